/** A player's own charts under text 001: they change its rulings, the rulings name them, and unfit ones are refused. */
import fc from 'fast-check';
import '#test/seed';
import { describe, expect, test } from 'vitest';
import { audit } from '#rules/engine/audit';
import type { RuleSet } from '#rules/engine/contract';
import type { BandChart, Chart, GridChart, ListChart, ModifierChart } from '#rules/engine/chart';
import { toNumber } from '#rules/engine/fraction';
import { chartIn } from '#rules/engine/lookup';
import { misfits } from '#rules/engine/misfits';
import { parseChart } from '#rules/engine/parseChart';
import { withYours } from '#rules/engine/parts';
import { charts } from '#rules/sets/stands/charts';
import { standsFire } from '#rules/sets/stands/index';
import { tablesOf } from '#rules/sets/stands/tables';
import { modeOf, nine, standOf, usual, fighter, gunStand, type Fired } from '#test/rulings';
import { scripted } from '#test/scripted';
import { book, crossed, gunAt, refusal, settled, shotAlong, stepOf, volley } from '#test/volleys';

const yours = { text: '001', where: 'mine', status: 'yours' } as const;
const bandsOf = (id: string): BandChart => chartIn(charts, 'bands', id);
const gridOf = (id: string): GridChart => chartIn(charts, 'grid', id);
const listOf = (id: string): ListChart => chartIn(charts, 'list', id);
const modifiersOf = (id: string): ModifierChart => chartIn(charts, 'modifiers', id);

const listWith = (id: string, row: string, change: object): ListChart => {
  const list = listOf(id);
  return { ...list, source: yours, rows: list.rows.map((one) => (one.id === row ? { ...one, ...change } : one)) };
};
const modifierOf = (id: string, row: string, value: readonly [number, number]): ModifierChart => {
  const chart = modifiersOf(id);
  return { ...chart, source: yours, rows: chart.rows.map((one) => (one.id === row ? { ...one, value } : one)) };
};
const bandValue = (id: string, name: string, value: readonly [number, number]): BandChart => {
  const chart = bandsOf(id);
  return { ...chart, source: yours, bands: chart.bands.map((band) => (band.name === name ? { ...band, value } : band)) };
};
const gridCells = (id: string, key: string, cells: readonly (number | null)[]): GridChart => {
  const chart = gridOf(id);
  return { ...chart, source: yours, rows: chart.rows.map((row) => (row.key === key ? { ...row, cells } : row)) };
};

const under = (...own: readonly Chart[]) => {
  for (const chart of own) expect(misfits(chartIn(charts, chart.kind, chart.id), chart)).toEqual([]);
  return book.withCharts(own);
};

const twoGuns = fighter('enemy', 'foot-artillery', [gunStand('t1', 'nap-6'), gunStand('t2', 'nap-6')], { side: 'red' });
const hitGun = { target: twoGuns };

/** A chart, a shot whose ruling it changes, faces, and the ruling by the shipped and by the player's chart. */
const changes: readonly [string, Chart, readonly Fired[], readonly number[], object, object, object?][] = [
  [
    'bands: the musket at medium range',
    bandValue('small-arms.musket', 'medium', [3, 2]),
    [volley()],
    [1],
    { value: { num: 18, den: 1 }, odds: '2-1' },
    { value: { num: 27, den: 1 }, odds: '3-1' },
  ],
  [
    'bands: a battery’s canister',
    bandValue('canister.nap-12', 'close', [20, 1]),
    [gunAt('canister', { range: 4 })],
    [1],
    { value: { num: 16, den: 1 } },
    { value: { num: 20, den: 1 } },
  ],
  [
    'a grid: the Effect of Fire',
    gridCells('effect-of-fire', '2-1', [4, 6, 10, 12, 15]),
    [volley()],
    [6],
    { effect: { state: 'stopped' } },
    { effect: { state: 'shaken' } },
  ],
  [
    'a grid: the least die of a high trajectory',
    gridCells('high-trajectory', 'nap-12/shot', [3, 8, 8, 9, 10, 12, null, null]),
    [gunAt('high-trajectory', { range: 10 })],
    [6],
    { value: { num: 2, den: 1 } },
    { value: { num: 0, den: 1 } },
  ],
  [
    'a list: the printed fire value',
    listWith('fire-values.printed', 'french-line', { value: 9 }),
    [volley()],
    [1],
    { value: { num: 18, den: 1 } },
    { value: { num: 27, den: 1 } },
  ],
  [
    'a list: what a gun counts for a stand',
    listWith('counts', 'gun-per-stand', { value: 5 }),
    [shotAlong({ struck: crossed(2) })],
    [1],
    { value: { num: 4, den: 1 }, odds: '1-3' },
    { value: { num: 10, den: 1 }, odds: '1-1' },
  ],
  [
    'a list: what a stand of artillery counts',
    listWith('counts', 'artillery-stand', { value: 4 }),
    [volley({ target: 't1' })],
    [1, 1],
    { odds: '9-1' },
    { odds: '4-1' },
    hitGun,
  ],
  [
    'a list: what a result means',
    listWith('effect-results', 'S', { state: 'routed', stands: 1 }),
    [volley()],
    [6],
    { effect: { state: 'stopped', stands: [] } },
    { effect: { state: 'routed', stands: ['t1'] } },
  ],
  [
    'a list: the rows that the chart has',
    listWith('effect-rows', 'highest', { row: 11 }),
    [volley({ range: 2 })],
    [12],
    { effect: { state: 'routed' } },
    { effect: { state: 'routed' }, column: '4-1' },
  ],
  [
    'a list: the Artillery Loss Chart',
    listWith('artillery-loss', '1', { twoGuns: 'limber B' }),
    [volley({ target: 't1' })],
    [1, 12],
    { effect: { guns: [{ stand: 't1', part: 'gun' }] } },
    { effect: { guns: [{ stand: 't2', part: 'limber' }] } },
    hitGun,
  ],
  [
    'modifiers: the die for column and square',
    modifierOf('die-modifiers', 'column-or-square', [3, 1]),
    [volley()],
    [5],
    { modifiers: [{ id: 'column-or-square', value: 1 }], effect: { state: 'stopped' } },
    { modifiers: [{ id: 'column-or-square', value: 3 }], effect: { state: 'stopped' } },
    { target: nine({ order: 'attack-column' }) },
  ],
  [
    'modifiers: enfilade',
    modifierOf('small-arms.multipliers', 'enfilade', [3, 1]),
    [volley({ enfilade: ['t1', 't2'] })],
    [1],
    { value: { num: 36, den: 1 } },
    { value: { num: 54, den: 1 } },
  ],
  [
    'modifiers: uphill',
    modifierOf('small-arms.multipliers', 'uphill', [2, 3]),
    [volley({ levels: [0, 1] })],
    [1],
    { value: { num: 9, den: 1 } },
    { value: { num: 12, den: 1 } },
  ],
  [
    'modifiers: canister uphill',
    modifierOf('small-arms.multipliers', 'uphill', [1, 4]),
    [gunAt('canister', { range: 4, levels: [0, 1] })],
    [1],
    { value: { num: 8, den: 1 } },
    { value: { num: 4, den: 1 } },
  ],
];

describe('a chart of the player’s own changes a ruling, and the ruling names it', () => {
  test.each(changes)('%s', (_, chart, fired, faces, shipped, own, how = {}) => {
    const before = settled(scripted(...faces).roll, fired, how);
    expect(before).toMatchObject(shipped);
    expect(before.yours).toBeUndefined();
    const after = settled(scripted(...faces).roll, fired, { ...how, under: under(chart) });
    expect(after).toMatchObject(own);
    expect(after.yours).toEqual([chart.id]);
  });

  test('the rows that the chart has: a die above the highest of them uses it', () => {
    const own = under(listWith('effect-rows', 'highest', { row: 6 }));
    expect(settled(scripted(8).roll, [volley({ range: 2 })]).effect.state).toBe('shaken');
    expect(settled(scripted(8).roll, [volley({ range: 2 })], { under: own }).effect.state).toBe('stopped');
  });

  test('a ruling in which a changed chart had no part does not name it', () => {
    const own = under(modifierOf('small-arms.multipliers', 'enfilade', [3, 1]), bandValue('small-arms.rifle', 'close', [3, 1]));
    const ruling = settled(scripted(1).roll, [volley()], { under: own });
    expect(ruling.yours).toBeUndefined();
  });

  test('die, column and effect name the chart that they were read from', () => {
    const own = under(gridCells('effect-of-fire', '2-1', [4, 6, 10, 12, 15]), listWith('effect-results', 'H', { stands: 1 }));
    const { trail } = settled(scripted(6).roll, [volley()], { under: own });
    const chartOf = (id: string) => trail.find((line) => line.id === id)?.source.chart;
    expect(['die', 'column', 'effect'].map(chartOf)).toEqual(['effect-of-fire', 'effect-of-fire', 'effect-results']);
  });

  test('a preview names them as the ruling does', () => {
    const own = under(bandValue('small-arms.musket', 'medium', [3, 2]), modifierOf('die-modifiers', 'column-or-square', [2, 1]));
    const column = nine({ order: 'attack-column' });
    const foreseen = stepOf([volley()], { target: column, under: own }).foresee(column, volley());
    expect(foreseen.yours).toEqual(['small-arms.musket', 'die-modifiers']);
  });

  test('its lines say whose number it is and still open at the passage', () => {
    const own = under(listWith('fire-values.printed', 'french-line', { value: 9 }));
    const share = settled(scripted(1).roll, [volley({ count: 1 })], { under: own }).trail[0]?.parts ?? [];
    expect(share.find((line) => line.id.endsWith('/fire-value'))?.source).toEqual({
      text: '001',
      where: 'small arms, worked example',
      status: 'yours',
      chart: 'fire-values.printed',
    });
  });
});

describe('limits of the player’s own', () => {
  test('a wider arc is measured, shown on the card and named by the ruling', () => {
    const own = under(listWith('arcs.read', 'small-arms', { half: 60 }));
    const [firer, stand] = [fighter('odessa', 'french-line', [standOf('a1')]), standOf('a1')];
    const policy = modeOf(own, 'small-arms').measure(firer, stand, { unit: 'odessa', mode: 'small-arms', aim: {} }, usual(own));
    expect(policy.arc.half).toBe(60);
    expect(own.arc(firer, stand, usual(own)).half).toBe(60);
    expect(own.card(firer, stand).find((line) => line.label === 'Arc')).toMatchObject({ value: '120°', source: { status: 'yours' } });
    expect(settled(scripted(1).roll, [volley({ half: 60 })], { under: own }).yours).toEqual(['arcs.read']);
  });

  test('checks that rest on a number of the player’s say so, and open where they did', () => {
    const own = under(
      listWith('arcs.read', 'small-arms', { half: 60 }),
      listWith('arcs.printed', 'artillery', { half: 60 }),
      listWith('artillery-ranges', 'nap-12', { effective: 20 }),
      listWith('counts', 'run', { over: 1, under: 2 }),
    );
    const told = (fired: Fired, book?: RuleSet) =>
      stepOf([fired], book ? { under: book } : {})
        .judge(fired)
        .flatMap(({ checks }) => checks.map(({ id, source }) => [id, source.where, source.status] as const));
    for (const fired of [
      volley({ count: 1 }),
      gunAt('canister', { range: 4 }),
      shotAlong({ struck: crossed(1) }),
      shotAlong({ struck: crossed(1), point: 12 }),
    ]) {
      const [before, after] = [told(fired), told(fired, own)];
      expect(after.map(([id, where]) => [id, where])).toEqual(before.map(([id, where]) => [id, where]));
      expect(before.map(([, , status]) => status)).not.toContain('yours');
      const mine = after.flatMap(([id, , status]) => (status === 'yours' ? [id] : []));
      expect(mine).toEqual(
        { 'small-arms': ['arc'], canister: ['arc'], direct: ['arc', 'end'], ricochet: ['point', 'arc', 'end'] }[fired.mode],
      );
    }
  });

  test('a longer effective range lets a shot be laid further, and the ruling names it', () => {
    const own = under(listWith('artillery-ranges', 'nap-12', { effective: 20.5 }));
    const [firer, gun] = [fighter('bty', 'foot-artillery', [gunStand('g1', 'nap-12')]), gunStand('g1', 'nap-12')];
    const policy = modeOf(own, 'direct').measure(firer, gun, { unit: 'bty', mode: 'direct', aim: {} }, usual(own));
    expect(policy.path).toMatchObject({ effective: 20.5, maximum: 35 });
    expect(own.bands(firer, gun)).toContainEqual({ mode: 'direct', name: 'effective', upTo: 20.5 });
    expect(settled(scripted(1).roll, [shotAlong({ struck: crossed(2) })], { under: own }).yours).toEqual(['artillery-ranges']);
    const bounce = { struck: crossed(1), point: 20 };
    expect(refusal(shotAlong(bounce))?.code).toBe('point-too-far');
    expect(refusal(shotAlong(bounce), { under: own })).toBeNull();
  });

  test('a run of another length is measured and named where a shot runs', () => {
    const own = under(listWith('counts', 'run', { over: 1, under: 2 }));
    const ricochet = shotAlong({ struck: crossed(1), point: 12 });
    expect(settled(scripted(1).roll, [ricochet], { under: own }).yours).toEqual(['counts']);
    const beyond = shotAlong({ struck: crossed(1, 13, 'ricochet'), point: 12 });
    expect(settled(scripted(6, 1).roll, [beyond], { under: own }).yours).toEqual(['counts']);
    const [gun] = ricochet.firer.stands;
    if (!gun) throw new Error('no gun');
    const policy = modeOf(own, 'ricochet').measure(ricochet.firer, gun, { unit: 'bty', mode: 'ricochet', aim: {} }, usual(own));
    expect(policy.path?.run).toEqual([1, 2]);
  });

  test('a load that the player adds without a value counts what a hit by shot counts', () => {
    const list = listOf('artillery-lines');
    const own: ListChart = { ...list, source: yours, rows: [...list.rows, { id: 'acw-6/shell', max: 20, min: 6 }] };
    expect(misfits(list, own)).toEqual([]);
    const tables = tablesOf(withYours(charts, [own, listWith('counts', 'shot-hit', { value: 3 })]));
    expect(tables.loadLine('acw-6', 'shell')).toMatchObject({ max: 20, hit: { value: 3, source: { chart: 'counts' } } });
    expect(tables.loadLine('nap-howitzer', 'shell')).toMatchObject({ hit: { value: 5, source: { chart: 'artillery-lines' } } });
  });

  test('a fire value that stands in two charts is read from the printed one', () => {
    const list = listOf('fire-values.house');
    const own: ListChart = { ...list, source: yours, rows: [...list.rows, { id: 'french-line', value: 1 }, { id: 'zouaves', value: 7 }] };
    const { fireValue } = tablesOf(withYours(charts, [own]));
    expect([fireValue('french-line')?.value, fireValue('zouaves')?.value, fireValue('heavy-cavalry')?.value]).toEqual([6, 7, 0]);
  });

  test('odds find the best column that they reach, also where the player has added some', () => {
    const grid = gridOf('effect-of-fire');
    const more: GridChart = { ...grid, source: yours, rows: [...grid.rows, { key: '9-1', cells: [1, 2, 3, 4, 5] }] };
    const at = (range: number, troop: string) => settled(scripted(1).roll, [volley({ range, troop })], { under: under(more) });
    expect(at(2, 'acw-smoothbore')).toMatchObject({ odds: '6-1', column: '6-1+' });
    expect(at(2, 'us-sharpshooters')).toMatchObject({ odds: '12-1', column: '9-1' });
  });
});

describe('charts that are not fit for the book', () => {
  test.each<[string, Chart, string]>([
    [
      'a weapon without its long range',
      { ...bandsOf('small-arms.musket'), bands: bandsOf('small-arms.musket').bands.slice(0, 2) },
      'bands',
    ],
    ['odds without a column', { ...gridOf('effect-of-fire'), rows: gridOf('effect-of-fire').rows.slice(1) }, 'rows'],
    ['a gun without its row', { ...listOf('artillery-ranges'), rows: listOf('artillery-ranges').rows.slice(1) }, 'rows'],
    ['a modifier gone', { ...modifiersOf('die-modifiers'), rows: modifiersOf('die-modifiers').rows.slice(1) }, 'rows'],
    ['a count without a number', listWith('counts', 'gun-per-stand', { value: '2' }), 'rows[0].value'],
    ['a state that nobody can be in', listWith('effect-results', 'S', { state: 'asleep' }), 'rows[0].state'],
    ['a part that no gun has', listWith('artillery-loss', '1', { oneGun: 'wheel' }), 'rows[0].oneGun'],
    ['an arc beyond half a circle', listWith('arcs.printed', 'artillery', { half: 135 }), 'rows[0].half'],
  ])('%s is refused by name', (_, chart, path) => {
    const [first] = misfits(chartIn(charts, chart.kind, chart.id), chart);
    expect(first).toMatchObject({ chart: chart.id, path });
    expect(first?.expected).not.toBe('');
  });
});

describe('the shipped charts', () => {
  test('no charts of one’s own: the very same book', () => {
    const same = book.withCharts([]);
    expect(same.charts).toEqual(book.charts);
    expect(same.options).toEqual(book.options);
    for (const fired of [volley(), gunAt('canister', { range: 4 }), shotAlong({ struck: crossed(3) })])
      expect(settled(scripted(7).roll, [fired], { under: same })).toEqual(settled(scripted(7).roll, [fired]));
  });

  test('each fits its own place, and is itself again when it is put there as the player’s', () => {
    for (const chart of charts) expect([chart.id, misfits(chart, chart)]).toEqual([chart.id, []]);
    const all = book.withCharts(charts);
    const numbers = (chart: Chart) => JSON.stringify(chart, (key: string, value: unknown) => (key === 'source' ? undefined : value));
    expect(all.charts.slice(0, charts.length).map(numbers)).toEqual(charts.map(numbers));
    expect(settled(scripted(7).roll, [volley()], { under: all })).toMatchObject({ value: { num: 18, den: 1 }, odds: '2-1', dice: [7] });
  });

  test('a chart goes back to what was shipped when the player’s is dropped', () => {
    const own = under(listWith('fire-values.printed', 'french-line', { value: 9 }));
    expect(toNumber(settled(scripted(1).roll, [volley()], { under: own.withCharts([]) }).value)).toBe(18);
  });
});

/** Numbers of a chart changed at random, dots and words left alone. */
function shaken(value: unknown, rnd: () => number): unknown {
  if (typeof value === 'number') return rnd() < 0.8 ? value : Math.round(value * (0.5 + rnd()) * (rnd() < 0.9 ? 1 : 10));
  if (Array.isArray(value)) return value.map((one) => shaken(one, rnd));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === 'source' ? one : shaken(one, rnd)]));
  return value;
}

test('whatever fit chart is put in, fire is judged and settled without a fault', () => {
  const every: readonly (readonly [Fired, object])[] = [
    [volley(), {}],
    [volley({ range: 2, enfilade: ['t1', 't2'], levels: [0, 1], troop: 'acw-smoothbore' }), {}],
    [volley({ troop: 'us-sharpshooters', range: 5 }), { target: nine({ order: 'square' }) }],
    [volley({ target: 't1' }), hitGun],
    [gunAt('canister', { range: 4, levels: [0, 1] }), {}],
    [gunAt('high-trajectory', { range: 10, piece: 'acw-napoleon', load: 'shell' }), {}],
    [shotAlong({ struck: crossed(2) }), {}],
    [shotAlong({ struck: crossed(2, 13, 'ricochet'), point: 12 }), {}],
  ];
  let fit = 0;
  const seeds = fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 41, maxLength: 79 });
  fc.assert(
    fc.property(fc.constantFrom(...charts), seeds, fc.integer({ min: 1, max: 6 }), (chart, randoms, face) => {
      let next = 0;
      const parsed = parseChart(shaken({ ...chart, source: yours }, () => (randoms[next++ % randoms.length] ?? 0) / 100));
      if (!parsed.ok || audit([parsed.value]).length > 0 || misfits(chart, parsed.value).length > 0) return;
      if (JSON.stringify(parsed.value) !== JSON.stringify({ ...chart, source: yours })) fit += 1;
      const own = { ...book, fire: standsFire([parsed.value]).fire };
      for (const [fired, how] of every) {
        if (refusal(fired, { ...how, under: own })) continue;
        const target = (how as { target?: ReturnType<typeof nine> }).target ?? nine();
        stepOf([fired], { target, under: own }).foresee(target, fired);
        const ruling = settled(scripted(...Array.from({ length: 20 }, () => face)).roll, [fired], { ...how, under: own });
        expect(ruling.yours ?? []).toEqual(ruling.yours ? [chart.id] : []);
      }
    }),
    { numRuns: 100 },
  );

  expect(fit).toBeGreaterThan(20);
});
