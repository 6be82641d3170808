import { describe, expect, it } from 'vitest';
import { handBench } from '#test/handBench';
import { caught, cuirassiers, infantry } from '#test/melees';
import { foot, gun, scene, unit } from '#test/scenes';

const guns = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 10, 10, 0), gun('g2', 12, 10, 0)]);
const line = unit('col', 'red', 'russian-musketeer', 'line', [foot('c1', 20, 20, 180), foot('c2', 20.9, 20, 180)]);
const far = unit('far', 'red', 'russian-musketeer', 'line', [foot('f1', 31, 10, 180)]);
const table = scene([guns, line, far]);

describe('choosing', () => {
  it('a click takes the whole unit, a click on open ground lets go', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    expect(bench.selection().stands).toEqual(['g1', 'g2']);
    bench.click([40, 40]);
    expect(bench.selection().stands).toEqual([]);
    expect(bench.sent).toEqual([]);
  });

  it('a double click takes one stand, and so does Alt', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    bench.click([12, 10], { clicks: 2 });
    expect(bench.selection().stands).toEqual(['g2']);
    bench.click([10, 10], { alt: true });
    expect(bench.selection().stands).toEqual(['g1']);
    bench.click([10, 10]);
    expect(bench.selection().stands).toEqual(['g1', 'g2']);
  });

  it('Shift adds a unit, and on a chosen one takes it out again', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    bench.click([20, 20], { shift: true });
    expect(bench.selection().stands).toEqual(['g1', 'g2', 'c1', 'c2']);
    bench.click([10, 10], { shift: true });
    expect(bench.selection().stands).toEqual(['c1', 'c2']);
  });

  it('a plain click on one of several chosen units keeps that one alone', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    bench.click([20, 20], { shift: true });
    bench.click([20, 20]);
    expect(bench.selection().stands).toEqual(['c1', 'c2']);
  });

  it.each([
    ['up and to the right', [9, 5], [25, 25]],
    ['down and to the left', [25, 25], [9, 5]],
    ['down and to the right', [9, 25], [25, 5]],
    ['up and to the left', [25, 5], [9, 25]],
  ] as const)('inverted-selection-rectangle: drawn %s it takes what has its centre inside', (_, from, to) => {
    const bench = handBench(table);
    bench.drag(from, to);
    expect(bench.selection().stands).toEqual(['g1', 'g2', 'c1', 'c2']);
  });

  it('inverted-selection-rectangle: three of four centres lie between (30, 20) and (10, 5)', () => {
    const centres = [[12, 8], [20, 15], [29, 19], [31, 10]] as const; // prettier-ignore
    const bench = handBench(
      scene(centres.map(([x, y], n) => unit(`u${n}`, 'red', 'russian-musketeer', 'line', [foot(`s${n}`, x, y, 180)]))),
    );
    bench.drag([30, 20], [10, 5]);
    expect(bench.selection().stands).toEqual(['s0', 's1', 's2']);
  });

  it('a centre on the very edge of the rectangle is inside, one outside by a hundredth is not', () => {
    const bench = handBench(table);
    bench.drag([5, 5], [10, 15]);
    expect(bench.selection().stands).toEqual(['g1', 'g2']);
    bench.drag([5, 5], [9.99, 15]);
    expect(bench.selection().stands).toEqual([]);
  });

  it('a rectangle with Shift adds to what was chosen', () => {
    const bench = handBench(table);
    bench.click([31, 10]);
    bench.drag([9, 5], [14, 14], { shift: true });
    expect(bench.selection().stands).toEqual(['f1', 'g1', 'g2']);
  });

  it('the rectangle is drawn while it is dragged, and Escape chooses nothing', () => {
    const bench = handBench(table);
    bench.press([9, 5]);
    bench.moveTo([25, 25]);
    expect(bench.mark('select:rectangle')).toMatchObject({ kind: 'line', points: [{ x: 9, y: 5 }, { x: 25, y: 5 }, { x: 25, y: 25 }, { x: 9, y: 25 }, { x: 9, y: 5 }] }); // prettier-ignore
    expect(bench.key('back')).toBe(true);
    bench.release([25, 25]);
    expect(bench.selection().stands).toEqual([]);
  });

  it('terrain is chosen by a click where no stand is', () => {
    const bench = handBench(scene([guns], [{ id: 'w', kind: 'woods', outline: [[30, 30], [40, 30], [40, 40], [30, 40]] }])); // prettier-ignore
    bench.click([35, 35]);
    expect(bench.selection()).toEqual({ stands: [], terrain: 'w' });
    bench.click([10, 10]);
    expect(bench.selection()).toEqual({ stands: ['g1', 'g2'], terrain: null });
  });

  it('Escape lets go of what is chosen, and with nothing chosen it is not ours', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    expect(bench.key('back')).toBe(true);
    expect(bench.selection().stands).toEqual([]);
    expect(bench.key('back')).toBe(false);
  });

  it('a pointer lost while nothing is dragged lets go of nothing', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    bench.hand.cancel();
    bench.hand.leave();
    expect(bench.selection().stands).toEqual(['g1', 'g2']);
    expect(bench.hand.pointer).toBeNull();
  });

  it('a finger on a stand is the tool, a finger on open ground pans', () => {
    const bench = handBench(table);
    expect(bench.hand.takes(bench.pointer([12, 10], { touch: true }))).toBe(true);
    expect(bench.hand.takes(bench.pointer([40, 40], { touch: true }))).toBe(false);
  });
});

describe('handles', () => {
  it('one unit in hand shows a handle ahead of its front and one on each front corner', () => {
    const bench = handBench(table);
    bench.click([20, 20]);
    expect(bench.mark('handle:rotate')).toMatchObject({ at: { x: 20.45, y: 18.125 }, handle: 'rotate' });
    bench.click([31, 10]);
    expect(bench.mark('handle:left')).toBeUndefined(); // a front of 18 px has no room for corners
    bench.click([12, 10]);
    expect(bench.mark('handle:left')).toMatchObject({ at: { x: 9.5, y: 10.625 }, handle: 'wheel-left' });
    expect(bench.mark('handle:right')).toMatchObject({ at: { x: 12.5, y: 10.625 }, handle: 'wheel-right' });
  });

  it('stands of a melee have none: they stay where it holds them', () => {
    const bench = handBench(caught());
    bench.click([20, 20]);
    expect(bench.mark('handle:rotate')).toBeDefined();
    bench.session.send({ type: 'begin-melee', attacker: 'cav', defender: 'inf' });
    expect(bench.selection().stands).toEqual(['h1']);
    expect(bench.mark('handle:rotate')).toBeUndefined();
  });

  it('nor have stands of a charge that is in contact, and those it has come at', () => {
    const bench = handBench(scene([cuirassiers(), infantry(5)], [], { book: 'linear' }));
    bench.click([20, 20]);
    expect(bench.mark('handle:rotate')).toBeDefined();
    expect(bench.session.send({ type: 'charge', unit: 'cav', target: 'inf' }).ok).toBe(true);
    expect(bench.mark('handle:rotate')).toBeUndefined();
    bench.click([20, 26]);
    expect(bench.selection().stands).toEqual(['i1']);
    expect(bench.mark('handle:rotate')).toBeUndefined();
  });

  it('a handle lies above the stand and the ground under it', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    expect(bench.pointer([9.5, 10.625]).over).toEqual({ kind: 'handle', id: 'wheel-left' });
    expect(bench.pointer([9.5, 11.3]).over).toBeNull();
    expect(bench.pointer([9.5, 11.3], { touch: true }).over).toEqual({ kind: 'handle', id: 'wheel-left' });
  });
});

describe('editing what is chosen', () => {
  it('Delete takes whole units as units and parts stand by stand', () => {
    const bench = handBench(table);
    bench.click([10, 10], { alt: true });
    bench.click([20, 20], { shift: true });
    bench.key('delete');
    expect(bench.sent).toEqual([{ type: 'delete', units: ['col'], stands: ['g1'], terrain: [] }]);
    expect(bench.selection().stands).toEqual([]);
    expect(bench.key('delete')).toBe(false);
  });

  it('a copy is set out on the right of its unit with a quarter of an inch between', () => {
    const bench = handBench(table);
    bench.click([12, 10]);
    bench.key('duplicate');
    expect(bench.sent).toEqual([{ type: 'duplicate-unit', unit: 'bty', by: [3.25, 0] }]);
  });

  it('where the right is off the table the copy stands on the left', () => {
    const bench = handBench(scene([unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 71, 10, 0)])]));
    bench.click([71, 10]);
    bench.key('duplicate');
    expect(bench.sent).toMatchObject([{ by: [-1.25, 0] }]);
  });
});
