/** Charts that are being edited, by id. A draft is kept, whatever room or chart is left, until it is used or discarded. */
import type { Chart } from '#rules/engine/chart';
import type { Typed } from './draft.ts';

export interface OpenDraft {
  readonly typed: Typed;
  /** Coefficients that every curve has at least; 0: as many as it needs. */
  readonly powers: number;
  /** A chart from a file that it began with; null where it began with the chart in force. */
  readonly imported: Chart | null;
}

const FRESH: OpenDraft = { typed: {}, powers: 0, imported: null };

export class Drafts {
  #open: ReadonlyMap<string, OpenDraft> = $state.raw(new Map());

  of(id: string): OpenDraft | null {
    return this.#open.get(id) ?? null;
  }

  /** Begins a draft, or changes the one that is open. */
  keep(id: string, change: Partial<OpenDraft> = {}): void {
    this.#open = new Map([...this.#open, [id, { ...(this.of(id) ?? FRESH), ...change }]]);
  }

  drop(id: string): void {
    this.#open = new Map([...this.#open].filter(([other]) => other !== id));
  }
}
