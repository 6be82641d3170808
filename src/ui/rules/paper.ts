/** The charts of a book as small tables for paper: bands of one kind of weapon share a table. */
import type { BandChart, Chart } from '#rules/engine/chart';
import type { Status } from '#rules/engine/source';
import { fieldWords, sheetOf } from '../charts/sheet.ts';

export interface PaperCell {
  readonly said: string;
  readonly words: boolean;
}

export interface PaperRow {
  readonly label: string;
  readonly status: Status | null;
  readonly cells: readonly PaperCell[];
}

export interface PaperTable {
  readonly title: string;
  readonly status: Status | null;
  readonly corner: string;
  readonly columns: readonly string[];
  /** Its headings are set upright: side by side they would be wider than a column of the sheet. */
  readonly upright: boolean;
  readonly rows: readonly PaperRow[];
}

/** Letters for which a column of the sheet surely has room beside the names of the rows. */
const LETTERS = 34;

/** A line breaks at a space and after a hyphen, but not within "36-48". */
const longestWord = (words: string): number => Math.max(...words.split(/\s+|-(?=\p{L})/u).map((word) => word.length));

/** True where headings broken at every space still leave no room for each other. */
function upright(columns: readonly string[], rows: readonly PaperRow[]): boolean {
  const letters = columns.map((column, c) => Math.max(longestWord(column), ...rows.map((row) => row.cells[c]?.said.length ?? 0)));
  return columns.length > 3 && letters.reduce((sum, count) => sum + count + 1, 0) > LETTERS;
}

/** "canister" of "canister.nap-12": charts of one family. */
const familyOf = (chart: Chart): string => chart.id.split('.')[0] ?? chart.id;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names of bands that all charts share: the longest list, when every other begins it. */
function sharedBands(charts: readonly BandChart[]): readonly string[] | null {
  const longest = charts.reduce<readonly string[]>((most, chart) => {
    const names = chart.bands.map((band) => band.name);
    return names.length > most.length ? names : most;
  }, []);
  const fits = charts.every((chart) => chart.bands.every((band, i) => band.name === longest[i]));
  return fits ? longest : null;
}

/** "Canister, 6-pounder" under the heading "Canister" is the 6-pounder. */
const shortTitle = (title: string, family: string): string =>
  title.toLowerCase().startsWith(`${family.toLowerCase()}, `) ? title.slice(family.length + 2) : title;

function familyTable(id: string, charts: readonly BandChart[], names: readonly string[]): PaperTable {
  const family = capital(fieldWords(id));
  const rows = charts.map((chart): PaperRow => {
    const cells = sheetOf(chart).rows.map(({ cells: [upTo, value] }) => ({
      said: `${upTo?.shown ?? ''}″: ${value?.shown ?? ''}`,
      words: false,
    }));
    const empty = names.slice(cells.length).map(() => ({ said: '·', words: false }));
    return { label: capital(shortTitle(chart.title, family)), status: chart.source.status, cells: [...cells, ...empty] };
  });
  return { title: `${family}, up to inches: value`, status: null, corner: '', columns: names, upright: upright(names, rows), rows };
}

function ownTable(chart: Chart, nameOf: (key: string) => string): PaperTable {
  const sheet = sheetOf(chart);
  // "6-12" says its limit itself, "close" does not.
  const columns = sheet.columns.map((column, c) =>
    sheet.limits && !/\d/.test(column) ? `${column} ≤${sheet.limits[c]?.shown ?? ''}″` : column,
  );
  const rows = sheet.rows.map((row): PaperRow => ({
    label: row.key === row.label ? nameOf(row.label) : row.label,
    status: row.source && row.source.status !== chart.source.status ? row.source.status : null,
    cells: row.cells.map((cell) => ({ said: cell.shown, words: cell.kind === null && cell.shown !== '·' })),
  }));
  const corner = sheet.limits ? '' : sheet.corner;
  return { title: chart.title, status: chart.source.status, corner, columns, upright: upright(columns, rows), rows };
}

/** In the order of the charts; a family stands where its first chart does. */
export function paperTables(charts: readonly Chart[], nameOf: (key: string) => string): readonly PaperTable[] {
  const families = new Map<string, readonly BandChart[]>();
  for (const chart of charts) {
    if (chart.kind === 'bands') families.set(familyOf(chart), [...(families.get(familyOf(chart)) ?? []), chart]);
  }
  return charts.flatMap((chart) => {
    const family = chart.kind === 'bands' ? (families.get(familyOf(chart)) ?? []) : [];
    const names = family.length > 1 ? sharedBands(family) : null;
    if (!names) return [ownTable(chart, nameOf)];
    return family[0] === chart ? [familyTable(familyOf(chart), family, names)] : [];
  });
}
