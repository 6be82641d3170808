/** Charts are data with a source. The shapes a chart may take, and the look-ups; JSON is read by parseChart. */
import type { SourceRef } from './source.ts';

/** Bands rise; the limit belongs to the nearer band. `value` is an exact fraction [num, den]. */
export interface BandChart {
  readonly kind: 'bands';
  readonly id: string;
  readonly title: string;
  readonly source: SourceRef;
  readonly bands: readonly { readonly upTo: number; readonly name: string; readonly value: readonly [number, number] }[];
}

/** Rows by key, columns by name; a cell is a number, or null where the chart has a dot. */
export interface GridChart {
  readonly kind: 'grid';
  readonly id: string;
  readonly title: string;
  readonly source: SourceRef;
  readonly columns: readonly string[];
  /** Where the columns are range bands: their limits in inches, rising; a limit belongs to the nearer band. */
  readonly upTo?: readonly number[];
  /** How the numbers run along a row and down a column, for the audit; a null is passed over. Absent: in no set way. */
  readonly runs?: { readonly across?: 'rising' | 'falling'; readonly down?: 'rising' | 'falling' };
  readonly rows: readonly { readonly key: string; readonly cells: readonly (number | null)[]; readonly source?: SourceRef }[];
}

/** Named records: guns with their ranges, troops with their values. Every row may carry its own source. */
export interface ListChart {
  readonly kind: 'list';
  readonly id: string;
  readonly title: string;
  readonly source: SourceRef;
  readonly rows: readonly ({ readonly id: string; readonly source?: SourceRef } & Readonly<Record<string, unknown>>)[];
}

/** What is added to a die or multiplied into a value, each row with its source. */
export interface ModifierChart {
  readonly kind: 'modifiers';
  readonly id: string;
  readonly title: string;
  readonly source: SourceRef;
  /** The least and the most that a row's value may be, where its scale has an end: percentage points. Absent: no end. */
  readonly limits?: readonly [least: number, most: number];
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly op: 'add' | 'times';
    readonly value: readonly [number, number];
    readonly source?: SourceRef;
  }[];
}

/**
 * Curves over range: percentage points a figure as a polynomial in inches, lowest power first ([[30, 1], [-2, 1]] is 30 − 2 r), never
 * below 0 and nothing beyond `upTo`. Coefficients are exact fractions; how exact their values are is said by `curveAt`.
 */
export interface CurveChart {
  readonly kind: 'curves';
  readonly id: string;
  readonly title: string;
  readonly source: SourceRef;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly upTo: number;
    readonly coefficients: readonly (readonly [number, number])[];
    readonly source?: SourceRef;
  }[];
  /** Ids of the charts of its book that it is worked out from each time the book is made: it is changed by changing those. */
  readonly workedOut?: readonly string[];
}

export type Chart = BandChart | GridChart | ListChart | ModifierChart | CurveChart;

/** Ids of the charts that this one is worked out from; empty for a chart that stands by itself and may be changed. */
export const workedOutFrom = (chart: Chart): readonly string[] => (chart.kind === 'curves' ? (chart.workedOut ?? []) : []);
