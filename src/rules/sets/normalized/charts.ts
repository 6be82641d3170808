/** The charts of text 003 and the questions asked of them, a player's own in place of the shipped. */
import type { Chart, ListChart, ModifierChart } from '../../engine/chart.ts';
import { listRow, sourceOf, type ListRow, type ModifierRow } from '../../engine/lookup.ts';
import { parseChart } from '../../engine/parseChart.ts';
import { withYours } from '../../engine/parts.ts';
import type { SourceRef } from '../../engine/source.ts';
import house from './charts/house.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };
import readings from './charts/readings.json' with { type: 'json' };
import reconstructed from './charts/reconstructed.json' with { type: 'json' };

function parsed(json: unknown): Chart {
  const read = parseChart(json);
  if (!read.ok) throw new Error(`${read.path} is ${read.found}, expected ${read.expected}`);
  return read.value;
}

const shipped: readonly Chart[] = [...printed, ...readings, ...reconstructed, ...house].map(parsed);

const MORALE = ['normalized.morale-level', 'normalized.morale', 'normalized.causes'];

export interface Sourced<T> {
  readonly value: T;
  readonly source: SourceRef;
}

export type Modifier = ModifierRow & { readonly source: SourceRef };

export type MeleeNumber = 'standard' | 'lesser' | 'kill' | 'widen' | 'widest' | 'situation' | 'morale' | 'back';

export interface NormalizedCharts {
  /** Those of the melee: the morale level among them, since a melee tests it. */
  readonly melee: readonly Chart[];
  readonly morale: readonly Chart[];
  readonly number: (id: MeleeNumber) => Sourced<number>;
  /** At or under this face of a d100. */
  readonly die: (id: 'tie' | 'odd') => Sourced<number>;
  readonly rounds: (id: 'first' | 'later') => Sourced<number>;
  readonly most: Sourced<number>;
  readonly level: (id: 'base' | 'percent' | 'least' | 'most') => Sourced<number>;
  readonly value: (id: 'heavy' | 'light' | 'elite' | 'conscript' | 'horse') => Modifier;
  readonly situation: (id: 'charging' | 'lower' | 'upper' | 'against-works' | 'behind-works') => Modifier;
  readonly moraleModifier: (id: 'elite' | 'conscript' | 'column' | 'ahead' | 'behind' | 'officer') => Modifier;
  /** Whether what a side stands behind counts as works, by kind of cover; null for a kind that no chart lists. */
  readonly works: (kind: string) => Sourced<boolean> | null;
  /** Share of its figures after whose loss a unit tests. */
  readonly lostShare: Sourced<readonly [number, number]>;
  readonly friendWithin: Sourced<number>;
}

function chartIn<K extends Chart['kind']>(charts: readonly Chart[], kind: K, id: string): Extract<Chart, { kind: K }> {
  const found = charts.find((chart) => chart.id === id);
  if (found?.kind !== kind) throw new Error(`no chart ${id} of kind ${kind}`);
  return found as Extract<Chart, { kind: K }>;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isCount = (value: unknown): value is number => isNumber(value) && Number.isSafeInteger(value);
const isDivisor = (value: unknown): value is number => isCount(value) && value > 0;
const DIVISORS: readonly MeleeNumber[] = ['kill', 'widest', 'back'];

/** A player's chart and the shipped one: a row that the player's lacks, or holds nothing usable in, is the shipped row. */
class Twice {
  private readonly yours: readonly Chart[];

  constructor(yours: readonly Chart[]) {
    this.yours = yours;
  }

  private rows(id: string): readonly (readonly [ListChart, ListRow])[] {
    return [this.yours, shipped].flatMap((charts) => {
      const chart = chartIn(charts, 'list', id);
      return chart.rows.map((row) => [chart, row] as const);
    });
  }

  field<T>(id: string, row: string, field: string, is: (value: unknown) => value is T): Sourced<T> {
    for (const [chart, one] of this.rows(id)) {
      const value = one.id === row ? one[field] : undefined;
      if (is(value)) return { value, source: sourceOf(chart, one) };
    }
    throw new Error(`chart ${id} has no ${field} of ${row}`);
  }

  modifier(id: string, row: string): Modifier {
    for (const charts of [this.yours, shipped]) {
      const chart: ModifierChart = chartIn(charts, 'modifiers', id);
      const found = chart.rows.find((one) => one.id === row);
      if (found) return { ...found, source: sourceOf(chart, found) };
    }
    throw new Error(`chart ${id} has no modifier ${row}`);
  }
}

function worksIn(charts: readonly Chart[], kind: string): Sourced<boolean> | null {
  for (const id of ['normalized.works', 'normalized.works.house']) {
    const chart = chartIn(charts, 'list', id);
    const row = listRow(chart, kind);
    if (row) return { value: row['counts'] === true, source: sourceOf(chart, row) };
  }
  return null;
}

/** The charts of the parts, with the player's own in place of those of the same id. */
export function chartsOf(yours: readonly Chart[]): NormalizedCharts {
  const all = withYours(shipped, yours);
  const read = new Twice(all);
  const count = (id: string, row: string, field = 'value') => read.field(id, row, field, isCount);
  const over = count('normalized.causes', 'lost', 'over');
  return {
    melee: all.filter((chart) => chart.id !== 'normalized.causes'),
    morale: all.filter((chart) => MORALE.includes(chart.id)),
    number: (id) => read.field('normalized.numbers', id, 'value', DIVISORS.includes(id) ? isDivisor : isCount),
    die: (id) => count('normalized.dice', id),
    rounds: (id) => count('normalized.rounds', id),
    most: count('normalized.limits', 'end'),
    level: (id) => count('normalized.morale-level', id),
    value: (id) => read.modifier('normalized.value', id),
    situation: (id) => read.modifier('normalized.situation', id),
    moraleModifier: (id) => read.modifier('normalized.morale', id),
    works: (kind) => worksIn(all, kind) ?? worksIn(shipped, kind),
    lostShare: { value: [over.value, read.field('normalized.causes', 'lost', 'under', isDivisor).value], source: over.source },
    friendWithin: read.field('normalized.causes', 'friend', 'inches', isNumber),
  };
}
