/** The acceptance rows of text 003 as scenario files: two placed units yield contact, charge, height and works, `melee` the rounds. */
import { describe, expect, test } from 'vitest';
import { onScene } from '#test/lof';
import { block, scene, unit, type UnitData } from '#test/scenes';

interface SideJson {
  readonly worth: number;
  readonly frontage: number;
  readonly points: number;
  readonly sure: number;
  readonly chance: number;
  readonly kills: number;
  readonly losses: number;
  readonly trail: readonly { readonly id: string; readonly of: string; readonly value: number; readonly because: string }[];
}

interface RoundJson {
  readonly round: number;
  readonly attacker: SideJson;
  readonly defender: SideJson;
  readonly dice: readonly number[];
  readonly winner: string;
  readonly byDie: boolean;
  readonly morale?: Readonly<Record<'attacker' | 'defender', { readonly holds: number; readonly held: boolean; readonly result: string }>>;
}

interface MeleeJson {
  readonly rounds: readonly RoundJson[];
  readonly result?: {
    readonly winner: string | null;
    readonly broken: readonly string[];
    readonly recovered: { readonly attacker: number; readonly defender: number };
  };
  readonly refused?: { readonly code: string; readonly because: string };
}

/** One stand of 4 inches by 1 with so many figures in front and so many ranks; the two touch along y = 20.5. */
const body = (side: 'blue' | 'red', troop: string, front: number, ranks = 1, more = {}): UnitData => {
  const south = side === 'blue';
  const stand = {
    id: `${side}1`,
    x: 20,
    y: south ? 20 : 21,
    facing: south ? 0 : 180,
    frontage: 4,
    depth: 1,
    figures: front * ranks,
    ranks,
  };
  return unit(south ? 'a' : 'd', side, troop, 'line', [stand], more);
};

const charging = { charging: true };
const HILL = block('h', 'hill', [15, 20.6, 25, 30], { level: 1 });
const WORKS = block('w', 'works', [15, 20.4, 25, 20.6], { cover: 'prepared' });

function melee(
  units: readonly UnitData[],
  dice: readonly number[],
  given: { readonly terrain?: readonly object[]; readonly args?: readonly string[]; readonly book?: string } = {},
) {
  const { terrain = [], args = [], book = 'linear' } = given;
  const file = scene(units, terrain, { book });
  const thrown = dice.length > 0 ? ['--dice', dice.join(',')] : [];
  return onScene<MeleeJson>('melee', file, '--attacker', 'a', '--defender', 'd', ...args, ...thrown);
}

/** So many rounds with these dice. @throws with what was said instead. */
function rounds(
  units: readonly UnitData[],
  dice: readonly number[],
  given: Parameters<typeof melee>[2] & { readonly rounds: number },
): readonly RoundJson[] {
  const { json, err } = melee(units, dice, { ...given, args: ['--rounds', String(given.rounds), ...(given.args ?? [])] });
  if (!json?.rounds) throw new Error(err);
  return json.rounds;
}

/** A man's own value, before the two are set against each other. */
const raw = ({ trail }: SideJson): number =>
  trail.filter((line) => line.of === 'value' && !('counts' in line && line.counts === false)).reduce((sum, line) => sum + line.value, 0);

const uphill = [body('blue', 'ancient-heavy-cavalry', 4, 1, charging), body('red', 'ancient-elite-light-foot', 5)];
const atWorks = (ranks: readonly [number, number] = [1, 1]) => [
  body('blue', 'ancient-elite-heavy-foot', 8, ranks[0], charging),
  body('red', 'ancient-conscript-foot', 7, ranks[1]),
];
const cuirassiers = (ranks = 9) => [body('blue', 'heavy-cavalry', 4, 3, charging), body('red', 'french-line', 4, ranks)];
const PRINTED = [42, 63, 99, 99, 1, 1];

describe('the printed examples on the table', () => {
  test('T003-01, T003-02: four heavy horse charge uphill at five elite lights: 45 and 30, 180 and 150', () => {
    const [first] = rounds(uphill, [80, 51], { rounds: 1, terrain: [HILL] });
    expect(first).toMatchObject({
      attacker: { worth: 45, points: 180, sure: 1, chance: 80, kills: 2 },
      defender: { worth: 30, points: 150, sure: 1, chance: 50, kills: 1 },
    });
    expect([raw(first?.attacker as SideJson), raw(first?.defender as SideJson)]).toEqual([55, 40]);
  });

  test.each(['linear', 'stands'])('T003-03: equals are 30 each under %s, and both kill by the same points', (book) => {
    const [first] = rounds([body('blue', 'french-line', 4), body('red', 'russian-musketeer', 4)], [21, 21, 1], { rounds: 1, book });
    expect(first).toMatchObject({ attacker: { worth: 30, points: 120 }, defender: { worth: 30, points: 120 } });
  });

  test('T003-04, T003-05: eight elite heavies charge works that seven conscripts hold: 50 and 30, 400 and 210', () => {
    const [first] = rounds(atWorks(), [11], { rounds: 1, terrain: [WORKS] });
    expect(first).toMatchObject({
      attacker: { worth: 50, points: 400, sure: 4, chance: 0, kills: 4 },
      defender: { worth: 30, points: 210, sure: 2, chance: 10, kills: 2 },
    });
    expect([raw(first?.attacker as SideJson), raw(first?.defender as SideJson)]).toEqual([50, 30]);
  });

  test('T003-06: in the fourth round they have broken in: 60 and 30', () => {
    const dice = [99, 99, 99, 1, 1, 99, 99, 1, 1];
    const fought = rounds(atWorks([3, 6]), dice, { rounds: 4, terrain: [WORKS], args: ['--expand', 'never'] });
    expect(fought.map(({ attacker, defender }) => [attacker.worth, defender.worth, attacker.points, defender.points])).toEqual([
      [50, 30, 400, 210],
      [50, 30, 400, 210],
      [50, 30, 400, 210],
      [60, 30, 480, 210],
    ]);
  });

  test('T003-07 to T003-11: the cuirassiers’ three rounds', () => {
    const fought = rounds(cuirassiers(), [...PRINTED, 57, 42], { rounds: 3 });
    expect(
      fought.map(({ attacker, defender, winner }) => [
        attacker.worth,
        attacker.points,
        attacker.kills,
        defender.worth,
        defender.points,
        defender.kills,
        winner,
      ]),
    ).toEqual([
      [65, 260, 3, 30, 120, 1, 'attacker'],
      [65, 325, 3, 30, 150, 1, 'attacker'],
      [65, 390, 4, 30, 180, 2, 'attacker'],
    ]);
    expect(fought.map(({ morale }) => morale !== undefined)).toEqual([false, false, true]);
    expect(fought[2]).toMatchObject({ morale: { attacker: { holds: 57, held: true }, defender: { holds: 42, held: true } } });
    const lost = (role: 'attacker' | 'defender') => fought.reduce((sum, round) => sum + round[role].losses, 0);
    expect([lost('attacker'), lost('defender')]).toEqual([4, 10]);
  });

  test('T003-12: in the fourth round they are 55', () => {
    const fought = rounds(cuirassiers(), [...PRINTED, 1, 1, 99, 99, 1, 1], { rounds: 4 });
    expect(fought[3]).toMatchObject({
      attacker: { worth: 55, frontage: 7, points: 385 },
      defender: { worth: 30, frontage: 7, points: 210 },
    });
  });
});

describe('how it ends on the table', () => {
  test('T003-13: the infantry breaks: two troopers and five men come back', () => {
    const { json, code } = melee(cuirassiers(), [...PRINTED, 57, 43]);
    expect(json.result).toEqual({ winner: 'attacker', broken: ['defender'], recovered: { attacker: 2, defender: 5 } });
    expect(code).toBe(0);
  });

  test.each([
    [50, 2],
    [51, 1],
  ])('T003-14: three troopers lost: a d100 of %d brings %d back', (face, back) => {
    // Both miss in the third round, so that three and nine have fallen: the horse's one in each round, the foot's three.
    const { json } = melee(cuirassiers(), [42, 63, 99, 99, 91, 81, 1, 100, face, 100]);
    expect(json.rounds.map(({ attacker, defender }) => [attacker.losses, defender.losses])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(json.result).toEqual({ winner: 'attacker', broken: ['defender'], recovered: { attacker: back, defender: 4 } });
  });

  test.each([
    [50, 'attacker'],
    [51, 'defender'],
  ])('T003-15: equal losses are diced for: %d gives the round to the %s', (face, winner) => {
    const [first] = rounds([body('blue', 'french-line', 4, 3), body('red', 'russian-musketeer', 4, 3)], [20, 20, face], { rounds: 1 });
    expect(first).toMatchObject({ attacker: { losses: 2 }, defender: { losses: 2 }, winner, byDie: true, dice: [20, 20, face] });
  });
});

describe('dice of the file', () => {
  test('one too many, one too few: bad input, and it says which', () => {
    const args = { args: ['--rounds', '1'] };
    expect(melee(cuirassiers(), [42, 63, 1], args).code).toBe(2);
    expect(melee(cuirassiers(), [42], args).code).toBe(2);
    expect(melee(cuirassiers(), [42, 63], args).code).toBe(0);
  });

  test('never widening keeps four against four', () => {
    const fought = rounds(cuirassiers(), [61, 21, 61, 21], { rounds: 2, args: ['--expand', 'never'] });
    expect(fought.map(({ attacker, defender }) => [attacker.frontage, defender.frontage])).toEqual([
      [4, 4],
      [4, 4],
    ]);
  });

  test('a wall counts as works, woods do not', () => {
    const worths = (kind: string, box: readonly [number, number, number, number]) => {
      const [first] = rounds([body('blue', 'french-line', 4, 1, charging), body('red', 'french-line', 4)], [], {
        rounds: 1,
        terrain: [block('c', kind, box)],
      });
      return [first?.attacker.worth, first?.defender.worth];
    };
    expect(worths('wall', [15, 20.4, 25, 20.6])).toEqual([30, 40]);
    expect(worths('woods', [15, 20.6, 25, 30])).toEqual([40, 30]);
  });
});
