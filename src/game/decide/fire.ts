/** Firing: plans first, then the dice of every share in order, then each target's own. A step is settled wholly before the next. */
import type { UnitId } from '#geometry/table/table';
import type { Refused, Roll, RuleSet, Ruling, Share, Shot } from '#rules/engine/contract';
import { throwsAsked, type Asking } from '../asking.ts';
import { cupOf, DiceMisfit, misfitRefused } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fighterOf } from '../fighter.ts';
import { contextOf, firingOf, planShot, readingsOfPlan, ruledTogether, settleContext } from '../preview.ts';
import { refusal } from '../refusal.ts';
import type { ShotPlan } from '../session.types.ts';
import type { GameState } from '../state.ts';

/** A stand or shot that could not fire, beside those that did. */
export interface NotFired {
  readonly unit: string;
  readonly stand: string | null;
  readonly refused: Refused;
}

export interface Volley {
  readonly events: readonly GameEvent[];
  readonly rulings: readonly Ruling[];
  readonly refused: readonly NotFired[];
}

/** The stands of a plan that do not fire, each with its reason; the shot itself where no stand was asked. */
export function notFired(plan: ShotPlan): readonly NotFired[] {
  const { unit } = plan.shot;
  if (plan.stands.length === 0) return plan.refused ? [{ unit, stand: null, refused: plan.refused }] : [];
  const alone = plan.stands.flatMap((one) => (one.verdict.refused ? [{ unit, stand: one.facts.stand, refused: one.verdict.refused }] : []));
  const together = plan.groups.flatMap(({ refused, stands }) => (refused ? stands.map((stand) => ({ unit, stand, refused })) : []));
  return [...alone, ...together];
}

function throwShares(state: GameState, plan: ShotPlan, book: RuleSet, roll: Roll): readonly Share[] {
  // A group's share waits for no dice of its own: its settlement throws them.
  if (plan.mode.group) return plan.shares;
  const context = contextOf(state, plan.shot, book);
  return firingOf(plan).flatMap((one) => plan.mode.throwFor(one.facts, one.verdict, context, roll));
}

/** One step: all shots planned on the same table, one total and one die for each target in the order first met, or for one alone. */
function settlePlans(state: GameState, book: RuleSet, plans: readonly ShotPlan[], roll: Roll, only?: UnitId): Volley {
  const step = plans[0]?.mode.step ?? '';
  const shares = plans.flatMap((plan) => throwShares(state, plan, book, roll));
  const context = settleContext(state, book, step, plans);
  const rulings = ruledTogether(shares, book)
    .filter(([{ target }]) => only === undefined || target === only)
    .map((some) => book.fire.settle(fighterOf(state, some[0].target), some, context, roll));
  const fired = plans.flatMap((plan): GameEvent[] => {
    const stands = firingOf(plan).map((one) => one.facts.stand);
    return stands.length === 0 ? [] : [{ type: 'ShotFired', shot: plan.shot, stands, readings: readingsOfPlan(plan, book) }];
  });
  const taken = rulings.map((ruling): GameEvent => ({ type: 'EffectTaken', target: ruling.target, step, effect: ruling.effect, ruling }));
  return { events: [...fired, ...taken], rulings, refused: plans.flatMap(notFired) };
}

const stepOf = (book: RuleSet, shot: Shot): string => book.fire.modes.find((mode) => mode.id === shot.mode)?.step ?? '';

/** The same stand twice in one volley: it is refused, whatever its mode (one shot a gun a turn). */
export function twiceNamed(state: GameState, shots: readonly Shot[]): Refused | null {
  const seen = new Set<string>();
  for (const shot of shots) {
    const stands = shot.stands ?? state.table.stands.filter((stand) => stand.unit === shot.unit).map((stand) => stand.id);
    for (const id of stands) {
      if (seen.has(id)) return refusal('named-twice', `${id} is named twice; a stand fires once a turn.`);
      seen.add(id);
    }
  }
  return null;
}

/** Fires shots of any steps with a roll of the caller's: sorted by step, the later steps on the table that the earlier left. */
function fireSteps(state: GameState, shots: readonly Shot[], book: RuleSet, roll: Roll): readonly Volley[] {
  const unknown = shots.filter((shot) => !book.fire.steps.some((step) => step.id === stepOf(book, shot)));
  const strays: Volley = { events: [], rulings: [], refused: unknown.flatMap((shot) => notFired(planShot(state, shot, book))) };
  const volleys = [strays];
  let now = state;
  for (const step of book.fire.steps) {
    const inStep = shots.filter((shot) => stepOf(book, shot) === step.id);
    if (inStep.length === 0) continue;
    const plans = inStep.map((shot) => planShot(now, shot, book));
    const volley = settlePlans(now, book, plans, roll);
    volleys.push(volley);
    now = volley.events.reduce(evolve, now);
  }
  return volleys;
}

/**
 * Fires shots of any steps, each step settled at once.
 * @throws DiceMisfit when `faces` are given and do not fit what the rules ask for; a volley that fires nothing asks for none.
 */
export function fireVolley(state: GameState, shots: readonly Shot[], book: RuleSet, faces?: readonly number[]): Volley {
  const cup = cupOf(state.dice, faces);
  const volleys = fireSteps(state, shots, book, cup.roll);
  const fired = volleys.some((volley) => volley.events.length > 0);
  const then = fired ? cup.finish() : state.dice;
  const thrown: GameEvent[] = cup.throws.length === 0 ? [] : [{ type: 'DiceThrown', throws: [...cup.throws], then, typed: cup.typed }];
  return {
    events: [...thrown, ...volleys.flatMap((volley) => volley.events)],
    rulings: volleys.flatMap((volley) => volley.rulings),
    refused: volleys.flatMap((volley) => volley.refused),
  };
}

/** The settlement of one step as a function of its dice, measured and judged once: what chances are walked over, target by target. */
function settlementOf(state: GameState, shots: readonly Shot[], book: RuleSet, only?: UnitId): (roll: Roll) => readonly Ruling[] {
  const plans = shots.map((shot) => planShot(state, shot, book));
  return (roll) => settlePlans(state, book, plans, roll, only).rulings;
}

/** The dice that these shots of one step will ask for. */
export const diceAsked = (state: GameState, shots: readonly Shot[], book: RuleSet): Asking => throwsAsked(settlementOf(state, shots, book));

/** Fires for the game: a misfit of typed dice and a volley that fires nothing are refusals. */
export function decideVolley(state: GameState, shots: readonly Shot[], book: RuleSet, faces?: readonly number[]): Volley | Refused {
  const twice = twiceNamed(state, shots);
  if (twice) return twice;
  try {
    const volley = fireVolley(state, shots, book, faces);
    const fired = volley.events.some((event) => event.type === 'ShotFired');
    return fired ? volley : (volley.refused[0]?.refused ?? refusal('nothing-fired', 'Nothing was declared to fire.'));
  } catch (error) {
    if (error instanceof DiceMisfit) return misfitRefused(error);
    throw error;
  }
}
