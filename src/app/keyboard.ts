/** Keys to the tool in hand first, then to the page: the table of keys says what each means where it was pressed. */
import type { Desk, DeskView, ToolName } from '#ui/desk';
import type { Hand } from '#view/tool/hand';
import { keyAction, type KeyFocus, type KeyPress } from '#view/keys';
import { modesOf, planOf } from './desk/aiming.ts';
import type { Store } from './desk/store.ts';

export interface KeyboardParts {
  readonly store: Store;
  readonly desk: Desk;
  readonly hand: Hand;
  readonly tableHost: HTMLElement;
  /** Fires with the dice typed so far. */
  readonly fire: () => void;
  readonly help: () => void;
  readonly frame: () => void;
  readonly menu: () => void;
  /** Takes the focus from the table to the panel, what is in hand kept; from the panel back to the table. */
  readonly panel: () => void;
}

const ZOOM_STEP = 1.25;

function focusOf(tableHost: HTMLElement): KeyFocus {
  const active = document.activeElement;
  if (active === null || active === document.body) return 'page';
  return tableHost === active || tableHost.contains(active) ? 'table' : 'control';
}

/** The next or last mode that may be used, going round. */
function modeOnward({ store, desk }: KeyboardParts, step: 1 | -1): void {
  const { mode } = store.get();
  const usable = modesOf(store.get()).filter((choice) => !choice.refused);
  const at = usable.findIndex((choice) => choice.mode === mode.mode && choice.load === mode.load);
  const next = usable[(at + step + usable.length) % usable.length];
  if (next) desk.pickMode(next.mode, next.load);
}

/** A browser may refuse its clipboard; there is nothing else to be done with a measurement then. */
function copy(text: string | null | undefined): void {
  if (text) navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** What each key does to the page; the tool in hand had its chance before. */
function actionOf(id: KeyPress['id'], parts: KeyboardParts): (() => void) | undefined {
  const { store, desk } = parts;
  const overlay = (name: keyof DeskView['overlays']) => () => desk.setOverlay(name, !store.get().overlays[name]);
  const actions: Partial<Record<KeyPress['id'], () => void>> = {
    undo: desk.undo,
    redo: desk.redo,
    'step-back': desk.undo,
    'step-on': desk.redo,
    'first-step': () => desk.goTo(0),
    'last-step': () => desk.goTo(store.get().session.log().length),
    fire: parts.fire,
    declare: desk.declare,
    compare: () => {
      if (planOf(store.get())) desk.compare({ by: 'inches', ghost: null });
    },
    'next-mode': () => modeOnward(parts, 1),
    'last-mode': () => modeOnward(parts, -1),
    fit: desk.fit,
    frame: parts.frame,
    'zoom-in': () => desk.zoom(ZOOM_STEP),
    'zoom-out': () => desk.zoom(1 / ZOOM_STEP),
    declutter: overlay('labels'),
    levels: overlay('levels'),
    'stand-lines': overlay('standLines'),
    'copy-ruler': () => copy(parts.hand.shown().copy),
    menu: parts.menu,
    panel: parts.panel,
    help: parts.help,
    back: desk.dismiss,
  };
  return actions[id];
}

function pageKey({ id }: KeyPress, parts: KeyboardParts): boolean {
  if (id.startsWith('tool-')) {
    parts.desk.pickTool(id.slice('tool-'.length) as ToolName);
    return true;
  }
  const action = actionOf(id, parts);
  action?.();
  return action !== undefined;
}

/** Listens on the window until the returned function is called. */
export function listenKeys(parts: KeyboardParts): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const modal = document.querySelector('dialog[open]') !== null;
    const press = keyAction(event, { tool: parts.hand.tool, state: parts.hand.state, focus: focusOf(parts.tableHost), modal });
    if (press === null) return;
    if (parts.hand.key(press) || pageKey(press, parts)) event.preventDefault();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}
