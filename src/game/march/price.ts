/** What a unit's legs cost of its move, and what is left of it. */
import { inchesOf, tape, type Tape } from '#geometry/shape/units';
import type { Refused, RuleSet } from '#rules/engine/contract';
import { marchSources } from '#rules/engine/march/sources';
import { fraction, toNumber } from '#rules/engine/fraction';
import type { Pace, Price, Way } from '#rules/engine/movement';
import { playSources } from '#rules/engine/play/sources';
import { inches as inchWords } from '#rules/engine/tell';
import { total, type Trail, type TrailLine } from '#rules/engine/trail';
import { fighterOf, readingsOf } from '../fighter.ts';
import { unitOf } from '../lookup.ts';
import type { GameState } from '../state.ts';

/** All readings in inches. `left` is negative beyond the move, and nothing is left of one that ends. */
export interface Reckoning {
  readonly unit: string;
  readonly pace: Pace;
  readonly ways: readonly Way[];
  /** Cost of these legs, and of what the unit had marched before them. */
  readonly spent: number;
  readonly used: number;
  readonly allowed: number;
  readonly left: number;
  /** The move is over after these legs, whatever is left. */
  readonly ends: boolean;
  /** A leg after one that ended the move, or one that goes on beyond what ends it. */
  readonly past: boolean;
  /** One line a leg, which fold to the inches spent; and the lines of the allowance. */
  readonly trail: Trail;
  readonly allowance: Trail;
}

/** What a unit has used of its move this turn, as the tape reads it; a file that only tells inches is read as ordinary going. */
export function usedBy(state: GameState, unit: string): Tape {
  const { moved } = unitOf(state, unit);
  return tape(moved?.spent ?? moved?.inches ?? 0);
}

/** Why a move that has ended, or that would go on beyond what ends it, is not gone; null where neither is so. */
export function endedRefused(state: GameState, unit: string, past = false): Refused | null {
  const { name, moved } = unitOf(state, unit);
  const source = marchSources.buildings;
  if (moved?.ended) return { code: 'move-ended', because: `The move of ${name} ended in a building this turn.`, source };
  return past ? { code: 'move-ends', because: `${name} would go on beyond a building, and to enter one ends a move.`, source } : null;
}

export function allowanceOf(state: GameState, unit: string, pace: Pace, book: RuleSet): { readonly inches: number; readonly trail: Trail } {
  const { trail } = book.movement.allowance(fighterOf(state, unit), pace, readingsOf(state, book));
  return { inches: toNumber(total(trail)), trail };
}

const HOW: Readonly<Record<Way['how'], string>> = {
  straight: 'straight ahead',
  oblique: 'obliquely',
  backwards: 'backwards',
  sideways: 'sideways',
  wheel: 'wheel',
  'about-face': 'about face',
  form: 'change of formation',
  limber: 'limbering',
  manhandled: 'by hand',
};

function legLine(way: Way, index: number, price: Price | undefined): TrailLine {
  const parts = price?.trail ?? [];
  const said = way.inches === 0 ? HOW[way.how] : `${HOW[way.how]} ${inchWords(way.inches)}`;
  return {
    id: `leg-${index + 1}`,
    op: 'add',
    value: price?.spent ?? fraction(0),
    because: said,
    source: parts[0]?.source ?? playSources.moves,
    parts,
  };
}

export function reckon(state: GameState, unit: string, ways: readonly Way[], book: RuleSet, pace: Pace = 'move'): Reckoning {
  const fighter = fighterOf(state, unit);
  const prices = ways.map((way) => book.movement.price(fighter, way, readingsOf(state, book)));
  const spent = tape(prices.reduce((sum, price) => sum + toNumber(price.spent), 0));
  const used = usedBy(state, unit);
  const { inches, trail } = allowanceOf(state, unit, pace, book);
  const allowed = tape(inches);
  const ends = prices.some((price) => price.ends);
  const left = (allowed - used - spent) / 100;
  return {
    unit,
    pace,
    ways,
    spent: inchesOf(spent),
    used: inchesOf(used),
    allowed: inchesOf(allowed),
    left: ends ? Math.min(0, left) : left,
    ends,
    past: prices.some((price, i) => price.past === true || (price.ends && i < prices.length - 1)),
    trail: ways.map((way, i) => legLine(way, i, prices[i])),
    allowance: trail,
  };
}
