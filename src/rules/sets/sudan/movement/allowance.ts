/** Inches a turn at each pace, off the table; pursued and pursuing with dice. */
import type { DiceCall, Fighter } from '../../../engine/contract.ts';
import { toNumber } from '../../../engine/fraction.ts';
import type { Pace } from '../../../engine/movement.ts';
import { add, base, inches, note } from '../../../engine/tell.ts';
import type { Trail } from '../../../engine/trail.ts';
import { isMahdist } from '../shared/index.ts';
import { columnOf, cellOf, mustHaul, ROWS, rowOf, withGuns, type Cells, type Column, type Row } from './rows.ts';
import { sources } from './sources.ts';

export interface Allowed {
  readonly trail: Trail;
  readonly dice: DiceCall | null;
}

const sure = (trail: Trail): Allowed => ({ trail, dice: null });

function cellLine(id: string, row: Row, column: Column, cells: Cells): Trail[number] {
  const { value, source } = cellOf(cells, row, column);
  return base(id, value, { because: `${row}, ${column}: ${inches(toNumber(value))}.`, source });
}

function orderNote(fighter: Fighter, cells: Cells): Trail {
  const { order } = fighter;
  if (withGuns(fighter) || order === 'line') return [];
  const row = rowOf(fighter);
  const because = `${fighter.name}, in ${order.replace('-', ' ')}: read as ${row}, ${columnOf(fighter, cells)}.`;
  return [note('order', 0, { because, source: sources.orders })];
}

/** A full move: hauled where a limber is lost, for that gun never goes otherwise. */
export function fullMove(fighter: Fighter, cells: Cells): Trail {
  const hauled = withGuns(fighter) && mustHaul(fighter);
  return [cellLine('move', rowOf(fighter), hauled ? 'by hand' : columnOf(fighter, cells), cells), ...orderNote(fighter, cells)];
}

function charge(fighter: Fighter, cells: Cells): Trail {
  if (withGuns(fighter)) return [base('charge', 0, { because: 'Guns do not charge.', source: sources.gunsCharge })];
  const row = rowOf(fighter);
  const whole = cells(row, 'a charge');
  if (whole) return [cellLine('charge', row, 'a charge', cells), ...orderNote(fighter, cells)];
  const more = cellOf(cells, row, 'a charge adds');
  const because = `${row}: a charge adds ${inches(toNumber(more.value))}.`;
  return [...fullMove(fighter, cells), add('charge', more.value, { because, source: more.source })];
}

function byHand(fighter: Fighter, cells: Cells): Trail {
  if (!withGuns(fighter)) return [base('by-hand', 0, { because: 'No guns to haul.', source: sources.byHand })];
  return [cellLine('by-hand', rowOf(fighter), 'by hand', cells)];
}

const WHY = { rout: 'pursued', pursuit: 'in pursuit' } as const;

function fleeing(fighter: Fighter, cells: Cells, pace: 'rout' | 'pursuit'): Allowed {
  const row = rowOf(fighter);
  if (withGuns(fighter) && mustHaul(fighter)) {
    const because = `A gun of ${fighter.name} has no limber: it is hauled, whatever it runs from.`;
    return sure([...fullMove(fighter, cells), note('hauled', 0, { because, source: sources.byHand })]);
  }
  if (withGuns(fighter) && !isMahdist(fighter)) {
    const because = `Wheels under ${fighter.name}: no row of guns has a pursued move of its own but the Mahdists’.`;
    return sure([cellLine(pace, ROWS.wheeled, 'in column', cells), note('wheels', 0, { because, source: sources.gunsPursued })]);
  }
  const count = toNumber(cellOf(cells, row, 'and d6').value);
  const trail: Trail = [
    cellLine(pace, row, 'pursued', cells),
    ...(row === ROWS.skirmishers ? [note('flat', 0, { because: 'Skirmishers go the same at every pace.', source: sources.flat })] : []),
  ];
  if (count === 0) return sure(trail);
  const why = `Inches of ${fighter.name}, ${WHY[pace]}`;
  return { trail, dice: { count, sides: 6, why, for: fighter.unit, against: fighter.unit, matters: { only: 'sum' } } };
}

/** The trail folds to the inches that are sure; the dice come on top. */
export function allowanceOf(fighter: Fighter, pace: Pace, cells: Cells): Allowed {
  switch (pace) {
    case 'move':
      return sure(fullMove(fighter, cells));
    case 'charge':
      return sure(charge(fighter, cells));
    case 'manhandled':
      return sure(byHand(fighter, cells));
    case 'rout':
    case 'pursuit':
      return fleeing(fighter, cells, pace);
    default:
      throw new Error(`no pace ${String(pace satisfies never)}`);
  }
}
