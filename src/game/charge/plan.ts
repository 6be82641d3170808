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
import { reckon, type Reckoning } from '../march/price.ts';
import { wayOf } from '../march/way.ts';
import { refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { waysIn } from './ways.ts';

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
  readonly refused: Refused | null;
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
  if (gone) return refusal('no-stands', `${gone.name} has no stand left on the table.`);
  const bars = book.movement.bars?.(fighterOf(state, unitId), 'charge', 'straight', readingsOf(state, book)) ?? null;
  if (bars) return bars;
  if (unit.order === 'square') return refusal('square', `${unit.name} stands in square; a square does not charge.`);
  const touching = clashOf(standsOf(state, unitId), standsOf(state, targetId)).contacts.length > 0;
  return touching ? refusal('in-contact', `${unit.name} is in contact with ${target.name} already; begin the melee.`) : null;
}

const lengthOf = (legs: readonly March[]): Tape => tape(legs.reduce((sum, leg) => sum + leg.inches, 0));
const ahead = (legs: readonly March[]): Tape => legs.findLast((leg) => leg.how === 'straight')?.tape ?? tape(0);

/** Everything that is measured of one way, and why it may not be gone. */
function weigh(
  state: GameState,
  plan: { readonly unit: UnitId; readonly target: UnitId },
  legs: readonly March[],
  book: RuleSet,
): Candidate {
  const { unit, target } = plan;
  const ways = legs.map((leg) => wayOf(state.table, leg, { how: leg.how, pace: 'charge' }));
  const price = reckon(state, unit, ways, book, 'charge');
  const body = legs.reduce(after, standsOf(state, unit));
  const clash = clashOf(body, standsOf(state, target));
  const blocked = legs.map((leg) => legRefused(state, unit, leg)).find((refused) => refused !== null) ?? null;
  const unfit = placementProblems(state.table, placingsOf(body)).length > 0 || clash.contacts.length === 0;
  const misplaced = unfit ? refusal('no-room', `${unitOf(state, unit).name} has no room where it would come into contact.`) : null;
  return { legs, body, clash, price, refused: blocked ?? misplaced ?? reachRefused(state, plan, { legs, price }, book) };
}

function reachRefused(
  state: GameState,
  { unit, target }: { readonly unit: UnitId; readonly target: UnitId },
  { legs, price }: Pick<Candidate, 'legs' | 'price'>,
  book: RuleSet,
): Refused | null {
  const [who, whom] = [unitOf(state, unit).name, unitOf(state, target).name];
  if (price.past) return refusal('move-ends', `${who} would have to go on from ground that ends its move.`);
  if (price.left < -TOUCH) {
    const used = price.used > 0 ? `, of which ${showTape(tape(price.used))} is used` : '';
    return refusal(
      'out-of-reach',
      `${whom} is out of reach of ${who}: the charge takes ${showTape(tape(price.spent))} of ${showTape(tape(price.allowed))}${used}.`,
    );
  }
  const least = book.movement.leastCharge(fighterOf(state, unit));
  if (ahead(legs) >= tape(least.inches)) return null;
  const because = `${who} is too close to charge ${whom}: ${showTape(ahead(legs))} ahead, ${showTape(tape(least.inches))} at least.`;
  return { code: 'too-close', because, source: least.source };
}

const contactInches = ({ clash }: Candidate): number => clash.front[0].inches;

/** Of the ways that may be gone, those with at least half as much front in contact as the best, and of these the cheapest; else the cheapest of all. */
function best(candidates: readonly Candidate[]): Candidate | undefined {
  const able = candidates.filter((one) => one.refused === null);
  const most = Math.max(0, ...able.map(contactInches));
  const wide = able.filter((one) => contactInches(one) >= most / 2 - TOUCH);
  const cheapest = (of: readonly Candidate[]) => of.toSorted((a, b) => a.price.spent - b.price.spent || a.legs.length - b.legs.length)[0];
  const touching = candidates.filter((one) => one.refused?.code === 'out-of-reach' || one.refused?.code === 'too-close');
  return cheapest(wide) ?? cheapest(touching) ?? cheapest(candidates);
}

/** The charge of a unit at another, under the book's movement. Takes no dice. */
export function chargePlan(state: GameState, unit: UnitId, target: UnitId, book: RuleSet): ChargePlan {
  const bar = barred(state, unit, target, book);
  if (bar) return nothing(unit, target, bar);
  const targets = standsOf(state, target);
  const chosen = best(waysIn(standsOf(state, unit), targets).map((legs) => weigh(state, { unit, target }, legs, book)));
  if (!chosen) {
    const nearest = Math.min(...standsOf(state, unit).flatMap((a) => targets.map((b) => gap(a.box, b.box).inches)));
    const said = `No wheel up to a right angle brings ${unitOf(state, unit).name} to ${unitOf(state, target).name}, ${showTape(tape(nearest))} off.`;
    return nothing(unit, target, refusal('no-way', said));
  }
  return {
    unit,
    target,
    refused: chosen.refused,
    legs: chosen.legs,
    placings: placingsOf(chosen.body),
    inches: inchesOf(lengthOf(chosen.legs)),
    straight: inchesOf(ahead(chosen.legs)),
    price: chosen.price,
    clash: chosen.clash,
    flush: chosen.clash.contacts.some((contact) => contact.inches > TOUCH),
  };
}
