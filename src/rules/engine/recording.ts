/** What a ruling may name of the options: those that were read for it, and no others. */
import type { Option, Readings } from './option.ts';

/** Readings that remember which of them were read. */
export interface Recorder {
  readonly readings: Readings;
  /** Those read so far with the choice made, in the order of the book's options; the default where the game names none. */
  readonly used: () => Readings;
}

const NONE: Readings = {};

/** Answers by what they say: walking a thousand throws asks for the same few over and over. */
const told = new WeakMap<readonly Option[], Map<string, Readings>>();

/** The choice of each of these options that the book has, in its order; what says the same is the same object. */
export function choicesOf(ids: ReadonlySet<string>, readings: Readings, options: readonly Option[]): Readings {
  if (ids.size === 0) return NONE;
  const used = options.filter(({ id }) => ids.has(id));
  const choice = ({ id, choices }: Option): string => readings[id] ?? choices[0] ?? '';
  const key = used.map((one) => `${one.id}=${choice(one)}`).join(';');
  const ofBook = told.get(options) ?? new Map<string, Readings>();
  told.set(options, ofBook);
  const known = ofBook.get(key) ?? Object.fromEntries(used.map((one) => [one.id, choice(one)]));
  ofBook.set(key, known);
  return known;
}

export function recording(readings: Readings, options: readonly Option[]): Recorder {
  const read = new Set<string>();
  const seen = new Proxy(readings, {
    get: (of, id) => {
      if (typeof id !== 'string') return undefined;
      read.add(id);
      return of[id];
    },
  });
  return { readings: seen, used: () => choicesOf(read, readings, options) };
}

/** What several rest on together, in the order of the book's options. */
export function together(all: readonly (Readings | undefined)[], options: readonly Option[]): Readings {
  const some = [...new Set(all)].filter((one): one is Readings => one !== undefined && Object.keys(one).length > 0);
  const [only = NONE] = some;
  if (some.length < 2) return only;
  const merged: Readings = Object.assign({}, ...some);
  return choicesOf(new Set(Object.keys(merged)), merged, options);
}

/** An option that had a part, in words. */
export interface ReadingUsed {
  readonly id: string;
  readonly label: string;
  readonly choice: string;
  /** What the choice does. */
  readonly means: string;
}

/** Readings in words, in the order of the book's options. */
export function readingsTold(used: Readings | undefined, options: readonly Option[]): readonly ReadingUsed[] {
  return options.flatMap(({ id, label, choices, means }) => {
    const choice = used?.[id];
    return choice === undefined ? [] : [{ id, label, choice, means: means[choices.indexOf(choice)] ?? '' }];
  });
}
