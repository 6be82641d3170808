import { describe, expect, it, test } from 'vitest';
import { meleeFacts } from '#game/melee/measure';
import type { MeleeFacts } from '#rules/engine/melee';
import { library } from '#rules/sets/index';
import { must, sessionFrom, stateFrom } from '#test/games';
import { cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { block, foot, scene, unit, type UnitData } from '#test/scenes';

function factsOf(units: readonly UnitData[], terrain: readonly object[] = [], more: object = {}): MeleeFacts {
  const state = stateFrom(scene(units, terrain, { book: 'linear', ...more }));
  return meleeFacts(state, units[0]?.id ?? '', units[1]?.id ?? '', library.bookOf(state));
}

describe('where two bodies meet', () => {
  it('counts the figures along the edges that touch, and the inches', () => {
    expect(factsOf([cuirassiers(), infantry()])).toMatchObject({
      gap: 0,
      attacker: { unit: 'cav', figures: 4, inches: 4, struckIn: 'front', level: 0, cover: [], charged: null },
      defender: { unit: 'inf', figures: 4, inches: 4, struckIn: 'front' },
    });
  });

  it('half a front to the side, only the figures opposite fight', () => {
    const facts = factsOf([cuirassiers(), infantry(0, {}, { x: 22 })]);
    expect([facts.attacker.figures, facts.defender.figures, facts.attacker.inches]).toEqual([2, 2, 2]);
  });

  it('several stands of both sides count together, and a figure between two enemies counts once', () => {
    const facts = factsOf([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20.45, 10)]);
    expect([facts.attacker.figures, facts.defender.figures]).toEqual([8, 8]);
    expect(facts.attacker.inches).toBeCloseTo(2.25, 9);
    expect(facts.spans.length).toBe(5);
  });

  it('a stand struck in flank fights with the end of every rank', () => {
    const facts = factsOf([cuirassiers(), infantry(0, {}, { facing: 90, frontage: 1, depth: 4 })]);
    expect(facts.defender).toMatchObject({ struckIn: 'flank', figures: 6 });
  });

  test.each([
    [0.004, 0],
    [0.01, 1],
    [3, 300],
  ])('apart by %d″ the gap reads %d hundredths and nobody fights', (apart, gap) => {
    const facts = factsOf([cuirassiers(), infantry(apart)]);
    expect(facts.gap).toBe(gap);
    expect(facts.attacker.figures).toBe(0);
    expect(facts.spans).toEqual([]);
  });
});

describe('who fell to fire in the charge', () => {
  const fallen = (charging: boolean) => {
    const horse = { ...cuirassiers(), charging };
    const state = stateFrom(scene([horse, infantry()], [], { book: 'linear' }));
    const effect = { state: 'none' as const, figures: 2, stands: [], guns: [] };
    const shot = (target: string) => ({
      target,
      step: 'fire',
      value: { num: 0, den: 1 },
      odds: null,
      column: null,
      modifiers: [],
      dice: [],
      effect,
      trail: [],
      result: '',
    });
    const after = { ...state, rulings: [shot('cav'), shot('cav'), shot('inf')] };
    return meleeFacts(after, 'cav', 'inf', library.bookOf(after));
  };

  it('is all that this turn’s rulings took of a unit that charged', () => {
    expect(fallen(true).attacker.fellCharging).toBe(4);
  });

  it('is not asked of a unit that did not charge', () => {
    expect(fallen(false).attacker.fellCharging).toBeUndefined();
    expect(fallen(true).defender.fellCharging).toBeUndefined();
  });
});

describe('what bears on the fight', () => {
  const hill = block('ridge', 'hill', [10, 20.5, 30, 30], { level: 1 });

  it('the level of each side, by the reading chosen', () => {
    expect(factsOf([cuirassiers(), infantry()], [hill])).toMatchObject({ attacker: { level: 0 }, defender: { level: 1 } });
  });

  test.each([
    ['centre', 1],
    ['most', 0],
  ])('a side whose stand lies mostly below the slope, read by %s, is on level %d', (choice, level) => {
    const facts = factsOf(
      [lineAt('a', 'blue', 40, 10), unit('b', 'red', 'french-line', 'line', [foot('b1', 20, 20.6, 180, { depth: 1 })])],
      [block('ridge', 'hill', [10, 20.59, 20.2, 30], { level: 1 })],
      {
        options: { 'G-level': choice },
        book: 'stands',
      },
    );
    expect(facts.defender.level).toBe(level);
  });

  const wall = (y: number) => block('wall', 'wall', [10, y, 30, y + 0.2]);

  test.each([
    ['charged over', { charging: true }, {}, [0, 1]],
    ['charged out over', {}, { charging: true }, [1, 0]],
  ])('a wall between them that was %s covers the one who stood', (_, attack, defend, covers) => {
    const facts = factsOf([cuirassiers(attack), infantry(0, defend)], [wall(20.5)]);
    expect([facts.attacker.cover.length, facts.defender.cover.length]).toEqual(covers);
    expect([...facts.attacker.cover, ...facts.defender.cover]).toMatchObject([{ terrain: 'wall', kind: 'wall', how: 'behind' }]);
  });

  test.each([
    [20.1, [1, 0]],
    [20.7, [0, 1]],
  ])('a wall that nobody charged over, from y = %d, covers the one whose middle it is nearer to', (y, covers) => {
    const facts = factsOf([cuirassiers(), infantry()], [wall(y)]);
    expect([facts.attacker.cover.length, facts.defender.cover.length]).toEqual(covers);
  });

  it('a wall behind a side covers it from nobody', () => {
    expect(factsOf([cuirassiers(), infantry()], [wall(21.4)]).defender.cover).toEqual([]);
  });

  const men = (id: string, x: number) => foot(id, x, 21, 180, { frontage: 1, depth: 1 });
  const four = unit('inf', 'red', 'french-line', 'line', [men('d1', 18.5), men('d2', 19.5), men('d3', 20.5), men('d4', 21.5)]);

  test.each([
    [18, 19, 0],
    [18, 21, 1],
    [19, 22, 1],
    [21, 22, 0],
  ])('a side of four stands is on the level of most of its front: the hill from %d to %d makes it %d', (from, to, level) => {
    expect(factsOf([cuirassiers(), four], [block('ridge', 'hill', [from, 20.7, to, 21.4], { level: 1 })]).defender.level).toBe(level);
  });

  test.each([
    [18, 20, 1],
    [20, 22, 0],
  ])(
    'of levels with as much of the front each it is that of the longest contact: the hill from %d to %d makes it %d',
    (from, to, level) => {
      const wide = foot('wide', 19, 21, 180, { frontage: 2, depth: 1 });
      const three = unit('inf', 'red', 'french-line', 'line', [men('d3', 20.5), men('d4', 21.5), wide]);
      expect(factsOf([cuirassiers(), three], [block('ridge', 'hill', [from, 20.7, to, 21.4], { level: 1 })]).defender.level).toBe(level);
    },
  );

  it('cover is told stretch by stretch of the front', () => {
    const { stretches, cover } = factsOf(
      [cuirassiers(), four],
      [block('w', 'works', [21.05, 20.7, 22, 21.4], { cover: 'prepared' })],
    ).defender;
    expect(stretches?.map(({ inches, cover: covers }) => [inches, covers.map(({ terrain }) => terrain)])).toEqual([
      [1, []],
      [1, []],
      [1, []],
      [1, ['w']],
    ]);
    expect(cover.map(({ terrain }) => terrain)).toEqual(['w']);
  });

  test.each([
    ['that it stood in when it charged', 0.4, 0],
    ['that it came to from outside', 3, 1],
  ])('works %s: the charge of %d″ leaves the one who stood so many covers: %d', (_, inches, covers) => {
    const works = block('w', 'works', [15, 19.4, 25, 20.5], { cover: 'improvised' });
    const session = sessionFrom(scene([cuirassiers({}, { y: 20 - inches }), infantry()], [works], { book: 'linear' }));
    must(session, { type: 'charge', unit: 'cav', target: 'inf' });
    const facts = meleeFacts(session.state(), 'cav', 'inf', library.bookOf(session.state()));
    expect(facts.attacker.charged).toBe(inches);
    expect(facts.defender.cover).toHaveLength(covers);
  });

  it('both are in the woods that hold them both', () => {
    const facts = factsOf([cuirassiers(), infantry()], [block('w', 'woods', [10, 10, 30, 30])]);
    expect([facts.attacker.cover[0]?.how, facts.defender.cover[0]?.how]).toEqual(['in', 'in']);
  });
});

describe('who charged', () => {
  it('a file that says charging and no inches is taken at its word', () => {
    expect(factsOf([cuirassiers({ charging: true }), infantry()]).attacker.charged).toBe(0);
    expect(
      factsOf([cuirassiers({ charging: true, troop: 'imperial-cavalry' }), infantry()], [], { parts: { movement: 'march-sudan' } }).attacker
        .charged,
    ).toBe(2);
  });

  it('the inches that it marched are those of its charge', () => {
    expect(factsOf([cuirassiers({ charging: true, moved: { inches: 6, how: 'marched' } }), infantry()]).attacker.charged).toBe(6);
  });
});
