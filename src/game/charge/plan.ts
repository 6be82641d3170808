/** A charge as it would be made: the wheel, the way and the contact, and what it costs of the move. The command starts from this very value. */
import { clashOf, type Clash } from '#geometry/check/contact';
import type { March } from '#geometry/check/march';
import { gap } from '#geometry/shape/box';
import { inchesOf, showTape, tape, TOUCH, type Tape } from '#geometry/shape/units';
import { placementProblems } from '#geometry/table/placement';
import type { Stand, UnitId } from '#geometry/table/table';
import type { Refused, RuleSet } from '#rules/engine/contract';
import type { Placing } from '../command.ts';
import { fighterOf, readingsOf } from '../fighter.ts';
import { findUnit, standsOf, unitOf } from '../lookup.ts';
import { after, placingsOf } from '../march/body.ts';
import { legRefused } from '../march/clear.ts';
import { endedRefused, reckon, type Reckoning } from '../march/price.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { chargeHolds, touch } from './open.ts';
import { crossings } from './crossings.ts';
import { waysAside, waysIn } from './ways.ts';

export interface ChargePlan {
  readonly unit: UnitId;
  readonly target: UnitId;
  /** Why it cannot be made; a charge out of reach or blocked still shows its legs. */
  readonly refused: Refused | null;
  readonly legs: readonly March[];
  readonly placings: readonly Placing[];
  /** Length of the way, legs together, and of its last straight leg, as the tape reads them. */
  readonly inches: number;
  readonly straight: number;
  readonly price: Reckoning | null;
  /** How the bodies would touch: the charger first. */
  readonly clash: Clash | null;
  /** The fronts lie close along an edge, and do not touch at a corner alone. */
  readonly flush: boolean;
}

interface Candidate {
  readonly legs: readonly March[];
  readonly body: readonly Stand[];
  readonly clash: Clash;
  readonly price: Reckoning;
  /** Too far, or too near. */
  readonly reach: Refused | null;
}

const nothing = (unit: UnitId, target: UnitId, refused: Refused): ChargePlan => ({
  unit,
  target,
  refused,
  legs: [],
  placings: [],
  inches: 0,
  straight: 0,
  price: null,
  clash: null,
  flush: false,
});

/** What bars a unit from charging at all, before anything is measured. */
function barred(state: GameState, unitId: UnitId, targetId: UnitId, book: RuleSet): Refused | null {
  const [unit, target] = [findUnit(state, unitId), findUnit(state, targetId)];
  if (!unit || !target) return refusal('no-such-unit', `No unit ${unit ? targetId : unitId} is on this table.`);
  if (unit.side === target.side) return refusal('own-side', `${unit.name} and ${target.name} are of one side.`);
  const gone = [unit, target].find(({ id }) => standsOf(state, id).length === 0);
  if (gone) return refusal('no-stands', `No stand of ${gone.name} is left on the table.`);
  const bars = book.movement.bars?.(fighterOf(state, unitId), 'charge', 'straight', readingsOf(state, book)) ?? null;
  if (bars) return bars;
  if (unit.order === 'square') return refusal('square', `In square, ${unit.name} may not charge.`);
  return tied(state, unit, target);
}

/** What the unit does already keeps it from charging: it touches the enemy, is to fire, or is held by another charge. */
function tied(state: GameState, unit: Unit, target: Unit): Refused | null {
  if (touch(state, unit.id, target.id))
    return refusal('in-contact', `${unit.name} and ${target.name} are in contact already; begin the melee.`);
  const declared = state.turn.declared.some((shot) => shot.unit === unit.id);
  if (declared) return refusal('declared', `A shot of ${unit.name} is declared, and who charges does not fire. Withdraw it first.`);
  return chargeHolds(state, unit.id);
}

const lengthOf = (legs: readonly March[]): Tape => tape(legs.reduce((sum, leg) => sum + leg.inches, 0));
const ahead = (legs: readonly March[]): Tape => legs.findLast((leg) => leg.how === 'straight')?.tape ?? tape(0);

interface Pair {
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** One way, measured and priced. */
function weigh(state: GameState, pair: Pair, legs: readonly March[], book: RuleSet): Candidate {
  const price = reckon(state, pair.unit, crossings(state.table, legs), book, 'charge');
  const body = legs.reduce(after, standsOf(state, pair.unit));
  const clash = clashOf(body, standsOf(state, pair.target));
  return { legs, body, clash, price, reach: reachRefused(state, pair, { legs, price }, book) };
}

/** Why a way cannot be gone though it is not too long: something lies between, or there is no room at its end. */
function blocked(state: GameState, { unit }: Pair, { legs, body, clash }: Candidate): Refused | null {
  const met = legs.map((leg) => legRefused(state, unit, leg)).find((refused) => refused !== null);
  if (met) return met;
  const unfit = clash.contacts.length === 0 || placementProblems(state.table, placingsOf(body)).length > 0;
  return unfit ? refusal('no-room', `There is no room for ${unitOf(state, unit).name} at the place of contact.`) : null;
}

function reachRefused(
  state: GameState,
  { unit, target }: Pair,
  { legs, price }: Pick<Candidate, 'legs' | 'price'>,
  book: RuleSet,
): Refused | null {
  const [who, whom] = [unitOf(state, unit).name, unitOf(state, target).name];
  const ended = endedRefused(state, unit, price.past);
  if (ended) return ended;
  if (price.left < -TOUCH) {
    const used = price.used > 0 ? `, of which ${showTape(tape(price.used))} is used` : '';
    return refusal(
      'out-of-reach',
      `Out of reach of ${who}: the charge at ${whom} takes ${showTape(tape(price.spent))} of ${showTape(tape(price.allowed))}${used}.`,
    );
  }
  const least = book.movement.leastCharge(fighterOf(state, unit));
  if (ahead(legs) >= tape(least.inches)) return null;
  const because = `Too close for ${who} to charge ${whom}: ${showTape(ahead(legs))} ahead, ${showTape(tape(least.inches))} at least.`;
  return { code: 'too-close', because, source: least.source };
}

const figuresMet = ({ clash }: Candidate): number => clash.front[0].figures;
const isFlush = ({ clash }: Candidate): boolean => clash.contacts.some((contact) => contact.inches > TOUCH);

/**
 * The ways within reach, best first: the most figures of the front in contact, along an edge before at a corner, and the cheapest of those
 * that are alike. Ways out of reach come last: along an edge before at a corner, and the cheapest first.
 */
function better(a: Candidate, b: Candidate): number {
  const reach = Number(a.reach !== null) - Number(b.reach !== null);
  const figures = figuresMet(b) - figuresMet(a);
  const edge = Number(isFlush(b)) - Number(isFlush(a));
  const cost = a.price.spent - b.price.spent;
  return reach || (a.reach === null ? figures || edge || cost : edge || cost || figures) || a.legs.length - b.legs.length;
}

type Chosen = Candidate & { readonly refused: Refused | null };

/** The first way that nothing bars, or the best one with what bars it. */
function firstOpen(state: GameState, pair: Pair, candidates: readonly Candidate[]): Chosen | null {
  let first: Chosen | null = null;
  for (const one of candidates.toSorted(better)) {
    const refused = one.reach ?? blocked(state, pair, one);
    if (refused === null) return { ...one, refused };
    first ??= { ...one, refused };
  }
  return first;
}

/** The best way in. Only where none within reach comes in along an edge is it asked whether one that first wheels aside does. */
function chosen(state: GameState, pair: Pair, book: RuleSet): Chosen | null {
  const [body, targets] = [standsOf(state, pair.unit), standsOf(state, pair.target)];
  const weighed = waysIn(body, targets).map((legs) => weigh(state, pair, legs, book));
  const way = firstOpen(state, pair, weighed);
  if (way === null || weighed.every(({ reach }) => reach !== null) || (way.refused === null && isFlush(way))) return way;
  const aside = waysAside(body, targets).map((legs) => weigh(state, pair, legs, book));
  const other = firstOpen(
    state,
    pair,
    aside.filter((one) => one.reach === null && isFlush(one)),
  );
  return other?.refused === null ? other : way;
}

/** The charge of a unit at another, under the book's movement. Takes no dice. */
export function chargePlan(state: GameState, unit: UnitId, target: UnitId, book: RuleSet): ChargePlan {
  const bar = barred(state, unit, target, book);
  if (bar) return nothing(unit, target, bar);
  const way = chosen(state, { unit, target }, book);
  if (!way) {
    const nearest = Math.min(...standsOf(state, unit).flatMap((a) => standsOf(state, target).map((b) => gap(a.box, b.box).inches)));
    const said = `No wheel up to a right angle brings ${unitOf(state, unit).name} to ${unitOf(state, target).name}, ${showTape(tape(nearest))} off.`;
    return nothing(unit, target, refusal('no-way', said));
  }
  return {
    unit,
    target,
    refused: way.refused,
    legs: way.legs,
    placings: placingsOf(way.body),
    inches: inchesOf(lengthOf(way.legs)),
    straight: inchesOf(ahead(way.legs)),
    price: way.price,
    clash: way.clash,
    flush: isFlush(way),
  };
}
