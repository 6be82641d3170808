import { describe, expect, it } from 'vitest';
import { handBench, type HandBenchOptions } from '#test/handBench';
import { battery, column, foot, gun, scene, unit } from '#test/scenes';
import { allowedPoint } from '#view/tool/layingRicochet';

/** A gun with its muzzle at (20, 10.625) facing north, a column on its axis, a second enemy to the east, a friend to the west. */
const table = scene([
  battery(),
  column(),
  unit('far', 'red', 'russian-musketeer', 'line', [foot('f1', 32, 30, 180)]),
  unit('friend', 'blue', 'french-line', 'line', [foot('b1', 12, 20, 0)]),
]);

const armed = (options: HandBenchOptions = {}) => {
  const bench = handBench(table, { tool: 'fire', ...options });
  bench.click([20, 10]);
  return bench;
};

describe('aiming', () => {
  it('with nothing in hand a press takes any unit, and pointing aims at nothing', () => {
    const bench = handBench(table, { tool: 'fire' });
    bench.moveTo([20, 18]);
    expect(bench.aim()).toBeNull();
    expect(bench.hand.shown().said).toBe('Select a gun or a unit, then point at a target.');
    bench.click([20, 10]);
    expect(bench.selection().stands).toEqual(['g1']);
    expect(bench.aim()).toBeNull();
  });

  it('pointing at an enemy aims at its unit, at open ground lays a line, at a friend nothing', () => {
    const bench = armed();
    bench.moveTo([20, 18.7]);
    expect(bench.aim()).toEqual({ at: 'col' });
    bench.moveTo([30, 20.625]);
    expect(bench.aim()).toEqual({ bearing: 45 });
    bench.moveTo([12, 20]);
    expect(bench.aim()).toBeNull();
  });

  it('a line is laid to the tenth of a degree that is shown', () => {
    const bench = armed();
    bench.moveTo([25, 30]);
    expect(bench.aim()).toEqual({ bearing: 14.5 }); // 14.477…
  });

  it('Alt lays a bearing through a unit, Shift makes the guns converge on the point', () => {
    const bench = armed();
    bench.moveTo([20, 18.7], { alt: true });
    expect(bench.aim()).toEqual({ bearing: 0 });
    bench.moveTo([30.004, 20], { shift: true });
    expect(bench.aim()).toEqual({ to: [30, 20] });
  });

  it('a mode that is aimed at units lays no line on open ground', () => {
    const bench = armed({ mode: 'canister' });
    bench.moveTo([30, 20]);
    expect(bench.aim()).toBeNull();
    bench.moveTo([20, 18.7], { alt: true });
    expect(bench.aim()).toEqual({ at: 'col' });
  });

  it('a press holds the aim until Escape; then it follows the hand again', () => {
    const bench = armed();
    bench.click([20, 18.7]);
    expect(bench.hand.state).toBe('locked');
    bench.moveTo([30, 20.625]);
    expect(bench.aim()).toEqual({ at: 'col' });
    expect(bench.key('back')).toBe(true);
    expect(bench.aim()).toBeNull();
    bench.moveTo([30, 20.625]);
    expect(bench.aim()).toEqual({ bearing: 45 });
  });

  it('Escape walks back one level at a time: the aim, the gun, and then it is not ours', () => {
    const bench = armed();
    bench.click([20, 18.7]);
    expect([bench.key('back'), bench.aim(), bench.selection().stands]).toEqual([true, null, ['g1']]);
    expect([bench.key('back'), bench.selection().stands]).toEqual([true, []]);
    expect(bench.key('back')).toBe(false);
  });

  it('a press on another enemy aims anew, a press on a friend takes that one in hand', () => {
    const bench = armed();
    bench.click([20, 18.7]);
    bench.click([32, 30]);
    expect(bench.aim()).toEqual({ at: 'far' });
    bench.click([12, 20]);
    expect(bench.selection().stands).toEqual(['b1']);
    expect(bench.aim()).toBeNull();
    expect(bench.hand.state).toBe('aiming');
  });

  it('one gun of a battery is taken with Alt', () => {
    const bench = handBench(
      scene([unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 10, 0), gun('g2', 22, 10, 0)]), column()]),
      { tool: 'fire' },
    );
    bench.click([22, 10], { alt: true });
    expect(bench.selection().stands).toEqual(['g2']);
  });

  it('the preview of the aim is there before anything is fired', () => {
    const bench = armed();
    bench.moveTo([20, 18.7]);
    expect(bench.words()).toEqual(expect.arrayContaining(['7.00″', '7.75″', '8.50″']));
    expect(bench.fired).toEqual([]);
  });
});

describe('firing by keyboard alone', () => {
  it('takes a gun, walks the targets, turns the line, fires', () => {
    const bench = handBench(table, { tool: 'fire' });
    bench.key('fire');
    expect(bench.hand.state).toBe('walking');
    expect(bench.selection().stands).toEqual(['g1']);
    bench.key('take');
    expect(bench.hand.state).toBe('aiming');
    bench.key('next-target');
    expect(bench.aim()).toEqual({ at: 'col' });
    bench.key('next-target');
    expect(bench.aim()).toEqual({ at: 'far' });
    bench.key('next-target');
    expect(bench.aim()).toEqual({ at: 'col' });
    bench.key('last-target');
    expect(bench.aim()).toEqual({ at: 'far' });
    bench.key('fire');
    bench.key('declare');
    expect(bench.fired).toEqual(['now', 'declare']);
  });

  it('the last target from none is the furthest', () => {
    const bench = armed();
    bench.key('last-target');
    expect(bench.aim()).toEqual({ at: 'far' });
  });

  it('the line turns by 1° and by 0.1° from where it lies, or from straight ahead', () => {
    const bench = armed();
    bench.key('lay-line', [1, 0]);
    expect(bench.aim()).toEqual({ bearing: 1 });
    bench.key('lay-line-fine', [-1, 0]);
    expect(bench.aim()).toEqual({ bearing: 0.9 });
    bench.key('lay-line', [-1, 0]);
    expect(bench.aim()).toEqual({ bearing: 359.9 });
    bench.key('next-target');
    bench.key('lay-line-fine', [1, 0]);
    expect(bench.aim()).toEqual({ bearing: 0.1 });
    expect(bench.hand.state).toBe('locked');
  });

  it('without an aim Enter fires nothing, and does not say that it would', () => {
    const bench = armed();
    expect(bench.key('fire')).toBe(false);
    expect(bench.fired).toEqual([]);
    expect(bench.hand.shown().said).not.toMatch(/Enter fires/);
    bench.key('next-target');
    expect(bench.hand.shown().said).toMatch(/^Enter fires/);
    bench.spendAim();
    expect(bench.hand.state).toBe('locked');
    expect(bench.hand.shown().said).toMatch(/^Click a target to aim anew/);
  });

  it('Tab takes the next unit and drops the aim', () => {
    const bench = armed();
    bench.key('next-target');
    bench.key('next-unit');
    expect(bench.selection().stands).toEqual(['c1', 'c2', 'c3']);
    expect(bench.aim()).toBeNull();
  });
});

describe('laying the point of ricochet', () => {
  const laid = (tool: 'fire' | 'ricochet' = 'ricochet') => {
    const bench = handBench(table, { tool, mode: 'ricochet', ricochet: 5 });
    bench.click([20, 10]);
    bench.click([20, 18.7]);
    return bench;
  };

  it('the diamond lies on the line at its distance from the muzzle, and is a handle', () => {
    const bench = laid();
    expect(bench.mark('shot:g1:por')).toMatchObject({ at: { x: 20, y: 15.625 }, handle: 'por' });
    expect(bench.words()).toContain('Point of ricochet 5.00″');
  });

  it('dragged by the diamond it goes along the line in quarters of an inch, however far aside the hand is', () => {
    const bench = laid();
    bench.press([20.3, 15.7]); // the slip of the hand is kept
    expect(bench.hand.state).toBe('laying-ricochet');
    expect(bench.point()).toBe(5);
    bench.moveTo([23, 17.8]);
    expect(bench.point()).toBe(7);
    bench.moveTo([20, 16.7], { alt: true });
    expect(bench.point()).toBe(6);
    bench.moveTo([20, 16.76], { alt: true });
    expect(bench.point()).toBe(6.06);
    bench.release([20, 16.7]);
    expect(bench.hand.state).toBe('locked');
    expect(bench.sent).toEqual([]);
  });

  it('with the ricochet tool a press on the held line brings the point there', () => {
    const bench = laid();
    bench.click([20.4, 23.13]);
    expect(bench.point()).toBe(12.5);
    expect(bench.aim()).toEqual({ at: 'col' });
  });

  it('with the fire tool a press beside the diamond aims anew', () => {
    const bench = laid('fire');
    bench.click([20.4, 23.13]);
    expect(bench.point()).toBe(5);
    expect(bench.aim()).toEqual({ bearing: 1.8 });
  });

  it('it stays more than nothing from the muzzle and short of the effective range', () => {
    const bench = laid();
    bench.press([20, 15.625]);
    bench.moveTo([20, 2]);
    expect(bench.point()).toBe(0.25);
    bench.moveTo([20, 47]);
    expect(bench.point()).toBe(23.75);
    bench.moveTo([20, 47], { alt: true });
    expect(bench.point()).toBe(23.99);
  });

  it.each([
    [24, 24, 0.25, 23.75],
    [24, 24.1, 0.25, 24],
    [5, 24, 0.25, 5],
    [0, 24, 0.25, 0.25],
    [5.13, 24, 0.25, 5.25],
    [5.12, 24, 0.25, 5],
    [9, 9, 0.01, 8.99],
    [3, 0.2, 0.25, 0.19],
  ])('asked for %d″ below %d″ in steps of %d″ it is laid at %d″', (asked, below, step, at) => {
    expect(allowedPoint(asked, below, step)).toBe(at);
  });

  it('arrows move it by a quarter, with Shift by an inch', () => {
    const bench = laid();
    bench.key('lay-ricochet', [1, 0]);
    expect(bench.point()).toBe(5.25);
    bench.key('lay-ricochet', [0, -1]);
    expect(bench.point()).toBe(5);
    bench.key('lay-ricochet-inch', [0, 1]);
    expect(bench.point()).toBe(6);
  });

  it('a finger on the line is the tool’s and shows the magnifier on the point', () => {
    const bench = laid();
    expect(bench.hand.takes(bench.pointer([20.9, 20], { touch: true }))).toBe(true);
    expect(bench.hand.takes(bench.pointer([23, 24], { touch: true }))).toBe(false);
    bench.press([20, 15.625], { touch: true });
    expect(bench.hand.shown().loupe).toEqual({ x: 20, y: 15.625 });
  });

  it('the diamond can be taken with any tool in hand', () => {
    const bench = laid();
    bench.hand.hold('select');
    bench.drag([20, 15.625], [21, 18.625]);
    expect(bench.point()).toBe(8);
    expect(bench.hand.state).toBe('idle');
  });
});

describe('an aim that comes from a panel', () => {
  it('is held like one that was pressed, and the pointer on its way over the table does not move it', () => {
    const bench = armed();
    bench.moveTo([20, 18.7]);
    bench.hand.lock();
    bench.moveTo([30, 20.625]);
    expect(bench.aim()).toEqual({ at: 'col' });
    expect(bench.hand.state).toBe('locked');
  });

  it('means nothing to a tool that does not fire', () => {
    const bench = handBench(table);
    bench.hand.lock();
    expect(bench.hand.state).toBe('idle');
  });
});
