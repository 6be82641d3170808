/** The charts of text 003 and the questions asked of them, a player's own in place of the shipped. */
import type { Chart } from '../../engine/chart.ts';
import { chartIn, listRow, modifierRow, rowIn, sourcedIn, sourceOf, type ModifierRow, type Sourced } from '../../engine/lookup.ts';
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

function worksIn(charts: readonly Chart[], kind: string): Sourced<boolean> | null {
  for (const id of ['normalized.works', 'normalized.works.house']) {
    const chart = chartIn(charts, 'list', id);
    const row = listRow(chart, kind);
    if (row) return { value: row['counts'] === true, source: sourceOf(chart, row) };
  }
  return null;
}

const DIVISORS: readonly MeleeNumber[] = ['kill', 'widest', 'back'];

/** Looked up once, when the part is made: a missing row shows then, and a round of melee asks some forty times. */
function table<K extends string, T>(ids: readonly K[], of: (id: K) => T): (id: K) => T {
  const rows = Object.fromEntries(ids.map((id) => [id, of(id)])) as Record<K, T>;
  return (id) => rows[id];
}

/** The charts of the parts, with the player's own in place of those of the same id. @throws when a chart or a row is missing. */
export function chartsOf(yours: readonly Chart[]): NormalizedCharts {
  const all = withYours(shipped, yours);
  const number = (id: string, row: string, field = 'value'): Sourced<number> => {
    const list = chartIn(all, 'list', id);
    return sourcedIn(list, rowIn(list, row), field);
  };
  /** Whole, since it counts rounds, figures or faces. */
  const count = (id: string, row: string, least = 0): Sourced<number> => {
    const { value, source } = number(id, row);
    return { value: Math.max(least, Math.floor(value)), source };
  };
  const modifier = (id: string, row: string): Modifier => {
    const chart = chartIn(all, 'modifiers', id);
    const found = modifierRow(chart, row);
    return { ...found, source: sourceOf(chart, found) };
  };
  const share = number('normalized.causes', 'lost', 'over');
  return {
    melee: all.filter((chart) => chart.id !== 'normalized.causes'),
    morale: all.filter((chart) => MORALE.includes(chart.id)),
    number: table(['standard', 'lesser', 'kill', 'widen', 'widest', 'situation', 'morale', 'back'], (id) =>
      count('normalized.numbers', id, DIVISORS.includes(id) ? 1 : 0),
    ),
    die: table(['tie', 'odd'], (id) => count('normalized.dice', id)),
    rounds: table(['first', 'later'], (id) => count('normalized.rounds', id)),
    most: count('normalized.limits', 'end'),
    level: table(['base', 'percent', 'least', 'most'], (id) => count('normalized.morale-level', id)),
    value: table(['heavy', 'light', 'elite', 'conscript', 'horse'], (id) => modifier('normalized.value', id)),
    situation: table(['charging', 'lower', 'upper', 'against-works', 'behind-works'], (id) => modifier('normalized.situation', id)),
    moraleModifier: table(['elite', 'conscript', 'column', 'ahead', 'behind', 'officer'], (id) => modifier('normalized.morale', id)),
    works: (kind) => worksIn(all, kind),
    lostShare: { value: [share.value, number('normalized.causes', 'lost', 'under').value], source: share.source },
    friendWithin: number('normalized.causes', 'friend', 'inches'),
  };
}
