/** Worked numbers of the texts that only a table or a command can show: yards, the staircase, the random column of a Mahdist melee, the gap. */
import { describe, expect, test } from 'vitest';
import { fileOf, fire, lof, onScene } from '#test/lof';
import { foot, gun, scene, unit, type StandData, type UnitData } from '#test/scenes';

interface Column {
  readonly book: string;
  readonly range: { readonly inches: number; readonly yards: number } | null;
}

test.each([
  [3, 30],
  [11, 110],
  [15, 150],
  [22.5, 225],
  [30, 300],
  [50, 500],
  [60, 600],
])('T000-19: %d″ on the table are told as %d yards', (inches, yards) => {
  const guns = unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 20, 9.375, 0)]);
  const target = unit('b', 'red', 'russian-musketeer', 'line', [foot('b1', 20, 10.375 + inches, 180, { frontage: 4, figures: 9 })]);
  const data = scene([guns, target], [], { book: 'linear', table: { width: 72, depth: 90 } });
  const order = fileOf('order.json', { shots: [{ unit: 'bty', mode: 'direct', aim: { at: 'b' } }] });
  const { json } = onScene<{ readonly shots: readonly { readonly columns: readonly Column[] }[] }>('compare', data, order);
  expect(json.shots[0]?.columns.find(({ book }) => book === 'linear')?.range).toMatchObject({ inches, yards });
  expect(lof('compare', fileOf('yards.lof.json', data), order, '--text').out).toContain(`${inches.toFixed(2)}″, ${yards} yd`);
});

test('T000-20: the staircase as a player reads it: 1 more at 5.75″, nothing at 6.50″, and each limit in the nearer step', () => {
  interface Entry {
    readonly kind: string;
    readonly id: string;
    readonly staircase?: { readonly bands: readonly { readonly upTo: number; readonly value: readonly [number, number] }[] };
  }
  const charts = JSON.parse(lof('charts', '--book', 'linear').out) as readonly Entry[];
  const bands = charts.find(({ id }) => id === 'figure-1')?.staircase?.bands ?? [];
  const at = (inches: number) => bands.find(({ upTo }) => inches <= upTo)?.value[0] ?? null;
  expect([5.75, 6, 6.01, 6.5, 12, 12.01, 24, 24.01].map(at)).toEqual([1, 1, 0, 0, 0, -1, -1, null]);
});

describe('T004-19 in a melee', () => {
  const body = (id: string, side: string, troop: string, y: number, facing: number): UnitData =>
    unit(id, side, troop, 'line', [{ ...foot('x' + id, 20, y, facing), frontage: 4, depth: 1, figures: 12, ranks: 2 }]);
  interface MeleeJson {
    readonly rounds: readonly Record<
      'attacker' | 'defender',
      { readonly worth: number; readonly frontage: number; readonly kills: number }
    >[];
  }
  /** Foot against foot is 2, Egyptians 1 less: what is more or less than that came by the d6. */
  const worths = (defender: string, dice: string) => {
    const data = scene([body('a', 'blue', 'mahdist-rifles', 20, 0), body('d', 'red', defender, 21, 180)], [], { book: 'sudan' });
    const { json, err } = onScene<MeleeJson>('melee', data, '--attacker', 'a', '--defender', 'd', '--rounds', '1', '--dice', dice);
    if (!json?.rounds?.[0]) throw new Error(err);
    const [{ attacker, defender: other }] = json.rounds as readonly [MeleeJson['rounds'][number]];
    return [attacker.worth, other.worth];
  };

  // Six figures at 2 cause 15 casualties and at −1 eight, so that a d10 is thrown for the rest; at 0 they cause ten.
  test('a 6 takes 2 from a Mahdist, who loses 3 by it in fire, 2 from a European and 2 from an Egyptian', () => {
    expect(worths('british-foot', '6,6')).toEqual([0, 0]);
    expect(worths('egyptian-foot', '6,6,10')).toEqual([0, -1]);
  });

  test('a 4 takes nothing from a Mahdist, nothing from a European and 1 from an Egyptian', () => {
    expect(worths('british-foot', '4,10,4,10')).toEqual([2, 2]);
    expect(worths('egyptian-foot', '4,10,4')).toEqual([2, 0]);
  });
});

describe('overhead-fire-gap', () => {
  const deep = (id: string, y: number, facing: number, figures: number): StandData => ({
    id,
    x: 20,
    y,
    facing,
    frontage: 4,
    depth: 1,
    figures,
    ranks: 2,
  });
  const shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
  const asked = (y: number) =>
    fire(
      scene(
        [
          unit('a', 'blue', 'british-foot', 'line', [deep('a1', 8, 0, 12)]),
          unit('f', 'blue', 'british-foot', 'line', [deep('f1', 14, 0, 12)], { name: 'Black Watch' }),
          unit('b', 'red', 'mahdist-foot', 'line', [deep('b1', y, 180, 20)]),
        ],
        [],
        { book: 'sudan' },
      ),
      [shot],
      '--seed',
      '1',
    ).json;

  test.each([
    [21, null],
    [20.996, null],
    [20.99, '5.99″'],
    [20.9, '5.90″'],
  ])('overhead-fire-gap: friends whose face is on 14.5, a target whose middle is on %d: refused for %s', (y, gap) => {
    const { rulings, refused } = asked(y);
    expect([rulings.length, refused.map(({ code }) => code)]).toEqual(gap === null ? [1, []] : [0, ['overhead-gap']]);
    if (gap !== null) expect(refused[0]?.because).toBe(`Black Watch stands ${gap} from b; overhead fire needs 6.00″ between them.`);
  });
});
