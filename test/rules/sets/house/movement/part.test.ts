import { expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { Chart, ListChart, ModifierChart } from '#rules/engine/chart';
import { toNumber } from '#rules/engine/fraction';
import { marchSources } from '#rules/engine/march/sources';
import { misfits } from '#rules/engine/misfits';
import { total } from '#rules/engine/trail';
import { sources } from '#rules/sets/house/movement/sources';
import { linearMovement, standsMovement } from '#rules/sets/house/index';
import { over, unit, way } from './troops.ts';

const parts = { linear: linearMovement([]), stands: standsMovement([]) };
const both = Object.entries(parts);

test.each(both)('%s: sound charts, all marked ours but for the canister limit', (_, { charts }) => {
  expect(audit(charts)).toEqual([]);
  const statuses = charts.flatMap((chart) => [
    chart.source,
    ...(chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => row.source ?? [])),
  ]);
  const others = statuses.filter(({ status }) => status !== 'house').map(({ text, status, reading }) => `${text} ${status} ${reading}`);
  expect(others.every((one) => one === '000 our-reading C000-10')).toBe(true);
});

test.each(both)('%s: every source has its clause, every clause its words and its charts', (_, { charts, clauses }) => {
  const named = [
    ...charts.flatMap((chart) => [chart.source, ...(chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => row.source ?? []))]),
    ...Object.values(sources),
    ...Object.values(marchSources),
  ];
  const places = clauses.map(({ text, where }) => `${text}: ${where}`);
  expect(named.map(({ text, where }) => `${text}: ${where}`).filter((place) => !places.includes(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter((place) => !named.some(({ text, where }) => place === `${text}: ${where}`))).toEqual([]);
  const ids = charts.map(({ id }) => id);
  expect(clauses.flatMap((clause) => clause.charts ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  expect(clauses.every(({ words, heading }) => heading.length > 3 && words.every((one) => one.length > 20))).toBe(true);
});

/** The chart with one number of one row changed. */
function changed<C extends ListChart | ModifierChart>(
  chart: Chart | undefined,
  kind: C['kind'],
  id: string,
  field: string,
  value: unknown,
): Chart {
  if (chart?.kind !== kind || (chart.kind !== 'list' && chart.kind !== 'modifiers')) throw new Error('another chart');
  const rows = chart.rows.map((row) => (row.id === id ? { ...row, [field]: value } : row));
  return { ...chart, rows } as Chart;
}

test('a player’s own inches are played and named', () => {
  const shipped = parts.linear.charts[0];
  const own = changed(shipped, 'list', 'line', 'inches', 6);
  expect(shipped && misfits(shipped, own)).toEqual([]);
  const { trail } = linearMovement([own]).movement.allowance(unit('french-line', 'line'), 'move', {});
  expect(toNumber(total(trail))).toBe(6);
  expect(trail[0]?.source).toMatchObject({ status: 'yours', chart: 'march-linear.inches', where: 'inches a turn at 10 yards' });
  expect(toNumber(total(parts.linear.movement.allowance(unit('french-line', 'line'), 'move', {}).trail))).toBe(8);
});

test('a player’s own price of woods and of forming is played, on both ground scales', () => {
  const [ground, drill] = [parts.stands.charts[1], parts.stands.charts[2]];
  const yours = [changed(ground, 'modifiers', 'woods', 'value', [3, 1]), changed(drill, 'modifiers', 'form', 'value', [1, 3])];
  const line = unit('french-line', 'line');
  for (const [make, move] of [
    [linearMovement, 8],
    [standsMovement, 3],
  ] as const) {
    const { movement } = make(yours);
    expect(toNumber(movement.price(line, way(2, { through: [over('woods', 1)] }), {}).spent)).toBe(4);
    expect(toNumber(movement.price(line, way(0, { how: 'form' }), {}).spent)).toBeCloseTo(move / 3, 9);
  }
});

test('a player’s own inches by hand say so in the price of a gun that is hauled', () => {
  const own = changed(parts.linear.charts[0], 'list', 'by-hand', 'inches', 4);
  const { trail, spent } = linearMovement([own]).movement.price(unit('foot-artillery', 'unlimbered'), way(1), {});
  expect(toNumber(spent)).toBe(2);
  expect(trail.find(({ id }) => id === 'by-hand')?.source).toMatchObject({ status: 'yours', where: 'drill, guns by hand' });
});

test('without the canister limit of a player’s own chart nothing is cut', () => {
  const own = changed(parts.linear.charts[0], 'list', 'most', 'inches', 40);
  const { movement } = linearMovement([own]);
  expect(toNumber(total(movement.allowance(unit('light-cavalry', 'line'), 'charge', {}).trail))).toBe(18);
  expect(toNumber(movement.price(unit('french-line', 'march-column'), way(15, { through: [over('road', 15)] }), {}).spent)).toBe(10);
});
