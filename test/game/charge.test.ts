import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { chargePlan, type ChargePlan } from '#game/charge/plan';
import { placementProblems } from '#geometry/table/placement';
import { bookById, library } from '#rules/sets/index';
import { sessionFrom, stateFrom } from '#test/games';
import { cuirassiers, infantry, lineAt, lineDown } from '#test/melees';
import { block, foot, gun, scene, unit, type UnitData } from '#test/scenes';

const linear = { book: 'linear' } as const;

function planOf(units: readonly UnitData[], terrain: readonly object[] = [], more: object = linear): ChargePlan {
  const state = stateFrom(scene(units, terrain, { ...more }));
  return chargePlan(state, units[0]?.id ?? '', units[1]?.id ?? '', library.bookOf(state));
}

describe('how far a charge goes', () => {
  test.each([
    [14.99, null],
    [15, null],
    [15.01, 'out-of-reach'],
  ])('heavy horse has 15.00″: at %d″ it is %s', (apart, code) => {
    expect(planOf([cuirassiers(), infantry(apart)]).refused?.code ?? null).toBe(code);
  });

  it('out of reach is said in inches, and the way is still shown', () => {
    const plan = planOf([cuirassiers(), infantry(15.01)]);
    expect(plan.refused?.because).toBe('Out of reach of cav: the charge at inf takes 15.01″ of 15.00″.');
    expect(plan.legs).toHaveLength(1);
    expect(plan.placings[0]?.box.center.y).toBeCloseTo(35.01, 9);
  });

  test.each([
    [2, null],
    [2.01, 'out-of-reach'],
  ])('what it marched before counts: 13.00″ used, %d″ to go: %s', (apart, code) => {
    expect(planOf([cuirassiers({ moved: { inches: 13, how: 'marched' } }), infantry(apart)]).refused?.code ?? null).toBe(code);
  });

  test.each([
    [8, null],
    [8.01, 'out-of-reach'],
  ])('half speed in the woods: foot charges 11.00″, of which %d″ of way with 3″ of wood is %s', (apart, code) => {
    const plan = planOf([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 20, 10 + apart)], [block('w', 'woods', [15, 12, 25, 15])]);
    expect(plan.refused?.code ?? null).toBe(code);
    expect(plan.price?.spent).toBe(apart + 3);
  });

  test.each([
    [1.99, 'too-close'],
    [2, null],
  ])('in the Sudan horse charges over 2″ at least: over %d″ it is %s', (apart, code) => {
    const plan = planOf([cuirassiers({ troop: 'imperial-cavalry' }), infantry(apart, { troop: 'mahdist-foot' })], [], {
      book: 'linear',
      parts: { movement: 'march-sudan' },
    });
    expect(plan.refused?.code ?? null).toBe(code);
  });
});

describe('where a charge comes into contact', () => {
  it('straight on it stands flush, face to face, and counts the front in contact', () => {
    const plan = planOf([cuirassiers(), infantry(5)]);
    expect(plan.legs.map(({ how }) => how)).toEqual(['straight']);
    expect(plan.flush).toBe(true);
    expect(plan.inches).toBe(5);
    expect(plan.clash?.front).toMatchObject([
      { tape: 400, figures: 4 },
      { tape: 400, figures: 4 },
    ]);
    expect(plan.placings[0]?.box).toMatchObject({ center: { x: 20, y: 25 }, facing: 0 });
  });

  it('a line to the side is wheeled at, and the wheel that closes brings the fronts flush', () => {
    const plan = planOf([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 23, 18)]);
    expect(plan.refused).toBeNull();
    expect(plan.legs.map(({ how }) => how)).toEqual(['wheel', 'straight', 'wheel']);
    expect(plan.flush).toBe(true);
    expect(plan.clash?.struckIn).toEqual(['front', 'front']);
    expect(plan.placings[0]?.box.facing).toBeCloseTo(0, 6);
    // The arc of the outer front corner, the way, and the arc back.
    expect(plan.price?.spent).toBeCloseTo(
      plan.legs.reduce((sum, leg) => sum + leg.inches, 0),
      1,
    );
  });

  it('a column in profile is struck in the flank', () => {
    const plan = planOf([
      lineAt('a', 'blue', 20, 10),
      unit('b', 'red', 'french-line', 'line', [foot('b1', 20, 18, 90), foot('b2', 19.25, 18, 90)]),
    ]);
    expect(plan.clash?.struckIn).toEqual(['front', 'flank']);
  });

  it('turned end for end it is the same charge', () => {
    const mirrored = (one: UnitData): UnitData => ({
      ...one,
      stands: one.stands.map((stand) => ({ ...stand, x: 72 - stand.x, y: 48 - stand.y, facing: (stand.facing + 180) % 360 })),
    });
    const units = [lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 22.5, 17)];
    const [plan, turned] = [planOf(units), planOf(units.map(mirrored))];
    expect(turned.price?.spent).toBe(plan.price?.spent);
    const fronts = ({ clash }: ChargePlan) => clash?.front.map(({ tape, figures }) => [tape, figures]);
    expect(fronts(turned)).toEqual(fronts(plan));
  });
});

describe('what refuses a charge', () => {
  const others = (between: UnitData): ChargePlan => planOf([cuirassiers(), infantry(8), between]);

  it('names who stands in the way, friend or enemy', () => {
    const plan = others(lineAt('friend', 'blue', 20, 25));
    expect(plan.refused?.code).toBe('blocked');
    expect(plan.refused?.because).toMatch(/^cav would pass through friend, \d\.\d\d″ on its way\.$/);
  });

  it('a stand beside the way blocks nothing, in touch with it or not', () => {
    expect(others(unit('friend', 'blue', 'french-line', 'line', [foot('f', 22.45, 25, 0)])).refused).toBeNull();
  });

  test.each<[string, readonly UnitData[], string]>([
    ['guns', [unit('bty', 'blue', 'foot-artillery', 'unlimbered', [gun('g', 20, 10, 0)]), infantry(5)], 'guns-charge'],
    ['who is routed', [cuirassiers({ state: 'routed' }), infantry(5)], 'routed'],
    ['who is shaken', [cuirassiers({ state: 'shaken' }), infantry(5)], 'shaken'],
    ['who is engaged', [cuirassiers({ engaged: true }), infantry(5)], 'engaged'],
    ['a square', [cuirassiers({ order: 'square' }), infantry(5)], 'square'],
    ['a friend as its target', [cuirassiers(), infantry(5, { side: 'blue' })], 'own-side'],
    ['who touches the target already', [cuirassiers(), infantry()], 'in-contact'],
    ['a target behind', [cuirassiers({}, { facing: 180 }), infantry(5)], 'no-way'],
  ])('%s', (_, units, code) => {
    expect(planOf(units).refused?.code).toBe(code);
  });

  test.each([
    [1.35, 'off-table'],
    [1.5, null],
  ])('a wheel whose rear corner would swing off the table: from x = %d it is %s', (x, code) => {
    expect(planOf([lineAt('a', 'blue', x, 2), lineDown('b', 'red', 7, 6)]).refused?.code ?? null).toBe(code);
  });
});

describe('a charge in the game', () => {
  it('moves the body into contact and uses its move; nobody is engaged yet; undo puts everything back', () => {
    const session = sessionFrom(scene([cuirassiers(), infantry(5)], [], linear));
    const before = session.state();
    expect(session.send({ type: 'charge', unit: 'cav', target: 'inf' })).toMatchObject({ ok: true });
    const [cav, inf] = session.state().units;
    expect(cav).toMatchObject({
      charging: true,
      engaged: false,
      moved: { inches: 5, how: 'marched', spent: 5 },
      charge: { target: 'inf', inches: 5 },
    });
    expect(inf).toMatchObject({ charging: false, engaged: false });
    expect(session.log().map(({ title }) => title)).toEqual(['cav charges inf']);
    const after = session.state();
    session.undo();
    expect(session.state()).toBe(before);
    session.redo();
    expect(session.state()).toEqual(after);
  });

  it('a refused charge changes nothing and is no step', () => {
    const session = sessionFrom(scene([cuirassiers(), infantry(16)], [], linear));
    expect(session.send({ type: 'charge', unit: 'cav', target: 'inf' })).toMatchObject({ ok: false, refused: { code: 'out-of-reach' } });
    expect(session.log()).toHaveLength(0);
  });

  it('the charge as previewed is the charge as made', () => {
    const session = sessionFrom(scene([lineAt('a', 'blue', 20, 10), lineDown('b', 'red', 23, 18)], [], linear));
    const plan = chargePlan(session.state(), 'a', 'b', library.bookOf(session.state()));
    session.send({ type: 'charge', unit: 'a', target: 'b' });
    const placed = session.state().table.stands.filter((stand) => stand.unit === 'a');
    expect(placed.map(({ id, box }) => ({ stand: id, box }))).toEqual(plan.placings);
  });
});

test('property: no charge that may be made overlaps a stand, leaves the table or goes further than it may', () => {
  const book = bookById('linear');
  if (!book) throw new Error('no linear book');
  const place = fc.record({
    x: fc.double({ min: 2, max: 22, noNaN: true }),
    y: fc.double({ min: 2, max: 22, noNaN: true }),
    facing: fc.integer({ min: 0, max: 359 }),
  });
  const body = (id: string, side: string, at: { x: number; y: number; facing: number }): UnitData => {
    const turn = (at.facing * Math.PI) / 180;
    const across = (n: number) => ({ x: at.x + n * 0.9 * Math.cos(turn), y: at.y - n * 0.9 * Math.sin(turn) });
    return unit(
      id,
      side,
      'light-cavalry',
      'line',
      [-1, 0, 1].map((n) => foot(`${id}${n}`, across(n).x, across(n).y, at.facing)),
    );
  };
  let made = 0;
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      const far = (p: typeof a, q: typeof a) => Math.hypot(p.x - q.x, p.y - q.y) > 3;
      fc.pre(far(a, b) && far(b, c) && far(a, c));
      const state = stateFrom(
        scene([body('a', 'blue', a), body('b', 'red', b), body('c', 'red', c)], [], { book: 'linear', table: { width: 24, depth: 24 } }),
      );
      const plan = chargePlan(state, 'a', 'b', book);
      if (plan.refused) return;
      made += 1;
      expect(placementProblems(state.table, plan.placings)).toEqual([]);
      expect(plan.clash?.contacts.length).toBeGreaterThan(0);
      expect(plan.price?.spent).toBeLessThanOrEqual(15);
    }),
    { seed: 1815, numRuns: 120 },
  );
  expect(made).toBeGreaterThan(20);
});
