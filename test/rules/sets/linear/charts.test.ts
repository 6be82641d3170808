import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { Chart, CurveChart, ListChart } from '#rules/engine/chart';
import { toNumber } from '#rules/engine/fraction';
import { chartIn, curveAt } from '#rules/engine/lookup';
import { shipped, tablesOf } from '#rules/sets/linear/charts';
import { linearFire } from '#rules/sets/linear/index';
import { foot, gun, linear, linearWith, numbers } from '#test/linear';
import { pair } from '#test/rulings';
import { ARCS, BATTERY, FIRING, HARD_COVER, LINES, NO_COVER, STAIRCASE, WEAPONS, WRITTEN } from './charts.second.ts';

const fire = linearFire([]);
const lines = chartIn(linear.charts, 'curves', 'linear.lines');
const inCover = chartIn(linear.charts, 'curves', 'linear.lines-in-cover');
const rows = (id: string): ListChart['rows'] => chartIn(linear.charts, 'list', id).rows;
const rowOf = (chart: CurveChart, id: string): CurveChart['rows'][number] => {
  const row = chart.rows.find((one) => one.id === id);
  if (!row) throw new Error(`no line ${id}`);
  return row;
};

describe('the charts against a second typing', () => {
  test('the six lines: reach, percent at the muzzle and percent less an inch', () => {
    const typed = lines.rows.map(({ id, upTo, coefficients: [level, slope, ...higher] }) => {
      expect(higher).toEqual([]);
      return [id, level?.[0], upTo, -(slope?.[0] ?? 0), slope?.[1]];
    });
    expect(typed).toEqual(LINES.map((row) => [...row]));
    expect(lines.rows.every((row) => row.coefficients[0]?.[1] === 1)).toBe(true);
  });

  test.each(Object.keys(WRITTEN))(
    '%s gives at every tenth of an inch what the text’s own formula gives, and nothing below nothing',
    (id) => {
      const row = rowOf(id.endsWith('-cover') ? inCover : lines, id);
      for (let tenths = 0; tenths <= 900; tenths += 1) {
        const wanted = Math.max(0, WRITTEN[id]?.(tenths / 10) ?? Number.NaN);
        expect(toNumber(curveAt(row, tenths * 10))).toBeCloseTo(wanted, 9);
      }
    },
  );

  test('hard cover takes 8 away, and walls, buildings and prepared works are hard cover', () => {
    expect(chartIn(linear.charts, 'modifiers', 'linear.cover').rows).toMatchObject([{ id: 'hard-cover', op: 'add', value: [-8, 1] }]);
    const all = [...rows('linear.hard-cover'), ...rows('linear.other-cover')];
    const named = (hard: boolean) =>
      all
        .filter((row) => row['hard'] === hard)
        .map((row) => row.id)
        .join(' ');
    expect([named(true), named(false)]).toEqual([HARD_COVER, NO_COVER]);
  });

  test('the staircase', () => {
    const { bands } = chartIn(linear.charts, 'bands', 'linear.staircase');
    const typed = bands.map(({ upTo, value: [over, under] }) => `${upTo} ${over > 0 ? '+' : ''}${over / under}`).join(', ');
    expect(typed).toBe(STAIRCASE);
  });

  test('battery, arcs, formations and weapons', () => {
    const tables = tablesOf(shipped);
    expect({ crew: tables.crew.value, effectives: tables.effectives.value }).toEqual(BATTERY);
    expect({ 'small-arms': tables.arcHalf('small-arms').value, guns: tables.arcHalf('guns').value }).toEqual(ARCS);
    const formations = rows('linear.formations').map(
      (row) => `${row.id} ${typeof row['ranks'] === 'number' ? row['ranks'] : 'all'}${row['frontStands'] === true ? ' in front' : ''}`,
    );
    expect(formations.join(', ')).toBe(FIRING);
    expect(
      rows('linear.weapons')
        .map((row) => `${row.id} ${String(row['line'])}`)
        .join(', '),
    ).toBe(WEAPONS);
    expect(linear.inchIsYards).toBe(10);
  });
});

describe('soundness', () => {
  test('the charts have no fault, and each has a text and a passage', () => {
    expect(audit(fire.charts)).toEqual([]);
    expect(fire.charts.filter((chart) => chart.source.text !== '000')).toEqual([]);
  });

  test('a chart holds numbers of one status only', () => {
    // Those that are worked out say it row by row.
    const written = fire.charts.filter((chart) => !(chart.kind === 'curves' && chart.workedOut));
    const mixed = written.filter((chart) => {
      const sources = chart.kind === 'bands' ? [] : chart.rows.flatMap((row) => (row.source ? [row.source.status] : []));
      return sources.some((status) => status !== chart.source.status);
    });
    expect(mixed).toEqual([]);
    expect(fire.charts.filter((chart) => chart.source.status === 'house').map((chart) => chart.id)).toEqual([
      'linear.arcs',
      'linear.formations',
      'linear.weapons',
      'linear.horse',
      'linear.other-cover',
    ]);
  });

  test('the lines against hard cover are worked out from the others, and say so', () => {
    expect(inCover.workedOut).toEqual(['linear.lines', 'linear.cover']);
    expect(inCover.rows.map((row) => [row.id, row.upTo])).toEqual([
      ['musket-cover', 11],
      ['rifle-cover', 22],
    ]);
  });
});

describe('a player’s own charts', () => {
  const changed = <K extends Chart['kind']>(kind: K, id: string, change: (chart: Extract<Chart, { kind: K }>) => Chart): Chart =>
    change(chartIn(shipped, kind, id));
  const steep = changed('curves', 'linear.lines', (chart) => ({
    ...chart,
    rows: chart.rows.map((row) =>
      row.id === 'musket'
        ? {
            ...row,
            upTo: 10,
            coefficients: [
              [50, 1],
              [-5, 1],
            ] as const,
          }
        : row,
    ),
  }));

  test('a steeper musket changes the ruling, the lines against cover, the bands and the card; the ruling names the chart', () => {
    const book = linearWith([steep]);
    expect([numbers(foot(11, 5)), numbers(foot(11, 5, { book }))]).toEqual([
      [220, 2, 20],
      [275, 2, 75],
    ]);
    const cover = chartIn(book.charts, 'curves', 'linear.lines-in-cover').rows[0];
    expect([cover?.upTo, cover?.coefficients]).toEqual([
      8.4,
      [
        [42, 1],
        [-5, 1],
      ],
    ]);
    const { firer } = foot(11, 5);
    const [stand] = firer.stands;
    expect(stand && book.bands(firer, stand)).toEqual([{ mode: 'small-arms', name: 'musket', upTo: 10 }]);
    expect(stand && book.card(firer, stand).find((row) => row.label === 'Fire by range')).toMatchObject({
      value: '50% a figure at 0.00″, to 10.00″',
      source: { status: 'yours', chart: 'linear.lines' },
    });
  });

  test('another line or another cover is the player’s own in what is worked out from them; a chart in its place changes nothing', () => {
    const worked = (...yours: readonly Chart[]) => chartIn(linearWith(yours).charts, 'curves', 'linear.lines-in-cover');
    const deep = changed('modifiers', 'linear.cover', (chart) => ({
      ...chart,
      rows: chart.rows.map((row) => ({ ...row, value: [-20, 1] as const })),
    }));
    const marks = ({ source, rows: [musket] }: CurveChart) => [source.chart, musket?.source?.chart, musket?.coefficients[0]?.[0]];
    expect([worked(), worked(steep), worked(deep)].map(marks)).toEqual([
      [undefined, undefined, 22],
      ['linear.lines', 'linear.lines', 42],
      ['linear.cover', 'linear.cover', 10],
    ]);
    expect(worked(worked(steep))).toEqual(worked());
  });

  test('a curve of the fourth power is judged exactly', () => {
    const curve = changed('curves', 'linear.lines', (chart) => ({
      ...chart,
      // 30 (1 − (r/15)²)²: 30 − 4/15 r² + 1/1687.5 r⁴
      rows: chart.rows.map((row) =>
        row.id === 'musket'
          ? {
              ...row,
              coefficients: [
                [30, 1],
                [0, 1],
                [-4, 15],
                [0, 1],
                [2, 3375],
              ] as const,
            }
          : row,
      ),
    }));
    expect(audit([curve])).toEqual([]);
    const book = linearWith([curve]);
    // r = 6: 30 (1 − 4/25)² = 30 × 441/625 = 21.168
    expect(numbers(foot(10, 6, { book }))[0]).toBeCloseTo(211.68, 9);
    expect(numbers(foot(10, 15, { book }))).toEqual([0, 0, 0]);
  });

  test('cover, effectives, arcs, formations and weapons are read from the charts at hand', () => {
    const hard = changed('modifiers', 'linear.cover', (chart) => ({
      ...chart,
      rows: chart.rows.map((row) => ({ ...row, value: [-20, 1] as const })),
    }));
    const wall = { terrain: 'w', kind: 'wall', how: 'behind', distance: 0.2, stories: 0, grade: null } as const;
    const behind = pair({ range: 3, change: { cover: [wall] } });
    const facts = [{ stand: 'a1', line: null, pair: behind, considered: [behind] }];
    expect([numbers(foot(10, 3, { facts })), numbers(foot(10, 3, { facts, book: linearWith([hard]) }))]).toEqual([
      [160, 1, 60],
      [40, 0, 40],
    ]);
    const double = changed('list', 'linear.battery', (chart) => ({
      ...chart,
      rows: chart.rows.map((row) => (row.id === 'effectives' ? { ...row, each: 6 } : row)),
    }));
    expect(numbers(gun('canister', 6, 10, { book: linearWith([double]) }))).toEqual([720, 7, 20]);
    const wide = linearWith([
      changed('list', 'linear.arcs', (chart) => ({ ...chart, rows: chart.rows.map((row) => ({ ...row, half: 60 })) })),
    ]);
    const { firer } = foot(3, 3);
    const [stand] = firer.stands;
    expect(stand && wide.arc(firer, stand, {}).half).toBe(60);
    const carbines = linearWith([
      changed('list', 'linear.weapons', (chart) => ({ ...chart, rows: chart.rows.map((row) => ({ ...row, line: 'rifle' })) })),
    ]);
    expect([numbers(foot(10, 20, { book: carbines })), numbers(foot(10, 3))]).toEqual([
      [100, 1, 0],
      [240, 2, 40],
    ]);
  });
});
