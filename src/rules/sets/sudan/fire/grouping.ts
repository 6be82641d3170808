/**
 * Which stands of a company fire as one. Stands are gathered by the band of their own range; each gathering is then measured from the
 * mean of its figures, and gatherings that so fall in one band are one, measured again, until no two are alike. So no band fires twice,
 * and every gathering fires in the band that its own range falls in.
 */
import { tape, type Tape } from '#geometry/shape/units';
import type { Context, GroupRange, GroupReading } from '../../../engine/contract.ts';
import { chosen } from './options.ts';
import type { Arms, FireTables } from './tables.ts';

/** A stand that bears: its own reading, the figures with which it fires. */
export interface Bearer {
  readonly stand: string;
  readonly own: Tape;
  readonly figures: number;
}

export interface Gathering<B extends Bearer = Bearer> {
  readonly stands: readonly B[];
  /** How many of them its range was measured from: those in the band of most figures, by the reading C004-20 `majority`. */
  readonly from: number;
  readonly range: GroupReading | null;
  /** The reading that it is judged with: the tape's, or the umpire's in its place. */
  readonly reading: Tape;
  readonly byUmpire: boolean;
  /** Stands whose own range falls in another band. */
  readonly elsewhere: readonly string[];
}

export interface Measuring {
  readonly arms: Arms;
  readonly context: Context;
  readonly range: GroupRange;
  readonly tables: FireTables;
}

/** Index of the band; −1 beyond the last. */
const bandOf = (reading: Tape, { arms, tables }: Measuring): number => tables.bandAt(arms, reading)?.index ?? -1;

function gathered<B extends Bearer>(stands: readonly B[], by: Measuring): Gathering<B> {
  const range = by.range(
    stands.map((one) => one.stand),
    'centre-to-nearest-figure',
  );
  const set = by.context.shot.override?.range;
  const measured = range?.tape ?? stands[0]?.own ?? tape(0);
  const reading = set === undefined ? measured : tape(set);
  const band = bandOf(reading, by);
  const elsewhere = set === undefined ? stands.filter((one) => bandOf(one.own, by) !== band).map((one) => one.stand) : [];
  return { stands, from: stands.length, range, reading, byUmpire: set !== undefined, elsewhere };
}

function together<T>(all: readonly T[], bandOfOne: (one: T) => number): readonly (readonly T[])[] {
  const bands = new Map<number, T[]>();
  for (const one of all) {
    const band = bandOfOne(one);
    const known = bands.get(band);
    if (known) known.push(one);
    else bands.set(band, [one]);
  }
  return [...bands.values()];
}

/** Gatherings by band, in the order in which their first stands were named. */
function byBand<B extends Bearer>(bearers: readonly B[], by: Measuring): readonly Gathering<B>[] {
  const order = new Map(bearers.map((one, index) => [one.stand, index]));
  const place = (one: B) => order.get(one.stand) ?? 0;
  let now = together(bearers, (one) => bandOf(one.own, by)).map((stands) => gathered(stands, by));
  for (;;) {
    const merged = together(now, (one) => bandOf(one.reading, by));
    if (merged.length === now.length) return now;
    now = merged.map((some) =>
      some.length === 1 && some[0]
        ? some[0]
        : gathered(
            some.flatMap((one) => one.stands).toSorted((a, b) => place(a) - place(b)),
            by,
          ),
    );
  }
}

const figuresOf = (gathering: Gathering): number => gathering.stands.reduce((sum, one) => sum + one.figures, 0);

/** All at the band in which most figures stand; of equal numbers at the nearer one. */
function byMajority<B extends Bearer>(gatherings: readonly Gathering<B>[], bearers: readonly B[], by: Measuring): Gathering<B> | null {
  const most = gatherings.toSorted((a, b) => figuresOf(b) - figuresOf(a) || a.reading - b.reading)[0];
  if (!most) return null;
  const band = bandOf(most.reading, by);
  return { ...most, stands: bearers, elsewhere: bearers.filter((one) => bandOf(one.own, by) !== band).map((one) => one.stand) };
}

/** The stands that bear as they fire together; one gathering where the umpire has set the range, or by the reading C004-20 `majority`. */
export function gather<B extends Bearer>(bearers: readonly B[], by: Measuring): readonly Gathering<B>[] {
  if (bearers.length === 0) return [];
  if (by.context.shot.override?.range !== undefined) return [gathered(bearers, by)];
  const gatherings = byBand(bearers, by);
  if (gatherings.length < 2) return gatherings;
  if (chosen(by.context.options, 'C004-20') === 'company') return gatherings;
  const one = byMajority(gatherings, bearers, by);
  return one ? [one] : [];
}
