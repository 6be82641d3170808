/**
 * What takes longer than a pointer move may is asked of a worker when the hand rests. An answer is held while what it was asked
 * about is the same; what was asked for something since left is given up.
 */
import type { Asker } from '../background/asker.ts';
import type { Bench } from './bench.ts';
import type { Store } from './store.ts';

/** Milliseconds without a change after which is asked. */
const REST = 70;

export interface Resting<Answer> {
  /** The answer for the bench as it is now; null while it is worked out, or where nothing is asked. */
  readonly now: () => Answer | null;
}

/** `about` tells one question from another by identity; null asks nothing. */
export function whenResting<Ask, Answer>(
  store: Store,
  asker: Asker<Ask, Answer>,
  about: (bench: Bench) => readonly unknown[] | null,
  askOf: (bench: Bench) => Ask,
): Resting<Answer> {
  let held: { readonly about: readonly unknown[]; readonly answer: Answer | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fits = (bench: Bench): boolean => {
    const now = about(bench);
    return held !== null && now !== null && held.about.length === now.length && now.every((one, n) => one === held?.about[n]);
  };
  const work = async (): Promise<void> => {
    const bench = store.get();
    const asked = about(bench);
    if (asked === null) return;
    held = { about: asked, answer: null };
    asker.cancel();
    try {
      const answer = await asker.ask(askOf(bench));
      if (!fits(store.get())) return;
      held = { about: asked, answer };
      store.set({});
    } catch {
      // Given up for a newer question, or the worker failed: the page stands without the answer, and the next question asks anew.
    }
  };
  store.onFrame(() => {
    const bench = store.get();
    if (about(bench) === null || fits(bench)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void work(), REST);
  });
  return { now: () => (held !== null && fits(store.get()) ? held.answer : null) };
}
