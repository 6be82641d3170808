/** Moves under the rules: how far a unit may go, its charge, and its drill. */
import { form as formed } from '#geometry/check/march';
import { inchesOf, showTape, tape } from '#geometry/shape/units';
import type { UnitId } from '#geometry/table/table';
import type { Order, Refused, RuleSet } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import type { Way } from '#rules/engine/movement';
import { capital } from '#rules/engine/tell';
import { total } from '#rules/engine/trail';
import { gunOf, isGun } from '#rules/roster/traits';
import { chargeHolds } from '../charge/open.ts';
import { chargePlan } from '../charge/plan.ts';
import type { MoveNote, Placing } from '../command.ts';
import type { GameEvent } from '../event.ts';
import { fighterOf, readingsOf } from '../fighter.ts';
import { findUnit, standsOf, unitOf } from '../lookup.ts';
import { legRefused } from '../march/clear.ts';
import { counts, legsOf, type PlacedLeg } from '../march/placed.ts';
import { endedRefused, reckon, type Reckoning } from '../march/price.ts';
import { wayOf } from '../march/way.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { noUnit } from './edit.ts';
import { placingRefused } from './place.ts';

type Moved = NonNullable<Unit['moved']>;
type MarchedEvent = Extract<GameEvent, { type: 'Marched' }>;

/** A gun that is unlimbered or assembled this turn stays so for its fire, whatever it does after. */
function howMoved(state: GameState, unit: UnitId, how: Moved['how']): Moved['how'] {
  const before = unitOf(state, unit).moved?.how;
  return before === 'unlimbered' || before === 'assembled' ? before : how;
}

function marched(state: GameState, unit: UnitId, price: Reckoning, inches: number, how: Moved['how']): MarchedEvent {
  const before = unitOf(state, unit).moved;
  // Where the move ends, what was left of it is spent too.
  const spent = inchesOf(tape(price.ends ? Math.max(price.allowed, price.used + price.spent) : price.used + price.spent));
  const moved: Moved = { inches: inchesOf(tape((before?.inches ?? 0) + inches)), how: howMoved(state, unit, how), spent };
  return { type: 'Marched', unit, moved: price.ends || before?.ended ? { ...moved, ended: true } : moved };
}

interface Drill {
  readonly unit: UnitId;
  readonly order: Order;
  readonly how: Moved['how'];
}

/** What was spent of the move in one order, as the same share of the move in another. */
function inOrder(state: GameState, { unit, order }: Drill, spent: number, book: RuleSet): number {
  const fighter = fighterOf(state, unit);
  const moveIn = (one: Order): number =>
    toNumber(total(book.movement.allowance({ ...fighter, order: one }, 'move', readingsOf(state, book)).trail));
  const [before, after] = [moveIn(fighter.order), moveIn(order)];
  return before > 0 ? inchesOf(tape((spent * after) / before)) : spent;
}

const byHand = (state: GameState, unit: UnitId): boolean => {
  const fighter = fighterOf(state, unit);
  return fighter.order !== 'limbered' && fighter.order !== 'march-column' && fighter.stands.some(isGun);
};

/** Why so many inches are more than the unit has left. */
function beyondMove(state: GameState, price: Reckoning): Refused | null {
  if (price.left >= 0) return null;
  const left = showTape(tape(price.allowed - price.used));
  const because = `Beyond the move of ${unitOf(state, price.unit).name}: ${showTape(tape(price.spent))} needed, ${left} of ${showTape(tape(price.allowed))} left.`;
  return refusal('beyond-move', because);
}

/** A change of order as it counts against the move: no inches gone, and what is spent told in the new order's inches. */
function drilled(state: GameState, drill: Drill, price: Reckoning, book: RuleSet): GameEvent {
  const { moved, ...event } = marched(state, drill.unit, price, 0, drill.how);
  return { ...event, moved: { ...moved, spent: inOrder(state, drill, moved.spent ?? 0, book) } };
}

function barred(state: GameState, unit: UnitId, how: Way['how'], book: RuleSet): Refused | null {
  return (
    chargeHolds(state, unit) ??
    endedRefused(state, unit) ??
    book.movement.bars?.(fighterOf(state, unit), 'move', how, readingsOf(state, book)) ??
    null
  );
}

function legUnlawful(state: GameState, { unit, march, way }: PlacedLeg, price: Reckoning, book: RuleSet): Refused | null {
  return (
    barred(state, unit, way.how, book) ??
    endedRefused(state, unit, price.past) ??
    beyondMove(state, price) ??
    legRefused(state, unit, march)
  );
}

/** What a placing counts against the moves of its units; a refusal only where the move is asked for under the rules. */
export function marchEvents(state: GameState, placings: readonly Placing[], note: MoveNote, book: RuleSet): readonly GameEvent[] | Refused {
  if (!counts(note)) return [];
  const legs = legsOf(state, placings, note).map((leg) => ({ leg, price: reckon(state, leg.unit, [leg.way], book) }));
  if (note.march) {
    const refused = legs.map(({ leg, price }) => legUnlawful(state, leg, price, book)).find((one) => one !== null);
    if (refused) return refused;
  }
  return legs.map(({ leg, price }) => marched(state, leg.unit, price, leg.way.inches, byHand(state, leg.unit) ? 'manhandled' : 'marched'));
}

/** The charge as planned: the move into contact and what it used. The two are engaged when their melee begins. */
export function decideCharge(state: GameState, unit: UnitId, target: UnitId, book: RuleSet): readonly GameEvent[] | Refused {
  const plan = chargePlan(state, unit, target, book);
  if (plan.refused) return plan.refused;
  if (!plan.price) return refusal('no-way', `No way leads ${unitOf(state, unit).name} to ${unitOf(state, target).name}.`);
  return [
    { type: 'StandsPlaced', placings: plan.placings, note: { how: 'charge', inches: plan.inches } },
    marched(state, unit, plan.price, plan.inches, 'marched'),
    { type: 'Charged', unit, target, inches: plan.straight },
  ];
}

/** A change of formation, its stands side by side in ranks of `files`, as it would be made. */
export interface FormPlan {
  readonly refused: Refused | null;
  readonly placings: readonly Placing[];
  readonly inches: number;
  readonly price: Reckoning | null;
}

export function formPlan(state: GameState, unit: UnitId, order: Order, files: number, book: RuleSet): FormPlan {
  const no = (refused: Refused): FormPlan => ({ refused, placings: [], inches: 0, price: null });
  const found = findUnit(state, unit);
  const stands = standsOf(state, unit);
  if (!found) return no(noUnit(unit));
  if (stands.length === 0) return no(refusal('no-stands', `No stand of ${found.name} is left on the table.`));
  if (!Number.isInteger(files) || files < 1 || files > stands.length)
    return no(refusal('files', `${found.name} may form with 1 to ${stands.length} stands abreast, not ${files}.`));
  const march = formed(stands, files);
  const placings = march.moves.map(({ stand, box }) => ({ stand, box }));
  const price = reckon(state, unit, [wayOf(state.table, march, { how: 'form', to: order })], book);
  const refused = barred(state, unit, 'form', book) ?? beyondMove(state, price) ?? placingRefused(state, placings);
  return { refused, placings, inches: inchesOf(march.tape), price };
}

export function decideForm(state: GameState, unit: UnitId, order: Order, files: number, book: RuleSet): readonly GameEvent[] | Refused {
  const plan = formPlan(state, unit, order, files, book);
  if (plan.refused || !plan.price) return plan.refused ?? noUnit(unit);
  return [
    { type: 'StandsPlaced', placings: plan.placings, note: { how: 'form', inches: plan.inches } },
    { type: 'OrderTaken', unit, order },
    drilled(state, { unit, order, how: 'marched' }, plan.price, book),
  ];
}

/** Limbering and unlimbering: what it costs, and why it may not be. */
export function limberPlan(
  state: GameState,
  unit: UnitId,
  order: 'limbered' | 'unlimbered',
  book: RuleSet,
): Omit<FormPlan, 'placings' | 'inches'> {
  const found = findUnit(state, unit);
  if (!found) return { refused: noUnit(unit), price: null };
  if (!fighterOf(state, unit).stands.some(isGun))
    return { refused: refusal('no-guns', `Without guns, ${found.name} may not limber.`), price: null };
  if (found.order === order) return { refused: refusal('same-order', `${capital(order)} already: ${found.name}.`), price: null };
  const price = reckon(state, unit, [{ inches: 0, how: 'limber', through: [], to: order }], book);
  return { refused: barred(state, unit, 'limber', book) ?? beyondMove(state, price), price };
}

export function decideLimber(
  state: GameState,
  unit: UnitId,
  order: 'limbered' | 'unlimbered',
  book: RuleSet,
): readonly GameEvent[] | Refused {
  const { refused, price } = limberPlan(state, unit, order, book);
  if (refused || !price) return refused ?? noUnit(unit);
  const screw = fighterOf(state, unit).stands.some((stand) => isGun(stand) && gunOf(stand).id === 'screw-gun');
  const how = order === 'limbered' ? 'marched' : screw ? 'assembled' : 'unlimbered';
  return [{ type: 'OrderTaken', unit, order }, drilled(state, { unit, order, how }, price, book)];
}
