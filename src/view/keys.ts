/** What a key means where it was pressed; the meanings themselves are rows of the key table. */
import { matchKeyBindingPress, parseKeybinding } from 'tinykeys';
import { BINDINGS, type Binding, type KeyGroup, type KeyId } from './keyTable.ts';
import type { ToolName } from './toolName.ts';

export type { KeyGroup, KeyId } from './keyTable.ts';

/** Where the keyboard is: on the table itself, on the page with nothing in focus, or in a control of a panel. */
export type KeyFocus = 'table' | 'page' | 'control';

export interface KeyContext {
  readonly tool: ToolName;
  /** Name of the tool's present state. */
  readonly state: string;
  readonly focus: KeyFocus;
  /** A dialog is open and has the keyboard. */
  readonly modal: boolean;
}

/** What was pressed, by its meaning. */
export interface KeyPress {
  readonly id: KeyId;
  /** Direction of an arrow: x to the east, y to the north; zero for other keys. */
  readonly arrow: { readonly x: -1 | 0 | 1; readonly y: -1 | 0 | 1 };
  /** The digit of `advance`, else 0. */
  readonly digit: number;
}

/** A key event, or what a test makes up for one. */
export type KeyLike = Pick<KeyboardEvent, 'key' | 'code' | 'getModifierState' | 'isComposing'> & { readonly target: EventTarget | null };

const TEXT_INPUTS = new Set([
  'text',
  'search',
  'url',
  'tel',
  'email',
  'password',
  'number',
  'date',
  'time',
  'month',
  'week',
  'datetime-local',
  '',
]);
/** Roles whose elements take letters: they are written in, or find an entry by its first letters. */
const TEXT_ROLES = new Set([
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'listbox',
  'option',
  'menu',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
]);

/** Whether keys pressed on this element write into it: then no key is ours. */
export function isTyping(target: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false;
  const element = target as {
    tagName?: unknown;
    type?: unknown;
    isContentEditable?: unknown;
    getAttribute?: (name: string) => string | null;
  };
  if (element.isContentEditable === true || TEXT_ROLES.has(element.getAttribute?.('role') ?? '')) return true;
  const tag = typeof element.tagName === 'string' ? element.tagName.toUpperCase() : '';
  if (tag === 'INPUT') return TEXT_INPUTS.has(typeof element.type === 'string' ? element.type.toLowerCase() : '');
  return tag === 'TEXTAREA' || tag === 'SELECT';
}

const STRICTNESS = { control: 0, page: 1, table: 2 } as const;

function serves(binding: Binding, context: KeyContext): boolean {
  if (STRICTNESS[context.focus] < (binding.focus ? STRICTNESS[binding.focus] : 0)) return false;
  if (binding.tools && !binding.tools.includes(context.tool)) return false;
  return !binding.states || binding.states.includes(context.state);
}

/** On a layout without Latin letters the physical key stands in for the letter of a Ctrl combination. */
function asRead(event: KeyLike): KeyboardEvent {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  const key = letter !== undefined && event.key > '\u024f' ? letter.toLowerCase() : event.key;
  return { key, code: event.code, getModifierState: (name: string) => event.getModifierState(name) } as KeyboardEvent;
}

const PARSED = BINDINGS.map((binding: Binding & { readonly id: KeyId }) => ({ binding, presses: binding.keys.flatMap(parseKeybinding) }));

function arrowOf(key: string): KeyPress['arrow'] {
  return { x: key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0, y: key === 'ArrowDown' ? -1 : key === 'ArrowUp' ? 1 : 0 };
}

/** F1 and its like write nothing anywhere. */
const isFunctionKey = (key: string): boolean => /^F\d+$/.test(key);

/** What a key means here, or null: it means nothing, a field is being typed in, or a dialog has the keyboard. */
export function keyAction(event: KeyLike, context: KeyContext): KeyPress | null {
  if (context.modal || event.isComposing || (isTyping(event.target) && !isFunctionKey(event.key))) return null;
  const read = asRead(event);
  const found = PARSED.find(
    ({ binding, presses }) => serves(binding, context) && presses.some((press) => matchKeyBindingPress(read, press)),
  )?.binding;
  if (!found) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return { id: found.id, arrow: arrowOf(event.key), digit: found.id === 'advance' ? Number(digit ?? 0) : 0 };
}

/** Every tool's key, for the rail and for tooltips. */
export function shortcutOf(id: KeyId): string {
  return BINDINGS.find((binding) => binding.id === id)?.shown ?? '';
}

const TOOL_KEY = 'tool-';

/** The help sheet's rows by group; those that pick a tool name it. */
export function helpSheet(): readonly {
  readonly group: KeyGroup;
  readonly rows: readonly { readonly keys: string; readonly label: string; readonly tool?: ToolName }[];
}[] {
  const groups: readonly KeyGroup[] = ['Tools', 'Pieces', 'Fire', 'Measure', 'View', 'Game'];
  return groups.map((group) => ({
    group,
    rows: BINDINGS.filter((binding) => binding.group === group).map(({ id, shown, label }) => ({
      keys: shown,
      label,
      ...(id.startsWith(TOOL_KEY) ? { tool: id.slice(TOOL_KEY.length) as ToolName } : {}),
    })),
  }));
}
