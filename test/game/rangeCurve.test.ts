import { describe, expect, test } from 'vitest';
import { compareShot } from '#game/compare';
import { lossAt, nudgesOf } from '#game/compare/nudge';
import { rangeCurve, type CurvePoint, type RangeCurve } from '#game/rangeCurve';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { toNumber } from '#rules/engine/fraction';
import { bookById } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { battery, column, foot, gun, scene, twoLines, unit } from '#test/scenes';

const VOLLEY: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const bookOf = (id: string): RuleSet => {
  const book = bookById(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};
const curveOf = (id: string, data: object, shot: Shot = VOLLEY, upTo = 20, target = 'b'): RangeCurve =>
  rangeCurve(stateFrom(data), shot, bookOf(id), { target, upTo });

const heightAt = lossAt;
const corners = (piece: readonly CurvePoint[] | undefined) => piece?.map(({ inches, mean }) => [inches, mean]);

describe('a staircase', () => {
  test('French muskets at nine figures: 4-1 to 2″, 2-1 to 4″, 1-1 to 6″, each limit in the nearer band', () => {
    const { pieces } = curveOf('stands', scene(twoLines(3)));
    expect(pieces).toHaveLength(1);
    expect(corners(pieces[0])).toEqual([
      [0, 1.25],
      [2, 1.25],
      [2.01, 0.75],
      [4, 0.75],
      [4.01, 0.25],
      [6, 0.25],
    ]);
  });

  test('chart-gaps-and-zero: beyond the last limit there is no line at all, rather than a line along nothing', () => {
    const curve = curveOf('stands', scene(twoLines(3)), VOLLEY, 16);
    expect([5.99, 6].map((inches) => heightAt(curve, inches))).toEqual([0.25, 0.25]);
    expect([6.01, 8, 16].map((inches) => heightAt(curve, inches))).toEqual([null, null, null]);
  });

  test('yards are the book’s own', () => {
    const [last] = curveOf('stands', scene(twoLines(3))).pieces[0]?.slice(-1) ?? [];
    expect(last).toMatchObject({ inches: 6, yards: 300 });
  });

  test('chart-gaps-and-zero: fire that the chart cannot harm with is a line at 0, which is drawn', () => {
    // One stand of three, 6 points halved, at nine figures: 3 : 9 is 1-3, and 1 1/2 : 9 is 1-6, below the chart.
    const one = { ...VOLLEY, stands: ['a1'] };
    const curve = curveOf('stands', scene(twoLines(5)), one);
    expect(heightAt(curve, 5)).toBe(0);
    expect(heightAt(curve, 6.5)).toBeNull();
  });

  test('smoothbore shell has no line within 6″: it begins at the very hundredth at which it may be fired', () => {
    const howitzer = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 10, 0, 'nap-howitzer')]);
    const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 20, 180, { frontage: 3, figures: 3 })]);
    const shell: Shot = { unit: 'bty', mode: 'high-trajectory', load: 'shell', aim: { at: 'b' } };
    const { pieces } = curveOf('stands', scene([howitzer, target]), shell, 40);
    expect(pieces[0]?.[0]?.inches).toBe(6.01);
    expect(pieces.at(-1)?.at(-1)?.inches).toBe(24);
  });
});

describe('a straight line', () => {
  const figures = { frontage: 0.9, figures: 10, ranks: 1 };
  const ten = (apart: number) =>
    scene(
      [
        unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0, figures)]),
        unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 10.375 + apart, 180, { frontage: 20, figures: 20 })]),
      ],
      [],
      { book: 'linear' },
    );

  test('ten muskets: 3 figures at 0″ to none at 15″, where the line ends on 0', () => {
    const curve = curveOf('linear', ten(5));
    for (const inches of [0, 2.5, 5, 7.5, 10, 14]) expect(heightAt(curve, inches)).toBeCloseTo((10 * 2 * (15 - inches)) / 100, 1);
    expect(curve.pieces.at(-1)?.at(-1)).toEqual({ inches: 15, yards: 150, mean: 0 });
    expect(heightAt(curve, 15.01)).toBeNull();
  });

  test('it has no cliffs, so nothing to nudge', () => {
    expect(nudgesOf(curveOf('linear', ten(5)), 5)).toEqual([]);
  });

  test('the drawn line keeps within a face of the die of every hundredth asked', () => {
    const curve = curveOf('linear', ten(5));
    const state = stateFrom(ten(5));
    for (let hundredths = 0; hundredths <= 1500; hundredths += 37) {
      const [asked] = compareShot(state, { ...VOLLEY, override: { range: hundredths / 100 } }, [bookOf('linear')], { by: 'inches' });
      const mean = asked?.mean ? toNumber(asked.mean) : null;
      expect(Math.abs((heightAt(curve, hundredths / 100) ?? -1) - (mean ?? 1))).toBeLessThan(0.0101);
    }
  });

  test('losses end at the figures present: the line is level until fewer are to be lost', () => {
    const few = scene(
      [
        unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 0, figures)]),
        unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 15.375, 180, { frontage: 20, figures: 1 })]),
      ],
      [],
      { book: 'linear' },
    );
    const curve = curveOf('linear', few);
    for (const inches of [0, 5, 9.9]) expect(heightAt(curve, inches)).toBeCloseTo(1, 2);
    expect(heightAt(curve, 12.5)).toBeCloseTo(0.5, 1);
  });
});

describe('where it stands now', () => {
  test('the dot lies on the line, at the range and the loss that the comparison tells', () => {
    for (const id of ['linear', 'stands']) {
      const state = stateFrom(scene(twoLines(4.6)));
      const [told] = compareShot(state, VOLLEY, [bookOf(id)], { by: 'inches' });
      const curve = rangeCurve(state, VOLLEY, bookOf(id), { target: 'b', upTo: 20 });
      expect(heightAt(curve, told?.range?.inches ?? 0)).toBeCloseTo(told?.mean ? toNumber(told.mean) : -1, id === 'stands' ? 12 : 1);
    }
  });

  test('a step forward and a step back, to the hundredth, with what they change', () => {
    expect(nudgesOf(curveOf('stands', scene(twoLines(4.6))), 4.6)).toEqual([
      { way: 'forward', by: 0.6, at: 4, band: 'medium', from: 0.25, to: 0.75, said: '0.60″ forward is medium range: 0.3 becomes 0.8.' },
      { way: 'back', by: 1.41, at: 6.01, band: null, from: 0.25, to: null, said: '1.41″ back is out of reach: 0.3 becomes none.' },
    ]);
  });

  test('on a limit a hundredth back is the next band', () => {
    expect(nudgesOf(curveOf('stands', scene(twoLines(4))), 4).map(({ way, by, to }) => [way, by, to])).toEqual([
      ['forward', 2, 1.25],
      ['back', 0.01, 0.25],
    ]);
  });

  test('out of reach now: no step is told, and the lines are still drawn', () => {
    const curve = curveOf('stands', scene(twoLines(7)));
    expect(heightAt(curve, 7)).toBeNull();
    expect(nudgesOf(curve, 7)).toEqual([]);
    expect(heightAt(curve, 5)).toBe(0.25);
  });

  test('a target out of the arc has no range, and no curve', () => {
    const [, target] = twoLines(3);
    const away = unit('a', 'blue', 'french-line', 'line', [foot('a1', 20, 9.625, 180)]);
    expect(curveOf('stands', scene([away, target as object as typeof away]))).toMatchObject({ pieces: [], stops: [] });
  });

  test('the curve is the same whatever range is set for the shot', () => {
    const data = scene(twoLines(4.6));
    expect(curveOf('stands', data, { ...VOLLEY, override: { range: 2 } })).toEqual(curveOf('stands', data));
  });

  test('a band is told in words, not as a ring on the table has it', () => {
    const [forward] = nudgesOf(curveOf('sudan', scene(twoLines(4.6))), 5.35);
    expect(forward?.said).toMatch(/ forward is [a-z]+ range, \d or more: /);
  });

  test('a step that changes less than is shown is passed over for the next', () => {
    const at = (inches: number, mean: number): CurvePoint => ({ inches, yards: 50 * inches, mean });
    const small = [at(0, 2), at(1, 2), at(1.01, 0.24), at(3, 0.24), at(3.01, 0.21), at(6, 0.21)];
    const curve = { ...curveOf('stands', scene(twoLines(4.6))), pieces: [small], stops: [] };
    expect(nudgesOf(curve, 4)).toMatchObject([{ way: 'forward', by: 3, at: 1, to: 2 }]);
    expect(
      nudgesOf({ ...curve, pieces: [small.map((point) => ({ ...point, mean: point.mean === 0.24 ? 0.26 : point.mean }))] }, 4),
    ).toMatchObject([{ way: 'forward', by: 1, at: 3, to: 0.26 }]);
  });

  test('a line that strikes nothing from nearer is not called out of reach; from further off it is', () => {
    const at = (inches: number): CurvePoint => ({ inches, yards: 50 * inches, mean: 2 });
    const stop = (inches: number) => ({ inches, code: 'nothing-struck', because: 'It is not struck from there.' });
    const curve = { ...curveOf('stands', scene(twoLines(4.6))), pieces: [[at(3), at(6)]], stops: [stop(2.99), stop(6.01)] };
    expect(nudgesOf(curve, 4).map(({ said }) => said)).toEqual([
      '1.01″ forward it may not fire: 2.0 becomes none. It is not struck from there.',
      '2.01″ back is out of reach: 2.0 becomes none.',
    ]);
  });

  test('nearer than a shell may burst the step says why it may not fire, and does not call it out of reach', () => {
    const howitzer = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 10, 0, 'nap-howitzer')]);
    const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 20, 180, { frontage: 3, figures: 3 })]);
    const shell: Shot = { unit: 'bty', mode: 'high-trajectory', load: 'shell', aim: { at: 'b' } };
    const nearest = nudgesOf(curveOf('stands', scene([howitzer, target]), shell, 40), 6.5).find(({ to }) => to === null);
    expect(nearest).toMatchObject({ way: 'forward', by: 0.5, at: 6, to: null });
    expect(nearest?.said).toMatch(/^0\.50″ forward it may not fire: .* becomes none\. .*6\.00″/);
  });
});

describe('a shot along a line', () => {
  const two = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 20, 0), gun('g2', 21.1, 20, 0)]);
  const wide = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20.5, 30, 180, { frontage: 6, figures: 4 })]);
  const direct: Shot = { unit: 'bty', mode: 'direct', aim: { bearing: 0 } };

  test('two guns at a stand of four, 1-1 as far as direct fire goes: level, then nothing', () => {
    const curve = curveOf('stands', scene([two, wide]), direct, 30);
    expect(heightAt(curve, 9)).toBeCloseTo(1 / 3, 12);
    expect(heightAt(curve, 2)).toBeCloseTo(1 / 3, 12);
    expect(heightAt(curve, 17.5)).toBeCloseTo(1 / 3, 12);
    expect(heightAt(curve, 18.5)).toBeNull();
  });

  test('the range is asked about, not the ground: beyond the table’s edge and where another unit stands the line goes on', () => {
    // The guns may go 20″ back before they leave the table; a third gun’s box meets the other unit’s on the way forward.
    const other = unit('c', 'blue', 'french-line', 'line', [foot('c1', 24, 24, 0)]);
    const near = { ...two, stands: [gun('g1', 20, 3, 0), gun('g2', 21.1, 3, 0), gun('g3', 24, 3, 0)] };
    const close = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20.5, 13, 180, { frontage: 6, figures: 4 })]);
    const curve = curveOf('stands', scene([near, close, other]), { ...direct, stands: ['g1', 'g2'] }, 30);
    expect(heightAt(curve, 17)).toBeCloseTo(1 / 3, 12);
    expect(heightAt(curve, 5)).not.toBeNull();
    expect(heightAt(curve, 2)).not.toBeNull();
    expect(heightAt(curve, 18.5)).toBeNull();
    expect(nudgesOf(curve, 17).at(-1)?.said).toMatch(/ back is out of reach: 0\.3 becomes none\.$/);
  });

  test('the table itself is left as it is', () => {
    const state = stateFrom(scene([battery(), column()]));
    const before = JSON.stringify(state);
    rangeCurve(state, { ...direct, aim: { bearing: 0 } }, bookOf('stands'), { target: 'col', upTo: 10 });
    expect(JSON.stringify(state)).toBe(before);
  });
});

test('a curve is plain data: it comes through a copy between threads unchanged', () => {
  const curve = curveOf('stands', scene(twoLines(4.6)));
  expect(structuredClone(curve)).toEqual(curve);
});
