/** A chart as CSV for a spreadsheet. Words that a spreadsheet would take for a formula are told to be words; numbers are numbers. */
import type { Chart } from '#rules/engine/chart';

export type CsvCell = string | number | null;

/** What makes a spreadsheet run a cell instead of showing it. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows joined by CR LF, as RFC 4180 has them. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

const fractionCells = ([over, under]: readonly [number, number]): readonly [CsvCell, CsvCell] => [over, under];

const plainCell = (value: unknown): CsvCell => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
};

/** Fields of a list in the order in which its rows first name them. */
export function fieldsOf(rows: readonly object[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'id' && name !== 'source');
}

function rowsOf(chart: Chart): readonly (readonly CsvCell[])[] {
  switch (chart.kind) {
    case 'bands':
      return [
        ['up to inches', 'band', 'value over', 'value under'],
        ...chart.bands.map((band) => [band.upTo, band.name, ...fractionCells(band.value)]),
      ];
    case 'grid':
      return [
        ['', ...chart.columns],
        ...(chart.upTo ? [['up to inches', ...chart.upTo]] : []),
        ...chart.rows.map((row) => [row.key, ...row.cells]),
      ];
    case 'list': {
      const fields = fieldsOf(chart.rows);
      return [['id', ...fields], ...chart.rows.map((row) => [row.id, ...fields.map((field) => plainCell(row[field]))])];
    }
    case 'modifiers':
      return [
        ['id', 'what', 'how', 'value over', 'value under'],
        ...chart.rows.map((row) => [row.id, row.label, row.op, ...fractionCells(row.value)]),
      ];
    case 'curves': {
      const most = Math.max(0, ...chart.rows.map((row) => row.coefficients.length));
      const powers = Array.from({ length: most }, (_, power) => [`r^${power} over`, `r^${power} under`]).flat();
      return [
        ['id', 'what', 'up to inches', ...powers],
        ...chart.rows.map((row) => [row.id, row.label, row.upTo, ...row.coefficients.flatMap(fractionCells)]),
      ];
    }
    default:
      throw new Error(`no chart kind ${String(chart satisfies never)}`);
  }
}

/** The chart's title, source and status stand above its numbers. */
export function chartCsv(chart: Chart): string {
  const { text, where, status } = chart.source;
  return csvOf([[chart.title], ['source', text, where, status], [], ...rowsOf(chart)]);
}
