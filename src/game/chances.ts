/** The exact chances of shots: one answer for each ruling to come, and for each target what its rulings come to together. */
import type { StandId, UnitId } from '#geometry/table/table';
import { chancesOf, sufferedBy, sufferedTogether, type EffectChances, type Present, type Suffered } from '#rules/engine/chance';
import type { Roll, RuleSet, Ruling, SettleContext, Share, Shot } from '#rules/engine/contract';
import type { Outcome } from '#rules/engine/walk';
import { notFired, type NotFired } from './decide/fire.ts';
import { fighterOf } from './fighter.ts';
import { contextOf, firingOf, modeOf, planShot, ruledTogether, settleContext } from './preview.ts';
import type { ShotPlan } from './session.types.ts';
import type { GameState } from './state.ts';

/** A ruling to come as a function of its dice: the same throws and the same settlement that fire it, and nothing of the others. */
export interface RulingToCome {
  readonly target: UnitId;
  readonly step: string;
  /** The stands whose fire it rules on, in the order in which they fire. */
  readonly by: readonly StandId[];
  readonly settle: (roll: Roll) => Ruling;
}

export interface RulingChances {
  readonly target: UnitId;
  readonly step: string;
  readonly by: readonly StandId[];
  readonly chances: EffectChances;
}

/** What all rulings of a step on one target come to: they are simultaneous, and no more is lost than is there. */
export interface TargetChances {
  readonly target: UnitId;
  readonly step: string;
  readonly present: Present;
  /** Indices of its rulings. */
  readonly rulings: readonly number[];
  readonly chances: EffectChances;
}

export interface VolleyChances {
  readonly rulings: readonly RulingChances[];
  readonly targets: readonly TargetChances[];
  readonly refused: readonly NotFired[];
}

/** Whether a book counts its losses in stands or in figures: where all fire at a target is one ruling, the chart takes stands. */
export const lossesIn = (book: RuleSet): 'figures' | 'stands' => (book.fire.rules === 'by-target' ? 'stands' : 'figures');

export function presentOf(state: GameState, unit: UnitId): Present {
  const { figures, stands } = fighterOf(state, unit);
  return { figures, stands: stands.length };
}

/** The shares of one firing stand, or of all groups of a shot, as a function of their dice; without dice they are made once. */
type Throwing = (roll: Roll) => readonly Share[];

const nobodyThrows: Roll = (call) => {
  throw new Error(`${call.why}: a die that was not foretold`);
};

function throwingOf(state: GameState, plan: ShotPlan, book: RuleSet): readonly Throwing[] {
  if (plan.mode.group) return [() => plan.shares];
  const context = contextOf(state, plan.shot, book);
  return firingOf(plan).map(({ facts, verdict }) => {
    const thrown = (roll: Roll) => plan.mode.throwFor(facts, verdict, context, roll);
    if (verdict.dice.length > 0) return thrown;
    const sure = thrown(nobodyThrows);
    return () => sure;
  });
}

const firing = (share: Share): readonly StandId[] => share.together ?? [share.by];
const lowestFaces: Roll = (call) => Array.from({ length: call.count }, () => 1);

interface OfStep {
  readonly state: GameState;
  readonly book: RuleSet;
  readonly step: string;
  readonly context: SettleContext;
  readonly throwing: readonly Throwing[];
}

/** All fire at a target is one ruling: the dice of all shares, then the target's own. */
function byTarget({ state, book, step, context, throwing }: OfStep): readonly RulingToCome[] {
  const all = (roll: Roll) =>
    ruledTogether(
      throwing.flatMap((one) => one(roll)),
      book,
    );
  return all(lowestFaces).map((first) => {
    const { target } = first[0];
    const settle = (roll: Roll): Ruling => {
      const shares = all(roll).find(([share]) => share.target === target);
      if (!shares) throw new Error(`no ruling on ${target}`);
      return book.fire.settle(fighterOf(state, target), shares, context, roll);
    };
    return { target, step, by: [...new Set(first.flatMap(firing))], settle };
  });
}

/** Each share is a ruling of its own: the dice of its stand, then the ruling's. */
function byShare({ state, book, step, context, throwing }: OfStep): readonly RulingToCome[] {
  return throwing.flatMap((thrown) =>
    thrown(lowestFaces).map((first, index) => {
      const { target } = first;
      const settle = (roll: Roll): Ruling => {
        const share = thrown(roll)[index];
        if (!share) throw new Error(`no ruling on ${target}`);
        return book.fire.settle(fighterOf(state, target), [share], context, roll);
      };
      return { target, step, by: firing(first), settle };
    }),
  );
}

/** The rulings to come of plans that are of one step, in the order in which they are settled. */
export function rulingsToCome(state: GameState, plans: readonly ShotPlan[], book: RuleSet): readonly RulingToCome[] {
  const step = plans[0]?.mode.step ?? '';
  const throwing = plans.flatMap((plan) => throwingOf(state, plan, book));
  const of: OfStep = { state, book, step, context: settleContext(state, book, step, plans), throwing };
  return book.fire.rules === 'by-share' ? byShare(of) : byTarget(of);
}

interface Walked extends RulingToCome {
  readonly suffered: readonly Outcome<Suffered>[];
}

function targetsOf(state: GameState, walked: readonly Walked[], first: number): readonly TargetChances[] {
  return [...new Set(walked.map(({ target }) => target))].map((target) => {
    const own = walked.flatMap((one, index) => (one.target === target ? [{ ...one, index: first + index }] : []));
    const present = presentOf(state, target);
    const together = sufferedTogether(
      own.map(({ suffered }) => suffered),
      present,
    );
    return {
      target,
      step: own[0]?.step ?? '',
      present,
      rulings: own.map(({ index }) => index),
      chances: chancesOf(together, present),
    };
  });
}

/** The chances of shots that are planned already, all of one step. @param first index of the first ruling, where others came before. */
export function chancesOfPlans(state: GameState, plans: readonly ShotPlan[], book: RuleSet, first = 0): VolleyChances {
  const walked = rulingsToCome(state, plans, book).map((one) => ({ ...one, suffered: sufferedBy(one.settle, one.target) }));
  return {
    rulings: walked.map(({ target, step, by, suffered }) => ({
      target,
      step,
      by,
      chances: chancesOf(suffered, presentOf(state, target)),
    })),
    targets: targetsOf(state, walked, first),
    refused: plans.flatMap(notFired),
  };
}

/**
 * The exact chances of shots of any steps, sorted by step as they are fired. Each step is taken on the table as it is now: what an
 * earlier step might do to the firers or targets of a later one is not worked in.
 */
export function volleyChances(state: GameState, shots: readonly Shot[], book: RuleSet): VolleyChances {
  const steps = book.fire.steps.map((step) => shots.filter((shot) => modeOf(book, shot.mode)?.step === step.id));
  const unknown = shots.filter((shot) => !steps.flat().includes(shot));
  const none: VolleyChances = { rulings: [], targets: [], refused: unknown.flatMap((shot) => notFired(planShot(state, shot, book))) };
  return steps
    .filter((inStep) => inStep.length > 0)
    .reduce((before, inStep) => {
      const plans = inStep.map((shot) => planShot(state, shot, book));
      const now = chancesOfPlans(state, plans, book, before.rulings.length);
      return {
        rulings: [...before.rulings, ...now.rulings],
        targets: [...before.targets, ...now.targets],
        refused: [...before.refused, ...now.refused],
      };
    }, none);
}
