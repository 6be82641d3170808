/** Text 000's fire with measurements written by hand. */
import type { RangeReading } from '#geometry/check/facts';
import { tape } from '#geometry/shape/units';
import type { Chart } from '#rules/engine/chart';
import type {
  Context,
  Fighter,
  FighterStand,
  GroupVerdict,
  Readings,
  Roll,
  RuleSet,
  Ruling,
  Shot,
  StandFacts,
} from '#rules/engine/contract';
import { bookById } from '#rules/sets/index';
import { aimed, fighter, gunStand, modeOf, standOf, usual, type PairGiven } from '#test/rulings';

function shipped(): RuleSet {
  const book = bookById('linear');
  if (!book) throw new Error('no book called linear');
  return book;
}

export const linear: RuleSet = shipped();
/** The book with a player's charts in place of the shipped ones. */
export const linearWith = (yours: readonly Chart[]): RuleSet => linear.withCharts(yours);

/** A mean of readings in inches, as the table would give it: one reading where one is given. */
function meanRange(...inches: readonly number[]): RangeReading {
  const readings = inches.map((one) => tape(one));
  const mean = inches.reduce((sum, one) => sum + one, 0) / inches.length;
  return {
    tape: tape(mean),
    inches: mean,
    spans: inches.map((length) => ({ from: { x: 0, y: 0 }, to: { x: 0, y: length } })),
    readings,
  };
}

export interface Fire {
  readonly firer: Fighter;
  readonly mode: 'small-arms' | 'canister' | 'direct';
  readonly facts: readonly StandFacts[];
  /** Inches of the nearest and furthest firing figure, or of all of them. */
  readonly range?: readonly number[];
  readonly target?: Fighter;
  readonly options?: Readings;
  readonly shot?: Partial<Shot>;
  readonly book?: RuleSet;
}

export function enemy(figures = 30, change: Partial<Fighter> = {}): Fighter {
  return fighter('narva', 'russian-musketeer', [standOf('t1', { figures, full: figures })], { side: 'red', name: 'Narva', ...change });
}

/** So many figures on one stand, in one rank. */
export function foot(
  figures: number,
  range: number | readonly number[],
  more: Partial<Fire> & { troop?: string; pair?: PairGiven } = {},
): Fire {
  const { troop = 'french-line', pair = {}, ...rest } = more;
  const given = typeof range === 'number' ? [range] : range;
  return {
    firer: fighter('odessa', troop, [standOf('a1', { figures, full: figures })], { name: 'Odessa' }),
    mode: 'small-arms',
    facts: [aimed({ range: given[0] ?? 0, ...pair })],
    range: given,
    ...rest,
  };
}

export function gun(
  mode: 'canister' | 'direct',
  crew: number,
  range: number,
  more: Partial<Fire> & { piece?: string; pair?: PairGiven } = {},
): Fire {
  const { piece = 'nap-12', pair = {}, ...rest } = more;
  const stand: FighterStand = { ...gunStand('g1', piece), figures: crew };
  return {
    firer: fighter('bty', 'foot-artillery', [stand], { name: '1st Foot Battery' }),
    mode,
    facts: [aimed({ firer: 'g1', range, half: 90, ...pair })],
    ...rest,
  };
}

function contextOf(fire: Fire): Context {
  const { firer, mode, options = {}, shot = {}, book = linear } = fire;
  const target = fire.target ?? enemy();
  const all = [firer, target];
  return {
    shot: { unit: firer.unit, mode, aim: { at: target.unit }, ...shot },
    firer,
    target,
    fighterOf: (unit) => all.find((one) => one.unit === unit) ?? target,
    options: usual(book, options),
  };
}

/** What was asked of the range: kinds and ranks, in the order asked. */
export const asked: { stands: readonly string[]; kind: string; ranks: number | undefined }[] = [];

export function groups(fire: Fire): readonly GroupVerdict[] {
  const mode = modeOf(fire.book ?? linear, fire.mode);
  const context = contextOf(fire);
  const able = fire.facts
    .map((facts) => ({ facts, verdict: mode.judge(facts, context) }))
    .filter(({ verdict }) => verdict.refused === null);
  asked.length = 0;
  return (
    mode.group?.(able, context, (stands, kind, ranks) => {
      asked.push({ stands, kind, ranks });
      return fire.range ? { ...meanRange(...fire.range), kind } : null;
    }) ?? []
  );
}

const settling = (fire: Fire) => ({
  step: 'fire',
  options: usual(fire.book ?? linear, fire.options),
  fighterOf: contextOf(fire).fighterOf,
  facts: fire.facts,
});

/** The only share of the fire. @throws with the refusal where there is none. */
export function shareOf(fire: Fire) {
  const [group] = groups(fire);
  const [share] = group?.known ?? [];
  if (!share) throw new Error(group?.refused?.because ?? 'no group fires');
  return share;
}

export function settled(fire: Fire, roll: Roll): Ruling {
  return (fire.book ?? linear).fire.settle(fire.target ?? enemy(), [shareOf(fire)], settling(fire), roll);
}

export function foreseen(fire: Fire) {
  return (fire.book ?? linear).fire.foresee(fire.target ?? enemy(), [shareOf(fire)], settling(fire));
}

/** Percent, sure hits and the chance of one more. */
export function numbers(fire: Fire): readonly [number, number, number] {
  const { percent, sure, chance } = foreseen(fire).numbers ?? {};
  return [Number(percent), Number(sure), Number(chance)];
}
