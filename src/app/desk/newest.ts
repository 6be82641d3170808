/**
 * Short questions that follow each other quickly, as while a hand slides along a chart: one is out at a time, and when its answer
 * comes the newest that stands open is asked. Nothing is given up, so the worker stays at hand.
 */
import type { Asker } from '../background/asker.ts';
import type { Bench } from './bench.ts';
import type { Resting } from './resting.ts';
import type { Store } from './store.ts';

type About = readonly unknown[];

export const sameAbout = (a: About | null, b: About | null): boolean =>
  a !== null && b !== null && a.length === b.length && a.every((one, n) => one === b[n]);

export interface NewestAsked<Ask> {
  /** What is asked about, told apart by identity; null asks nothing. */
  readonly about: (bench: Bench) => About | null;
  readonly askOf: (bench: Bench) => Ask;
  /** Milliseconds without a change before it is asked. */
  readonly rest: (bench: Bench) => number;
  /** What the page is told where the worker failed. */
  readonly failed: (bench: Bench, why: string) => Partial<Bench>;
}

export function createNewest<Ask, Answer>(
  store: Store,
  asker: Asker<Ask, Answer>,
  { about, askOf, rest, failed }: NewestAsked<Ask>,
): Resting<Answer> {
  let held: { readonly about: About; readonly answer: Answer } | null = null;
  /** A question that came to nothing is not asked again for as long as it stands in the same way. */
  let vain: { readonly about: About; readonly ms: number } | null = null;
  let out = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waits: { readonly about: About; readonly ms: number } | null = null;

  const ask = async (): Promise<void> => {
    const bench = store.get();
    const asked = about(bench);
    if (asked === null || sameAbout(asked, held?.about ?? null)) return;
    out = true;
    let told: Partial<Bench> = {};
    try {
      held = { about: asked, answer: await asker.ask(askOf(bench)) };
    } catch (error) {
      vain = { about: asked, ms: rest(bench) };
      told = failed(bench, error instanceof Error ? error.message : String(error));
    }
    out = false;
    store.set(told);
  };
  store.onFrame(() => {
    const bench = store.get();
    const now = about(bench);
    const ms = rest(bench);
    if (now === null || out || sameAbout(now, held?.about ?? null) || (vain?.ms === ms && sameAbout(now, vain.about))) return;
    if (waits !== null && waits.ms === ms && sameAbout(now, waits.about)) return;
    clearTimeout(timer);
    waits = { about: now, ms };
    timer = setTimeout(() => {
      waits = null;
      void ask();
    }, ms);
  });
  return { now: () => (sameAbout(about(store.get()), held?.about ?? null) ? (held?.answer ?? null) : null) };
}
