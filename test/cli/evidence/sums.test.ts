/** The chances that `chance` tells of a volley in each mode of each book, and of melees, are fractions that sum to exactly 1. */
import { describe, expect, test } from 'vitest';
import { meleeContext, openFight } from '#game/melee/fight';
import { roundChances } from '#rules/engine/meleeChance';
import { books, library } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { fileOf, onScene } from '#test/lof';
import { block, battery, column, foot, gun, scene, twoLines, unit, type UnitData } from '#test/scenes';

interface Share {
  readonly p: string;
}
interface Distribution {
  readonly mean: number;
  readonly of: number;
  readonly values: readonly (Share & { readonly value: number })[];
  readonly atLeast: readonly (Share & { readonly n: number })[];
}
interface Chances {
  readonly outcomes: readonly Share[];
  readonly states: readonly (Share & { readonly state: string })[];
  readonly destroyed: Share;
  readonly figures: Distribution;
  readonly stands: Distribution;
}
interface ChanceJson {
  readonly rulings: readonly Chances[];
  readonly targets: readonly Chances[];
}

type Exact = readonly [over: bigint, under: bigint];
const exact = ({ p }: Share): Exact => {
  const [over = 0n, under = 1n] = p.split('/').map(BigInt);
  return [over, under];
};
const plus = ([a, b]: Exact, [c, d]: Exact): Exact => [a * d + c * b, b * d];
const sum = (shares: readonly Share[]): Exact => shares.map(exact).reduce(plus, [0n, 1n]);
const isOne = (shares: readonly Share[]): boolean => {
  const [over, under] = sum(shares);
  return over === under;
};
const same = ([a, b]: Exact, [c, d]: Exact): boolean => a * d === c * b;

const guns = (troop: string, piece: string, count = 2): UnitData =>
  unit(
    'bty',
    'blue',
    troop,
    'unlimbered',
    Array.from({ length: count }, (_, i) => gun(`g${i}`, 20 + 1.1 * i, 10, 0, piece)),
  );
const deep = unit(
  'b',
  'red',
  'russian-musketeer',
  'line',
  [0, 1, 2].map((i) => foot(`b${i}`, 20.5, 19 + 0.75 * i, 180, { frontage: 5 })),
);
const near = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20.5, 14.5, 180, { frontage: 5, figures: 9 })]);
const company = unit('a', 'blue', 'british-foot', 'line', [foot('a1', 20, 9.625, 0, { frontage: 5, figures: 12, ranks: 2 })]);
const tribe = unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 20, 15.375, 180, { frontage: 5, figures: 20, ranks: 4 })]);

const at = (mode: string, more: object = {}): object => ({ unit: 'bty', mode, aim: { at: 'b' }, ...more });
const SMALL = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };

const cases: readonly (readonly [book: string, mode: string, units: readonly UnitData[], shot: object])[] = [
  ['linear', 'small-arms', twoLines(4.6), SMALL],
  ['linear', 'direct', [guns('acw-artillery', 'acw-napoleon'), deep], at('direct')],
  ['linear', 'canister', [guns('acw-artillery', 'acw-napoleon'), deep], at('canister')],
  ['stands', 'direct', [guns('acw-artillery', 'acw-napoleon'), deep], at('direct', { aim: { bearing: 0 } })],
  ['stands', 'ricochet', [battery(), { ...column(), id: 'b' }], at('ricochet', { aim: { bearing: 0 }, ricochet: 7.5 })],
  ['stands', 'high-trajectory', [guns('acw-artillery', 'acw-napoleon', 3), near], at('high-trajectory', { load: 'shot' })],
  ['stands', 'canister', [guns('acw-artillery', 'acw-napoleon'), near], at('canister')],
  ['stands', 'small-arms', twoLines(2), SMALL],
  ['sudan', 'small-arms', [company, tribe], SMALL],
  ['sudan', 'artillery', [guns('sudan-artillery', 'screw-gun', 1), tribe], at('artillery')],
  ['sudan', 'machine-gun', [guns('sudan-artillery', 'gardner', 2), tribe], at('machine-gun', { rounds: 12 })],
];

test('a case for every mode of every book', () => {
  const modes = books.flatMap((book) => book.fire.modes.map((mode) => `${book.id} ${mode.id}`));
  expect(cases.map(([book, mode]) => `${book} ${mode}`).toSorted()).toEqual(modes.toSorted());
});

describe('a volley', () => {
  test.each(cases)('%s, %s: by effect, by state, by figures and by stands', (book, _, units, shot) => {
    const { json, code, err } = onScene<ChanceJson>('chance', scene(units, [], { book }), fileOf('order.json', { shots: [shot] }));
    expect([code, err]).toEqual([0, '']);
    expect(json.rulings.length).toBeGreaterThan(0);
    for (const one of [...json.rulings, ...json.targets]) {
      expect(one.outcomes.length).toBeGreaterThan(1);
      for (const shares of [one.outcomes, one.states, one.figures.values, one.stands.values]) expect(isOne(shares)).toBe(true);
      for (const { values, atLeast } of [one.figures, one.stands]) {
        for (const least of atLeast) expect(same(exact(least), sum(values.filter(({ value }) => value >= least.n)))).toBe(true);
        expect(values.every(({ value }) => value === 0 || value <= atLeast.length)).toBe(true);
      }
      const gone = one.states.filter(({ state }) => state === 'destroyed');
      expect(same(exact(one.destroyed), sum(gone))).toBe(true);
    }
  });
});

describe('a melee', () => {
  interface MeleeJson {
    readonly round: { readonly losses: Record<'attacker' | 'defender', Distribution> };
    readonly melee: {
      readonly wins: Record<'attacker' | 'defender', Share>;
      readonly neither: Share;
      readonly undecided: Share;
      readonly sampled: object | null;
      readonly losses: Record<'attacker' | 'defender', Distribution>;
      readonly lasting: Record<'attacker' | 'defender', Distribution>;
      readonly rounds: Distribution;
    };
  }
  const body = (id: string, side: string, troop: string, y: number, facing: number, more = {}) =>
    unit(id, side, troop, 'line', [{ ...foot('x' + id, 20, y, facing), frontage: 3, depth: 1, figures: 6, ranks: 2 }], more);

  test.each([
    ['linear', 'heavy-cavalry', 'french-line'],
    ['stands', 'heavy-cavalry', 'french-line'],
  ])('under %s: losses of a round, who wins in the end, and what each side loses by then', (book, first, second) => {
    const data = scene(
      [body('p', 'blue', first, 20, 0, { charging: true }), body('q', 'red', second, 21, 180)],
      [block('h', 'hill', [10, 20.6, 30, 30], { level: 1 })],
      { book },
    );
    const { json, code } = onScene<MeleeJson>('chance', data, '--melee', 'p,q');
    expect([code, json.melee.sampled]).toEqual([0, null]);
    const { wins, neither, undecided, losses, lasting, rounds } = json.melee;
    expect(isOne([wins.attacker, wins.defender, neither, undecided])).toBe(true);
    const [over, under] = exact(undecided);
    expect(1000n * over).toBeLessThan(under);
    for (const role of ['attacker', 'defender'] as const) {
      expect(json.round.losses[role].values.length).toBeGreaterThan(1);
      for (const { values } of [json.round.losses[role], losses[role], lasting[role]]) expect(isOne(values)).toBe(true);
    }
    expect(isOne(rounds.values)).toBe(true);
  });

  test('under sudan: losses of a round on either side', () => {
    const state = stateFrom(
      scene([body('p', 'blue', 'mahdist-foot', 20, 0, { charging: true }), body('q', 'red', 'egyptian-foot', 21, 180)], [], {
        book: 'sudan',
      }),
    );
    const book = library.bookOf(state);
    const fight = openFight(state, 'p', 'q', book);
    if ('because' in fight) throw new Error(fight.because);
    const round = roundChances({ rules: book.melee, fight, context: meleeContext(state, fight.fighters, book) }, { expand: false });
    for (const role of ['attacker', 'defender'] as const) {
      const values = round.losses[role].values.map(({ value, exact: p }) => ({ value, p }));
      expect(values.length).toBeGreaterThan(1);
      expect(isOne(values)).toBe(true);
    }
  });
});
