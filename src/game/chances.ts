/** The exact chances of shots: one answer for each ruling to come, and for each target what its rulings come to together. */
import type { StandId, UnitId } from '#geometry/table/table';
import { alikeAsOne, chancesOf, sufferedBy, sufferedTogether, type EffectChances, type Present, type Suffered } from '#rules/engine/chance';
import type { Readings, Roll, RuleSet, Ruling, SettleContext, Share, Shot } from '#rules/engine/contract';
import { times } from '#rules/engine/ratio';
import { together } from '#rules/engine/recording';
import { merged, walk, type Outcome } from '#rules/engine/walk';
import { notFired, type NotFired } from './decide/fire.ts';
import { fighterOf } from './fighter.ts';
import { byTargetMet, contextOf, firingOf, modeOf, planShot, ruledTogether, settleContext } from './preview.ts';
import type { ShotPlan } from './session.types.ts';
import type { GameState } from './state.ts';

type Shares = readonly [Share, ...Share[]];

/** A ruling to come as two functions of its dice, those that fire it and no others: what is thrown for its shares, then its settlement. */
export interface RulingToCome {
  readonly target: UnitId;
  readonly step: string;
  /** The stands whose fire it rules on, in the order in which they fire. */
  readonly by: readonly StandId[];
  readonly throwFor: (roll: Roll) => Shares;
  readonly settle: (shares: Shares, roll: Roll) => Ruling;
  /** Shares of which the settlement makes the same, told by the book; null where it tells nothing. */
  readonly alike: (shares: Shares) => string | null;
}

export interface RulingChances {
  readonly target: UnitId;
  readonly step: string;
  readonly by: readonly StandId[];
  readonly chances: EffectChances;
  /** Options that had a part in any of its outcomes, with the choice made. */
  readonly readings: Readings;
}

/** What all rulings of a step on one target come to: they are simultaneous, and no more is lost than is there. */
export interface TargetChances {
  readonly target: UnitId;
  readonly step: string;
  readonly present: Present;
  /** Indices of its rulings. */
  readonly rulings: readonly number[];
  readonly chances: EffectChances;
  readonly readings: Readings;
}

export interface VolleyChances {
  readonly rulings: readonly RulingChances[];
  readonly targets: readonly TargetChances[];
  readonly refused: readonly NotFired[];
}

/** Whether a book counts its losses in stands or in figures: where all fire at a target is one ruling, the chart takes stands. */
export const lossesIn = (book: RuleSet): 'figures' | 'stands' => (book.fire.rules === 'by-target' ? 'stands' : 'figures');

function presentOf(state: GameState, unit: UnitId): Present {
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

function toCome({ state, book, step, context }: OfStep, first: Shares, throwFor: RulingToCome['throwFor']): RulingToCome {
  const [{ target }] = first;
  const fighter = fighterOf(state, target);
  return {
    target,
    step,
    by: [...new Set(first.flatMap(firing))],
    throwFor,
    settle: (shares, roll) => book.fire.settle(fighter, shares, context, roll),
    alike: (shares) => book.fire.alike?.(fighter, shares, context) ?? null,
  };
}

/** All fire at a target is one ruling: the dice of all shares, then the target's own. */
function byTarget(of: OfStep): readonly RulingToCome[] {
  const all = (roll: Roll) =>
    ruledTogether(
      of.throwing.flatMap((one) => one(roll)),
      of.book,
    );
  return all(lowestFaces).map((first) =>
    toCome(of, first, (roll) => {
      const shares = all(roll).find(([share]) => share.target === first[0].target);
      if (!shares) throw new Error(`no ruling on ${first[0].target}`);
      return shares;
    }),
  );
}

/** Each share is a ruling of its own: the dice of its stand, then the ruling's. */
function byShare(of: OfStep): readonly RulingToCome[] {
  return of.throwing.flatMap((thrown) =>
    thrown(lowestFaces).map((first, index) =>
      toCome(of, [first], (roll) => {
        const share = thrown(roll)[index];
        if (!share) throw new Error(`no ruling on ${first.target}`);
        return [share];
      }),
    ),
  );
}

/** The rulings to come of plans that are of one step, in the order in which they are settled. */
export function rulingsToCome(state: GameState, plans: readonly ShotPlan[], book: RuleSet): readonly RulingToCome[] {
  const step = plans[0]?.mode.step ?? '';
  const throwing = plans.flatMap((plan) => throwingOf(state, plan, book));
  const of: OfStep = { state, book, step, context: settleContext(state, book, step, plans), throwing };
  return book.fire.rules === 'by-share' ? byTargetMet(byShare(of)) : byTarget(of);
}

/** What may come of it, and the options that had a part in any of that. */
interface Effects {
  readonly suffered: readonly Outcome<Suffered>[];
  readonly readings: ReadonlySet<Readings>;
}

/** Settlements that were walked already, by target and by the word that the book has for shares that settle alike. */
type Settled = Map<string, Effects>;

function settledAs({ target, settle, alike }: RulingToCome, shares: Shares, settled: Settled): Effects {
  const walked = (): Effects => {
    const readings = new Set<Readings>();
    const rulings = walk(
      (roll) => {
        const ruling = settle(shares, roll);
        if (ruling.readings) readings.add(ruling.readings);
        return ruling;
      },
      { target },
    );
    return { suffered: sufferedBy(rulings), readings };
  };
  const word = alike(shares);
  if (word === null) return walked();
  const key = JSON.stringify([target, word]);
  const effects = settled.get(key) ?? walked();
  settled.set(key, effects);
  return effects;
}

/** The ruling's effects: its shares walked first, those that settle alike as one, and for each of them its settlement. */
export function sufferedOf(ruling: RulingToCome, settled: Settled = new Map()): Effects {
  let alone = 0;
  const thrown = merged(walk(ruling.throwFor, { target: ruling.target }), (shares) => ruling.alike(shares) ?? `alone ${alone++}`);
  const each = thrown.map(({ value, p }) => ({ p, effects: settledAs(ruling, value, settled) }));
  const suffered = each.map(({ p, effects }) => effects.suffered.map((one) => ({ ...one, p: times(p, one.p) })));
  const readings = new Set(each.flatMap(({ effects }) => [...effects.readings]));
  return { suffered: suffered.length === 1 ? (suffered[0] ?? []) : alikeAsOne(suffered.flat()), readings };
}

interface Walked extends RulingToCome {
  readonly suffered: readonly Outcome<Suffered>[];
  readonly chances: EffectChances;
  readonly readings: Readings;
}

function targetsOf(state: GameState, walked: readonly Walked[], book: RuleSet, before: number): readonly TargetChances[] {
  return [...new Set(walked.map(({ target }) => target))].map((target) => {
    const own = walked.flatMap((one, index) => (one.target === target ? [{ ...one, index: before + index }] : []));
    const present = presentOf(state, target);
    const [only, ...others] = own;
    const all = own.map(({ suffered }) => suffered);
    const chances = only && others.length === 0 ? only.chances : chancesOf(sufferedTogether(all, present), present);
    const readings = together(
      own.map((one) => one.readings),
      book.options,
    );
    return { target, step: only?.step ?? '', present, rulings: own.map(({ index }) => index), chances, readings };
  });
}

/** The chances of shots that are planned already, all of one step. @param before how many rulings of other steps stand before these. */
export function chancesOfPlans(state: GameState, plans: readonly ShotPlan[], book: RuleSet, before = 0): VolleyChances {
  const settled: Settled = new Map();
  const walked = rulingsToCome(state, plans, book).map((one) => {
    const { suffered, readings } = sufferedOf(one, settled);
    const chances = chancesOf(suffered, presentOf(state, one.target));
    return { ...one, suffered, chances, readings: together([...readings], book.options) };
  });
  return {
    rulings: walked.map(({ target, step, by, chances, readings }) => ({ target, step, by, chances, readings })),
    targets: targetsOf(state, walked, book, before),
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
