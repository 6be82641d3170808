/** The comparison that is open: the aimed shot under every book. */
import { unitOf } from '#game/lookup';
import { modeOf } from '#game/preview';
import type { CompareAskers } from '../background/asked.ts';
import { comparisonFrom, furtherAsks, type FurtherAsk } from '../background/comparison.ts';
import type { Cards, CompareView, Comparison, Further } from '#ui/compare/comparison';
import { planOf } from './aiming.ts';
import { bookOf, stateOf, type Bench, type Comparing } from './bench.ts';
import { createNewest, sameAbout } from './newest.ts';
import type { Resting } from './resting.ts';
import { atRange } from '../background/atRange.ts';
import type { Store } from './store.ts';
import type { Placing } from '#game/command';
import type { Mark } from '#view/mark/mark';
import { PRIORITY } from '#view/mark/priority';

function titleOf(bench: Bench): string {
  const shot = planOf(bench)?.shot;
  if (!shot) return '';
  const state = stateOf(bench);
  const mode = modeOf(bookOf(bench), shot.mode)?.label.toLowerCase() ?? shot.mode;
  const target = shot.aim.at === undefined ? '' : ` at ${unitOf(state, shot.aim.at).name}`;
  return `${unitOf(state, shot.unit).name}, ${mode}${target}`;
}

export function compareView(bench: Bench, answer: Comparison | null): CompareView | null {
  const { comparing } = bench;
  if (!comparing || !planOf(bench)) return null;
  return { ...comparing, title: titleOf(bench), answer };
}

/** Opens, asks otherwise or closes; the range that was asked about last leaves its ghost on the table. */
export function comparingAt(bench: Bench, comparing: Comparing | null): Partial<Bench> {
  if (comparing === null) return { comparing };
  const plan = planOf(bench);
  return { comparing, rangeGhost: plan === null || comparing.ghost === null ? null : { plan, inches: comparing.ghost } };
}

export interface RangeGhost {
  readonly placings: readonly Placing[];
  readonly mark: Mark;
}

let ghost: { readonly of: NonNullable<Bench['rangeGhost']>; readonly found: RangeGhost | null } | null = null;

/** The firing unit at the range that was asked about, with that range beside it; null when another aim was taken, or it has no room there. */
export function rangeGhostOf(bench: Bench): RangeGhost | null {
  const { rangeGhost } = bench;
  if (rangeGhost === null || planOf(bench) !== rangeGhost.plan) return null;
  // The plan is of one state, so that the place is looked for once, not with every picture.
  if (ghost?.of !== rangeGhost) ghost = { of: rangeGhost, found: placedAt(bench, rangeGhost) };
  return ghost.found;
}

function placedAt(bench: Bench, rangeGhost: NonNullable<Bench['rangeGhost']>): RangeGhost | null {
  const there = atRange(stateOf(bench), rangeGhost.plan.shot, bookOf(bench), rangeGhost.inches);
  const first = there?.placings[0];
  if (!there || there.refused || !first) return null;
  const words = `as if at ${rangeGhost.inches.toFixed(2)}″`;
  return {
    placings: there.placings,
    mark: { kind: 'pill', id: 'range-ghost', at: first.box.center, words, tone: 'paper', priority: PRIORITY.moved, away: 1 },
  };
}

/** Milliseconds: an aim that is held so long has its cards worked out before they are asked for, and a worker that is at hand. */
const BEFORE = 400;
/** Milliseconds: an aim that is held longer may have its first curve drawn up before it is asked for. */
const LONG_BEFORE = 1200;
const NOTHING_YET: readonly Further[] = [];

/** The cards of the aimed shot: at once where the comparison is open, else beforehand. */
function createCards(store: Store, asker: CompareAskers['cards']): Resting<Cards> {
  const how = (bench: Bench): Comparing => bench.comparing ?? { by: 'inches', ghost: null };
  return createNewest(store, asker, {
    about: (bench) => {
      const plan = planOf(bench);
      return plan ? [stateOf(bench), plan, how(bench).by, how(bench).ghost] : null;
    },
    askOf: (bench) => {
      const shot = planOf(bench)?.shot;
      if (!shot) throw new Error('nothing is compared');
      return { state: stateOf(bench), shot, ...how(bench) };
    },
    rest: (bench) => (bench.comparing ? 0 : BEFORE),
    // What was worked out beforehand nobody has asked for yet; an open page that cannot be filled is closed, with the reason.
    failed: (bench, why) =>
      bench.comparing
        ? {
            comparing: null,
            notice: { tone: 'no', title: 'The comparison could not be worked out', body: `${why}. Open it again to try once more.` },
          }
        : {},
  });
}

interface Parts {
  readonly parts: readonly Further[];
  readonly working: boolean;
}

/** The parts of one shot that have come, and which is asked for next. */
interface Run {
  readonly about: readonly unknown[];
  readonly asks: readonly FurtherAsk[];
  readonly next: number;
  readonly parts: readonly Further[];
}

/**
 * Curves and charges, one after another; they hang on the shot alone, not on the ghost. While the comparison is closed the first is
 * asked for when the hand has rested, so that the worker is at hand; the others wait until it is open.
 */
function createFurther(store: Store, asker: CompareAskers['further']): { readonly now: () => Parts } {
  let run: Run | null = null;
  let out = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits: readonly unknown[] | null = null;
  const about = (bench: Bench): readonly unknown[] | null => {
    const plan = planOf(bench);
    return plan ? [stateOf(bench), plan] : null;
  };
  const begin = (bench: Bench, now: readonly unknown[]): void => {
    const shot = planOf(bench)?.shot;
    run = { about: now, asks: shot ? furtherAsks({ state: stateOf(bench), shot }, bench.library) : [], next: 0, parts: [] };
  };
  const advance = async (): Promise<void> => {
    const mine = run;
    const ask = mine?.asks[mine.next];
    if (!mine || !ask || out || (mine.next > 0 && !store.get().comparing)) return;
    out = true;
    // A part that could not be worked out is left out.
    const part = await asker.ask(ask).catch(() => null);
    out = false;
    if (run === mine) run = { ...mine, next: mine.next + 1, parts: part ? [...mine.parts, part] : mine.parts };
    store.set({});
  };
  store.onFrame(() => {
    const bench = store.get();
    const now = about(bench);
    if (now === null) return;
    if (sameAbout(now, run?.about ?? null)) return void advance();
    if (bench.comparing) {
      begin(bench, now);
      return void advance();
    }
    if (sameAbout(now, waits)) return;
    waits = now;
    clearTimeout(timer);
    timer = setTimeout(() => {
      waits = null;
      if (!sameAbout(now, about(store.get())) || sameAbout(now, run?.about ?? null)) return;
      begin(store.get(), now);
      void advance();
    }, LONG_BEFORE);
  });
  return {
    now: () => {
      const here = sameAbout(about(store.get()), run?.about ?? null) ? run : null;
      return { parts: here?.parts ?? NOTHING_YET, working: here === null || here.next < here.asks.length };
    },
  };
}

/** Asked of the background while something is aimed: the cards first, and what takes longer after them. */
export function createComparing(store: Store, askers: CompareAskers): Resting<Comparison> {
  const cards = createCards(store, askers.cards);
  const further = createFurther(store, askers.further);
  let last: { readonly cards: Cards; readonly parts: Parts['parts']; readonly working: boolean; readonly answer: Comparison } | null = null;
  return {
    now: () => {
      const [now, { parts, working }] = [cards.now(), further.now()];
      if (now === null) return null;
      // The same parts are the same answer, so that the page is not drawn anew.
      if (last === null || last.cards !== now || last.parts !== parts || last.working !== working)
        last = { cards: now, parts, working, answer: comparisonFrom(now, parts, working) };
      return last.answer;
    },
  };
}
