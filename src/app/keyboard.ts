/** Keys to the tool in hand first, then to the page: the table of keys says what each means where it was pressed. */
import type { Desk } from '#ui/desk';
import { unitOnward } from '#view/tool/selection';
import type { Hand } from '#view/tool/hand';
import { keyAction, type KeyFocus, type KeyPress } from '#view/keys';
import { modesOf } from './desk/aiming.ts';
import type { Store } from './desk/store.ts';
import { contextOf } from './desk/hands.ts';

export interface KeyboardParts {
  readonly store: Store;
  readonly desk: Desk;
  readonly hand: Hand;
  readonly tableHost: HTMLElement;
  /** Fires with the dice typed so far. */
  fire(): void;
  help(): void;
  frame(): void;
  menu(): void;
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

function pageKey(press: KeyPress, parts: KeyboardParts): boolean {
  const { store, desk } = parts;
  const { overlays } = store.get();
  if (press.id.startsWith('tool-')) {
    desk.pickTool(press.id.slice('tool-'.length) as Parameters<Desk['pickTool']>[0]);
    return true;
  }
  switch (press.id) {
    case 'undo':
      desk.undo();
      return true;
    case 'redo':
      desk.redo();
      return true;
    case 'fire':
      parts.fire();
      return true;
    case 'declare':
      desk.declare();
      return true;
    case 'next-mode':
      modeOnward(parts, 1);
      return true;
    case 'last-mode':
      modeOnward(parts, -1);
      return true;
    case 'next-unit':
    case 'last-unit': {
      const chosen = unitOnward(contextOf(store.get()), press.id === 'next-unit' ? 1 : -1);
      desk.pickStand(chosen.stands[0] ?? null);
      return true;
    }
    case 'fit':
      desk.fit();
      return true;
    case 'frame':
      parts.frame();
      return true;
    case 'zoom-in':
      desk.zoom(ZOOM_STEP);
      return true;
    case 'zoom-out':
      desk.zoom(1 / ZOOM_STEP);
      return true;
    case 'declutter':
      desk.setOverlay('labels', !overlays.labels);
      return true;
    case 'levels':
      desk.setOverlay('levels', !overlays.levels);
      return true;
    case 'stand-lines':
      desk.setOverlay('standLines', !overlays.standLines);
      return true;
    case 'menu':
      parts.menu();
      return true;
    case 'help':
      parts.help();
      return true;
    case 'back':
      desk.dismiss();
      return true;
    default:
      return false;
  }
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
