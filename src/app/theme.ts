/** Light or dark: as it was last chosen in this browser, else as the system has it. */
import type { Store } from './desk/store.ts';

const KEY = 'line-of-fire.dark';

/** What of a window is asked; a browser may refuse its storage by throwing. */
export interface ThemeWindow {
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly matchMedia: (query: string) => { readonly matches: boolean };
}

export function startsDark(page: ThemeWindow): boolean {
  try {
    const kept = page.localStorage.getItem(KEY);
    if (kept !== null) return kept === 'yes';
  } catch {
    // Without storage the system decides each time.
  }
  return page.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Keeps a choice made from now on; the system's own is not written down, so that the page goes on following it. */
export function keepTheme(store: Pick<Store, 'get' | 'onFrame'>, page: ThemeWindow): void {
  let last = store.get().dark;
  store.onFrame(() => {
    const { dark } = store.get();
    if (dark === last) return;
    last = dark;
    try {
      page.localStorage.setItem(KEY, dark ? 'yes' : 'no');
    } catch {
      // The choice holds until the page is left.
    }
  });
}
