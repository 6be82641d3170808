/** A picture of a text, resolved from charts: the rows of its curves and its staircase, as they stand in them. */
import type { BandChart, Chart } from './chart.ts';
import type { Figure } from './clause.ts';
import { sourceOf, type CurveRow } from './lookup.ts';
import type { SourceRef } from './source.ts';

/** A curve of a picture: the chart's row under the picture's own label. */
export interface FigureCurve extends CurveRow {
  readonly chart: string;
  readonly row: string;
  readonly source: SourceRef;
}

export interface FigureDrawn {
  readonly curves: readonly FigureCurve[];
  readonly staircase: { readonly chart: BandChart; readonly label: string } | null;
}

/** From the charts in force; a curve or a staircase that they lack is left out. */
export function drawnOf({ curves, staircase }: Figure, charts: readonly Chart[]): FigureDrawn {
  const rows = curves.flatMap(({ chart, row, label }): readonly FigureCurve[] => {
    const found = charts.find((one) => one.id === chart);
    const own = found?.kind === 'curves' ? found.rows.find((one) => one.id === row) : undefined;
    return found && own ? [{ ...own, label, chart, row, source: sourceOf(found, own) }] : [];
  });
  const steps = staircase ? charts.find((one) => one.id === staircase.chart) : undefined;
  return { curves: rows, staircase: staircase && steps?.kind === 'bands' ? { chart: steps, label: staircase.label } : null };
}
