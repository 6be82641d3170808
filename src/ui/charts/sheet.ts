/** A chart of any kind as one table of cells: what is shown, edited, compared and printed are the same cells. */
import type { Chart } from '#rules/engine/chart';
import { asFraction } from '#rules/engine/lookup';
import { show } from '#rules/engine/fraction';
import type { SourceRef } from '#rules/engine/source';
import { fieldsOf } from './csv.ts';

/** How a cell is written: a number, a number or a dot, a fraction, numbers side by side; null: words that are not the player's to change. */
export type CellKind = 'number' | 'dotted' | 'fraction' | 'numbers' | null;

export interface Cell {
  /** Where it stands in the chart: `rows[1].cells[0]`. */
  readonly path: string;
  readonly shown: string;
  readonly kind: CellKind;
}

export interface SheetRow {
  readonly key: string;
  /** What the row is about, as the chart names it. */
  readonly label: string;
  readonly source: SourceRef | null;
  readonly cells: readonly Cell[];
}

export interface Sheet {
  /** Over the row's name. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** Limits of the columns in inches, where they are range bands. */
  readonly limits: readonly Cell[] | null;
  readonly rows: readonly SheetRow[];
}

/** A number as a chart prints it, with a true minus. */
const numberShown = (value: number): string => String(value).replace('-', '−');

/** Nothing where the chart has a dot. */
const DOT = '·';

const pairShown = (pair: readonly [number, number]): string => show(asFraction(pair));

/** "hitValue" and "hit-value" are "hit value". */
export const fieldWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

function plainCell(value: unknown, path: string): Cell {
  if (typeof value === 'number') return { path, shown: numberShown(value), kind: 'number' };
  if (value === null || value === undefined) return { path, shown: DOT, kind: null };
  if (Array.isArray(value)) {
    const numbers = value.length > 0 && value.every((one) => typeof one === 'number');
    const shown = value.map((one) => (typeof one === 'number' ? numberShown(one) : String(one))).join(' / ');
    return { path, shown, kind: numbers ? 'numbers' : null };
  }
  return {
    path,
    shown: value === true ? 'yes' : value === false ? 'no' : typeof value === 'string' ? value : JSON.stringify(value),
    kind: null,
  };
}

const POWERS = ['at 0″', 'per inch', 'per inch²', 'per inch³', 'per inch⁴'];

type Of<K extends Chart['kind']> = Extract<Chart, { kind: K }>;

function bandsSheet(chart: Of<'bands'>): Sheet {
  return {
    corner: 'band',
    columns: ['up to, inches', 'value'],
    limits: null,
    rows: chart.bands.map((band, i) => ({
      key: band.name,
      label: band.name,
      source: null,
      cells: [
        { path: `bands[${i}].upTo`, shown: numberShown(band.upTo), kind: 'number' },
        { path: `bands[${i}].value`, shown: pairShown(band.value), kind: 'fraction' },
      ],
    })),
  };
}

function gridSheet(chart: Of<'grid'>): Sheet {
  return {
    corner: chart.upTo ? 'up to, inches' : '',
    columns: chart.columns,
    limits: chart.upTo?.map((limit, c) => ({ path: `upTo[${c}]`, shown: numberShown(limit), kind: 'number' })) ?? null,
    rows: chart.rows.map((row, r) => ({
      key: row.key,
      label: row.key,
      source: row.source ?? null,
      cells: row.cells.map((cell, c) => ({
        path: `rows[${r}].cells[${c}]`,
        shown: cell === null ? DOT : numberShown(cell),
        kind: 'dotted',
      })),
    })),
  };
}

/** A row's own words for itself, where the chart has them. */
const labelOf = (row: Of<'list'>['rows'][number]): string => (typeof row['label'] === 'string' ? row['label'] : row.id);

function listSheet(chart: Of<'list'>): Sheet {
  const fields = fieldsOf(chart.rows).filter((field) => field !== 'label');
  return {
    corner: '',
    columns: fields.map(fieldWords),
    limits: null,
    rows: chart.rows.map((row, r) => ({
      key: row.id,
      label: labelOf(row),
      source: row.source ?? null,
      cells: fields.map((field) => plainCell(row[field], `rows[${r}].${field}`)),
    })),
  };
}

function modifiersSheet(chart: Of<'modifiers'>): Sheet {
  return {
    corner: '',
    columns: ['how', 'value'],
    limits: null,
    rows: chart.rows.map((row, r) => ({
      key: row.id,
      label: row.label,
      source: row.source ?? null,
      cells: [
        { path: `rows[${r}].op`, shown: row.op === 'add' ? 'added' : 'times', kind: null },
        { path: `rows[${r}].value`, shown: pairShown(row.value), kind: 'fraction' },
      ],
    })),
  };
}

function curvesSheet(chart: Of<'curves'>): Sheet {
  const most = Math.max(2, ...chart.rows.map((row) => row.coefficients.length));
  return {
    corner: 'percent for each figure',
    columns: ['up to, inches', ...POWERS.slice(0, most)],
    limits: null,
    rows: chart.rows.map((row, r) => ({
      key: row.id,
      label: row.label,
      source: row.source ?? null,
      cells: [
        { path: `rows[${r}].upTo`, shown: numberShown(row.upTo), kind: 'number' },
        ...Array.from({ length: most }, (_, power): Cell => {
          const path = `rows[${r}].coefficients[${power}]`;
          const pair = row.coefficients[power];
          return { path, shown: pair ? pairShown(pair) : '0', kind: 'fraction' };
        }),
      ],
    })),
  };
}

export function sheetOf(chart: Chart): Sheet {
  switch (chart.kind) {
    case 'bands':
      return bandsSheet(chart);
    case 'grid':
      return gridSheet(chart);
    case 'list':
      return listSheet(chart);
    case 'modifiers':
      return modifiersSheet(chart);
    case 'curves':
      return curvesSheet(chart);
    default:
      throw new Error(`no chart kind ${String(chart satisfies never)}`);
  }
}

/** Every cell of a sheet, limits first. */
export const cellsOf = (sheet: Sheet): readonly Cell[] => [...(sheet.limits ?? []), ...sheet.rows.flatMap((row) => row.cells)];

/** What each cell of the shipped chart shows, by path: what an edited one is held against. */
export const shownByPath = (chart: Chart): ReadonlyMap<string, string> =>
  new Map(cellsOf(sheetOf(chart)).map((cell) => [cell.path, cell.shown]));
