/** A number of each chart of text 004's fire changed in a scenario file: the ruling changes with it, and names the chart where it had a part. */
import { describe, expect, test } from 'vitest';
import type { Chart } from '#rules/engine/chart';
import { bookById } from '#rules/sets/index';
import { sudanFire } from '#rules/sets/sudan/fire/index';
import { fire, type FireJson, type RulingJson } from '#test/lof';
import { block, foot, gun, scene, unit, type StandData, type UnitData } from '#test/scenes';

type More = Readonly<Record<string, unknown>>;
type Sudan = RulingJson & {
  readonly needs: number;
  readonly factor: number | null;
  readonly casualties: number;
  readonly yours?: readonly string[];
};

const shipped: readonly Chart[] = bookById('sudan')?.charts ?? [];

/** A shipped chart with one value replaced, at a path such as rows.0.inches; marked as the player's. */
function own(id: string, path: string, value: unknown): object {
  const chart = shipped.find((one) => one.id === id);
  if (!chart) throw new Error(`no chart ${id}`);
  const copy = JSON.parse(JSON.stringify({ ...chart, source: { ...chart.source, status: 'yours' } })) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const place = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, copy);
  if (!(last in place)) throw new Error(`${id} has no ${path}`);
  place[last] = value;
  return copy;
}

const men = (id: string, x: number, y: number, more: More = {}): StandData => ({
  id,
  x,
  y,
  facing: 0,
  frontage: 3,
  depth: 1,
  figures: 12,
  ranks: 2,
  ...more,
});
const company = (more: More = {}, troop = 'british-foot', stand: More = {}): UnitData =>
  unit('a', 'blue', troop, 'line', [men('a1', 20, 10, stand)], more);
const enemy = (inches: number, more: More = {}, troop = 'mahdist-foot'): UnitData =>
  unit('b', 'red', troop, 'line', [men('b1', 20, 10.375 + inches, { facing: 180, frontage: 9, figures: 100, ranks: 4 })], more);
const guns = (piece: string, more: More = {}, crew = 6): UnitData =>
  unit('a', 'blue', 'sudan-artillery', 'unlimbered', [gun('a1', 20, 10, 0, piece, { crew })], more);
const friends = (gap: number): UnitData =>
  unit('f', 'blue', 'british-foot', 'line', [foot('f1', 20, 24.875 - gap - 0.375, 0, { frontage: 2 })]);
const aside = unit('b', 'red', 'mahdist-foot', 'line', [foot('b1', 26.3, 15, 180, { frontage: 0.1, depth: 0.1 })]);

interface Case {
  readonly chart: readonly [id: string, path: string, value: unknown];
  readonly units: readonly UnitData[];
  readonly mode?: string;
  readonly shot?: More;
  /** As many of them are thrown as are asked for. */
  readonly dice: string;
  readonly terrain?: readonly object[];
  readonly options?: More;
  readonly tells: 'needs' | 'factor' | 'casualties' | 'value' | 'column' | 'figures' | 'refused';
  readonly as: readonly [shipped: unknown, own: unknown];
}

const MOVED = (inches: number, how = 'marched'): More => ({ moved: { inches, how } });
/** What a wall is worth: into it, by Mahdists and by Imperials, and from behind works. */
const wall = block('w', 'wall', [10, 19.2, 30, 19.4]);
const works = block('w', 'works', [10, 10.7, 30, 10.9], { cover: 'prepared' });
const COVER: readonly Case[] = [
  {
    chart: ['cover', 'rows.0.grade', 'prepared'],
    units: [company({}, 'mahdist-rifles'), enemy(10, {}, 'british-foot')],
    terrain: [wall],
    dice: '9,3,10',
    tells: 'factor',
    as: [-2, -4],
  },
  {
    chart: ['cover', 'rows.4.grade', 'improvised'],
    units: [company(), enemy(10)],
    terrain: [works],
    dice: '10,4,10',
    tells: 'needs',
    as: [3, 4],
  },
];

/** At 15″ the example says medium and the table long; a player's example that agrees with the table is still what was read. */
const EXAMPLE: readonly Case[] = [
  {
    chart: ['range-classes.example', 'bands.1.upTo', 12],
    units: [company(), enemy(15)],
    options: { 'C004-1': 'example' },
    dice: '9,4,10',
    tells: 'column',
    as: ['medium', 'long'],
  },
];

const cases: readonly Case[] = [
  { chart: ['small-arms.to-hit', 'rows.0.cells.3', 5], units: [company(), enemy(10)], dice: '9,4,10', tells: 'needs', as: [4, 5] },
  {
    chart: ['range-classes.table', 'bands.1.upTo', 20],
    units: [company(), enemy(15)],
    dice: '9,4,10',
    tells: 'column',
    as: ['long', 'medium'],
  },
  {
    chart: ['to-hit.imperial', 'rows.4.value', [-4, 1]],
    units: [company(), enemy(10, { order: 'open' })],
    dice: '10,4,10',
    tells: 'needs',
    as: [6, 8],
  },
  {
    chart: ['to-hit.mahdist', 'rows.2.value', [2, 1]],
    units: [company({ marksmen: true }, 'mahdist-rifles'), enemy(10, {}, 'british-foot')],
    dice: '10,4,10',
    tells: 'needs',
    as: [3, 2],
  },
  { chart: ['fire-factors.imperial', 'rows.0.cells.1', 3], units: [company(), enemy(10)], dice: '9,4,10', tells: 'factor', as: [0, 3] },
  {
    chart: ['fire-factors.mahdist', 'rows.0.cells.1', -2],
    units: [company({}, 'mahdist-rifles'), enemy(10, {}, 'british-foot')],
    dice: '9,3,10',
    tells: 'factor',
    as: [-1, -2],
  },
  { chart: ['random-factors', 'rows.3.cells.0', -1], units: [company(), enemy(10)], dice: '9,4,10', tells: 'factor', as: [0, -1] },
  { chart: ['casualties', 'rows.11.cells.0', 180], units: [company(), enemy(10)], dice: '9,4,10', tells: 'casualties', as: [19, 22] },
  { chart: ['figure-scale', 'rows.0.casualties', 5], units: [company(), enemy(10)], dice: '9,4,5', tells: 'figures', as: [2, 3] },
  {
    chart: ['moving-and-firing', 'rows.0.inches', 7],
    units: [company(MOVED(7)), enemy(10)],
    dice: '1',
    tells: 'refused',
    as: ['moved', null],
  },
  {
    chart: ['moving-and-firing.found', 'rows.0.inches', 6],
    units: [guns('field-gun', MOVED(5, 'unlimbered')), enemy(10)],
    mode: 'artillery',
    dice: '1',
    tells: 'refused',
    as: ['moved', null],
  },
  {
    chart: ['moving-and-firing.read', 'rows.0.inches', 8],
    units: [company(MOVED(8), 'imperial-cavalry'), enemy(10)],
    dice: '1',
    tells: 'refused',
    as: ['moved', null],
  },
  { chart: ['who-fires', 'rows.0.value', 1], units: [company(), enemy(10)], dice: '9,4,10', tells: 'value', as: [12, 6] },
  {
    chart: ['overhead', 'rows.0.inches', 5],
    units: [company(), friends(5), enemy(15)],
    dice: '4',
    tells: 'refused',
    as: ['overhead-gap', null],
  },
  { chart: ['arcs', 'rows.0.half', 50], units: [company(), aside], dice: '1', tells: 'refused', as: ['out-of-arc', null] },
  {
    chart: ['machine-guns', 'rows.0.most', 10],
    units: [guns('gardner', {}, 4), enemy(10)],
    mode: 'machine-gun',
    shot: { rounds: 12 },
    dice: '1',
    tells: 'refused',
    as: [null, 'rounds'],
  },
  {
    chart: ['machine-guns.house', 'rows.0.value', 8],
    units: [guns('gardner', {}, 4), enemy(10)],
    mode: 'machine-gun',
    dice: '9,20,4,10',
    tells: 'value',
    as: [10, 8],
  },
  {
    chart: ['artillery.to-hit', 'upTo.1', 9],
    units: [guns('screw-gun'), enemy(10)],
    mode: 'artillery',
    dice: '9,4,10',
    tells: 'needs',
    as: [3, 4],
  },
  {
    chart: ['artillery.classes', 'bands.0.upTo', 9],
    units: [guns('screw-gun'), enemy(10)],
    mode: 'artillery',
    dice: '9,4,10',
    tells: 'column',
    as: ['close', 'medium'],
  },
  {
    chart: ['artillery.modifiers', 'rows.2.value', [-3, 1]],
    units: [guns('screw-gun'), enemy(10, { order: 'open' })],
    mode: 'artillery',
    dice: '9,4,10',
    tells: 'needs',
    as: [5, 6],
  },
  {
    chart: ['artillery.factors', 'rows.0.cells.0', 2],
    units: [guns('screw-gun'), enemy(10)],
    mode: 'artillery',
    dice: '9,4,10',
    tells: 'factor',
    as: [4, 2],
  },
  {
    chart: ['artillery.figures', 'rows.0.figures', 12],
    units: [guns('screw-gun'), enemy(10)],
    mode: 'artillery',
    dice: '9,4,10',
    tells: 'value',
    as: [10, 12],
  },
  {
    chart: ['artillery.figures.house', 'rows.1.figures', 18],
    units: [guns('nap-12'), enemy(10)],
    mode: 'artillery',
    dice: '9,4,10',
    tells: 'value',
    as: [15, 18],
  },
  ...COVER,
  ...EXAMPLE,
  {
    // Behind two ranks it holds its fire as a third; further behind it fires over them.
    chart: ['who-fires.house', 'rows.0.inches', 0.3],
    units: [unit('a', 'blue', 'british-foot', 'line', [men('a1', 20, 10), men('a2', 20, 8.6)]), enemy(10)],
    dice: '9,4,10',
    tells: 'value',
    as: [12, 24],
  },
];

function thrown(data: object, order: object, dice: readonly string[]): FireJson {
  const { code, json, err } = fire(data, [order], '--dice', dice.join(','));
  if (code !== 2) return json;
  if (dice.length < 2) throw new Error(err);
  return thrown(data, order, dice.slice(0, -1));
}

const told = ({ units, mode = 'small-arms', shot = {}, dice, terrain = [], options = {}, tells }: Case, charts: readonly object[]) => {
  const data = scene(units, terrain, { book: 'sudan', options, charts });
  const json = thrown(data, { unit: 'a', mode, aim: { at: 'b' }, ...shot }, dice.split(','));
  const ruling = json.rulings[0] as Sudan | undefined;
  const value = tells === 'refused' ? (json.refused[0]?.code ?? null) : tells === 'figures' ? ruling?.effect.figures : ruling?.[tells];
  return { value, yours: ruling?.yours ?? [] };
};

describe('a number of the player’s own', () => {
  test.each(cases.map((row) => [`${row.chart[0]}, ${row.chart[1]}`, row] as const))('%s', (_, row) => {
    const [id, path, value] = row.chart;
    const [before, after] = [told(row, []), told(row, [own(id, path, value)])];
    expect([before.value, after.value]).toEqual(row.as);
    expect(before.yours).toEqual([]);
    // What lets a stand fire has no line of its own, as what refuses it has no ruling.
    if (row.tells !== 'refused' && id !== 'who-fires.house') expect(after.yours).toEqual([id]);
  });

  test('is named where it was read, and not where another was', () => {
    const yours = (chart: object, more: Partial<Case> = {}) =>
      told({ chart: ['', '', 0], units: [company(), enemy(15)], dice: '9,4,10', tells: 'column', as: ['', ''], ...more }, [chart]);
    const agreeing = own('range-classes.example', 'bands.1.upTo', 12);
    expect(yours(agreeing)).toEqual({ value: 'long', yours: [] });
    expect(yours(agreeing, { options: { 'C004-1': 'example' } })).toEqual({ value: 'long', yours: ['range-classes.example'] });
    const table = own('range-classes.table', 'bands.1.upTo', 20);
    expect(yours(table)).toEqual({ value: 'medium', yours: ['range-classes.table'] });
    expect(yours(table, { options: { 'C004-1': 'example' } })).toEqual({ value: 'medium', yours: [] });

    const walls = own('cover', 'rows.0.grade', 'prepared');
    expect(yours(walls).yours).toEqual([]);
    expect(yours(walls, { units: [company(), enemy(10)], terrain: [wall], dice: '10,4,10' }).yours).toEqual(['cover']);
    // A gun's rows ask for no position.
    const dug = { units: [guns('screw-gun'), enemy(10)], mode: 'artillery', terrain: [works], dice: '9,4,10' };
    expect(yours(own('cover', 'rows.4.grade', 'improvised'), dug).yours).toEqual([]);
  });

  test('cover and factors both the player’s own are both named', () => {
    const [row] = COVER;
    if (!row) throw new Error('no case');
    const both = [own('cover', 'rows.0.grade', 'prepared'), own('fire-factors.mahdist', 'rows.4.cells.1', -6)];
    expect(told(row, both)).toEqual({ value: -6, yours: ['cover', 'fire-factors.mahdist'] });
  });

  test('every chart of its fire stands among them', () => {
    const charts = new Set(sudanFire([]).charts.map(({ id }) => id));
    // A jam is cleared by dice of its own; the scale says what an inch is and judges nothing.
    const tried = ['machine-guns.clearing', 'sudan.scale', ...cases.map(({ chart: [id] }) => id)];
    expect([...charts].filter((id) => !tried.includes(id)).toSorted()).toEqual([]);
  });
});
