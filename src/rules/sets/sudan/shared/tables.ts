/** What fire and melee ask of the charts that they share: the random factor, the casualty table, casualties to a figure. */
import type { Chart, GridChart } from '../../../engine/chart.ts';
import { decimal, fraction, times, ZERO, type Fraction } from '../../../engine/fraction.ts';
import { chartIn, gridRow, rowIn, sourcedIn, sourceOf, type Sourced } from '../../../engine/lookup.ts';
import { parseChart } from '../../../engine/parseChart.ts';
import { toldFrom } from '../../../engine/yours.ts';
import found from './charts/found.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };
import reconstructed from './charts/reconstructed.json' with { type: 'json' };
import type { RandomColumn } from './people.ts';
import { sharedSources } from './sources.ts';

/** JSON of a shipped chart. @throws when it is no chart: a bug of the book. */
export function shipped(json: unknown): Chart {
  const parsed = parseChart(json);
  if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
  return parsed.value;
}

/** The charts that the fire and the melee of this text both list. */
export const sharedCharts: readonly Chart[] = [...printed, ...found, ...reconstructed].map(shipped);

export interface SharedTables {
  /** What a d6 adds to the factor. @throws for a face that the chart lacks. */
  readonly randomFactor: (face: number, column: RandomColumn) => Sourced<number>;
  /** Casualties for each hundred figures; nothing below the table's first factor, its own growth above its last. */
  readonly perHundred: (factor: number) => Sourced<Fraction>;
  /** Casualties that remove a figure; the rest is thrown for on a die of as many sides. */
  readonly perFigure: Sourced<number>;
}

/** Ten factors on, a table of preferred numbers repeats itself ten times as large. */
const DECADE = 10;

function cellAt(chart: GridChart, factor: number): Sourced<Fraction> | null {
  const row = gridRow(chart, String(factor));
  const cell = row?.cells[0] ?? null;
  return cell === null ? null : { value: decimal(cell), source: sourceOf(chart, row) };
}

function perHundredOf(chart: GridChart): SharedTables['perHundred'] {
  const factors = chart.rows.map((row) => Number(row.key)).filter((key) => Number.isInteger(key));
  const beyond = toldFrom(sharedSources.beyondTheTable, chart.source);
  const [first, last] = [Math.min(...factors), Math.max(...factors)];
  const at = (factor: number): Sourced<Fraction> => {
    if (factor < first) return { value: ZERO, source: beyond };
    const own = cellAt(chart, factor);
    if (own) return own;
    // A player's table may be short, or have a hole: the nearest lower factor serves where no decade below is there.
    if (factor <= last || factor - DECADE < first) return at(Math.min(factor, last + 1) - 1);
    return { value: times(at(factor - DECADE).value, fraction(DECADE)), source: beyond };
  };
  return at;
}

function randomOf(chart: GridChart): SharedTables['randomFactor'] {
  return (face, column) => {
    const row = gridRow(chart, String(face));
    const cell = row?.cells[chart.columns.indexOf(column)] ?? null;
    if (cell === null) throw new Error(`chart ${chart.id} has no ${column} for a ${face}`);
    return { value: cell, source: sourceOf(chart, row) };
  };
}

/** @throws when a chart or a row is missing. */
export function sharedTablesOf(charts: readonly Chart[]): SharedTables {
  const scale = chartIn(charts, 'list', 'figure-scale');
  return {
    randomFactor: randomOf(chartIn(charts, 'grid', 'random-factors')),
    perHundred: perHundredOf(chartIn(charts, 'grid', 'casualties')),
    perFigure: sourcedIn(scale, rowIn(scale, 'figure'), 'casualties'),
  };
}
