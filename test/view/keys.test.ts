import { describe, expect, it } from 'vitest';
import { helpSheet, isTyping, keyAction, shortcutOf, type KeyContext, type KeyLike } from '#view/keys';
import { BINDINGS } from '#view/keyTable';

type Modifier = 'Shift' | 'Control' | 'Alt' | 'Meta';
interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly with?: readonly Modifier[];
  readonly target?: unknown;
  readonly isComposing?: boolean;
}

const event = ({ key, code, with: held = [], target = null, isComposing = false }: Pressed): KeyLike => ({
  key,
  code,
  target: target as EventTarget | null,
  isComposing,
  getModifierState: (name) => (held as readonly string[]).includes(name),
});
const letter = (name: string, held: readonly Modifier[] = []): Pressed => ({
  key: held.includes('Shift') ? name : name.toLowerCase(),
  code: `Key${name}`,
  with: held,
});
const named = (key: string, held: readonly Modifier[] = []): Pressed => ({ key, code: key, with: held });

const onTable: KeyContext = { tool: 'select', state: 'idle', focus: 'table', modal: false };
const meaning = (pressed: Pressed, context: Partial<KeyContext> = {}) => keyAction(event(pressed), { ...onTable, ...context })?.id ?? null;

describe('what a key means', () => {
  it.each([
    ['V', 'tool-select'],
    ['G', 'tool-move'],
    ['W', 'tool-wheel'],
    ['F', 'tool-fire'],
    ['B', 'tool-ricochet'],
    ['A', 'tool-arcs'],
    ['M', 'tool-measure'],
    ['N', 'tool-units'],
    ['T', 'tool-terrain'],
    ['Q', 'turn-left'],
    ['E', 'turn-right'],
    ['S', 'about-face'],
    ['O', 'declutter'],
    ['H', 'levels'],
    ['L', 'stand-lines'],
  ])('%s is %s, from a button too', (name, id) => {
    expect(meaning(letter(name))).toBe(id);
    expect(meaning(letter(name), { focus: 'control' })).toBe(id);
  });

  it.each([
    [letter('Z', ['Control']), 'undo'],
    [letter('Z', ['Control', 'Shift']), 'redo'],
    [letter('Y', ['Control']), 'redo'],
    [letter('D', ['Control']), 'duplicate'],
    [letter('Q', ['Shift']), 'wheel-left'],
    [letter('E', ['Shift']), 'wheel-right'],
    [letter('M', ['Shift']), 'recall-ruler'],
    [named('Delete'), 'delete'],
    [named('Backspace'), 'delete'],
    [named('Tab'), 'next-unit'],
    [named('Tab', ['Shift']), 'last-unit'],
    [named('Escape'), 'back'],
    [named('ArrowLeft'), 'nudge'],
    [named('ArrowUp', ['Shift']), 'nudge-inch'],
    [{ key: '0', code: 'Digit0' }, 'fit'],
    [{ key: '?', code: 'Slash', with: ['Shift'] as const }, 'help'],
    [named('F1'), 'help'],
    [{ key: '+', code: 'Equal', with: ['Shift'] as const }, 'zoom-in'],
    [{ key: '=', code: 'Equal' }, 'zoom-in'],
    [{ key: '-', code: 'Minus' }, 'zoom-out'],
    [named('F10', ['Shift']), 'menu'],
  ] as const)('%o is %s', (pressed, id) => {
    expect(meaning(pressed)).toBe(id);
  });

  it('in a list or a field letters are its own; F1 and F6 write nothing and are ours there too', () => {
    const target = { tagName: 'UL', getAttribute: () => 'listbox' };
    const inList = (pressed: Pressed) => meaning({ ...pressed, target }, { focus: 'control' });
    expect([inList(letter('F')), inList({ key: '?', code: 'Slash', with: ['Shift'] })]).toEqual([null, null]);
    expect([inList(named('F1')), inList(named('F6'))]).toEqual(['help', 'panel']);
    expect(meaning({ ...named('F1'), target }, { modal: true })).toBeNull();
  });

  it('a tool sits on its place of the keyboard, Ctrl combinations on their letter', () => {
    expect(meaning({ key: 'a', code: 'KeyQ' })).toBe('turn-left'); // a French keyboard
    expect(meaning({ key: 'w', code: 'KeyZ', with: ['Control'] })).toBeNull();
    expect(meaning({ key: 'z', code: 'KeyW', with: ['Control'] })).toBe('undo');
    expect(meaning({ key: 'я', code: 'KeyZ', with: ['Control'] })).toBe('undo'); // no Latin letter there
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%d advances so many inches', (digit) => {
    expect(keyAction(event({ key: String(digit), code: `Digit${digit}` }), onTable)).toMatchObject({ id: 'advance', digit });
  });

  it.each([
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ])('%s points %d east and %d north', (key, x, y) => {
    expect(keyAction(event(named(key)), onTable)?.arrow).toEqual({ x, y });
  });

  it('the same key means what the tool in hand makes of it', () => {
    const bracket = { key: '[', code: 'BracketLeft' };
    expect(meaning(bracket)).toBe('turn-left-fine');
    expect(meaning(bracket, { tool: 'fire' })).toBe('last-target');
    expect(meaning(named('ArrowLeft'), { tool: 'fire' })).toBe('lay-line');
    expect(meaning(named('ArrowUp'), { tool: 'fire' })).toBe('lay-ricochet');
    expect(meaning(named('ArrowLeft'), { tool: 'ricochet' })).toBe('lay-ricochet');
    expect(meaning(named('ArrowLeft', ['Alt']), { tool: 'ricochet' })).toBe('lay-line');
    expect(meaning(named('ArrowLeft'), { state: 'walking' })).toBe('walk');
    expect(meaning(named('Enter'), { tool: 'fire' })).toBe('fire');
    expect(meaning(named('Enter'))).toBe('take');
    expect(meaning(named('Enter'), { tool: 'fire', state: 'walking' })).toBe('take');
    expect(meaning({ key: ' ', code: 'Space' }, { state: 'stretching', tool: 'measure' })).toBe('waypoint');
    expect(meaning({ key: ' ', code: 'Space' })).toBeNull();
  });

  it('in a control of a panel arrows, digits, Enter, Tab and Delete are the control’s', () => {
    for (const pressed of [named('ArrowLeft'), named('Enter'), named('Tab'), named('Delete'), { key: '3', code: 'Digit3' }])
      expect(meaning(pressed, { focus: 'control' })).toBeNull();
  });

  it('canvas-keyboard-access: Tab is ours only on the table itself', () => {
    expect(meaning(named('Tab'), { focus: 'page' })).toBeNull();
    expect(meaning(named('Enter'), { focus: 'page' })).toBeNull();
  });

  it('an open dialog has the keyboard', () => {
    expect(meaning(letter('V'), { modal: true })).toBeNull();
    expect(meaning(named('Escape'), { modal: true })).toBeNull();
  });
});

describe('shortcut-while-typing: no key is ours while it is written somewhere', () => {
  const element = (tagName: string, more: object = {}) => ({ tagName, getAttribute: () => null, isContentEditable: false, ...more });
  it.each([
    ['a text field', element('INPUT', { type: 'text' })],
    ['a field that names no type', element('INPUT', { type: '' })],
    ['a number', element('INPUT', { type: 'number' })],
    ['a search field', element('input', { type: 'search' })],
    ['a text area', element('TEXTAREA')],
    ['a choice list', element('SELECT')],
    ['editable text', element('DIV', { isContentEditable: true })],
    ['an element that says it is a text box', element('DIV', { getAttribute: () => 'textbox' })],
    ['an open menu', element('DIV', { getAttribute: () => 'menuitem' })],
  ])('in %s', (_, target) => {
    expect(isTyping(target)).toBe(true);
    for (const pressed of [named('Backspace'), named('Delete'), letter('R'), letter('V'), letter('Z', ['Control']), named('Escape')])
      expect(meaning({ ...pressed, target })).toBeNull();
  });

  it.each([
    ['a button', element('BUTTON')],
    ['a tick box', element('INPUT', { type: 'checkbox' })],
    ['a slider', element('INPUT', { type: 'range' })],
    ['the table', element('DIV')],
    ['nothing', null],
  ])('on %s letters are ours', (_, target) => {
    expect(isTyping(target)).toBe(false);
    expect(meaning({ ...letter('V'), target })).toBe('tool-select');
  });

  it('nor while a letter is being composed', () => {
    expect(meaning({ ...letter('V'), isComposing: true })).toBeNull();
  });
});

describe('the help sheet', () => {
  it('shows every row of the one table', () => {
    expect(helpSheet().flatMap((group) => group.rows)).toHaveLength(BINDINGS.length);
    expect(helpSheet().map((group) => group.group)).toEqual(['Tools', 'Pieces', 'Fire', 'Measure', 'View', 'Game']);
  });

  it('every key and label is written out', () => {
    for (const row of helpSheet().flatMap((group) => group.rows)) expect(`${row.keys}: ${row.label}`).toMatch(/^\S.*: \S/);
    expect(shortcutOf('tool-fire')).toBe('F');
  });

  it('every key that a row names is reached in some context', () => {
    const tools = ['select', 'move', 'wheel', 'fire', 'ricochet', 'arcs', 'measure', 'units', 'terrain'] as const;
    const states = ['idle', 'walking', 'stretching'];
    const reached = new Set<string>();
    for (const row of BINDINGS) {
      const [first = ''] = row.keys;
      const parts = first.split(/\b\+/);
      const key = parts.at(-1) ?? '';
      const held = parts.slice(0, -1).map((name) => (name === '$mod' ? 'Control' : name)) as Modifier[];
      for (const tool of tools)
        for (const state of states) {
          const code = /^(Key|Digit|Numpad|Bracket|Comma|Period|Space)/.test(key) ? key : '';
          if (meaning({ key, code, with: held }, { tool, state }) === row.id) reached.add(row.id);
        }
    }
    expect([...new Set(BINDINGS.map((row) => row.id))].filter((id) => !reached.has(id))).toEqual([]);
  });
});
