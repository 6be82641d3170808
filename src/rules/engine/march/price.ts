/** What a way costs of a move, from the charts of ground and drill. The numbers are the charts'; the order of the fold is ours. */
import { tape, type Inches } from '#geometry/shape/units';
import type { Chart, ModifierChart } from '../chart.ts';
import type { Order } from '../contract.ts';
import { fraction, minus, ONE, times, toNumber, type Fraction } from '../fraction.ts';
import { asFraction, chartIn, modifierRow, sourceOf, type Sourced } from '../lookup.ts';
import type { Pace, Price, Way } from '../movement.ts';
import { add, atLeast, base, inches, multiply, note } from '../tell.ts';
import { total, type Trail, type TrailLine } from '../trail.ts';
import { marchSources } from './sources.ts';
import { stretchesOf } from './stretches.ts';

/** The unit on the way, as its book's charts give it. */
export interface Marcher {
  /** Inches of a full move: what halves and quarters are taken of. */
  readonly move: Fraction;
  readonly order: Order;
  readonly pace: Pace;
  /** Of a full move, what limbering or assembling costs where the book has a number of its own. */
  readonly limber?: Sourced<Fraction>;
  /** A gun that goes by hand within a full move: so many inches of it by hand are the full move. */
  readonly byHand?: Sourced<Fraction>;
  /** No road takes a body further than this in a turn. */
  readonly never?: Sourced<Fraction>;
}

/** Who runs, or runs after, hooks its guns in first: they are not hauled. */
export const runs = (pace: Pace): boolean => pace === 'rout' || pace === 'pursuit';

/** The charts that a way is priced by. */
export interface Costs {
  readonly ground: ModifierChart;
  readonly drill: ModifierChart;
}

/** @throws when the book has no charts of costs. */
export function costsIn(charts: readonly Chart[]): Costs {
  return { ground: chartIn(charts, 'modifiers', 'march.ground'), drill: chartIn(charts, 'modifiers', 'march.drill') };
}

/** Inches as the tape reads them, exact. */
const taped = (length: Inches): Fraction => fraction(tape(length), 100);

function rowOf(chart: ModifierChart, id: string): Sourced<Fraction> & { readonly label: string } {
  const row = modifierRow(chart, id);
  return { value: asFraction(row.value), label: row.label, source: sourceOf(chart, row) };
}

const GOING: Readonly<Record<Exclude<Way['how'], 'form' | 'limber' | 'about-face'>, string>> = {
  straight: 'Straight on',
  oblique: 'Obliquely',
  backwards: 'Backwards',
  sideways: 'Sideways',
  wheel: 'The arc of the outer front corner',
  manhandled: 'By hand',
};

const share = ({ num, den }: Fraction): string => `${num}/${den}`;
const shown = (value: Fraction): string => inches(toNumber(value));

/** What the slow or the paved inches add to plain going, or take off it. */
function groundLines(way: Way, by: Marcher, { ground }: Costs): Trail {
  const onRoads = by.order === 'march-column' && by.pace === 'move';
  return stretchesOf(way.through, onRoads).map(({ row, inches: length }) => {
    const { value, label, source } = rowOf(ground, row);
    const because = `${label}, ${inches(length)}: each inch costs ${share(value)}.`;
    return add(row, times(taped(length), minus(value, ONE)), { because, source });
  });
}

/** No road takes a body beyond the limit of its book: each inch costs at least a full move's share of it. */
function limitLine(way: Way, by: Marcher): Trail {
  if (!by.never || !way.through.some(({ kind }) => kind === 'road')) return [];
  const least = times(taped(way.inches), fraction(by.move.num * by.never.value.den, by.move.den * by.never.value.num));
  const because = `No road takes it further than ${shown(by.never.value)} in a turn.`;
  return [atLeast('limit', least, { because, source: by.never.source })];
}

/** Where nothing may be hauled, a hundredth of an inch is already a full move. */
const NOT_AT_ALL = fraction(100);

function slowdown(way: Way, by: Marcher, { ground }: Costs): Trail {
  const lines: TrailLine[] = [];
  if (way.how === 'backwards' || way.how === 'sideways') {
    const { value, label, source } = rowOf(ground, way.how);
    lines.push(multiply(way.how, value, { because: `${label}: each inch costs ${share(value)}.`, source }));
  }
  if (by.byHand && way.how !== 'manhandled') {
    const { value, source } = by.byHand;
    const each = value.num === 0 ? times(by.move, NOT_AT_ALL) : fraction(by.move.num * value.den, by.move.den * value.num);
    const because = `Hauled by hand: ${shown(value)} are a full move of ${shown(by.move)}.`;
    lines.push(multiply('by-hand', each, { because, source }));
  }
  return lines;
}

/** A share of the move for each wall and each work crossed. */
function obstacles(way: Way, by: Marcher, { drill }: Costs): Trail {
  return way.through.flatMap(({ kind }) => {
    if (kind !== 'wall' && kind !== 'works') return [];
    const { value, label, source } = rowOf(drill, kind);
    return [add(kind, times(by.move, value), { because: `${label}: ${share(value)} of a move of ${shown(by.move)}.`, source })];
  });
}

function priced(trail: Trail, ends: boolean, past = false): Price {
  const spent = total(trail);
  return { trail, spent, ends, ...(past ? { past } : {}) };
}

/** Drill on the spot: a share of a full move, however far the stands shift. */
function drilled(how: 'form' | 'limber' | 'about-face', by: Marcher, { drill }: Costs): Price {
  const row = rowOf(drill, how);
  const cost = (how === 'limber' && by.limber) || row;
  const because = `${row.label}: ${share(cost.value)} of a move of ${shown(by.move)}.`;
  return priced([base(how, times(by.move, cost.value), { because, source: cost.source })], false);
}

/**
 * Inches spent: plain going as the tape reads it, what the ground adds, twice that backwards, the share that guns by hand take, and
 * walls and works by the quarter of a move. A way that enters a building ends there.
 */
export function priceOf(way: Way, by: Marcher, costs: Costs): Price {
  const { how } = way;
  if (how === 'form' || how === 'limber' || how === 'about-face') return drilled(how, by, costs);
  const entered = way.through.filter(({ kind, within }) => kind === 'building' && !within);
  const ends = entered.length > 0;
  const source = how === 'wheel' ? marchSources.wheel : marchSources.going;
  const trail = [
    base('way', taped(way.inches), { because: `${GOING[how]}, ${inches(way.inches)}.`, source }),
    ...groundLines(way, by, costs),
    ...limitLine(way, by),
    ...slowdown(way, by, costs),
    ...obstacles(way, by, costs),
    ...(ends ? [note('building', 0, { because: 'A building ends the move.', source: marchSources.buildings })] : []),
  ];
  return priced(
    trail,
    ends,
    entered.some(({ out }) => out !== undefined),
  );
}
