/** Inches a turn at each pace: a full move by arm and order, more for a charge, by hand for guns that are not limbered. */
import type { Fighter } from '../../../engine/contract.ts';
import { compare } from '../../../engine/fraction.ts';
import type { Pace } from '../../../engine/movement.ts';
import { add, atMost, base, capital, inches, note } from '../../../engine/tell.ts';
import { toNumber } from '../../../engine/fraction.ts';
import { total, type Trail } from '../../../engine/trail.ts';
import { mustHaul, mustRate, rowFor, withGuns, type Rate, type Rates } from './rates.ts';
import { sources } from './sources.ts';

const told = ({ label, inches: length, source }: Rate, id = 'move') =>
  base(id, length, { because: `${label}: ${inches(toNumber(length))} a turn.`, source });

function orderNote(fighter: Fighter): Trail {
  if (fighter.mounted || withGuns(fighter)) return [];
  if (fighter.order !== 'open' && fighter.order !== 'limbered' && fighter.order !== 'unlimbered') return [];
  return [
    note('order', 0, {
      because: `${fighter.order === 'open' ? 'Open order' : capital(fighter.order)} is no order of its own for foot.`,
      source: sources.orders,
    }),
  ];
}

/** A full move: hauled where a limber is lost, for that gun never goes otherwise. */
export function fullMove(fighter: Fighter, rates: Rates): Trail {
  const hauled = withGuns(fighter) && mustHaul(fighter);
  return [told(mustRate(rates, hauled ? 'by-hand' : rowFor(fighter))), ...orderNote(fighter)];
}

function charge(fighter: Fighter, rates: Rates): Trail {
  if (withGuns(fighter)) return [base('charge', 0, { because: 'Guns do not charge.', source: sources.charge })];
  const bonus = mustRate(rates, fighter.mounted ? 'horse-charge' : 'foot-charge');
  const trail = [
    ...fullMove(fighter, rates),
    add('charge', bonus.inches, { because: `${bonus.label} ${inches(toNumber(bonus.inches))}.`, source: bonus.source }),
  ];
  const most = rates('most');
  if (!most || compare(total(trail), most.inches) <= 0) return trail;
  return [...trail, atMost('most', most.inches, { because: `${most.label} than ${inches(toNumber(most.inches))}.`, source: most.source })];
}

function byHand(fighter: Fighter, rates: Rates): Trail {
  if (!withGuns(fighter)) return [base('by-hand', 0, { because: 'No guns to haul.', source: sources.byHand })];
  return [told(mustRate(rates, 'by-hand'), 'by-hand')];
}

/** The square is given up in a rout, and a routed battery goes at the pace of its teams. */
function fleeing(fighter: Fighter, rates: Rates, pace: 'rout' | 'pursuit'): Trail {
  const loose: Fighter = fighter.order === 'square' && pace === 'rout' ? { ...fighter, order: 'line' } : fighter;
  const because = pace === 'rout' ? 'Who is routed runs a full move.' : 'Who pursues goes a full move.';
  return [...fullMove(loose, rates), note(pace, 0, { because, source: sources.rout })];
}

/** Folds to inches a turn. */
export function allowanceOf(fighter: Fighter, pace: Pace, rates: Rates): Trail {
  switch (pace) {
    case 'move':
      return fullMove(fighter, rates);
    case 'charge':
      return charge(fighter, rates);
    case 'manhandled':
      return byHand(fighter, rates);
    case 'rout':
    case 'pursuit':
      return fleeing(fighter, rates, pace);
    default:
      throw new Error(`no pace ${String(pace satisfies never)}`);
  }
}
