import { describe, expect, test } from 'vitest';
import { effectChances } from '#rules/engine/chance';
import type { DiceCall, Roll, Ruling } from '#rules/engine/contract';
import { fraction, plus, toNumber, ZERO } from '#rules/engine/fraction';
import { fighter, gunStand, nine, standOf } from '#test/rulings';
import { crossed, gunAt, shotAlong, stepOf, volley } from '#test/volleys';
import type { Fired } from '#test/rulings';

/** Every outcome of every die, one by one: slow, and free of any cleverness. */
function bruteForce(settle: (roll: Roll) => Ruling): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const walk = (prefix: readonly number[], share: number): void => {
    let used = 0;
    let open: DiceCall | null = null;
    const stop = new Error('open');
    try {
      const ruling = settle((call) => {
        const faces = prefix.slice(used, used + call.count);
        used += call.count;
        if (faces.length === call.count) return faces;
        open = call;
        throw stop;
      });
      found.set(ruling.effect.state, (found.get(ruling.effect.state) ?? 0) + share);
    } catch (error) {
      if (error !== stop || open === null) throw error;
      const { sides } = open as DiceCall;
      for (let face = 1; face <= sides; face += 1) walk([...prefix, face], share / sides);
    }
  };
  walk([], 1);
  return found;
}

const ricochet = (gun: string, count: number) =>
  shotAlong({ gun, unit: gun, point: 12, struck: [...crossed(1, 8), ...crossed(count, 13, 'ricochet', 2)] });
const battery = fighter('guns', 'foot-artillery', [gunStand('t1', 'nap-6', { hit: ['crew'] }), gunStand('t2', 'nap-6')], { side: 'red' });

const scenes: readonly (readonly [string, readonly Fired[], ReturnType<typeof nine>])[] = [
  ['a volley at 2-1', [volley()], nine()],
  ['a volley at a column', [volley()], nine({ order: 'attack-column' })],
  ['a ricochet through a stand before the point and two after', [ricochet('g1', 2)], nine()],
  [
    'two high trajectory shells',
    ['g1', 'g2'].map((firer) => gunAt('high-trajectory', { firer, unit: firer, piece: 'acw-howitzer-24', load: 'shell', range: 10 })),
    nine(),
  ],
  ['canister at a battery with a crew already hit', [gunAt('canister', { range: 4 })], battery],
  ['fire too weak for the chart', [shotAlong({ struck: crossed(1) })], nine()],
  ['a volley at a unit stopped in step 1', [volley({ range: 2 })], nine({ takenInStep: { 'step-1': 'stopped' } })],
];

const settleOf = (fired: readonly Fired[], target: ReturnType<typeof nine>) => {
  const step = stepOf(fired, { target });
  return (roll: Roll) => step.settle(target, roll, ...fired);
};

describe('exact chances', () => {
  test.each(scenes)('%s: the same as every die one by one', (_, fired, target) => {
    const settle = settleOf(fired, target);
    const slow = bruteForce(settle);
    const { states } = effectChances(settle);
    expect(states.map(({ state }) => state).toSorted()).toEqual([...slow.keys()].toSorted());
    for (const { state, p } of states) expect(toNumber(p)).toBeCloseTo(slow.get(state) ?? 0, 12);
  });

  test.each(scenes)('%s: fractions sum to 1 exactly, by state and by effect', (_, fired, target) => {
    const { states, effects } = effectChances(settleOf(fired, target));
    expect(states.map(({ p }) => p).reduce(plus, ZERO)).toEqual({ num: 1, den: 1 });
    expect(effects.map(({ p }) => p).reduce(plus, ZERO)).toEqual({ num: 1, den: 1 });
  });

  test('at 2-1: 5 none, 3 stopped, 3 shaken and 1 routed in 12; a quarter of a stand lost', () => {
    const { states, meanStands, meanFigures } = effectChances(settleOf([volley()], nine()));
    expect(states.map(({ state, exact }) => [state, exact])).toEqual([
      ['none', '5/12'],
      ['stopped', '1/4'],
      ['shaken', '1/4'],
      ['routed', '1/12'],
    ]);
    expect([meanStands, meanFigures]).toEqual([fraction(1, 4), fraction(3, 4)]);
  });

  test('losses fall as the effects do: nobody in nine of twelve, a stand of three else', () => {
    const { figures, stands, destroyed } = effectChances(settleOf([volley()], nine()), { figures: 9, stands: 3 });
    expect(figures.values.map(({ value, exact }) => [value, exact])).toEqual([
      [0, '3/4'],
      [3, '1/4'],
    ]);
    expect(figures).toMatchObject({ mean: fraction(3, 4), low: 0, high: 3, of: 9, any: { exact: '1/4' }, all: { exact: '0/1' } });
    expect(stands.atLeast.map(({ n, exact }) => [n, exact])).toEqual([[1, '1/4']]);
    expect(destroyed.exact).toBe('0/1');
  });

  test('a unit of one stand is destroyed by the loss of it, and it is told so whatever is known of its strength', () => {
    const one = nine({ stands: [standOf('t1', { figures: 9, full: 9 })], figures: 9 });
    const settle = settleOf([volley()], one);
    expect([effectChances(settle).destroyed.exact, effectChances(settle, { figures: 9, stands: 1 }).destroyed.exact]).toEqual([
      '1/4',
      '1/4',
    ]);
  });

  test('a certain outcome has the chance 1', () => {
    expect(effectChances(settleOf([shotAlong({ struck: crossed(1) })], nine())).states).toEqual([
      { state: 'none', p: { num: 1, den: 1 }, exact: '1/1' },
    ]);
  });

  test('dice against another unit are asked for and not walked', () => {
    const other = nine({ unit: 'other' });
    const shot = shotAlong({
      point: 12,
      struck: [
        ...crossed(1, 13, 'ricochet'),
        ...Array.from({ length: 8 }, (_, index) => ({ stand: `o${index}`, unit: 'other', enter: 14 + index, leg: 'ricochet' as const })),
      ],
    });
    const target = nine();
    const step = stepOf([shot], { target, others: [other] });
    let runs = 0;
    const { states } = effectChances((roll) => {
      runs += 1;
      return step.settle(target, roll, shot);
    });
    expect(runs).toBeLessThan(40);
    expect(states.map(({ exact }) => exact)).toEqual(['31/36', '1/9', '1/36']);
  });

  test('sixteen ricochet dice keep their exact fraction although it fits no safe number', () => {
    const fired = Array.from({ length: 8 }, (_, index) => ricochet(`g${index}`, 2));
    const { states } = effectChances(settleOf(fired, nine()));
    const sum = states.reduce(
      (all, { exact }) => {
        const [num = 0n, den = 1n] = exact.split('/').map(BigInt);
        return { num: all.num * den + num * all.den, den: all.den * den };
      },
      { num: 0n, den: 1n },
    );
    expect(sum.num).toBe(sum.den);
    expect(states.reduce((all, { p }) => all + toNumber(p), 0)).toBeCloseTo(1, 12);
  });
});
