/** A copy of a chart being edited: what was typed, cell by cell, and whether it reads and holds. */
import { audit } from '#rules/engine/audit';
import type { Chart } from '#rules/engine/chart';
import { misfits } from '#rules/engine/misfits';
import { parseChart } from '#rules/engine/parseChart';
import type { SourceRef } from '#rules/engine/source';
import { cellsOf, sheetOf, type Cell } from './sheet.ts';

/** What was typed, by the path of its cell. */
export type Typed = Readonly<Record<string, string>>;

/** What is wrong at a path of the chart, in words. */
export interface CellFault {
  readonly path: string;
  readonly said: string;
}

export type Draft =
  | { readonly ok: true; readonly chart: Chart }
  | {
      readonly ok: false;
      readonly faults: readonly [CellFault, ...CellFault[]];
      /** Reads, although it does not hold: can be drawn. */ readonly chart: Chart | null;
    };

const DECIMAL = /^[-−]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
const plain = (typed: string): string => typed.trim().replace('−', '-').replace(',', '.');

/** A number as typed, with a point or a comma; anything else stays text, which the chart's reader names. */
export function typedNumber(typed: string): number | string {
  return DECIMAL.test(typed.trim()) ? Number(plain(typed)) : typed.trim();
}

/** "1/2", "1 1/2", "0.5" and "2" as [over, under]; null where it is none of them. */
export function typedFraction(typed: string): readonly [number, number] | null {
  const text = plain(typed);
  const parts = /^(-?)(?:(\d{1,6})\s+)?(\d{1,6})\s*\/\s*(\d{1,6})$/.exec(text);
  if (parts) {
    const [, sign, whole = '0', over = '', under = ''] = parts;
    const value = Number(whole) * Number(under) + Number(over);
    return Number(under) > 0 ? [sign === '-' ? -value : value, Number(under)] : null;
  }
  const decimal = /^-?\d{1,6}(?:\.(\d{1,6}))?$/.exec(text);
  if (!decimal) return null;
  const under = 10 ** (decimal[1]?.length ?? 0);
  return [Math.round(Number(text) * under), under];
}

function typedValue(cell: Cell, typed: string): unknown {
  if (cell.kind === 'fraction') return typedFraction(typed) ?? typed.trim();
  if (cell.kind === 'numbers') return typed.split('/').map((one) => typedNumber(one));
  if (cell.kind === 'dotted' && /^[·.\s]*$/.test(typed)) return null;
  return typedNumber(typed);
}

/** Whether what is typed in a cell is another value than the one shown: "-2", "−2" and "-2.0" are one number. */
export function differs(cell: Cell, typed: string, shown: string): boolean {
  if (typed.trim() === shown.trim()) return false;
  const [a, b] = [typedValue(cell, typed), typedValue(cell, shown)];
  if (cell.kind !== 'fraction') return JSON.stringify(a) !== JSON.stringify(b);
  return !isPair(a) || !isPair(b) || a[0] * b[1] !== b[0] * a[1];
}

const isPair = (value: unknown): value is readonly [number, number] => Array.isArray(value);

type Loose = Record<string | number, unknown>;

/** Puts a value at `rows[1].cells[0]`; a list that is too short is filled with nothing, [0, 1]. */
function put(json: unknown, path: string, value: unknown): void {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  const last = steps.pop() ?? '';
  const home = steps.reduce<Loose>((at, step) => at[step] as Loose, json as Loose);
  if (Array.isArray(home)) while (home.length < Number(last)) home.push([0, 1]);
  home[last] = value;
}

/** Every curve with at least so many coefficients, the new ones nothing: cells to bend it by. Other kinds stay as they are. */
export function widened(chart: Chart, least: number): Chart {
  if (chart.kind !== 'curves' || least === 0) return chart;
  const rows = chart.rows.map((row) => {
    const more = Array.from({ length: Math.max(0, least - row.coefficients.length) }, (): readonly [number, number] => [0, 1]);
    return { ...row, coefficients: [...row.coefficients, ...more] };
  });
  return { ...chart, rows };
}

/** Coefficients that end in nothing are of a lower power. */
function trimmed(chart: Chart): Chart {
  if (chart.kind !== 'curves') return chart;
  return {
    ...chart,
    rows: chart.rows.map((row) => {
      const used = row.coefficients.findLastIndex(([over]) => over !== 0);
      return { ...row, coefficients: row.coefficients.slice(0, Math.max(1, used + 1)) };
    }),
  };
}

const faultAt = (path: string, found: string, expected: string): CellFault => ({ path, said: `Found ${found}, expected ${expected}.` });

/** Every cell that was typed and does not read, told before the chart's own reader, which stops at the first. */
function unreadCells(cells: readonly Cell[], typed: Typed): readonly CellFault[] {
  return cells.flatMap((cell) => {
    const text = typed[cell.path];
    if (text === undefined) return [];
    const value = typedValue(cell, text);
    const found = text.trim() === '' ? 'nothing' : `“${text.trim().slice(0, 24)}”`;
    if (cell.kind === 'fraction') return Array.isArray(value) ? [] : [faultAt(cell.path, found, 'a number or a fraction such as 1/2')];
    const wrong = Array.isArray(value) ? value.some((one) => typeof one !== 'number') : typeof value === 'string';
    return wrong ? [faultAt(cell.path, found, cell.kind === 'dotted' ? 'a number, or nothing for a dot' : 'a number')] : [];
  });
}

/** The chart with what was typed in it, read, held against the shipped one and audited as a file's would be. */
export function draftOf(chart: Chart, shipped: Chart, typed: Typed): Draft {
  const cells = cellsOf(sheetOf(chart));
  const [first, ...others] = unreadCells(cells, typed);
  if (first) return { ok: false, faults: [first, ...others], chart: null };
  const json: unknown = JSON.parse(JSON.stringify(chart));
  for (const cell of cells) {
    const text = typed[cell.path];
    if (text !== undefined) put(json, cell.path, typedValue(cell, text));
  }
  const parsed = parseChart(json);
  if (!parsed.ok) return { ok: false, faults: [faultAt(parsed.path, parsed.found, parsed.expected)], chart: null };
  const read = trimmed(parsed.value);
  const [fault, ...rest] = [
    ...misfits(shipped, read).map((one) => faultAt(one.path, one.found, one.expected)),
    ...audit([read]).map(({ path, said }) => ({ path, said: `${said}.` })),
  ];
  return fault ? { ok: false, faults: [fault, ...rest], chart: read } : { ok: true, chart: read };
}

/** The cell that a fault is about: its own, or the nearest that holds it; null where it is about the chart as a whole. */
export function cellOfFault(cells: readonly Cell[], path: string): string | null {
  const own = cells.find((cell) => cell.path === path || path.startsWith(`${cell.path}[`) || cell.path.startsWith(`${path}[`));
  return own?.path ?? null;
}

interface Sourced {
  readonly source?: SourceRef;
}

/** The same fields with the same values, in whatever order they were written. */
function alike(a: object, b: object): boolean {
  const written = (row: object): string => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return written(a) === written(b);
}

function rowSource<R extends Sourced>(row: R, before: R | undefined, shipped: SourceRef): R {
  const { source: _, ...bare } = row;
  const { source: was, ...old } = before ?? {};
  const source = was ?? shipped;
  return { ...row, source: alike(bare, old) ? source : { ...source, status: 'yours' } };
}

/** The draft as the player's own: marked so, and every row that was not changed still names where it came from. */
export function asYours(draft: Chart, shipped: Chart): Chart {
  const source: SourceRef = { ...shipped.source, status: 'yours' };
  const marked = <R extends Sourced>(rows: readonly R[], before: readonly R[], same: (a: R, b: R) => boolean): readonly R[] =>
    rows.map((row) =>
      rowSource(
        row,
        before.find((one) => same(one, row)),
        shipped.source,
      ),
    );
  if (draft.kind === 'grid' && shipped.kind === 'grid')
    return { ...draft, source, rows: marked(draft.rows, shipped.rows, (a, b) => a.key === b.key) };
  if (draft.kind === 'list' && shipped.kind === 'list')
    return { ...draft, source, rows: marked(draft.rows, shipped.rows, (a, b) => a.id === b.id) };
  if (draft.kind === 'modifiers' && shipped.kind === 'modifiers')
    return { ...draft, source, rows: marked(draft.rows, shipped.rows, (a, b) => a.id === b.id) };
  if (draft.kind === 'curves' && shipped.kind === 'curves')
    return { ...draft, source, rows: marked(draft.rows, shipped.rows, (a, b) => a.id === b.id) };
  return { ...draft, source };
}
