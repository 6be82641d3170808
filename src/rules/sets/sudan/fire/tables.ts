/** The questions that this text's fire asks of its charts, answered from the charts of one game: shipped ones or the player's own. */
import type { CoverFact } from '#geometry/check/facts';
import type { Tape } from '#geometry/shape/units';
import type { BandChart, Chart, GridChart, ListChart, ModifierChart } from '../../../engine/chart.ts';
import type { Readings } from '../../../engine/contract.ts';
import {
  bandAt,
  chartIn,
  columnAt,
  gridRow,
  listRow,
  modifierRow,
  rowIn,
  sourcedIn,
  sourceOf,
  type Sourced,
} from '../../../engine/lookup.ts';
import type { SourceRef } from '../../../engine/source.ts';
import { gunOf, type GunStand } from '../../../roster/traits.ts';
import { sharedTablesOf, type SharedTables } from '../shared/index.ts';
import { chosen } from './options.ts';
import { clearingOf, type Clearing } from './clearing.ts';

/** Small arms and machine guns share a table; guns have their own. */
export type Arms = 'small-arms' | 'artillery';

export interface Band {
  /** Counted from the nearest; bands with the same index are the same band. */
  readonly index: number;
  /** Inches of its nearer and its further limit. */
  readonly from: number;
  readonly upTo: number;
  readonly least: Sourced<number>;
}

export interface RangeClass {
  readonly name: string;
  /** 0 for the nearest: the column of the factor charts. */
  readonly column: number;
  readonly source: SourceRef;
}

export type Grade = 'improvised' | 'prepared';

export interface ToHitModifier {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly source: SourceRef;
}

export interface FireTables {
  readonly shared: SharedTables;
  readonly inchIsYards: number;
  /** The d10 band of a reading; null beyond the last. A limit belongs to the nearer band. */
  readonly bandAt: (arms: Arms, reading: Tape) => Band | null;
  readonly bands: (arms: Arms) => readonly Band[];
  /** Inches of the last limit. */
  readonly reach: (arms: Arms) => number;
  /** Class of range at a reading; null beyond the last. For small arms by the reading C004-1. */
  readonly classAt: (arms: Arms, reading: Tape, readings: Readings) => RangeClass | null;
  readonly modifiers: (chart: 'to-hit.imperial' | 'to-hit.mahdist' | 'artillery.modifiers') => readonly ToHitModifier[];
  /** A dot of the chart counts 0. @throws for a row that the chart lacks. */
  readonly factor: (
    chart: 'fire-factors.imperial' | 'fire-factors.mahdist' | 'artillery.factors',
    row: string,
    at: RangeClass,
  ) => Sourced<number>;
  readonly moving: (row: 'infantry' | 'mounted' | 'screw-gun' | 'field-gun' | 'machine-gun' | 'unlimbering') => Sourced<number>;
  readonly imperialRanks: Sourced<number>;
  readonly closeBehind: Sourced<number>;
  readonly overheadGap: Sourced<number>;
  readonly arcHalf: (arms: Arms) => Sourced<number>;
  /** Figures that a gun with a whole crew fires as. */
  readonly gunFigures: (stand: GunStand) => Sourced<number>;
  readonly rounds: { readonly most: Sourced<number>; readonly undeclared: Sourced<number> };
  readonly clearing: Clearing;
  /** What a piece of cover is worth; null for nothing. */
  readonly gradeOf: (cover: Pick<CoverFact, 'kind' | 'grade'>) => Sourced<Grade> | null;
}

const field = (charts: readonly Chart[], id: string, row: string, name: string): Sourced<number> => {
  const list = chartIn(charts, 'list', id);
  return sourcedIn(list, rowIn(list, row), name);
};

function bandsOf(chart: GridChart): readonly Band[] {
  const [row] = chart.rows;
  const limits = chart.upTo ?? [];
  return limits.flatMap((upTo, index) => {
    const least = row?.cells[index] ?? null;
    return least === null ? [] : [{ index, from: limits[index - 1] ?? 0, upTo, least: { value: least, source: sourceOf(chart, row) } }];
  });
}

const modifiersOf = (chart: ModifierChart): readonly ToHitModifier[] =>
  chart.rows.map((row) => ({ id: row.id, label: row.label, value: modifierRow(chart, row.id).value[0], source: sourceOf(chart, row) }));

function factorIn(chart: GridChart, key: string, at: RangeClass): Sourced<number> {
  const row = gridRow(chart, key);
  if (!row) throw new Error(`chart ${chart.id} has no row ${key}`);
  return { value: row.cells[at.column] ?? 0, source: sourceOf(chart, row) };
}

/** The class of a reading; the last class for what a longer to-hit table still reaches. */
function classIn(chart: BandChart, reading: Tape): RangeClass | null {
  const band = bandAt(chart, reading) ?? chart.bands.at(-1);
  return band ? { name: band.name, column: chart.bands.indexOf(band), source: chart.source } : null;
}

function gunFiguresOf(charts: readonly Chart[]): FireTables['gunFigures'] {
  const own = chartIn(charts, 'list', 'artillery.figures');
  const house = chartIn(charts, 'list', 'artillery.figures.house');
  const light = field(charts, house.id, 'light', 'pounds').value;
  return (stand) => {
    const row = listRow(own, stand.gun.piece);
    return row
      ? sourcedIn(own, row, 'figures')
      : sourcedIn(house, rowIn(house, gunOf(stand).pounds <= light ? 'light' : 'heavy'), 'figures');
  };
}

function gradeIn(chart: ListChart): FireTables['gradeOf'] {
  return ({ kind, grade }) => {
    const row = listRow(chart, kind === 'works' ? `works-${grade ?? 'improvised'}` : kind);
    const worth = row?.['grade'];
    return worth === 'improvised' || worth === 'prepared' ? { value: worth, source: sourceOf(chart, row) } : null;
  };
}

const MOVING = { mounted: 'moving-and-firing.read', unlimbering: 'moving-and-firing.found' } as const;

const MODIFIERS = ['to-hit.imperial', 'to-hit.mahdist', 'artillery.modifiers'] as const;

/** The d10's bands and the arcs of both kinds of arms. */
function rangesOf(charts: readonly Chart[]): Pick<FireTables, 'bandAt' | 'bands' | 'reach' | 'classAt' | 'arcHalf'> {
  const grids = { 'small-arms': chartIn(charts, 'grid', 'small-arms.to-hit'), artillery: chartIn(charts, 'grid', 'artillery.to-hit') };
  const bands = { 'small-arms': bandsOf(grids['small-arms']), artillery: bandsOf(grids.artillery) };
  const guns = chartIn(charts, 'bands', 'artillery.classes');
  const byReading = {
    table: chartIn(charts, 'bands', 'range-classes.table'),
    example: chartIn(charts, 'bands', 'range-classes.example'),
  };
  const classes = (arms: Arms, reading: Tape, readings: Readings): RangeClass | null => {
    if (arms === 'artillery') return classIn(guns, reading);
    const table = classIn(byReading.table, reading);
    const example = classIn(byReading.example, reading);
    const own = (at: RangeClass | null) => at?.source.chart !== undefined;
    // Where both readings have the same class, neither is asked for; only of a player's own it must be known which of them was read.
    if (table?.name === example?.name && table?.column === example?.column && !own(table) && !own(example)) return table;
    return chosen(readings, 'C004-1') === 'example' ? example : table;
  };
  return {
    bands: (arms) => bands[arms],
    bandAt: (arms, reading) => {
      const column = columnAt(grids[arms], reading);
      return bands[arms].find((band) => band.index === column) ?? null;
    },
    reach: (arms) => bands[arms].at(-1)?.upTo ?? 0,
    classAt: (arms, reading, readings) => (columnAt(grids[arms], reading) === null ? null : classes(arms, reading, readings)),
    arcHalf: (arms) => field(charts, 'arcs', arms, 'half'),
  };
}

/** @throws when a chart or a row is missing. */
export function tablesOf(charts: readonly Chart[]): FireTables {
  const modifiers = new Map(MODIFIERS.map((id) => [id, modifiersOf(chartIn(charts, 'modifiers', id))]));
  return {
    ...rangesOf(charts),
    shared: sharedTablesOf(charts),
    inchIsYards: field(charts, 'sudan.scale', 'inch', 'yards').value,
    modifiers: (id) => modifiers.get(id) ?? [],
    factor: (id, row, at) => factorIn(chartIn(charts, 'grid', id), row, at),
    moving: (row) => field(charts, row === 'mounted' || row === 'unlimbering' ? MOVING[row] : 'moving-and-firing', row, 'inches'),
    imperialRanks: field(charts, 'who-fires', 'imperial-ranks', 'value'),
    closeBehind: field(charts, 'who-fires.house', 'close-behind', 'inches'),
    overheadGap: field(charts, 'overhead', 'gap', 'inches'),
    gunFigures: gunFiguresOf(charts),
    rounds: { most: field(charts, 'machine-guns', 'rounds', 'most'), undeclared: field(charts, 'machine-guns.house', 'rounds', 'value') },
    clearing: clearingOf(charts),
    gradeOf: gradeIn(chartIn(charts, 'list', 'cover')),
  };
}
