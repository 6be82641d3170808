/**
 * Every outcome of a function of dice, with its exact probability: the very function that throws for real, run over all faces.
 *
 * The run is repeated from its start for every path, like an odometer: it is a plain function and cannot be resumed half way.
 * What keeps this small is said by the calls themselves: of dice that are only summed one representative of each sum is run,
 * with the number of ways to throw it as its weight; of a die that must only reach numbers, one face between each two of them;
 * dice that count against another unit than the one asked about are not walked at all.
 */
import type { DiceCall, Roll } from './contract.ts';
import { NOTHING, plus, type Ratio } from './ratio.ts';

export interface Outcome<T> {
  readonly value: T;
  readonly p: Ratio;
}

/** More paths than the caller allows: too large to be exact. */
export class TooManyPaths extends Error {}

/** One way a choice may fall: the faces it stands for and how many throws they stand for. */
interface Way {
  readonly faces: readonly number[];
  readonly ways: bigint;
}

const everyFace = (sides: number): readonly Way[] => Array.from({ length: sides }, (_, index) => ({ faces: [index + 1], ways: 1n }));

/** The lowest face of each run of faces that reach the same numbers. */
function reaching(sides: number, least: readonly number[]): readonly Way[] {
  const from = [...new Set([1, ...least.map(Math.ceil).filter((face) => face > 1 && face <= sides)])].toSorted((a, b) => a - b);
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

/** The runs ask for differing numbers of summed dice, so that a sum of all of them says nothing of some. */
class UnevenSums extends Error {}

interface Walker {
  readonly roll: Roll;
  /** To be called at the end of each run. @throws UnevenSums when a group was begun and not thrown to its end. */
  readonly ended: () => void;
}

/** A roll that follows the path already chosen and opens new choices at its end with their first way. */
function follow(path: Choice[], target: string | null, groups: Groups): Walker {
  let step = 0;
  const summed = new Map<string, number[]>();
  const choose = (ways: () => readonly Way[]): readonly number[] => {
    const known = path[step];
    const choice = known ?? opened(ways());
    if (!known) path.push(choice);
    step += 1;
    return choice.ways[choice.at]?.faces ?? [];
  };
  const fromSum = (call: DiceCall, together: number): number => {
    const group = groupOf(call);
    const faces = summed.get(group) ?? [...choose(() => sums(together, call.sides))];
    summed.set(group, faces);
    const face = faces.shift();
    if (face === undefined) throw new UnevenSums();
    return face;
  };
  const one = (call: DiceCall): number => {
    if (target !== null && call.against !== undefined && call.against !== target) return 1;
    const together = isSummed(call) ? groups.get(groupOf(call)) : undefined;
    if (together !== undefined) return fromSum(call, together);
    const { matters, sides } = call;
    return choose(() => (matters?.only === 'reaching' ? reaching(sides, matters.least) : everyFace(sides)))[0] ?? 1;
  };
  return {
    roll: (call) => Array.from({ length: call.count }, () => one(call)),
    ended: () => {
      if ([...summed.values()].some((left) => left.length > 0)) throw new UnevenSums();
    },
  };
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

/** A first run with lowest faces: how many dice of each group are only summed. */
function summedDice<T>(run: (roll: Roll) => T): Groups {
  const groups = new Map<string, number>();
  run((call) => {
    if (isSummed(call)) groups.set(groupOf(call), (groups.get(groupOf(call)) ?? 0) + call.count);
    return Array.from({ length: call.count }, () => 1);
  });
  return groups;
}

export interface WalkLimits {
  /** Dice that count against another unit are thrown once and not walked; null or absent: all are walked. */
  readonly target?: string | null;
  /** @throws TooManyPaths beyond so many runs; none when absent. */
  readonly most?: number;
}

function walkWith<T>(run: (roll: Roll) => T, groups: Groups, { target = null, most = Infinity }: WalkLimits): readonly Outcome<T>[] {
  const path: Choice[] = [];
  const found: Outcome<T>[] = [];
  do {
    if (found.length >= most) throw new TooManyPaths(`more than ${most} ways for the dice to fall`);
    const { roll, ended } = follow(path, target, groups);
    const value = run(roll);
    ended();
    found.push({ value, p: weight(path) });
  } while (advance(path));
  return found;
}

/**
 * Every path of the dice with what `run` makes of it; the probabilities sum to exactly 1. `run` must ask for all its dice through
 * the roll that it is handed, and for the same dice when handed the same faces.
 */
export function walk<T>(run: (roll: Roll) => T, limits: WalkLimits = {}): readonly Outcome<T>[] {
  try {
    return walkWith(run, summedDice(run), limits);
  } catch (error) {
    // Where the number of summed dice depends on other dice, each of them is walked face by face: slower, and as exact.
    if (error instanceof UnevenSums) return walkWith(run, new Map(), limits);
    throw error;
  }
}

/** Outcomes with the same key as one, in the order first met; the first value stands for all. */
export function merged<T>(outcomes: readonly Outcome<T>[], keyOf: (value: T) => string): readonly Outcome<T>[] {
  const found = new Map<string, { readonly value: T; p: Ratio }>();
  for (const { value, p } of outcomes) {
    const key = keyOf(value);
    const known = found.get(key);
    if (known) known.p = plus(known.p, p);
    else found.set(key, { value, p });
  }
  return [...found.values()];
}

/** The chance that something holds. */
export const chanceThat = <T>(outcomes: readonly Outcome<T>[], holds: (value: T) => boolean): Ratio =>
  outcomes.reduce((all, { value, p }) => (holds(value) ? plus(all, p) : all), NOTHING);
