/** The charts of text 004's fire against a second typing, cell by cell; sources, clauses, and a player's own numbers. */
import { describe, expect, test } from 'vitest';
import { tapeOf } from '#geometry/shape/units';
import { audit } from '#rules/engine/audit';
import type { Chart } from '#rules/engine/chart';
import { guns } from '#rules/roster/roster';
import { charts } from '#rules/sets/sudan/fire/charts';
import { clauses } from '#rules/sets/sudan/fire/clauses/index';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { options } from '#rules/sets/sudan/fire/options';
import { sources } from '#rules/sets/sudan/fire/sources';
import { tablesOf, type RangeClass } from '#rules/sets/sudan/fire/tables';
import { fighter, gunStand, standOf } from '#test/rulings';
import { scripted } from '#test/scripted';
import { between, factorOf, fireOf, needsOf, rulingOf, type Given } from './firing.ts';

const tables = tablesOf(charts);

/** Last inch of each band, the d10, and the class that the table prints and that the worked example implies. */
const SMALL_ARMS = `
 1 1 close  close
 3 2 medium medium
 7 3 medium medium
12 4 medium medium
20 5 long   medium
30 6 long   long`;
const ARTILLERY = `
 6 2 close
12 3 close
24 4 medium
36 5 medium
54 6 long
72 7 long`;
const rows = (typed: string) =>
  typed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** Close, medium, long. */
const IMPERIAL = {
  'foot v foot': [4, 0, -2],
  'foot v mounted': [5, 1, -2],
  'mounted v mounted': [3, -1, -4],
  'mounted v foot': [2, -2, -5],
};
const MAHDIST = {
  foot: [3, -1, -3],
  skirmishers: [1, -3, -5],
  mounted: [2, -2, -5],
  'improvised cover': [0, -2, -6],
  'prepared cover': [-1, -4, -8],
};
const GUN = { foot: [4, 1, -1], mounted: [4, 1, -1] };
const MODIFIERS = {
  'to-hit.imperial': 'egyptian -1, officer-lost -1, foot-charging -1, cover -2, open-order -2, mounted-charging -2, prepared 1',
  'to-hit.mahdist': 'open-order -3, charging -1, marksmen 1, prepared 1',
  'artillery.modifiers': 'egyptian -1, captured -2, open-order -2, cover -2',
} as const;

describe('against a second typing', () => {
  test.each(rows(SMALL_ARMS))('small arms to %s″ need %s, %s by the table, %s by the example', (upTo, least, table, example) => {
    const reading = tapeOf(Number(upTo));
    expect(tables.bandAt('small-arms', reading)?.least.value).toBe(Number(least));
    expect(tables.classAt('small-arms', reading, {})?.name).toBe(table);
    expect(tables.classAt('small-arms', reading, { 'C004-1': 'example' })?.name).toBe(example);
  });

  test.each(rows(ARTILLERY))('guns to %s″ need %s, %s', (upTo, least, name) => {
    const reading = tapeOf(Number(upTo));
    expect(tables.bandAt('artillery', reading)?.least.value).toBe(Number(least));
    expect(['table', 'example'].map((choice) => tables.classAt('artillery', reading, { 'C004-1': choice })?.name)).toEqual([name, name]);
  });

  test.each([
    ['fire-factors.imperial', IMPERIAL],
    ['fire-factors.mahdist', MAHDIST],
    ['artillery.factors', GUN],
  ] as const)('%s', (id, typed) => {
    const at = (column: number): RangeClass => ({ name: '', column, source: sources.range });
    const shipped = charts.find((chart) => chart.id === id);
    expect(shipped?.kind === 'grid' && shipped.rows.map((row) => row.key)).toEqual(Object.keys(typed));
    for (const [row, cells] of Object.entries(typed))
      expect([0, 1, 2].map((column) => tables.factor(id, row, at(column)).value)).toEqual(cells);
  });

  test.each(Object.entries(MODIFIERS))('%s', (id, typed) => {
    const shipped = tables.modifiers(id as keyof typeof MODIFIERS);
    expect(shipped.map((row) => `${row.id} ${row.value}`).join(', ')).toBe(typed);
  });

  test('inches that may be moved, ranks, gap, arc', () => {
    const moving = ['infantry', 'mounted', 'screw-gun', 'field-gun', 'machine-gun', 'unlimbering'] as const;
    expect(moving.map((row) => tables.moving(row).value)).toEqual([6, 6, 6, 3, 6, 4.5]);
    expect([tables.imperialRanks.value, tables.overheadGap.value, tables.closeBehind.value]).toEqual([2, 6, 0.5]);
    expect([tables.arcHalf('small-arms').value, tables.arcHalf('artillery').value]).toEqual([30, 30]);
    expect([tables.reach('small-arms'), tables.reach('artillery')]).toEqual([30, 72]);
  });

  test('machine guns: twenty rounds at most, ten undeclared, cleared on 1 to 5 by two gunners', () => {
    expect([tables.rounds.most.value, tables.rounds.undeclared.value, tables.clearing.gunners.value]).toEqual([20, 10, 2]);
    expect(tables.clearing.most.map((one) => one.value)).toEqual([1, 2, 3, 4, 5]);
  });

  test('every gun of the roster fires as 10 or 15 figures by its weight', () => {
    const light = guns.filter((gun) => gun.kind !== 'machine-gun' && tables.gunFigures(gunOf(gun.id)).value === 10).map((gun) => gun.id);
    expect(light).toEqual(['nap-6', 'nap-8', 'acw-6', 'screw-gun']);
    expect(tables.gunFigures(gunOf('field-gun'))).toMatchObject({ value: 15, source: { status: 'reconstructed' } });
    expect(tables.gunFigures(gunOf('nap-12'))).toMatchObject({ value: 15, source: { status: 'house' } });
  });

  test('cover: walls and woods improvised, buildings prepared, works as built, soft ground none', () => {
    const grades = ['wall', 'woods', 'building', 'works', 'stream', 'hill'] as const;
    expect(grades.map((kind) => tables.gradeOf({ kind, grade: null })?.value ?? null)).toEqual([
      'improvised',
      'improvised',
      'prepared',
      'improvised',
      null,
      null,
    ]);
    expect(tables.gradeOf({ kind: 'works', grade: 'prepared' })).toMatchObject({ value: 'prepared', source: { status: 'printed' } });
  });
});

const gunOf = (piece: string) => {
  const stand = gunStand('g', piece);
  if (!stand.gun) throw new Error('no gun');
  return { ...stand, gun: stand.gun };
};

describe('every number says where it is from', () => {
  test('the charts are sound, each id once', () => {
    expect(audit(charts)).toEqual([]);
    expect(new Set(charts.map((chart) => chart.id)).size).toBe(charts.length);
  });

  test('every source of a ruling, a chart and an option opens at a clause of its own', () => {
    const named = [
      ...Object.values(sources),
      ...options.map((option) => option.source),
      ...charts.flatMap((chart) => [chart.source, ...(chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => row.source ?? []))]),
    ];
    for (const source of named) {
      const clause = clauses.find((one) => one.text === source.text && one.where === source.where);
      expect(clause?.words.join(' ').length, source.where).toBeGreaterThan(20);
    }
  });

  test('no clause stands twice, and each names charts of this book', () => {
    expect(new Set(clauses.map((clause) => clause.where)).size).toBe(clauses.length);
    const ids = charts.map((chart) => chart.id);
    for (const id of clauses.flatMap((clause) => clause.charts ?? [])) expect(ids).toContain(id);
    const told = clauses.flatMap((clause) => clause.charts ?? []);
    for (const id of ids) expect(told).toContain(id);
  });

  test('options quote twelve words at most, and say what each choice does', () => {
    expect(options.map((option) => option.id)).toEqual(['C004-1', 'C004-14', 'C004-20', 'G-in-arc', 'G-aim', 'G-level', 'G-obstruction']);
    for (const option of options) {
      expect((option.quote ?? '').split(/\s+/).length).toBeLessThanOrEqual(12);
      expect(option.means).toHaveLength(option.choices.length);
      expect(option.source.reading).toBe(option.id);
    }
  });

  test('lines of a ruling are sourced, and its numbers are their folds', () => {
    const ruling = rulingOf({ stands: [{}, {}] }, scripted(9, 3, 4).roll);
    for (const line of ruling.trail) expect([line.id, line.source.text, line.source.where.length > 3]).toEqual([line.id, '004', true]);
  });
});

/** A shipped chart changed as a player would: marked yours. */
function own(id: string, change: (chart: Chart) => Chart): readonly Chart[] {
  const chart = charts.find((one) => one.id === id);
  if (!chart) throw new Error(`no chart ${id}`);
  return [change({ ...chart, source: { ...chart.source, status: 'yours' } })];
}

describe("a player's own charts", () => {
  test('another number to hit', () => {
    const yours = own('small-arms.to-hit', (chart) =>
      chart.kind === 'grid' ? { ...chart, rows: [{ key: 'd10', cells: [1, 2, 3, 4, 8, 9] }] } : chart,
    );
    expect([needsOf({}), needsOf({ yours })]).toEqual([5, 8]);
    expect(rulingOf({ yours }, scripted(7).roll).yours).toEqual(['small-arms.to-hit']);
    expect(rulingOf({}, scripted(4).roll).yours).toBeUndefined();
  });

  test('another factor, another random column, another casualty table: named when they had a part', () => {
    const random = own('random-factors', (chart) =>
      chart.kind === 'grid' ? { ...chart, rows: chart.rows.map((row) => ({ ...row, cells: [3, 3, 3, 3] })) } : chart,
    );
    expect(rulingOf({ yours: random }, scripted(9, 6, 10).roll)).toMatchObject({ numbers: { factor: 1 }, yours: ['random-factors'] });
    const factors = own('fire-factors.imperial', (chart) =>
      chart.kind === 'grid' ? { ...chart, rows: chart.rows.map((row) => ({ ...row, cells: [4, 0, -1] })) } : chart,
    );
    expect([factorOf({}), factorOf({ yours: factors })]).toEqual([-2, -1]);
    const casualties = own('casualties', (chart) =>
      chart.kind === 'grid' ? { ...chart, rows: chart.rows.map((row) => ({ ...row, cells: [1000] })) } : chart,
    );
    expect(rulingOf({ yours: casualties }, scripted(9, 6).roll)).toMatchObject({ numbers: { casualties: 120 }, yours: ['casualties'] });
  });

  test('another gap, another reach: what is refused as shipped is fired, and the other way about', () => {
    const friend = fighter('friend', 'british-foot', [standOf('f1')], { side: 'blue' });
    const over = (gap: number): Given => ({ stands: [{ line: [between('f1', 'friend', 'blue', gap)] }], others: [friend] });
    const refusedOf = (given: Given): string | null => fireOf(given).refused?.code ?? null;
    const gap = own('overhead', (chart) => (chart.kind === 'list' ? { ...chart, rows: [{ id: 'gap', inches: 8 }] } : chart));
    const gaps = [5.99, 6, 7.99, 8];
    expect(gaps.map((inches) => refusedOf(over(inches)))).toEqual(['overhead-gap', null, null, null]);
    expect(gaps.map((inches) => refusedOf({ ...over(inches), yours: gap }))).toEqual([
      'overhead-gap',
      'overhead-gap',
      'overhead-gap',
      null,
    ]);

    const reach = own('small-arms.to-hit', (chart) => (chart.kind === 'grid' ? { ...chart, upTo: [1, 3, 7, 12, 20, 25] } : chart));
    const at = (range: number): Given => ({ stands: [{ range }] });
    const ranges = [25, 25.01, 30, 30.01];
    expect(ranges.map((range) => refusedOf(at(range)))).toEqual([null, null, null, 'out-of-range']);
    expect(ranges.map((range) => refusedOf({ ...at(range), yours: reach }))).toEqual([
      null,
      'out-of-range',
      'out-of-range',
      'out-of-range',
    ]);
    expect(tablesOf(sudanFire(reach).charts).reach('small-arms')).toBe(25);
  });

  test('another arc', () => {
    const yours = own('arcs', (chart) =>
      chart.kind === 'list' ? { ...chart, rows: chart.rows.map((row) => ({ ...row, half: 45 })) } : chart,
    );
    const part = sudanFire(yours);
    const { context } = fireOf();
    const [stand] = context.firer.stands;
    if (!stand) throw new Error('no stand');
    expect(part.arc(context.firer, stand, {})).toEqual({ half: 45, construction: 'front-corners', counts: 'any-part' });
    expect(sudanFire([]).arc(context.firer, stand, {}).half).toBe(30);
  });
});
