/** The charts of text 000 and the questions asked of them. Printed and house numbers stand in files of their own. */
import type { CoverFact } from '#geometry/check/facts';
import type { Chart, CurveChart, ListChart, ModifierChart } from '../../engine/chart.ts';
import type { Order } from '../../engine/contract.ts';
import type { Fraction } from '../../engine/fraction.ts';
import {
  asFraction,
  chartIn,
  listRow,
  modifierRow,
  numberIn,
  rowIn,
  sourcedIn,
  sourceOf,
  type CurveRow,
  type Sourced,
} from '../../engine/lookup.ts';
import { parseChart } from '../../engine/parseChart.ts';
import type { SourceRef } from '../../engine/source.ts';
import type { Troop, Weapon } from '../../roster/roster.ts';
import { toldFrom } from '../../engine/yours.ts';
import { linesInCover } from './coverLines.ts';
import { sources } from './sources.ts';
import house from './charts/house.json' with { type: 'json' };
import printed from './charts/printed.json' with { type: 'json' };

function read(json: unknown): Chart {
  const parsed = parseChart(json);
  if (!parsed.ok) throw new Error(`${parsed.path} is ${parsed.found}, expected ${parsed.expected}`);
  return parsed.value;
}

export const shipped: readonly Chart[] = [...printed, ...house].map(read);

export type LineId = 'musket' | 'rifle' | 'canister' | 'canister-400' | 'round-shot' | 'round-shot-800';

/** A line of fire effect over range, with its source. */
export type FireLine = CurveRow & { readonly source: SourceRef };

/** How much of a formation fires. */
export interface Firing {
  /** Ranks of each stand that fire; null for all of them. */
  readonly ranks: number | null;
  /** Only stands in front of the formation fire; those within so many inches of the foremost are in front. */
  readonly front: number | null;
  readonly source: SourceRef;
}

/** Every number of the text, as the charts at hand have it. */
export interface Tables {
  /** With the lines against hard cover, worked out from the others. */
  readonly charts: readonly Chart[];
  line(id: LineId): FireLine;
  readonly cover: Sourced<Fraction>;
  /** Where hard cover against this line is spoken of: of the rifle's only in passing. */
  coverSource(line: string): SourceRef;
  isHard(cover: CoverFact): Sourced<boolean>;
  /** Figures of crew that a gun can use; more of them fire no more. */
  readonly crew: Sourced<number>;
  readonly effectives: Sourced<number>;
  readonly inchIsYards: number;
  arcHalf(of: 'small-arms' | 'guns'): Sourced<number>;
  /** null where the formation does not fire. */
  firing(order: Order): Firing | null;
  /** null for arms that have no line. */
  lineOf(weapon: Weapon): Sourced<LineId> | null;
  firesMounted(kind: Troop['kind']): boolean;
}

const numbered = (list: ListChart, id: string, field: string): Sourced<number> => sourcedIn(list, rowIn(list, id), field);

function lineIn(chart: CurveChart, id: LineId): FireLine {
  const row = chart.rows.find((one) => one.id === id);
  if (!row) throw new Error(`chart ${chart.id} has no line ${id}`);
  return { ...row, source: sourceOf(chart, row) };
}

function coverOf(chart: ModifierChart): Sourced<Fraction> {
  const row = modifierRow(chart, 'hard-cover');
  return { value: asFraction(row.value), source: sourceOf(chart, row) };
}

const coverKey = ({ kind, grade }: CoverFact): string => (kind === 'works' ? `works-${grade ?? 'improvised'}` : kind);

function hardness(lists: readonly ListChart[], cover: CoverFact): Sourced<boolean> {
  for (const list of lists) {
    const row = listRow(list, coverKey(cover));
    if (row) return { value: row['hard'] === true, source: sourceOf(list, row) };
  }
  return { value: false, source: lists[0]?.source ?? { text: '000', where: 'hard cover', status: 'printed' } };
}

function firingIn(list: ListChart, order: Order): Firing | null {
  const row = listRow(list, order);
  if (!row) return null;
  return {
    ranks: typeof row['ranks'] === 'number' ? row['ranks'] : null,
    front: row['frontStands'] === true ? numberIn(row, 'dressed') : null,
    source: sourceOf(list, row),
  };
}

function weaponLine(list: ListChart, lines: CurveChart, weapon: Weapon): Sourced<LineId> | null {
  const row = listRow(list, weapon);
  const line = lines.rows.find((one) => one.id === row?.['line']);
  return row && line ? { value: line.id as LineId, source: sourceOf(list, row) } : null;
}

export function tablesOf(own: readonly Chart[]): Tables {
  const list = (id: string) => chartIn(own, 'list', id);
  const lines = chartIn(own, 'curves', 'linear.lines');
  const cover = coverOf(chartIn(own, 'modifiers', 'linear.cover'));
  const covers = [list('linear.hard-cover'), list('linear.other-cover')];
  const [battery, arcs, formations] = [list('linear.battery'), list('linear.arcs'), list('linear.formations')];
  const [weapons, horse] = [list('linear.weapons'), list('linear.horse')];
  return {
    charts: own.flatMap((chart) => (chart === lines ? [chart, linesInCover(lines, cover)] : [chart])),
    line: (id) => lineIn(lines, id),
    cover,
    coverSource: (line) => (line === 'rifle' ? toldFrom(sources.rifleInCover, cover.source) : cover.source),
    isHard: (one) => hardness(covers, one),
    crew: numbered(battery, 'crew', 'figures'),
    effectives: numbered(battery, 'effectives', 'each'),
    inchIsYards: numbered(list('linear.scale'), 'inch', 'yards').value,
    arcHalf: (of) => numbered(arcs, of, 'half'),
    firing: (order) => firingIn(formations, order),
    lineOf: (weapon) => weaponLine(weapons, lines, weapon),
    firesMounted: (kind) => listRow(horse, kind)?.['mounted'] === true,
  };
}
