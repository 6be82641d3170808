/** Which of the three layouts the window has, and what of it is open. Held apart from the desk: it is nobody's business but the shell's. */
import { MediaQuery } from 'svelte/reactivity';

export type DialogName = 'samples' | 'help' | 'readings' | 'seed';
export type Snap = 'peek' | 'half' | 'full';

export class Layout {
  readonly #phone = new MediaQuery('max-width: 640px');
  readonly #short = new MediaQuery('max-height: 780px');
  readonly #tablet = new MediaQuery('max-width: 1100px');
  dialog: DialogName | null = $state(null);
  /** The option that the readings dialog shall show first. */
  reading: string | null = $state(null);
  /** The menu of the piece under the hand, opened at `menuAt` in css pixels of the page. */
  menuOpen: boolean = $state(false);
  menuAt: { readonly x: number; readonly y: number } | null = null;
  /** An attempt was made to fire with dice that are wrong or missing. */
  triedDice: boolean = $state(false);
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
    this.reading = reading;
    this.dialog = dialog;
  }

  close(): void {
    this.dialog = null;
  }
}
