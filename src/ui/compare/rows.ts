/** The steps of a column in few words: what leads to the number, with its clause. */
import type { ComparedGroup, ComparedRange, ShotColumn } from '#game/compare';
import type { SourceRef } from '#rules/engine/source';
import { total, type TrailLine } from '#rules/engine/trail';
import { inchWords, lineWords } from '../words/number.ts';

export interface CompareRow {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly source: SourceRef;
}

/** A card has room for so many steps; the panel has them all. */
const MOST = 3;

const ofValue = (line: TrailLine): boolean => (line.of ?? 'value') === 'value';

const allWords = (count: number): string => (count === 2 ? 'Both' : `All ${count}`);

/** What several stands add to the same sum is one step here: the sum. */
function summed(lines: readonly TrailLine[]): readonly TrailLine[] {
  const added = lines.filter((line) => ofValue(line) && (line.op === 'add' || line.op === 'base'));
  const [first] = added;
  if (!first || added.length < 2 || added.length < lines.filter(ofValue).length) return lines;
  const together: TrailLine = { ...first, op: 'base', value: total(added), because: `${allWords(added.length)} together.` };
  return [together, ...lines.filter((line) => !added.includes(line))];
}

/** Where several rulings fall on the target they are alike but for their stands: the first is shown. Lines that count and say a number; the range stands above them, and a line told twice is told once. */
export function rowsOf(column: ShotColumn): readonly CompareRow[] {
  const lines = (column.foreseen.find(({ target }) => target === column.target)?.trail ?? []).filter(
    (line: TrailLine) => line.counts !== false && line.op !== 'note' && !/(^|\/)(range|edge)$/.test(line.id),
  );
  const rows = summed(lines).map((line, n): CompareRow => ({
    id: `${line.because}/${lineWords(line)}/${n}`,
    label: line.because,
    value: lineWords(line),
    source: line.source,
  }));
  const told = rows.filter(
    (row, n) => row.value !== '' && rows.findIndex((one) => one.label === row.label && one.value === row.value) === n,
  );
  return told.slice(0, MOST).map((row) => ({ ...row, id: `${row.label}/${row.value}` }));
}

export const yardWords = (yards: number): string => `${Math.round(yards)} yd`;

/** The range that the answer speaks of: that of the refused group where nothing may be fired. */
export function rangeOf({ may, refused, range, groups }: ShotColumn): ComparedRange | null {
  if (may) return range;
  const measured = groups.filter((group) => group.range !== null);
  const told = measured.find((group) => group.refused?.because === refused?.because);
  return told?.range ?? range;
}

/** "4 stands asked one by one, 6.13″ to 9.19″". */
export function groupsWords(column: ShotColumn): string {
  const inches = column.groups.flatMap(({ range }) => (range ? [range.inches] : []));
  const [least, most] = [Math.min(...inches), Math.max(...inches)];
  const spread = inches.length === 0 ? '' : least === most ? `, each ${inchWords(least)}` : `, ${inchWords(least)} to ${inchWords(most)}`;
  const barred = column.groups.filter((group) => group.refused !== null).length;
  const not = barred === 0 || !column.may ? '' : `; ${barred} may not`;
  return `${column.groups.length} asked one by one${spread}${not}`;
}

export function groupWords(group: ComparedGroup): string {
  const figures = `${group.figures} ${group.figures === 1 ? 'figure' : 'figures'}`;
  return group.stands.length === 1 ? figures : `${group.stands.length} stands, ${figures}`;
}

/** How many rulings the card tells together, and of which its steps are: "steps of the first of 2"; null where there is one. */
export function scopeWords(column: ShotColumn): string | null {
  const rulings = column.foreseen.filter(({ target }) => target === column.target).length;
  return rulings > 1 ? `Steps of the first of ${rulings}; the loss is of ${allWords(rulings).toLowerCase()} together.` : null;
}
