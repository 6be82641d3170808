/** Made-up fire of text 004: stands with ranges, judged, gathered and settled by the part itself, without a table. */
import type { Blocker, CoverFact, PairFacts, RangeReading } from '#geometry/check/facts';
import { inchesOf, tape } from '#geometry/shape/units';
import type { Chart } from '#rules/engine/chart';
import type {
  Bearing,
  Context,
  Fighter,
  FighterStand,
  GroupVerdict,
  Readings,
  Refused,
  Roll,
  Ruling,
  SettleContext,
  Shot,
  StandFacts,
  StandVerdict,
} from '#rules/engine/contract';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { fighter, gunStand, pair, standOf } from '#test/rulings';

export interface StandGiven {
  /** Inches from its figures to the nearest of the enemy; 15 where nothing is said. */
  readonly range?: number;
  readonly figures?: number;
  readonly ranks?: number;
  readonly gun?: string;
  readonly crew?: number;
  readonly change?: Partial<FighterStand>;
  readonly line?: readonly Blocker[];
  readonly hiders?: readonly Blocker[];
  readonly cover?: readonly CoverFact[];
  readonly position?: readonly CoverFact[];
  readonly pair?: Partial<PairFacts>;
  readonly inside?: boolean;
}

export interface Given {
  readonly troop?: string;
  readonly stands?: readonly StandGiven[];
  readonly firer?: Partial<Fighter>;
  readonly target?: Partial<Fighter>;
  readonly enemy?: string;
  readonly mode?: string;
  readonly shot?: Partial<Shot>;
  readonly options?: Readings;
  /** The range of several stands taken as one; the mean of their own where nothing is said. */
  readonly together?: (stands: readonly string[]) => number;
  readonly yours?: readonly Chart[];
  readonly others?: readonly Fighter[];
}

const reading = (inches: number): RangeReading => ({
  tape: tape(inches),
  inches,
  spans: [{ from: { x: 0, y: 0 }, to: { x: 0, y: inches } }],
});

const FORTRESS = { terrain: 'fort', kind: 'works', how: 'behind', distance: 0.2, stories: 0, grade: 'prepared' } as const;
export const prepared: readonly CoverFact[] = [FORTRESS];
export const improvised: readonly CoverFact[] = [{ ...FORTRESS, terrain: 'bank', grade: 'improvised' }];
export const woods: readonly CoverFact[] = [{ ...FORTRESS, terrain: 'trees', kind: 'woods', how: 'in', grade: null }];
export const building: readonly CoverFact[] = [{ ...FORTRESS, terrain: 'farm', kind: 'building', how: 'in', stories: 1, grade: null }];

/** A stand on the line: a friend of the firer where its side is blue. */
export const between = (stand: string, unit: string, side: string, gap: number, at = 4): Blocker => ({
  kind: 'stand',
  stand,
  unit,
  side,
  at,
  leave: at + 0.75,
  hides: 1,
  gap: tape(gap),
});

function standGiven(id: string, given: StandGiven): FighterStand {
  if (given.gun) {
    const crew = given.crew ?? 6;
    return { ...gunStand(id, given.gun, { crew }), figures: crew, ...given.change };
  }
  const figures = given.figures ?? 12;
  return standOf(id, { figures, full: figures, ranks: given.ranks ?? 2, ...given.change });
}

function factsOf(id: string, given: StandGiven): StandFacts {
  const range = given.range ?? 15;
  const line = given.line ?? [];
  const clear = line.length === 0;
  const one = pair({ firer: id, range, half: 30, inside: given.inside ?? true });
  const pairFacts: PairFacts = {
    ...one,
    ranges: { 'centre-to-nearest-figure': reading(range), 'front-to-target': reading(range) },
    arc: { ...one.arc, construction: 'front-corners' },
    line: { ...one.line, blockedBy: line },
    clear,
    hiders: given.hiders ?? line,
    cover: given.cover ?? [],
    position: given.position ?? [],
    ...given.pair,
  };
  const chosen = pairFacts.clear && pairFacts.arc.inside;
  return { stand: id, line: null, pair: chosen ? pairFacts : null, considered: [pairFacts] };
}

export interface Fire {
  readonly verdicts: readonly StandVerdict[];
  readonly groups: readonly GroupVerdict[];
  readonly context: Context;
  readonly target: Fighter;
  /** The first reason why a stand or a group does not fire. */
  readonly refused: Refused | null;
  readonly foreseen: readonly Omit<Ruling, 'dice' | 'effect'>[];
  readonly settle: (roll: Roll) => readonly Ruling[];
  readonly settling: SettleContext;
}

/** The fire of one unit, all stands named a1, a2 …; an Imperial company of twelve at 15″ where nothing is said. */
export function fireOf(given: Given = {}): Fire {
  const part = sudanFire(given.yours ?? []);
  const list = given.stands ?? [{}];
  const stands = list.map((one, index) => standGiven(`a${index + 1}`, one));
  const firer = fighter('cameron', given.troop ?? 'british-foot', stands, { name: 'Cameron', ...given.firer });
  const target = fighter('ansar', given.enemy ?? 'mahdist-foot', [standOf('t1', { figures: 100, full: 100, ranks: 4 })], {
    side: 'red',
    name: 'Ansar',
    ...given.target,
  });
  const all = [firer, target, ...(given.others ?? [])];
  const fighterOf = (unit: string) => {
    const found = all.find((one) => one.unit === unit);
    if (!found) throw new Error(`no fighter ${unit}`);
    return found;
  };
  const options = { ...Object.fromEntries(part.options.map((option) => [option.id, option.choices[0] ?? ''])), ...given.options };
  const modeId = given.mode ?? 'small-arms';
  const shot: Shot = { unit: firer.unit, mode: modeId, aim: { at: target.unit }, ...given.shot };
  const context: Context = { shot, firer, target, fighterOf, options };
  const mode = part.fire.modes.find((one) => one.id === modeId);
  if (!mode?.group) throw new Error(`no mode ${modeId}`);
  const bearings: readonly Bearing[] = list.map((one, index) => {
    const facts = factsOf(`a${index + 1}`, one);
    return { facts, verdict: mode.judge(facts, context) };
  });
  const own = new Map(bearings.map(({ facts }) => [facts.stand, facts.considered[0]?.ranges['centre-to-nearest-figure']?.tape ?? 0]));
  const mean = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (own.get(id) ?? 0), 0) / ids.length / 100;
  const able = bearings.filter((one) => one.verdict.refused === null);
  const groups = able.length === 0 ? [] : mode.group(able, context, (ids, kind) => ({ ...reading((given.together ?? mean)(ids)), kind }));
  const settling: SettleContext = { step: mode.step, options, fighterOf, facts: bearings.map((one) => one.facts) };
  const shares = groups.flatMap((group) => (group.refused ? [] : group.known));
  return {
    verdicts: bearings.map((one) => one.verdict),
    groups,
    context,
    target,
    refused: bearings.find((one) => one.verdict.refused)?.verdict.refused ?? groups.find((one) => one.refused)?.refused ?? null,
    foreseen: shares.map((share) => part.fire.foresee(target, [share], settling)),
    settle: (roll) => shares.map((share) => part.fire.settle(target, [share], settling, roll)),
    settling,
  };
}

/** The one ruling of a fire. @throws when there are none or several. */
export function rulingOf(given: Given, roll: Roll): Ruling {
  const rulings = fireOf(given).settle(roll);
  const [ruling] = rulings;
  if (!ruling || rulings.length > 1) throw new Error(`${rulings.length} rulings`);
  return ruling;
}

/** The natural d10 that the one group needs. */
export function needsOf(given: Given): number {
  const [foreseen, more] = fireOf(given).foreseen;
  const needs = foreseen?.numbers?.['needs'];
  if (typeof needs !== 'number' || more) throw new Error('not one group that fires');
  return needs;
}

/** The base factor of the one group. */
export function factorOf(given: Given): number {
  const factor = fireOf(given).foreseen[0]?.numbers?.['factor'];
  if (typeof factor !== 'number') throw new Error('no factor');
  return factor;
}

export const ranges = (group: GroupVerdict): number => inchesOf(group.range?.tape ?? tape(0));
