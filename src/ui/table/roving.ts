/** Walking the stands with the arrow keys while the table has the focus: one tab stop, every stand within reach. */
import type { DeskView } from '../desk.ts';

export interface Roving {
  /** True when the key was used; the caller then stops it. */
  key(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>): boolean;
  leave(): void;
}

const STEP: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Enter (with nothing aimed) goes in at the selected stand or the first; arrows go to the next and the one before, around the
 * end; Home and End to the first and last; Escape comes out and keeps the selection, so that the arrows nudge it from then on.
 */
export function roving(view: () => DeskView, pick: (stand: string) => void): Roving {
  let inside = false;
  const stands = (): readonly string[] => view().state.table.stands.map((stand) => stand.id);
  const goTo = (index: number): void => {
    const all = stands();
    const stand = all[(index + all.length) % all.length];
    if (stand !== undefined) pick(stand);
  };
  const here = (): number => Math.max(0, stands().indexOf(view().selection[0] ?? ''));

  function walk(key: string): boolean {
    const step = STEP[key];
    if (step !== undefined) goTo(here() + step);
    else if (key === 'Home') goTo(0);
    else if (key === 'End') goTo(-1);
    else if (key === 'Escape' || key === 'Enter') inside = false;
    else return false;
    return true;
  }

  return {
    key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false;
      if (inside) return walk(event.key);
      if (event.key !== 'Enter' || view().plan !== null || view().question !== null || stands().length === 0) return false;
      inside = true;
      goTo(here());
      return true;
    },
    leave() {
      inside = false;
    },
  };
}
