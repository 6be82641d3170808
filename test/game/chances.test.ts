import { describe, expect, test } from 'vitest';
import { lossesIn, volleyChances } from '#game/chances';
import { fireVolley } from '#game/decide/fire';
import { chancesOf, sufferedTogether } from '#rules/engine/chance';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { fraction } from '#rules/engine/fraction';
import { bookById } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { battery, foot, gun, scene, twoLines, unit } from '#test/scenes';

const bookOf = (id: string): RuleSet => {
  const book = bookById(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};
const VOLLEY: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

/** Two six-man guns side by side, ten inches from a deep target of `figures`. */
const twoGuns = (figures: number) =>
  scene(
    [
      unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('k1', 20, 10, 0), gun('k2', 21.2, 10, 0)]),
      unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20.6, 21, 180, { frontage: 8, figures })]),
    ],
    [],
    { book: 'linear' },
  );
const ROUND_SHOT: Shot = { unit: 'bty', mode: 'direct', aim: { at: 'b' } };

describe('rulings of their own on one target', () => {
  test('two guns at 10″, 180 % each: a ruling for each gun, 1 sure and 80 in a hundred for one more', () => {
    const { rulings, targets } = volleyChances(stateFrom(twoGuns(30)), [ROUND_SHOT], bookOf('linear'));
    expect(rulings.map(({ by }) => by)).toEqual([['k1'], ['k2']]);
    for (const { chances } of rulings) {
      expect(chances.figures.values.map(({ value, exact }) => [value, exact])).toEqual([
        [1, '1/5'],
        [2, '4/5'],
      ]);
    }
    expect(targets).toHaveLength(1);
    expect(targets[0]).toMatchObject({ target: 'b', rulings: [0, 1], present: { figures: 30, stands: 1 } });
    expect(targets[0]?.chances.figures.values.map(({ value, exact }) => [value, exact])).toEqual([
      [2, '1/25'],
      [3, '8/25'],
      [4, '16/25'],
    ]);
    expect(targets[0]?.chances.meanFigures).toEqual(fraction(18, 5));
  });

  test('a gun of three men beside one of six has a ruling of its own, and not its neighbour’s', () => {
    const data = twoGuns(30) as { units: { stands: object[] }[] };
    const [bty, ...others] = data.units;
    const units = [{ ...bty, stands: [bty?.stands[0], gun('k2', 21.2, 10, 0, 'nap-12', { crew: 3 })] }, ...others];
    const { rulings } = volleyChances(stateFrom({ ...data, units }), [ROUND_SHOT], bookOf('linear'));
    expect(rulings.map(({ chances }) => chances.meanFigures)).toEqual([fraction(9, 5), fraction(9, 10)]);
  });

  test('of three figures no more than three are lost, and they are then destroyed', () => {
    const { targets, rulings } = volleyChances(stateFrom(twoGuns(3)), [ROUND_SHOT], bookOf('linear'));
    const chances = targets[0]?.chances;
    expect(chances?.figures.values.map(({ value, exact }) => [value, exact])).toEqual([
      [2, '1/25'],
      [3, '24/25'],
    ]);
    expect(chances?.destroyed.exact).toBe('24/25');
    expect(chances?.states.map(({ state, exact }) => [state, exact])).toEqual([
      ['none', '1/25'],
      ['destroyed', '24/25'],
    ]);
    expect(rulings[0]?.chances.destroyed.exact).toBe('0/1');
  });
});

describe('all fire at a target as one ruling', () => {
  test('three stands are one ruling with one die, whose target is that ruling', () => {
    const { rulings, targets } = volleyChances(stateFrom(scene(twoLines(3))), [VOLLEY], bookOf('stands'));
    expect(rulings.map(({ by }) => by)).toEqual([['a1', 'a2', 'a3']]);
    expect(targets[0]?.chances).toEqual(rulings[0]?.chances);
  });

  test('stands that fire at two units make two rulings, each with the dice of its own', () => {
    const apart = unit('c', 'red', 'russian-musketeer', 'line', [foot('c1', 16, 13.375, 180, { frontage: 2 })]);
    const state = stateFrom(scene([...twoLines(3), apart]));
    const shots = [
      { ...VOLLEY, stands: ['a1'], aim: { at: 'c' } },
      { ...VOLLEY, stands: ['a2', 'a3'] },
    ];
    const { rulings, targets, refused } = volleyChances(state, shots, bookOf('stands'));
    expect(refused).toEqual([]);
    expect(rulings.map(({ target, by }) => [target, by])).toEqual([
      ['c', ['a1']],
      ['b', ['a2', 'a3']],
    ]);
    expect(targets.map(({ rulings: of }) => of)).toEqual([[0], [1]]);
  });
});

describe('what is foretold and what is fired', () => {
  test.each(['linear', 'stands'])('under %s the same targets are ruled on by the same stands in the same order', (id) => {
    const state = stateFrom(scene(twoLines(3), [], { book: id }));
    const { rulings } = volleyChances(state, [VOLLEY], bookOf(id));
    expect(rulings.map(({ target, step }) => [target, step])).toEqual(
      fireVolley(state, [VOLLEY], bookOf(id)).rulings.map(({ target, step }) => [target, step]),
    );
  });

  test('every effect that twenty volleys have was foretold', () => {
    const state = stateFrom(scene(twoLines(2)));
    const [foretold] = volleyChances(state, [VOLLEY], bookOf('stands')).rulings;
    const known = new Set(foretold?.chances.effects.map(({ effect }) => JSON.stringify(effect)));
    for (let face = 1; face <= 12; face += 1) {
      for (const { effect } of fireVolley(state, [VOLLEY], bookOf('stands'), [face]).rulings)
        expect(known).toContain(JSON.stringify(effect));
    }
  });

  test('artillery before small arms, and their indices run on', () => {
    const state = stateFrom(scene([...twoLines(3), battery('nap-12', { stands: [gun('g1', 24, 10, 0)] })]));
    const { rulings, targets } = volleyChances(
      state,
      [VOLLEY, { unit: 'bty', mode: 'high-trajectory', aim: { at: 'b' } }],
      bookOf('stands'),
    );
    expect(rulings.map(({ step }) => step)).toEqual(['step-1', 'step-2']);
    expect(targets.map(({ step, rulings: of }) => [step, of])).toEqual([
      ['step-1', [0]],
      ['step-2', [1]],
    ]);
  });

  test('a mode that the book has not is refused and changes nothing of the rest', () => {
    const state = stateFrom(scene(twoLines(3)));
    const { rulings, refused } = volleyChances(state, [VOLLEY, { ...VOLLEY, mode: 'catapult' }], bookOf('stands'));
    expect(rulings).toHaveLength(1);
    expect(refused.map(({ refused: { code } }) => code)).toEqual(['no-such-mode']);
  });

  test('losses are counted in stands under 001, in figures under 000', () => {
    expect([lossesIn(bookOf('stands')), lossesIn(bookOf('linear'))]).toEqual(['stands', 'figures']);
  });
});

describe('several effects at once', () => {
  const one = (p: bigint, figures: number, stands: readonly string[], state: 'none' | 'shaken' = 'none') => ({
    p: { num: p, den: 2n },
    value: { effect: { state, figures, stands, guns: [] }, result: '' },
  });

  test('a stand struck by both is lost once, and the graver state is taken', () => {
    const both = sufferedTogether([[one(1n, 3, ['s1'], 'shaken'), one(1n, 0, [])], [one(2n, 3, ['s1'])]], { figures: 9, stands: 3 });
    const chances = chancesOf(both, { figures: 9, stands: 3 });
    expect(chances.stands.values.map(({ value, exact }) => [value, exact])).toEqual([[1, '1/1']]);
    expect(chances.states.map(({ state, exact }) => [state, exact])).toEqual([
      ['none', '1/2'],
      ['shaken', '1/2'],
    ]);
  });

  test('nothing at all befalls a target of no ruling', () => {
    expect(sufferedTogether([], { figures: 9, stands: 3 })).toEqual([]);
  });
});
