/** Holds the bench and tells of changes at most once a frame: many changes in one event are one new picture. */
import type { Bench } from './bench.ts';

export interface Store {
  readonly get: () => Bench;
  readonly set: (change: Partial<Bench>) => void;
  readonly onFrame: (listener: () => void) => () => void;
}

export function createStore(first: Bench, nextFrame: (run: () => void) => void): Store {
  let bench = first;
  let due = false;
  const listeners = new Set<() => void>();
  const frame = () => {
    due = false;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => bench,
    set: (change) => {
      bench = { ...bench, ...change };
      if (due) return;
      due = true;
      nextFrame(frame);
    },
    onFrame: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
