/** Puts the whole shell on the page and gives back the place in it where the table is painted. */
import { flushSync, mount, unmount } from 'svelte';
import type { Desk } from './desk.ts';
import type { DialogName } from './layout.svelte.ts';
import Shell from './Shell.svelte';
import './style.css';

export interface Ui {
  /** The element that the table's canvas fills; it takes the focus, and its size is the camera's viewport. */
  readonly tableHost: HTMLElement;
  /** Fires the present aim with the dice typed so far; a wrong or missing die takes the focus instead. */
  readonly fire: () => void;
  /** The focus goes to the panel's first control, from the panel back to the table. */
  readonly crossToPanel: () => void;
  /** Css pixels of the table's right side that an open panel lies over. */
  readonly panelOver: () => number;
  readonly show: (what: DialogName | 'menu') => void;
  readonly unmount: () => void;
}

export function mountUi(target: HTMLElement, desk: Desk): Ui {
  const shell = mount(Shell, { target, props: { desk } });
  flushSync();
  let shown = true;
  return {
    tableHost: shell.tableHost(),
    fire: () => shell.fire(),
    crossToPanel: () => void shell.crossToPanel(),
    panelOver: () => shell.panelOver(),
    show: (what) => shell.show(what),
    unmount: () => {
      if (shown) void unmount(shell);
      shown = false;
    },
  };
}
