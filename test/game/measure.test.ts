/** What a volley is measured to: the stands of the target that its own stands have in their arcs and in sight. */
import { describe, expect, test } from 'vitest';
import { rangeOfPlan } from '#game/compare/column';
import { factRows } from '#game/facts';
import { groupRange } from '#game/measure';
import { planShot } from '#game/preview';
import type { GameState } from '#game/state';
import type { GroupRange, Shot } from '#rules/engine/contract';
import { bookById } from '#rules/sets/index';
import { stateFrom } from '#test/games';
import { block, foot, gun, scene, unit, type StandData, type UnitData } from '#test/scenes';

const tall = { table: { width: 72, depth: 110 }, book: 'linear' };
const volley: Shot = { unit: 'a', mode: 'small-arms', aim: { at: 'b' } };
const bookOf = (id: string) => {
  const book = bookById(id);
  if (!book) throw new Error(`no book ${id}`);
  return book;
};
/** A stand of no depth to speak of: its figures stand on its y. */
const rank = (id: string, x: number, y: number, figures = 10): StandData => ({
  ...foot(id, x, y, 0, { figures }),
  depth: 0.001,
  frontage: 0.5,
});
const muskets = (...stands: readonly StandData[]): UnitData => unit('a', 'blue', 'french-line', 'line', stands);
const enemies = (...stands: readonly StandData[]): UnitData => unit('b', 'red', 'russian-musketeer', 'line', stands);
/** Its near face so far from y = 10. */
const wide = (id: string, x: number, range: number): StandData =>
  foot(id, x, 10 + range + 0.375, 180, { frontage: 20, figures: 30, ranks: 2 });
const small = (id: string, x: number, y: number): StandData => foot(id, x, y, 180);

/** The two extremes of a volley of 000, or why it may not fire. */
function extremes(units: readonly UnitData[], terrain: readonly object[] = [], shot: Shot = volley): unknown {
  const plan = planShot(stateFrom(scene(units, terrain, tall)), shot, bookOf('linear'));
  return plan.refused?.code ?? plan.groups[0]?.range?.readings;
}

describe('000: the extremes', () => {
  test('a stand of the target at the volley’s side, out of every arc, brings it no nearer', () => {
    expect(extremes([muskets(rank('a1', 36, 10)), enemies(small('b1', 40, 10), wide('b2', 36, 10))])).toEqual([1000, 1000]);
    // In the arc it does: 45 degrees to the right at three inches.
    expect(extremes([muskets(rank('a1', 36, 10)), enemies(small('b1', 39, 13), wide('b2', 36, 10))])).not.toEqual([1000, 1000]);
  });

  test('nor does one that a house hides', () => {
    const units = [muskets(rank('a1', 36, 10)), enemies(small('b1', 36, 14.375), wide('b2', 36, 10))];
    expect(extremes(units)).toEqual([400, 400]);
    const aside = [muskets(rank('a1', 36, 10)), enemies(small('b1', 38, 14), foot('b2', 34, 20.375, 180))];
    const house = [block('h', 'building', [37, 12, 39, 13], { stories: 1 })];
    const seen = extremes(aside) as readonly number[];
    const hidden = extremes(aside, house) as readonly number[];
    expect([seen[0]! < 500, hidden[0]! > 1000]).toEqual([true, true]);
  });

  test('out of reach of all that can be fired at, a stand beside it makes no shot', () => {
    expect(extremes([muskets(rank('a1', 36, 10)), enemies(small('b1', 40, 10), wide('b2', 36, 20))])).toBe('out-of-range');
  });

  test('each stand is measured to what it can fire at itself', () => {
    // b1 is before a1, and close at a2’s side.
    const units = [muskets(rank('a1', 20, 10), rank('a2', 24.5, 13.5)), enemies(wide('b2', 30, 9), small('b1', 22.5, 13.375))];
    const alone = (id: string) => extremes(units, [], { ...volley, stands: [id] }) as readonly number[];
    expect(alone('a2')).toEqual([550, 550]);
    expect(alone('a1')[1]).toBeLessThan(400);
    expect(extremes(units)).toEqual([alone('a1')[0], 550]);
  });

  test('a stand that may not fire is not measured from', () => {
    const behind = { ...rank('a2', 36, 4), facing: 180 };
    const units = [muskets(rank('a1', 36, 10), behind), enemies(wide('b1', 36, 5))];
    expect(extremes(units)).toEqual([500, 500]);
    expect(extremes([muskets(rank('a1', 36, 10), rank('a2', 60, 4)), enemies(wide('b1', 36, 5))])).toEqual([500, 500]);
  });

  test('the spans drawn end at stands that can be fired at', () => {
    const state = stateFrom(scene([muskets(rank('a1', 36, 10)), enemies(small('b1', 40, 10), wide('b2', 36, 10))], [], tall));
    const spans = planShot(state, volley, bookOf('linear')).groups[0]?.range?.spans ?? [];
    expect(spans.map(({ to }) => to.y)).toEqual([20, 20]);
  });
});

describe('the question itself', () => {
  const state = stateFrom(
    scene([muskets(rank('a1', 36, 10), rank('a2', 40, 10)), enemies(wide('b1', 36, 5), small('b2', 55, 10))], [], tall),
  );
  const plan = planShot(state, volley, bookOf('linear'));
  const range: GroupRange = groupRange(state, plan.stands);

  test('is asked of stands that were measured: of others there is no range', () => {
    expect([range(['a1'], 'mean-of-extremes')?.tape, range(['a1', 'a2'], 'mean-of-figures')?.readings?.length]).toEqual([500, 20]);
    expect(groupRange(state, [])(['a1'], 'mean-of-extremes')).toBeNull();
  });

  test('a stand has what is in its arc and clear, by the policy that it was measured with', () => {
    const [mode] = bookOf('linear').fire.modes.filter((one) => one.id === 'small-arms');
    const stand = state.table.stands.find((one) => one.id === 'a1');
    if (!mode || !stand || !plan.stands[0]) throw new Error('no stand');
    const facts = plan.stands[0].facts;
    expect(facts.considered.map((pair) => [pair.target, pair.arc.inside])).toEqual([
      ['b1', true],
      ['b2', false],
    ]);
    const hidden = { ...facts, considered: facts.considered.map((pair) => ({ ...pair, clear: false })) };
    expect(groupRange(state, [{ facts: hidden }])(['a1'], 'mean-of-extremes')).toBeNull();
    const outside = { ...facts, considered: facts.considered.map((pair) => ({ ...pair, arc: { ...pair.arc, inside: false } })) };
    expect(groupRange(state, [{ facts: outside }])(['a1'], 'mean-of-extremes')).toBeNull();
  });
});

test('004: a company’s centre is not measured to a figure that none of its stands can fire at', () => {
  const company = unit('a', 'blue', 'british-foot', 'line', [foot('a1', 36, 9.625, 0, { figures: 6, ranks: 2 })]);
  const enemy = (more: readonly StandData[]) =>
    unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 36, 24.375, 180, { figures: 6 }), ...more]);
  const reading = (more: readonly StandData[]) => {
    const state = stateFrom(scene([company, enemy(more)], [], { ...tall, book: 'sudan' }));
    return planShot(state, volley, bookOf('sudan')).groups[0]?.range?.tape;
  };
  const far = reading([]);
  // From the centre on y = 9.625 to a rank on y = 24.375.
  expect(far).toBe(1475);
  expect(reading([foot('b2', 44, 9, 180, { figures: 6 })])).toBe(far);
  expect(reading([foot('b2', 37, 14, 180, { figures: 6 })])).toBeLessThan(600);
});

test('the comparison and the range curve start from the range that the volley is judged by', () => {
  const state = stateFrom(scene([muskets(rank('a1', 36, 10)), enemies(small('b1', 40, 10), wide('b2', 36, 10))], [], tall));
  const book = bookOf('linear');
  expect(rangeOfPlan(state, planShot(state, volley, book), book, 'b')).toMatchObject({ inches: 10, yards: 100 });
});

describe('a shot laid along a line', () => {
  const bty = unit('a', 'blue', 'foot-artillery', 'unlimbered', [gun('g1', 36, 9.375, 0)]);
  const facts = (stands: readonly StandData[], aim: Shot['aim']) => {
    const state = stateFrom(scene([bty, enemies(...stands)], [], { table: tall.table }));
    return planShot(state, { unit: 'a', mode: 'direct', aim }, bookOf('stands')).stands[0]?.facts;
  };

  test('at a unit it is laid on one of its stands, and that pair is measured', () => {
    const found = facts([small('b2', 36, 24), small('b1', 36, 20)], { at: 'b' });
    expect([found?.pair?.target, found?.line?.struck.map((one) => one.stand)]).toEqual(['b1', ['b1', 'b2']]);
  });

  test('with none in its arc every stand is told of', () => {
    const found = facts([small('b1', 36, 4), small('b2', 40, 4)], { at: 'b' });
    expect([found?.line, found?.pair, found?.considered.map((one) => [one.target, one.arc.inside])]).toEqual([
      null,
      null,
      [
        ['b1', false],
        ['b2', false],
      ],
    ]);
  });

  test('on a bearing or to a point it has a line and no pair; to its own muzzle it has neither', () => {
    const stands = [small('b1', 36, 20)];
    const told = (aim: Shot['aim']) => {
      const found = facts(stands, aim);
      return [found?.line?.bearing ?? null, found?.pair ?? null];
    };
    expect([told({ bearing: 0 }), told({ to: [36, 30] }), told({ to: [36, 10] })]).toEqual([
      [0, null],
      [0, null],
      [null, null],
    ]);
  });
});

describe('facts of a stand', () => {
  const row = (state: GameState) => factRows(state, ['a1'], ['b1'], bookOf('linear'))[0];
  const deep = (order: string): GameState =>
    stateFrom(
      scene(
        [
          unit('a', 'blue', 'french-line', order, [foot('a1', 36, 8.5, 0, { depth: 3, figures: 12, ranks: 3 })]),
          enemies(wide('b1', 36, 12)),
        ],
        [],
        tall,
      ),
    );

  test('a mean of extremes counts the ranks that fire, as the ruling does', () => {
    // Ranks half an inch, one and a half and two and a half behind the front, twelve inches off.
    expect(row(deep('line'))?.facts.ranges['mean-of-extremes']?.readings).toEqual([1250, 1350]);
    expect(row(deep('skirmish'))?.facts.ranges['mean-of-extremes']?.readings).toEqual([1250, 1450]);
    const plan = planShot(deep('line'), volley, bookOf('linear'));
    expect(plan.groups[0]?.range?.readings).toEqual([1250, 1350]);
  });

  test('and so tells in reach what may fire', () => {
    const at = (range: number) =>
      stateFrom(
        scene(
          [
            unit('a', 'blue', 'french-line', 'line', [foot('a1', 36, 8.5, 0, { depth: 3, figures: 12, ranks: 3 })]),
            enemies(wide('b1', 36, range)),
          ],
          [],
          tall,
        ),
      );
    expect([14, 14.01].map((range) => row(at(range))?.inRange)).toEqual([true, false]);
    expect([14, 14.01].map((range) => planShot(at(range), volley, bookOf('linear')).refused?.code ?? null)).toEqual([null, 'out-of-range']);
  });
});
