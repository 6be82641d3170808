/** A chart from a file of the player's: read, audited and held against the chart that it would take the place of. */
import { audit } from '#rules/engine/audit';
import type { Chart } from '#rules/engine/chart';
import type { RuleSet } from '#rules/engine/contract';
import { parseChart } from '#rules/engine/parseChart';
import { asYours } from './draft.ts';

export type ChartRead = { readonly ok: true; readonly chart: Chart } | { readonly ok: false; readonly said: string };

const refuse = (said: string): ChartRead => ({ ok: false, said });

function parsedJson(text: string): { readonly json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Words for the type of a field, for comparing two rows. */
const typeOf = (value: unknown): string => (value === null ? 'nothing' : Array.isArray(value) ? 'a list' : `a ${typeof value}`);

function missing(wanted: readonly string[], found: readonly string[], what: string): string | null {
  const lacking = wanted.find((one) => !found.includes(one));
  if (lacking !== undefined) return `it lacks the ${what} ${lacking}`;
  const strange = found.find((one) => !wanted.includes(one));
  return strange === undefined ? null : `the book has no ${what} ${strange}`;
}

function listMisfit(chart: Extract<Chart, { kind: 'list' }>, shipped: Extract<Chart, { kind: 'list' }>): string | null {
  for (const row of shipped.rows) {
    const own = chart.rows.find((one) => one.id === row.id);
    for (const [field, value] of Object.entries(row)) {
      if (field === 'source' || !own || typeOf(own[field]) === typeOf(value)) continue;
      return `${row.id}: ${field} is ${own[field] === undefined ? 'not there' : typeOf(own[field])}, expected ${typeOf(value)}`;
    }
  }
  return null;
}

/** Why a chart cannot stand in for the shipped one, in words; null when it can. Its rows and columns must be the same, its numbers need not. */
export function misfit(chart: Chart, shipped: Chart): string | null {
  if (chart.kind !== shipped.kind) return `it holds ${chart.kind}, expected ${shipped.kind}`;
  if (chart.kind === 'bands' && shipped.kind === 'bands')
    return missing(
      shipped.bands.map((band) => band.name),
      chart.bands.map((band) => band.name),
      'band',
    );
  if (chart.kind === 'grid' && shipped.kind === 'grid') {
    const keys = (one: typeof chart) => one.rows.map((row) => row.key);
    if ((chart.upTo === undefined) !== (shipped.upTo === undefined))
      return chart.upTo ? 'it has range limits, expected none' : 'it has no range limits';
    return missing(shipped.columns, chart.columns, 'column') ?? missing(keys(shipped), keys(chart), 'row');
  }
  if (chart.kind === 'bands' || chart.kind === 'grid' || shipped.kind === 'bands' || shipped.kind === 'grid') return null;
  const ids = (one: typeof chart | typeof shipped) => one.rows.map((row) => row.id);
  const rows = missing(ids(shipped), ids(chart), 'row');
  if (rows !== null) return rows;
  if (chart.kind === 'list' && shipped.kind === 'list') return listMisfit(chart, shipped);
  if (chart.kind === 'modifiers' && shipped.kind === 'modifiers') {
    const other = chart.rows.find((row) => shipped.rows.some((one) => one.id === row.id && one.op !== row.op));
    return other ? `${other.id} is to ${other.op}, expected the other way` : null;
  }
  return null;
}

/** `book` is the book as shipped. Nothing is changed by reading. */
export function readChart(file: string, text: string, book: RuleSet): ChartRead {
  const read = parsedJson(text);
  if (!read) return refuse(`${file} is not JSON.`);
  const parsed = parseChart(read.json);
  if (!parsed.ok) return refuse(`${file}, ${parsed.path || 'the file'}: found ${parsed.found}, expected ${parsed.expected}.`);
  const chart = parsed.value;
  const shipped = book.charts.find((one) => one.id === chart.id);
  if (!shipped) return refuse(`${file}, id: ${book.label} has no chart ${chart.id.slice(0, 60)}.`);
  const fault = audit([chart])[0];
  if (fault) return refuse(`${file}, ${fault.path}: ${fault.said}.`);
  const why = misfit(chart, shipped);
  return why === null ? { ok: true, chart: asYours({ ...chart, title: shipped.title }, shipped) } : refuse(`${file}: ${why}.`);
}
