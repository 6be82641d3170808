import { describe, expect, test } from 'vitest';
import { fire, fileOf, lof, onScene } from '#test/lof';
import { battery, column, foot, scene, twoLines, unit } from '#test/scenes';

interface ChanceOf {
  readonly p: string;
  readonly decimal: number;
}
interface RulingChances {
  readonly target: string;
  readonly by: readonly string[];
  readonly outcomes: readonly (ChanceOf & {
    readonly effect: { readonly state: string; readonly figures: number; readonly stands: number };
  })[];
  readonly counts: string;
  readonly mean: number;
  readonly atLeast: readonly (ChanceOf & { readonly n: number })[];
  readonly destroyed: ChanceOf;
}
interface ChanceJson {
  readonly rulings: readonly RulingChances[];
  readonly targets: readonly RulingChances[];
  readonly refused: readonly { readonly unit: string; readonly code: string }[];
}

const chance = (scenario: unknown, shots: readonly object[], ...args: readonly string[]) =>
  onScene<ChanceJson>('chance', scenario, fileOf('order.json', { shots }), ...args);

const VOLLEY = [{ unit: 'a', mode: 'small-arms', aim: { at: 'b' } }];

function sumOf(chances: readonly { readonly p: string }[]): readonly [bigint, bigint] {
  return chances.reduce<readonly [bigint, bigint]>(
    ([num, den], { p }) => {
      const [over = 0n, under = 1n] = p.split('/').map(BigInt);
      return [num * under + over * den, den * under];
    },
    [0n, 1n],
  );
}

describe('chance FILE ORDER', () => {
  test('a volley of 18 at nine figures, 2-1: the chart’s twelve faces as fractions', () => {
    const { json, code } = chance(scene(twoLines(3)), VOLLEY);
    expect(code).toBe(0);
    expect(json.rulings).toHaveLength(1);
    const [ruling] = json.rulings;
    expect(ruling).toMatchObject({
      target: 'b',
      by: ['a1', 'a2', 'a3'],
      counts: 'stands',
      mean: 0.25,
      destroyed: { p: '0/1', decimal: 0 },
    });
    expect(ruling?.outcomes.map(({ effect, p }) => [effect.state, effect.stands, effect.figures, p])).toEqual([
      ['none', 0, 0, '5/12'],
      ['stopped', 0, 0, '1/4'],
      ['shaken', 0, 0, '1/12'],
      ['shaken', 1, 3, '1/6'],
      ['routed', 1, 3, '1/12'],
    ]);
    expect(ruling?.atLeast).toEqual([{ n: 1, p: '1/4', decimal: 0.25 }]);
  });

  test('the fractions of every ruling sum to 1', () => {
    const shots = [{ unit: 'bty', mode: 'ricochet', ricochet: 7.5, aim: { bearing: 0 } }];
    const { json } = chance(scene([battery(), column()]), shots);
    const [num, den] = sumOf(json.rulings[0]?.outcomes ?? []);
    expect(den > 1n).toBe(true);
    expect(num).toBe(den);
  });

  test('shots of two steps: a ruling for each, the artillery first, both on the table as it is', () => {
    const units = [...twoLines(3), battery('nap-12', { id: 'bty', stands: [{ ...battery().stands[0], x: 24 }] })];
    const shots = [...VOLLEY, { unit: 'bty', mode: 'high-trajectory', aim: { at: 'b' } }];
    const { json } = chance(scene(units), shots);
    expect(json.rulings.map(({ by }) => by)).toEqual([['g1'], ['a1', 'a2', 'a3']]);
    expect(json.targets).toHaveLength(2);
  });

  test('what the rules refuse is told as it is told when it fires, with exit 1 when nothing may', () => {
    const far = scene(twoLines(7));
    const foretold = chance(far, VOLLEY);
    expect(foretold.code).toBe(1);
    expect(foretold.json.rulings).toEqual([]);
    expect(foretold.json.refused.map(({ code }) => code)).toEqual(['out-of-range', 'out-of-range', 'out-of-range']);
    expect(foretold.json.refused).toEqual(fire(far, VOLLEY).json.refused);
  });

  test('a stand named by two shots is bad input', () => {
    const { code, err } = chance(scene(twoLines(3)), [...VOLLEY, { ...VOLLEY[0], stands: ['a1'] }]);
    expect(code).toBe(2);
    expect(err).toContain('a1 is named twice');
  });

  test('two of three stands in range: the third is refused beside the ruling', () => {
    const firers = unit('a', 'blue', 'french-line', 'line', [
      foot('a1', 20, 9.625, 0),
      foot('a2', 20.9, 9.625, 0),
      foot('a3', 40, 9.625, 0),
    ]);
    const [, target] = twoLines(3);
    const { json, code } = chance(scene([firers, target as object as typeof firers]), VOLLEY);
    expect(code).toBe(0);
    expect(json.rulings[0]?.by).toEqual(['a1', 'a2']);
    expect(json.refused).toHaveLength(1);
  });
});

describe('chance FILE --melee', () => {
  interface MeleeJson {
    readonly round: {
      readonly losses: Record<
        'attacker' | 'defender',
        { readonly mean: number; readonly values: readonly (ChanceOf & { readonly value: number })[] }
      >;
      readonly wins: Record<'attacker' | 'defender', ChanceOf>;
    };
    readonly melee: {
      readonly wins: Record<'attacker' | 'defender', ChanceOf>;
      readonly neither: ChanceOf;
      readonly undecided: ChanceOf;
      readonly sampled: object | null;
    };
    readonly refused?: { readonly code: string };
  }
  const horse = unit('cav', 'blue', 'heavy-cavalry', 'line', [{ ...foot('h1', 20, 20, 0), frontage: 4, depth: 1, figures: 6, ranks: 2 }], {
    charging: true,
  });
  const men = (y: number) =>
    unit('inf', 'red', 'french-line', 'line', [{ ...foot('i1', 20, y, 180), frontage: 4, depth: 1, figures: 8, ranks: 2 }]);
  const melee = (y: number, ...args: readonly string[]) =>
    onScene<MeleeJson>('chance', scene([horse, men(y)], [], { book: 'linear' }), ...args);

  test('the first round exactly, and the whole melee: what may come of it sums to 1', () => {
    const { json, code } = melee(21, '--melee', 'cav,inf', '--expand', 'never');
    expect(code).toBe(0);
    const [num, den] = sumOf([json.melee.wins.attacker, json.melee.wins.defender, json.melee.neither, json.melee.undecided]);
    expect(num).toBe(den);
    expect(json.melee.sampled).toBeNull();
    // 3 × 65 is 195: one for sure, and a second on 95 in a hundred.
    expect(json.round.losses.defender.values.map(({ value, p }) => [value, p])).toEqual([
      [1, '1/20'],
      [2, '19/20'],
    ]);
    expect(json.round.losses.defender.mean).toBe(1.95);
  });

  test('in words, the ways to end come to a hundred, and it is said that they are exact', () => {
    const file = fileOf('melee.lof.json', scene([horse, men(21)], [], { book: 'linear' }));
    const { out } = lof('chance', file, '--melee', 'cav,inf', '--text');
    const [cav = '', inf = '', neither = ''] = out.trim().split('\n');
    const shares = [cav, inf, neither].map((line) => Number(/wins ([\d.]+)/.exec(line)?.[1]));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(neither).toMatch(/^neither wins [\d.]+; exact$/);
  });

  test('apart there is no melee, and that is said', () => {
    const { json, code } = melee(24, '--melee', 'cav,inf');
    expect([code, json.refused?.code]).toEqual([1, 'not-in-contact']);
  });

  test.each([['cav'], ['cav,nobody'], ['cav,inf,bty']])('%s does not name two units', (names) => {
    const { code, err } = melee(21, '--melee', names);
    expect(code).toBe(2);
    expect(err).toContain('expected ATTACKER,DEFENDER');
  });

  test('an unknown way to widen is bad input', () => {
    expect(melee(21, '--melee', 'cav,inf', '--expand', 'sometimes').err).toContain('expected winner, never or by-kills');
  });
});
