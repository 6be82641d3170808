/** A chart from a file of the player's: read, audited and held against the chart that it would take the place of. */
import { audit } from '#rules/engine/audit';
import type { Chart } from '#rules/engine/chart';
import type { RuleSet } from '#rules/engine/contract';
import { misfits } from '#rules/engine/misfits';
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

/** `book` is the book as shipped. Nothing is changed by reading. */
export function readChart(file: string, text: string, book: RuleSet): ChartRead {
  const read = parsedJson(text);
  if (!read) return refuse(`${file} is not JSON.`);
  const parsed = parseChart(read.json);
  if (!parsed.ok) return refuse(`${file}, ${parsed.path || 'the file'}: found ${parsed.found}, expected ${parsed.expected}.`);
  const chart = parsed.value;
  const shipped = book.charts.find((one) => one.id === chart.id);
  if (!shipped) return refuse(`${file}, id: ${book.label} has no chart ${chart.id.slice(0, 60)}.`);
  const wrong = misfits(shipped, chart)[0];
  if (wrong) return refuse(`${file}, ${wrong.path}: found ${wrong.found}, expected ${wrong.expected}.`);
  const fault = audit([chart])[0];
  if (fault) return refuse(`${file}, ${fault.path}: ${fault.said}.`);
  return { ok: true, chart: asYours({ ...chart, title: shipped.title }, shipped) };
}
