/** Which of the three layouts the window has, and what of it is open. Held apart from the desk: it is nobody's business but the shell's. */
import type { RuleSet } from '#rules/engine/contract';
import type { SourceRef } from '#rules/engine/source';
import { getContext, setContext, tick } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { Drafts } from './charts/drafts.svelte.ts';

/** The rooms of the book: which one is played, its rules, its open readings, its charts. */
export const ROOMS = ['book', 'rules', 'readings', 'charts'] as const;
export type RoomName = (typeof ROOMS)[number];
export type DialogName = 'samples' | 'examples' | 'help' | 'seed' | RoomName;
export type Snap = 'peek' | 'half' | 'full';

export class Layout {
  readonly #phone = new MediaQuery('max-width: 640px');
  readonly #short = new MediaQuery('max-height: 780px');
  readonly #tablet = new MediaQuery('max-width: 1100px');
  dialog: DialogName | null = $state(null);
  /** The option that the readings dialog shall show first. */
  reading: string | null = $state(null);
  /** The passage that the rules shall open at. */
  clause: Pick<SourceRef, 'text' | 'where'> | null = $state(null);
  /** The chart that the charts shall open at, by id. */
  chart: string | null = $state(null);
  /** Charts that are being edited: they outlive the room. */
  readonly drafts = new Drafts();
  /** The book whose rules are being read, by id; null: the one in force. */
  rulesOf: string | null = $state(null);
  /** The book whose quick-reference sheet is on the page, to be printed. */
  printing: RuleSet | null = $state.raw(null);
  /** The menu of the piece under the hand, opened at `menuAt` in css pixels of the page. */
  menuOpen: boolean = $state(false);
  menuAt: { readonly x: number; readonly y: number } | null = null;
  /** Attempts to fire with dice that are wrong or missing. */
  triedDice: number = $state(0);
  sheetOpen: boolean = $state(false);
  snap: Snap = $state('half');

  get shape(): 'desk' | 'tablet' | 'phone' {
    if (this.#phone.current) return 'phone';
    return this.#tablet.current ? 'tablet' : 'desk';
  }

  /** True where the panel has little height, so that lists fold. */
  get short(): boolean {
    return this.#short.current || this.shape === 'phone';
  }

  open(dialog: DialogName, reading: string | null = null): void {
    // From passage to passage the same book is read; the other rooms belong to the book in force.
    if (dialog !== 'rules' || this.dialog !== 'rules') this.rulesOf = null;
    this.reading = reading;
    this.clause = null;
    this.chart = null;
    this.dialog = dialog;
  }

  /** Brings the panel into sight where the layout may hide it. */
  showPanel(): void {
    this.sheetOpen = true;
    if (this.snap === 'peek') this.snap = 'half';
  }

  get room(): RoomName | null {
    return ROOMS.find((one) => one === this.dialog) ?? null;
  }

  openClause({ text, where }: Pick<SourceRef, 'text' | 'where'>): void {
    this.open('rules');
    this.clause = { text, where };
  }

  /** Lays the sheet of a book out anew and hands it to the printer. */
  async print(book: RuleSet): Promise<void> {
    this.printing = null;
    await tick();
    this.printing = book;
  }

  openChart(id: string): void {
    this.open('charts');
    this.chart = id;
  }

  close(): void {
    this.dialog = null;
  }
}

const KEY = Symbol('layout');

/** The layout for whatever lies deep within the shell; null where a part stands alone. */
export const layoutHere = (): Layout | null => getContext<Layout | undefined>(KEY) ?? null;
export const shareLayout = (layout: Layout): void => void setContext(KEY, layout);
