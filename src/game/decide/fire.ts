/** Firing: plans first, then the dice of every share in order, then each target's own. A step is settled wholly before the next. */
import type { Refused, RuleSet, Ruling, Share, Shot } from '#rules/engine/contract';
import { cupOf, DiceMisfit, type Cup } from '../dice.ts';
import type { GameEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { fighterOf, readingsOf } from '../fighter.ts';
import { planShot, settleContext } from '../preview.ts';
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

const firing = (plan: ShotPlan) => plan.stands.filter((one) => one.verdict.refused === null);

function notFired(plan: ShotPlan): readonly NotFired[] {
  const { unit } = plan.shot;
  if (plan.stands.length === 0) return plan.refused ? [{ unit, stand: null, refused: plan.refused }] : [];
  return plan.stands.flatMap((one) => (one.verdict.refused ? [{ unit, stand: one.facts.stand, refused: one.verdict.refused }] : []));
}

function throwShares(state: GameState, plan: ShotPlan, book: RuleSet, cup: Cup): readonly Share[] {
  const { shot, mode } = plan;
  const context = {
    shot,
    firer: fighterOf(state, shot.unit),
    target: shot.aim.at === undefined ? null : fighterOf(state, shot.aim.at),
    fighterOf: (unit: string) => fighterOf(state, unit),
    options: readingsOf(state, book),
  };
  return firing(plan).flatMap((one) => mode.throwFor(one.facts, one.verdict, context, cup.roll));
}

/** One step: all shots planned on the same table, one total and one die for each target in the order first met. */
function settleStep(state: GameState, book: RuleSet, step: string, shots: readonly Shot[], cup: Cup): Volley {
  const plans = shots.map((shot) => planShot(state, shot, book));
  const shares = plans.flatMap((plan) => throwShares(state, plan, book, cup));
  const context = settleContext(state, book, step, plans);
  const targets = [...new Set(shares.map((share) => share.target))];
  const rulings = targets.map((target) =>
    book.fire.settle(
      fighterOf(state, target),
      shares.filter((share) => share.target === target),
      context,
      cup.roll,
    ),
  );
  const fired = plans.flatMap((plan): GameEvent[] => {
    const stands = firing(plan).map((one) => one.facts.stand);
    return stands.length === 0 ? [] : [{ type: 'ShotFired', shot: plan.shot, stands }];
  });
  const taken = rulings.map((ruling): GameEvent => ({ type: 'EffectTaken', target: ruling.target, step, effect: ruling.effect, ruling }));
  return { events: [...fired, ...taken], rulings, refused: plans.flatMap(notFired) };
}

const stepOf = (book: RuleSet, shot: Shot): string => book.fire.modes.find((mode) => mode.id === shot.mode)?.step ?? '';

/** The same stand twice in one volley: the second shot is refused, whatever its mode (one shot a gun a turn). */
export function twiceNamed(state: GameState, shots: readonly Shot[]): Refused | null {
  const seen = new Set<string>();
  for (const shot of shots) {
    const stands = shot.stands ?? state.table.stands.filter((stand) => stand.unit === shot.unit).map((stand) => stand.id);
    const again = stands.find((id) => seen.has(id));
    if (again !== undefined) return refusal('named-twice', `${again} is named by two shots; a stand fires once a turn.`);
    for (const id of stands) seen.add(id);
  }
  return null;
}

/**
 * Fires shots of any steps: sorted by step, each settled at once, the later ones on the table that the earlier left.
 * @throws DiceMisfit when `faces` are given and do not fit what the rules ask for.
 */
export function fireVolley(state: GameState, shots: readonly Shot[], book: RuleSet, faces?: readonly number[]): Volley {
  const cup = cupOf(state.dice, faces);
  const volleys: Volley[] = [];
  const unknown = shots.filter((shot) => !book.fire.steps.some((step) => step.id === stepOf(book, shot)));
  const strays = unknown.flatMap((shot) => notFired(planShot(state, shot, book)));
  let now = state;
  for (const step of book.fire.steps) {
    const inStep = shots.filter((shot) => stepOf(book, shot) === step.id);
    if (inStep.length === 0) continue;
    const volley = settleStep(now, book, step.id, inStep, cup);
    volleys.push(volley);
    now = volley.events.reduce(evolve, now);
  }
  const then = cup.finish();
  const thrown: GameEvent[] = cup.throws.length === 0 ? [] : [{ type: 'DiceThrown', throws: [...cup.throws], then, typed: cup.typed }];
  return {
    events: [...thrown, ...volleys.flatMap((volley) => volley.events)],
    rulings: volleys.flatMap((volley) => volley.rulings),
    refused: [...strays, ...volleys.flatMap((volley) => volley.refused)],
  };
}

/** Fires for the game: a misfit of typed dice and a volley that fires nothing are refusals. */
export function decideVolley(state: GameState, shots: readonly Shot[], book: RuleSet, faces?: readonly number[]): Volley | Refused {
  const twice = twiceNamed(state, shots);
  if (twice) return twice;
  try {
    const volley = fireVolley(state, shots, book, faces);
    const fired = volley.events.some((event) => event.type === 'ShotFired');
    return fired ? volley : (volley.refused[0]?.refused ?? refusal('nothing-fired', 'Nothing was declared to fire.'));
  } catch (error) {
    if (error instanceof DiceMisfit) return refusal('dice', `The dice do not fit: ${error.message}.`);
    throw error;
  }
}
