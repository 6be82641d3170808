/**
 * Every answer of a book names the options that it read. The parts know nothing of it: they are asked with readings that remember
 * what was read, and the answer is marked with that. What was measured tells for itself on which choices it rests.
 */
import type { OpenChoice } from '#geometry/check/facts';
import type { FireMode, FireRules, Option, Readings, Refused, StandFacts, StandVerdict } from './contract.ts';
import { MEASURED_BY } from './measuring.ts';
import type { MeleeFacts, MeleeRules } from './melee.ts';
import type { MoraleRules } from './morale.ts';
import type { MovementRules } from './movement.ts';
import { choicesOf, recording, together } from './recording.ts';

/** Something that is asked with options, done with readings that remember. */
interface Asked<T> {
  readonly answer: T;
  readonly used: Readings;
}

function asking<T>(readings: Readings, options: readonly Option[], ask: (readings: Readings) => T): Asked<T> {
  const recorder = recording(readings, options);
  const answer = ask(recorder.readings);
  return { answer, used: recorder.used() };
}

function lazily<T>(work: () => T): () => T {
  let known: { readonly value: T } | null = null;
  return () => (known ??= { value: work() }).value;
}

/** Where nothing is refused there is nothing to mark. */
function refusing(options: readonly Option[], readings: Readings, ask: (readings: Readings) => Refused | null): Refused | null {
  const { answer, used } = asking(readings, options, ask);
  return answer && { ...answer, readings: used };
}

/** Options on which what was measured for a stand rests: one fact after the other is asked until every choice has been met with. */
function measured(facts: StandFacts, by: NonNullable<FireMode['measuredBy']>, readings: Readings, options: readonly Option[]): Readings {
  const most = Object.keys(by).length;
  const open = new Set<OpenChoice>();
  for (const fact of [facts.line, facts.pair, ...facts.considered]) {
    if (open.size >= most) break;
    for (const choice of fact?.opened ?? []) if (by[choice] !== undefined) open.add(choice);
  }
  return choicesOf(new Set([...open].flatMap((choice) => by[choice] ?? [])), readings, options);
}

/** Worked out when somebody looks: asking whom a unit can shoot does not. */
function judged(verdict: StandVerdict, readings: () => Readings): StandVerdict {
  const marked = <T extends object>(one: T) => Object.defineProperty({ ...one }, 'readings', { get: readings, enumerable: true });
  return marked({ ...verdict, known: verdict.known.map(marked), refused: verdict.refused && marked(verdict.refused) });
}

/** The groups of a mode whose stands fire as one: each with what its own stands rest on, and what was read to gather them. */
function namedGroups(mode: FireMode, options: readonly Option[]): Pick<FireMode, 'group'> {
  if (!mode.group) return {};
  return {
    group: (able, context, range) => {
      const asked = (readings: Readings) => mode.group?.(able, { ...context, options: readings }, range) ?? [];
      const { answer, used } = asking(context.options, options, asked);
      return answer.map((one) => {
        const own = able.filter(({ facts }) => one.stands.includes(facts.stand)).map(({ verdict }) => verdict.readings);
        const readings = together([...own, used], options);
        const refused = one.refused && { ...one.refused, readings };
        return { ...one, readings, refused, known: one.known.map((share) => ({ ...share, readings })) };
      });
    },
  };
}

function namedMode(mode: FireMode, options: readonly Option[]): FireMode {
  const by = mode.measuredBy ?? MEASURED_BY;
  return {
    ...mode,
    offered: (firer, stand, readings, load) => refusing(options, readings, (asked) => mode.offered(firer, stand, asked, load)),
    judge: (facts, context) => {
      const { answer, used } = asking(context.options, options, (asked) => mode.judge(facts, { ...context, options: asked }));
      return judged(
        answer,
        lazily(() => together([measured(facts, by, context.options, options), used], options)),
      );
    },
    throwFor: (facts, verdict, context, roll) => {
      const asked = (readings: Readings) => mode.throwFor(facts, verdict, { ...context, options: readings }, roll);
      const { answer, used } = asking(context.options, options, asked);
      const readings = together([verdict.readings, used], options);
      return answer.map((share) => ({ ...share, readings }));
    },
    ...namedGroups(mode, options),
  };
}

export function namedFire(fire: FireRules, options: readonly Option[]): FireRules {
  return {
    ...fire,
    modes: fire.modes.map((mode) => namedMode(mode, options)),
    foresee: (target, shares, context) => {
      const asked = (readings: Readings) => fire.foresee(target, shares, { ...context, options: readings });
      const { answer, used } = asking(context.options, options, asked);
      return { ...answer, readings: together([...shares.map((share) => share.readings), used], options) };
    },
    settle: (target, shares, context, roll) => {
      const asked = (readings: Readings) => fire.settle(target, shares, { ...context, options: readings }, roll);
      const { answer, used } = asking(context.options, options, asked);
      return { ...answer, readings: together([...shares.map((share) => share.readings), used], options) };
    },
  };
}

/** That a round is fought in this turn at all is by the readings too. */
export function namedMelee(melee: MeleeRules, options: readonly Option[]): MeleeRules {
  const round = <T extends object>(facts: MeleeFacts, readings: Readings, ask: (readings: Readings) => T) => {
    const { answer, used } = asking(readings, options, ask);
    return { ...answer, readings: together([facts.readings, used], options) };
  };
  return {
    ...melee,
    begin: (facts, context) => {
      const { answer, used } = asking(context.options, options, (asked) => melee.begin(facts, { ...context, options: asked }));
      return 'because' in answer ? { ...answer, readings: together([facts.readings, used], options) } : answer;
    },
    foresee: (fight, choice, context) =>
      round(fight.facts, context.options, (asked) => {
        melee.roundsLeft(fight, asked);
        return melee.foresee(fight, choice, { ...context, options: asked });
      }),
    fight: (fight, choice, context, roll) =>
      round(fight.facts, context.options, (asked) => {
        melee.roundsLeft(fight, asked);
        return melee.fight(fight, choice, { ...context, options: asked }, roll);
      }),
  };
}

export function namedMorale(morale: MoraleRules, options: readonly Option[]): MoraleRules {
  return {
    ...morale,
    foresee: (fighter, cause, context) => {
      const { answer, used } = asking(context.options, options, (asked) => morale.foresee(fighter, cause, { ...context, options: asked }));
      return { ...answer, readings: used };
    },
    test: (fighter, cause, context, roll) => {
      const asked = (readings: Readings) => morale.test(fighter, cause, { ...context, options: readings }, roll);
      const { answer, used } = asking(context.options, options, asked);
      return { ...answer, readings: used };
    },
  };
}

export function namedMovement(movement: MovementRules, options: readonly Option[]): MovementRules {
  return {
    ...movement,
    first: (sides, readings, roll) => {
      const { answer, used } = asking(readings, options, (asked) => movement.first(sides, asked, roll));
      return { ...answer, readings: used };
    },
    price: (fighter, way, readings) => {
      const { answer, used } = asking(readings, options, (asked) => movement.price(fighter, way, asked));
      return { ...answer, readings: used };
    },
    ...(movement.bars
      ? {
          bars: (fighter, pace, how, readings) =>
            refusing(options, readings, (asked) => movement.bars?.(fighter, pace, how, asked) ?? null),
        }
      : {}),
  };
}
