import { describe, expect, it } from 'vitest';
import { handBench } from '#test/handBench';
import { foot, scene, unit } from '#test/scenes';
import { keyAction, type KeyFocus, type KeyLike } from '#view/keys';

const forty = scene(
  Array.from({ length: 20 }, (_, n) =>
    unit(`u${n}`, n % 2 === 0 ? 'blue' : 'red', 'french-line', 'line', [
      foot(`s${2 * n}`, 2 + 3 * n, 10, 0),
      foot(`s${2 * n + 1}`, 2.9 + 3 * n, 10, 0),
    ]),
  ),
);

/** Presses a key as the page would: whether the table took it. */
function keyboard(bench: ReturnType<typeof handBench>, focus: KeyFocus = 'table') {
  return (key: string, shift = false): boolean => {
    const event: KeyLike = { key, code: key, target: null, isComposing: false, getModifierState: (name) => name === 'Shift' && shift };
    const press = keyAction(event, { tool: bench.hand.tool, state: bench.hand.state, focus, modal: false });
    return press !== null && bench.hand.key(press);
  };
}

describe('canvas-keyboard-access: one tab stop, and every stand is reached from it', () => {
  it('Tab, Enter, three arrows take the fourth of forty stands; Escape and Tab go on to the next control', () => {
    const bench = handBench(forty);
    const press = keyboard(bench);
    expect(press('Tab')).toBe(false); // nothing in hand: the key is the page's
    expect(press('Enter')).toBe(true);
    expect(bench.selection().stands).toEqual(['s0']);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight']) expect(press(key)).toBe(true);
    expect(bench.selection().stands).toEqual(['s3']);
    expect(bench.session.log()).toHaveLength(0); // walking moves nothing
    expect(press('Escape')).toBe(true);
    expect(bench.selection().stands).toEqual([]);
    expect(press('Tab')).toBe(false);
    expect(press('ArrowRight')).toBe(false);
  });

  it('walks round from the last stand to the first and back', () => {
    const bench = handBench(forty);
    const press = keyboard(bench);
    press('Enter');
    press('ArrowLeft');
    expect(bench.selection().stands).toEqual(['s39']);
    press('ArrowRight');
    expect(bench.selection().stands).toEqual(['s0']);
  });

  it('Enter takes the stand in hand: arrows then nudge it, Tab takes the next whole unit', () => {
    const bench = handBench(forty);
    const press = keyboard(bench);
    press('Enter');
    press('Enter');
    expect(bench.hand.state).toBe('idle');
    press('ArrowDown');
    expect(bench.box('s0')?.center.y).toBeCloseTo(9.9, 9);
    expect(press('Tab')).toBe(true);
    expect(bench.selection().stands).toEqual(['s2', 's3']);
    expect(press('Tab', true)).toBe(true);
    expect(press('Tab', true)).toBe(true);
    expect(bench.selection().stands).toEqual(['s38', 's39']);
  });

  it('while walking Tab goes from unit to unit', () => {
    const bench = handBench(forty);
    const press = keyboard(bench);
    press('Enter');
    press('Tab');
    expect(bench.selection().stands).toEqual(['s2', 's3']);
    press('ArrowRight');
    expect(bench.selection().stands).toEqual(['s3']);
  });

  it('says where it is and how to leave', () => {
    const bench = handBench(forty);
    keyboard(bench)('Enter');
    expect(bench.hand.shown().said).toMatch(/^u0: .*Esc to leave\.$/);
  });

  it('on a bare table Enter does nothing', () => {
    const bench = handBench(scene([]));
    expect(keyboard(bench)('Enter')).toBe(false);
    expect(bench.hand.state).toBe('idle');
  });
});
