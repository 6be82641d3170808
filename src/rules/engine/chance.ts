/**
 * Exact chances, by running the very throws and settlement of a step over every outcome of the dice that they ask for.
 *
 * The run is repeated from its start for every path, like an odometer: a settlement is a plain function and cannot be
 * resumed half way. What keeps this small is said by the calls themselves: of dice that are only summed one representative
 * of each sum is run, with the number of ways to throw it as its weight; of a die that must only reach numbers, one face
 * between each two of them; dice that count against another unit are not walked at all.
 */
import type { DiceCall, Effect, Roll, Ruling } from './contract.ts';
import { fraction, type Fraction } from './fraction.ts';

/** A probability, exact: `p` as a fraction, or the nearest one where it does not fit safe integers; `exact` always in full, "7/12". */
export interface Probability {
  readonly p: Fraction;
  readonly exact: string;
}

export interface StateChance extends Probability {
  readonly state: Effect['state'];
}

export interface EffectChance extends Probability {
  readonly effect: Effect;
  readonly result: string;
}

export interface EffectChances {
  /** By state reached, mildest first; sums to 1. */
  readonly states: readonly StateChance[];
  /** By effect, told apart by all that it does; sums to 1. */
  readonly effects: readonly EffectChance[];
  readonly meanFigures: Fraction;
  readonly meanStands: Fraction;
}

interface Ratio {
  readonly num: bigint;
  readonly den: bigint;
}

const NONE: Ratio = { num: 0n, den: 1n };

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

function plus(a: Ratio, b: Ratio): Ratio {
  if (a.den === b.den) return { num: a.num + b.num, den: a.den };
  const num = a.num * b.den + b.num * a.den;
  const den = a.den * b.den;
  const shared = gcd(num, den);
  return shared === 0n ? NONE : { num: num / shared, den: den / shared };
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

function asFraction({ num, den }: Ratio): Fraction {
  const shared = gcd(num, den) || 1n;
  let [over, under] = [num / shared, den / shared];
  while (under > SAFE || over > SAFE) [over, under] = [over / 2n, under / 2n];
  return fraction(Number(over), Number(under));
}

function probability(ratio: Ratio): Probability {
  const shared = gcd(ratio.num, ratio.den) || 1n;
  return { p: asFraction(ratio), exact: `${ratio.num / shared}/${ratio.den / shared}` };
}

/** One way a choice may fall: the faces it stands for and how many throws they stand for. */
interface Way {
  readonly faces: readonly number[];
  readonly ways: bigint;
}

const everyFace = (sides: number): readonly Way[] => Array.from({ length: sides }, (_, index) => ({ faces: [index + 1], ways: 1n }));

/** The lowest face of each run of faces that reach the same numbers. */
function reaching(sides: number, least: readonly number[]): readonly Way[] {
  const from = [...new Set([1, ...least.filter((face) => face > 1 && face <= sides)])].toSorted((a, b) => a - b);
  return from.map((face, index) => ({ faces: [face], ways: BigInt((from[index + 1] ?? sides + 1) - face) }));
}

/** Every sum of n dice, each with the number of throws that make it and one throw that does. */
function sums(count: number, sides: number): readonly Way[] {
  let ways = new Map<number, bigint>([[0, 1n]]);
  for (let die = 0; die < count; die += 1) {
    const next = new Map<number, bigint>();
    for (const [sum, some] of ways) {
      for (let face = 1; face <= sides; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0n) + some);
    }
    ways = next;
  }
  return [...ways].map(([sum, some]) => ({ faces: spread(sum, count, sides), ways: some }));
}

/** Faces of n dice that make a sum: as many of the highest as fit. */
function spread(sum: number, count: number, sides: number): readonly number[] {
  const faces: number[] = [];
  let left = sum;
  for (let rest = count - 1; rest >= 0; rest -= 1) {
    const face = Math.min(sides, left - rest);
    faces.push(face);
    left -= face;
  }
  return faces;
}

const isSummed = (call: DiceCall): boolean => call.matters?.only === 'sum';
const groupOf = (call: DiceCall): string => `${call.sides} ${call.against ?? ''}`;

/** A choice point of the present path: its ways and the one that is being walked. */
interface Choice {
  readonly ways: readonly Way[];
  readonly among: bigint;
  at: number;
}

/** Dice that are only summed, by group: how many there are in one run. */
type Groups = ReadonlyMap<string, number>;

/** A roll that follows the path already chosen and opens new choices at its end with their first way. */
function follow(path: Choice[], target: string, groups: Groups): Roll {
  let step = 0;
  const summed = new Map<string, number[]>();
  const choose = (ways: () => readonly Way[]): readonly number[] => {
    const known = path[step];
    const choice = known ?? opened(ways());
    if (!known) path.push(choice);
    step += 1;
    return choice.ways[choice.at]?.faces ?? [];
  };
  const fromSum = (call: DiceCall): number => {
    const group = groupOf(call);
    const faces = summed.get(group) ?? [...choose(() => sums(groups.get(group) ?? 0, call.sides))];
    summed.set(group, faces);
    const face = faces.shift();
    if (face === undefined) throw new Error(`${call.why}: more summed dice than the first run asked for`);
    return face;
  };
  const one = (call: DiceCall): number => {
    if (call.against !== undefined && call.against !== target) return 1;
    if (isSummed(call)) return fromSum(call);
    const { matters, sides } = call;
    return choose(() => (matters?.only === 'reaching' ? reaching(sides, matters.least) : everyFace(sides)))[0] ?? 1;
  };
  return (call) => Array.from({ length: call.count }, () => one(call));
}

function opened(ways: readonly Way[]): Choice {
  return { ways, among: ways.reduce((all, way) => all + way.ways, 0n), at: 0 };
}

/** The next path: the last choice that has a further way takes it, and what lay behind it is forgotten. False at the end. */
function advance(path: Choice[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    if (last.at + 1 < last.ways.length) {
      last.at += 1;
      return true;
    }
    path.pop();
  }
  return false;
}

function weight(path: readonly Choice[]): Ratio {
  let num = 1n;
  let den = 1n;
  for (const choice of path) {
    num *= choice.ways[choice.at]?.ways ?? 0n;
    den *= choice.among;
  }
  return { num, den };
}

/** A first run with lowest faces: whom it concerns, and how many dice are only summed. */
function dryRun(settle: (roll: Roll) => Ruling): { readonly target: string; readonly groups: Groups } {
  const groups = new Map<string, number>();
  const ruling = settle((call) => {
    if (isSummed(call)) groups.set(groupOf(call), (groups.get(groupOf(call)) ?? 0) + call.count);
    return Array.from({ length: call.count }, () => 1);
  });
  return { target: ruling.target, groups };
}

/** Every ruling that the dice may give, with its probability. */
function walk(settle: (roll: Roll) => Ruling): readonly { readonly ruling: Ruling; readonly p: Ratio }[] {
  const { target, groups } = dryRun(settle);
  const path: Choice[] = [];
  const found: { ruling: Ruling; p: Ratio }[] = [];
  do {
    const ruling = settle(follow(path, target, groups));
    found.push({ ruling, p: weight(path) });
  } while (advance(path));
  return found;
}

const LADDER: readonly Effect['state'][] = ['none', 'stopped', 'shaken', 'routed', 'destroyed'];

const mean = (rulings: ReturnType<typeof walk>, of: (effect: Effect) => number): Fraction =>
  asFraction(rulings.map(({ ruling, p }) => ({ num: p.num * BigInt(of(ruling.effect)), den: p.den })).reduce(plus, NONE));

/**
 * The exact chances of one target in one step. `settle` throws for the shares and settles, asking for all its dice through
 * the roll that it is handed; it must ask for the same dice when handed the same faces.
 */
export function effectChances(settle: (roll: Roll) => Ruling): EffectChances {
  const rulings = walk(settle);
  const states = new Map<Effect['state'], Ratio>();
  const effects = new Map<string, { readonly effect: Effect; readonly result: string; readonly ratio: Ratio }>();
  for (const { ruling, p } of rulings) {
    const { effect, result } = ruling;
    const key = JSON.stringify(effect);
    states.set(effect.state, plus(states.get(effect.state) ?? NONE, p));
    effects.set(key, { effect, result: effects.get(key)?.result ?? result, ratio: plus(effects.get(key)?.ratio ?? NONE, p) });
  }
  const byState = LADDER.flatMap((state) => {
    const ratio = states.get(state);
    return ratio ? [{ state, ...probability(ratio) }] : [];
  });
  const byEffect = [...effects.values()].map(({ effect, result, ratio }) => ({ effect, result, ...probability(ratio) }));
  return {
    states: byState,
    effects: byEffect.toSorted((a, b) => LADDER.indexOf(a.effect.state) - LADDER.indexOf(b.effect.state)),
    meanFigures: mean(rulings, (effect) => effect.figures),
    meanStands: mean(rulings, (effect) => effect.stands.length),
  };
}
