import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, fraction, show, toNumber } from '#rules/engine/fraction';
import type { Fighter } from '#rules/engine/contract';
import type { Way } from '#rules/engine/movement';
import { total } from '#rules/engine/trail';
import { linearMovement, standsMovement } from '#rules/sets/house/index';
import { everyUnit, over, unit, way } from './troops.ts';

const { movement } = linearMovement([]);
const stands = standsMovement([]).movement;
const line = unit('french-line', 'line');
const column = unit('french-line', 'march-column');

const cost = (fighter: Fighter, one: Way): string => show(movement.price(fighter, one, {}).spent);

test('plain going costs what the tape reads', () => {
  expect(cost(line, way(4))).toBe('4');
  expect(cost(line, way(7.996))).toBe('8');
  expect(cost(line, way(8.004))).toBe('8');
  expect(cost(line, way(8.005))).toBe('8 1/100');
  expect(cost(line, way(3, { how: 'oblique' }))).toBe('3');
});

test.each(['woods', 'marsh', 'plough', 'stream'] as const)('two of four inches through %s cost four: half speed through it', (kind) => {
  expect(cost(line, way(4, { through: [over(kind, 2)] }))).toBe('6');
  expect(cost(line, way(4, { through: [over(kind, 0)] }))).toBe('4');
});

test('a hill costs double where the way climbs it, and nothing on its top or downhill', () => {
  expect(cost(line, way(4, { through: [over('hill', 3, { up: true })] }))).toBe('7');
  expect(cost(line, way(4, { through: [over('hill', 3)] }))).toBe('4');
});

test('ground that overlaps slows once where its place is known, and its inches beside it', () => {
  const both = [over('woods', 2, { from: 1 }), over('hill', 4, { from: 0, up: true })];
  expect(cost(line, way(4, { through: both }))).toBe('8');
  expect(cost(line, way(4, { through: [over('woods', 2, { from: 0 }), over('marsh', 1, { from: 3 })] }))).toBe('7');
  expect(cost(line, way(4, { through: [over('woods', 2), over('marsh', 1)] }))).toBe('7');
});

test('a march column goes half as far again along a road; a line gains nothing from it', () => {
  const road = [over('road', 6)];
  expect(cost(column, way(6, { through: road }))).toBe('4 4/5');
  expect(cost(line, way(6, { through: road }))).toBe('6');
  expect(show(stands.price(column, way(9, { through: [over('road', 9)] }), {}).spent)).toBe('6');
  expect(show(stands.price(column, way(9, { through: [over('road', 3)] }), {}).spent)).toBe('8');
});

test('a road does not help a charge', () => {
  const road = way(3, { through: [over('road', 3)] });
  expect(show(stands.price({ ...column, charging: true }, road, {}).spent)).toBe('3');
  expect(show(stands.price(column, { ...road, pace: 'charge' }, {}).spent)).toBe('3');
  expect(show(stands.price(column, { ...road, pace: 'move' }, {}).spent)).toBe('2');
});

test('what lies under a road is not felt by a march column on it, and is by a line', () => {
  const through = [over('road', 6, { from: 0 }), over('woods', 3, { from: 2 }), over('plough', 2, { from: 5 })];
  expect(show(stands.price(column, way(8, { through }), {}).spent)).toBe('7');
  expect(show(stands.price(line, way(8, { through }), {}).spent)).toBe('13');
});

test('a bridge takes away the stream under it', () => {
  expect(cost(line, way(4, { through: [over('stream', 1), over('bridge', 1)] }))).toBe('4');
  expect(cost(line, way(4, { through: [over('stream', 1, { from: 2 }), over('bridge', 2, { from: 1.5 })] }))).toBe('4');
  expect(cost(line, way(4, { through: [over('stream', 1, { from: 2 }), over('bridge', 0.5, { from: 2 })] }))).toBe('4 1/2');
  expect(cost(line, way(6, { through: [over('stream', 1, { from: 4 }), over('bridge', 2, { from: 1.5 })] }))).toBe('7');
});

test('a wall or works cost a quarter of the move each, be the move that of a line or of horse', () => {
  expect(cost(line, way(4, { through: [over('wall', 0.3)] }))).toBe('6');
  expect(cost(line, way(4, { through: [over('wall', 0), over('works', 1)] }))).toBe('8');
  expect(cost(unit('light-cavalry', 'line'), way(4, { through: [over('wall', 0.3)] }))).toBe('7 3/4');
});

test('a building ends the move, whatever it cost', () => {
  const into = movement.price(line, way(2, { through: [over('building', 0.5)] }), {});
  expect([show(into.spent), into.ends]).toEqual(['2', true]);
  expect(movement.price(line, way(2, { through: [over('woods', 0.5)] }), {}).ends).toBe(false);
});

test('backwards and sideways go at half speed, through woods at half of that', () => {
  expect(cost(line, way(2, { how: 'backwards' }))).toBe('4');
  expect(cost(line, way(2, { how: 'sideways', through: [over('woods', 1)] }))).toBe('6');
  expect(cost(line, way(2, { how: 'backwards', through: [over('wall', 0)] }))).toBe('6');
});

test('drill: half a move to form, a quarter to face about, the arc to wheel', () => {
  expect(cost(line, way(5, { how: 'form', to: 'attack-column' }))).toBe('4');
  expect(cost(column, way(0, { how: 'form', to: 'line' }))).toBe('6');
  expect(cost(line, way(0, { how: 'about-face' }))).toBe('2');
  expect(cost(line, way(4.712, { how: 'wheel' }))).toBe('4 71/100');
  expect(cost(line, way(2, { how: 'wheel', through: [over('plough', 1)] }))).toBe('3');
  expect(cost(unit('french-line', 'square'), way(0, { how: 'form', to: 'line' }))).toBe('2');
});

test('a battery unlimbers for half of its limbered move and hauls a full move in two inches', () => {
  const limbered = unit('foot-artillery', 'limbered');
  const inAction = unit('foot-artillery', 'unlimbered');
  expect(cost(limbered, way(0, { how: 'limber', to: 'unlimbered' }))).toBe('4');
  expect(cost(inAction, way(0, { how: 'limber', to: 'limbered' }))).toBe('4');
  expect(cost(limbered, way(4))).toBe('4');
  expect(cost(inAction, way(1))).toBe('4');
  expect(cost(inAction, way(2))).toBe('8');
  expect(cost(inAction, way(2, { how: 'manhandled' }))).toBe('2');
  expect(cost(inAction, way(1, { how: 'manhandled', through: [over('plough', 1)] }))).toBe('2');
});

test('every price is the fold of its lines, and every line names a source', () => {
  const through = [
    over('road', 2, { from: 0 }),
    over('woods', 2, { from: 1 }),
    over('wall', 0.2),
    over('building', 0.2),
    over('bridge', 1),
  ];
  for (const one of everyUnit) {
    for (const how of ['straight', 'backwards', 'wheel', 'form', 'limber', 'about-face', 'manhandled'] as const) {
      const price = movement.price(one, way(3, { how, through }), {});
      expect(price.spent).toEqual(total(price.trail));
      expect(price.trail.every(({ source, because }) => source.where.length > 3 && because.endsWith('.'))).toBe(true);
    }
  }
});

const kinds = ['woods', 'marsh', 'plough', 'stream', 'hill', 'road', 'bridge'] as const;
const pieces = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    inches: fc.integer({ min: 0, max: 300 }).map((n) => n / 100),
    up: fc.boolean(),
    from: fc.integer({ min: 0, max: 300 }).map((n) => n / 100),
  }),
  { maxLength: 5 },
);

/** The same ground walked hundredth by hundredth. */
function slowly(length: number, through: Way['through'], road: boolean): number {
  const lies = (step: number, kind: string) =>
    through.some(
      (one) => one.kind === kind && step >= Math.round(100 * (one.from ?? 0)) && step < Math.round(100 * ((one.from ?? 0) + one.inches)),
    );
  const climbs = (step: number) =>
    through.some(
      (one) =>
        one.kind === 'hill' &&
        one.up &&
        step >= Math.round(100 * (one.from ?? 0)) &&
        step < Math.round(100 * ((one.from ?? 0) + one.inches)),
    );
  let spent = 0;
  for (let step = 0; step < Math.round(100 * length); step += 1) {
    const onRoad = road && lies(step, 'road');
    const slow =
      ['woods', 'marsh', 'plough'].some((kind) => lies(step, kind)) || (lies(step, 'stream') && !lies(step, 'bridge')) || climbs(step);
    spent += onRoad ? 2 / 3 : slow ? 2 : 1;
  }
  return spent / 100;
}

test('ground felt hundredth by hundredth comes to the same, for a line and for a march column on the road', () => {
  fc.assert(
    fc.property(pieces, (through) => {
      expect(toNumber(stands.price(line, way(6, { through }), {}).spent)).toBeCloseTo(slowly(6, through, false), 6);
      expect(toNumber(stands.price(column, way(6, { through }), {}).spent)).toBeCloseTo(slowly(6, through, true), 6);
    }),
  );
});

test('nobody crosses thirty inches of canister in fewer than two turns: neither by charge nor along a road (C000-10)', () => {
  const fifteen = fraction(15);
  for (const one of everyUnit) {
    for (const pace of ['move', 'charge', 'rout', 'pursuit'] as const) {
      const inches = total(movement.allowance(one, pace, {}).trail);
      expect(compare(inches, fifteen)).toBeLessThanOrEqual(0);
      const far = movement.price(one, way(15.01, { pace, through: [over('road', 15.01, { from: 0 })] }), {}).spent;
      expect(compare(far, inches)).toBeGreaterThan(0);
    }
  }
  expect(cost(column, way(15, { through: [over('road', 15)] }))).toBe('12');
});
