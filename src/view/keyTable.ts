/**
 * The one table of keys: the handlers, the tooltips and the help sheet all read it. Tools sit on physical key positions,
 * so they stay where they are on other layouts; combinations with Ctrl follow the letter, as everywhere else.
 */
import type { ToolName } from './toolName.ts';

export type KeyGroup = 'Tools' | 'Pieces' | 'Fire' | 'Measure' | 'View' | 'Game';

export interface Binding {
  readonly id: string;
  /** As tinykeys reads them. */
  readonly keys: readonly string[];
  /** As the help sheet and the tooltips write them. */
  readonly shown: string;
  readonly label: string;
  readonly group: KeyGroup;
  /** Least focus at which it works: letters work in a panel's controls too, arrows and Tab do not. Default: anywhere. */
  readonly focus?: 'page' | 'table';
  readonly tools?: readonly ToolName[];
  readonly states?: readonly string[];
}

const HANDLING: readonly ToolName[] = ['select', 'move', 'wheel', 'arcs', 'units'];
const FIRING: readonly ToolName[] = ['fire', 'ricochet'];
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const WITH_SHIFT = ARROWS.map((key) => `Shift+${key}`);
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((digit) => [`Digit${digit}`, `Numpad${digit}`]);

/** Earlier rows win where two share a key; the state of the tool then decides. */
export const BINDINGS = [
  { id: 'tool-select', keys: ['KeyV'], shown: 'V', label: 'Select', group: 'Tools' },
  { id: 'tool-move', keys: ['KeyG'], shown: 'G', label: 'Move', group: 'Tools' },
  { id: 'tool-wheel', keys: ['KeyW'], shown: 'W', label: 'Wheel', group: 'Tools' },
  { id: 'tool-fire', keys: ['KeyF'], shown: 'F', label: 'Fire', group: 'Tools' },
  { id: 'tool-ricochet', keys: ['KeyB'], shown: 'B', label: 'Ricochet', group: 'Tools' },
  { id: 'tool-arcs', keys: ['KeyA'], shown: 'A', label: 'Arcs', group: 'Tools' },
  { id: 'tool-measure', keys: ['KeyM'], shown: 'M', label: 'Measure', group: 'Tools' },
  { id: 'tool-units', keys: ['KeyN'], shown: 'N', label: 'Units', group: 'Tools' },
  { id: 'tool-terrain', keys: ['KeyT'], shown: 'T', label: 'Terrain', group: 'Tools' },

  {
    id: 'walk',
    keys: ARROWS,
    shown: '← → ↑ ↓',
    label: 'Next or last stand, after Enter on the table',
    group: 'Pieces',
    focus: 'table',
    states: ['walking'],
  },
  {
    id: 'take',
    keys: ['Enter'],
    shown: 'Enter',
    label: 'Take the stand in hand; on the bare table, begin with the first',
    group: 'Pieces',
    focus: 'table',
    tools: [...HANDLING, 'measure', 'terrain'],
  },
  { id: 'take', keys: ['Enter'], shown: 'Enter', label: 'Take the stand in hand', group: 'Pieces', focus: 'table', states: ['walking'] },
  { id: 'next-unit', keys: ['Tab'], shown: 'Tab', label: 'Next unit, while one is in hand', group: 'Pieces', focus: 'table' },
  { id: 'last-unit', keys: ['Shift+Tab'], shown: 'Shift Tab', label: 'Last unit, while one is in hand', group: 'Pieces', focus: 'table' },
  { id: 'nudge', keys: ARROWS, shown: '← → ↑ ↓', label: 'Nudge 0.1″', group: 'Pieces', focus: 'page', tools: HANDLING },
  { id: 'nudge-inch', keys: WITH_SHIFT, shown: 'Shift ← → ↑ ↓', label: 'Nudge 1″', group: 'Pieces', focus: 'page', tools: HANDLING },
  {
    id: 'advance',
    keys: DIGITS,
    shown: '1 … 9',
    label: 'Advance so many inches straight ahead',
    group: 'Pieces',
    focus: 'page',
    tools: HANDLING,
  },
  { id: 'turn-left', keys: ['KeyQ'], shown: 'Q', label: 'Turn 5° left', group: 'Pieces', tools: HANDLING },
  { id: 'turn-right', keys: ['KeyE'], shown: 'E', label: 'Turn 5° right', group: 'Pieces', tools: HANDLING },
  { id: 'turn-left-fine', keys: ['BracketLeft'], shown: '[', label: 'Turn 1° left', group: 'Pieces', tools: HANDLING },
  { id: 'turn-right-fine', keys: ['BracketRight'], shown: ']', label: 'Turn 1° right', group: 'Pieces', tools: HANDLING },
  {
    id: 'wheel-left',
    keys: ['Shift+KeyQ'],
    shown: 'Shift Q',
    label: 'Wheel 5° left, on the left front corner',
    group: 'Pieces',
    tools: HANDLING,
  },
  {
    id: 'wheel-right',
    keys: ['Shift+KeyE'],
    shown: 'Shift E',
    label: 'Wheel 5° right, on the right front corner',
    group: 'Pieces',
    tools: HANDLING,
  },
  { id: 'about-face', keys: ['KeyS'], shown: 'S', label: 'About face', group: 'Pieces', tools: HANDLING },
  { id: 'duplicate', keys: ['$mod+d'], shown: 'Ctrl D', label: 'Duplicate', group: 'Pieces', focus: 'page' },
  { id: 'delete', keys: ['Delete', 'Backspace'], shown: 'Delete', label: 'Take off the table', group: 'Pieces', focus: 'page' },

  { id: 'fire', keys: ['Enter'], shown: 'Enter', label: 'Fire at once', group: 'Fire', focus: 'page', tools: FIRING },
  {
    id: 'declare',
    keys: ['Shift+Enter'],
    shown: 'Shift Enter',
    label: 'Declare for the step',
    group: 'Fire',
    focus: 'page',
    tools: FIRING,
  },
  { id: 'compare', keys: ['KeyX'], shown: 'X', label: 'The aimed shot under every book', group: 'Fire' },
  { id: 'last-target', keys: ['BracketLeft'], shown: '[', label: 'Last target', group: 'Fire', tools: FIRING },
  { id: 'next-target', keys: ['BracketRight'], shown: ']', label: 'Next target', group: 'Fire', tools: FIRING },
  { id: 'last-mode', keys: ['Comma'], shown: ',', label: 'Last way of firing', group: 'Fire', tools: FIRING },
  { id: 'next-mode', keys: ['Period'], shown: '.', label: 'Next way of firing', group: 'Fire', tools: FIRING },
  {
    id: 'lay-ricochet',
    keys: ARROWS,
    shown: '← → ↑ ↓',
    label: 'Point of ricochet 0.25″ nearer or further',
    group: 'Fire',
    focus: 'page',
    tools: ['ricochet'],
  },
  {
    id: 'lay-ricochet',
    keys: ['ArrowUp', 'ArrowDown'],
    shown: '↑ ↓',
    label: 'Point of ricochet 0.25″ nearer or further',
    group: 'Fire',
    focus: 'page',
    tools: ['fire'],
  },
  {
    id: 'lay-ricochet-inch',
    keys: WITH_SHIFT,
    shown: 'Shift ← → ↑ ↓',
    label: 'Point of ricochet 1″ nearer or further',
    group: 'Fire',
    focus: 'page',
    tools: ['ricochet'],
  },
  {
    id: 'lay-line',
    keys: ['ArrowLeft', 'ArrowRight'],
    shown: '← →',
    label: 'Turn the line 1°',
    group: 'Fire',
    focus: 'page',
    tools: ['fire'],
  },
  {
    id: 'lay-line',
    keys: ['Alt+ArrowLeft', 'Alt+ArrowRight'],
    shown: 'Alt ← →',
    label: 'Turn the line 1°',
    group: 'Fire',
    focus: 'page',
    tools: ['ricochet'],
  },
  {
    id: 'lay-line-fine',
    keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
    shown: 'Shift ← →',
    label: 'Turn the line 0.1°',
    group: 'Fire',
    focus: 'page',
    tools: ['fire'],
  },
  {
    id: 'lay-line-fine',
    keys: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowRight'],
    shown: 'Alt Shift ← →',
    label: 'Turn the line 0.1°',
    group: 'Fire',
    focus: 'page',
    tools: ['ricochet'],
  },

  {
    id: 'waypoint',
    keys: ['Space'],
    shown: 'Space',
    label: 'Set a waypoint while measuring',
    group: 'Measure',
    focus: 'page',
    states: ['stretching'],
  },
  { id: 'peek-range', keys: ['KeyR'], shown: 'R held', label: 'Distance from what is selected to what is pointed at', group: 'Measure' },
  { id: 'recall-ruler', keys: ['Shift+KeyM'], shown: 'Shift M', label: 'The last ruler again', group: 'Measure' },
  {
    id: 'copy-ruler',
    keys: ['$mod+c'],
    shown: 'Ctrl C',
    label: 'Copy the measurement',
    group: 'Measure',
    focus: 'page',
    tools: ['measure'],
  },

  { id: 'fit', keys: ['Digit0', 'Numpad0'], shown: '0', label: 'Whole table', group: 'View' },
  { id: 'frame', keys: ['Shift+Digit0', 'Shift+Numpad0'], shown: 'Shift 0', label: 'What is selected', group: 'View' },
  { id: 'zoom-in', keys: ['+', 'Shift++', '=', 'NumpadAdd'], shown: '+', label: 'Nearer', group: 'View' },
  { id: 'zoom-out', keys: ['-', 'NumpadSubtract'], shown: '−', label: 'Further', group: 'View' },
  { id: 'declutter', keys: ['KeyO'], shown: 'O', label: 'Lines and verdict only', group: 'View' },
  { id: 'levels', keys: ['KeyH'], shown: 'H', label: 'Heights', group: 'View' },
  { id: 'panel', keys: ['F6'], shown: 'F6', label: 'From the table to the panel, and back', group: 'View' },
  { id: 'stand-lines', keys: ['KeyL'], shown: 'L', label: 'A line from every firing stand', group: 'View' },

  { id: 'step-back', keys: ['PageUp'], shown: 'Page Up', label: 'One step back in the log', group: 'Game', focus: 'page' },
  { id: 'step-on', keys: ['PageDown'], shown: 'Page Down', label: 'One step on in the log', group: 'Game', focus: 'page' },
  { id: 'first-step', keys: ['Home'], shown: 'Home', label: 'Before the first step', group: 'Game', focus: 'page' },
  { id: 'last-step', keys: ['End'], shown: 'End', label: 'The last step', group: 'Game', focus: 'page' },
  { id: 'undo', keys: ['$mod+z'], shown: 'Ctrl Z', label: 'Undo', group: 'Game' },
  { id: 'redo', keys: ['$mod+Shift+z', '$mod+y'], shown: 'Ctrl Shift Z, Ctrl Y', label: 'Redo', group: 'Game' },
  { id: 'menu', keys: ['ContextMenu', 'Shift+F10'], shown: 'Menu', label: 'What can be done here', group: 'Game', focus: 'page' },
  { id: 'back', keys: ['Escape'], shown: 'Esc', label: 'One step back', group: 'Game' },
  { id: 'help', keys: ['?', 'Shift+?', 'F1'], shown: '?, F1', label: 'This sheet', group: 'Game' },
] as const satisfies readonly Binding[];

export type KeyId = (typeof BINDINGS)[number]['id'];
