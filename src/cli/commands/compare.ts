import { compareShot, type CompareBy, type ComparedGroup, type ComparedRange, type ShotColumn } from '#game/compare';
import { library } from '#rules/sets/index';
import type { RuleSet } from '#rules/engine/contract';
import type { Distribution } from '#rules/engine/distribution';
import { toNumber } from '#rules/engine/fraction';
import { showFound } from '#game/scenario/problem';
import { chancesJson, foreseenJson } from '../chanceJson.ts';
import { BadInput, openTable, readArguments } from '../input.ts';
import { readOrder } from '../order.ts';
import { refusedJson, type Answer } from '../output.ts';

const rangeJson = (range: ComparedRange | null) =>
  range && { convention: range.convention, label: range.label, inches: range.inches, yards: range.yards };

const groupJson = ({ id, stands, figures, range, refused, foreseen }: ComparedGroup) => ({
  id,
  stands,
  figures,
  range: rangeJson(range),
  refused: refused && refusedJson(refused),
  foreseen: foreseen && foreseenJson(foreseen),
});

const columnJson = (column: ShotColumn) => ({
  book: column.book,
  label: column.label,
  text: column.text,
  inchIsYards: column.inchIsYards,
  mode: column.mode?.id ?? null,
  may: column.may,
  refused: column.refused && refusedJson(column.refused),
  said: column.said,
  range: rangeJson(column.range),
  set: column.set,
  target: column.target,
  mean: column.mean && toNumber(column.mean),
  groups: column.groups.map(groupJson),
  foreseen: column.foreseen.map(foreseenJson),
  chance: column.chances && chancesJson(column.chances.chances, 'figures'),
  others: column.others.map(({ target, chances }) => ({ target, mean: toNumber(chances.meanFigures) })),
});

const mostly = ({ low, high }: Distribution): string => (low === high ? String(low) : `${low} to ${high}`);

function columnText({ label, range, set, said, mean, chances }: ShotColumn): string {
  const measured = range ? `${range.inches.toFixed(2)}″, ${range.yards.toFixed(0)} yd, ${range.label}` : 'no range';
  const judged = set ? `; judged at ${set.inches.toFixed(2)}″, ${set.yards.toFixed(0)} yd` : '';
  const figures = chances?.chances.figures;
  const loss = mean && figures ? `  mean loss ${toNumber(mean).toFixed(2)} figures, mostly ${mostly(figures)}` : '  no loss foreseen';
  return [`${label}: ${said}`, `  ${measured}${judged}`, loss].join('\n');
}

function readBy(text: string | undefined): CompareBy {
  if (text === undefined || text === 'inches' || text === 'yards') return text ?? 'inches';
  throw new BadInput(`--by: found ${showFound(text)}, expected inches or yards`);
}

/** `compare FILE ORDER [--by inches|yards]`: each shot under every book, by the file's own book first asked. */
export function compare(args: readonly string[]): Answer {
  const { values, positionals } = readArguments(args, ['by', 'book'], ['FILE', 'ORDER']);
  const by = readBy(values.by);
  const { state, book } = openTable(positionals[0] ?? '', values.book);
  const shots = readOrder(positionals[1] ?? '', state, book);
  const books: readonly RuleSet[] = library.books.map((one) => (one.id === book.id ? book : one.withCharts(state.charts)));
  const home = { ...state, book: book.id };
  const compared = shots.map((shot) => ({ shot, columns: compareShot(home, shot, books, { by }) }));
  const json = { by, shots: compared.map(({ shot, columns }) => ({ shot, columns: columns.map(columnJson) })) };
  const text = compared.flatMap(({ columns }) => columns.map(columnText)).join('\n');
  return { json, text, code: compared.some(({ columns }) => columns.some(({ may }) => may)) ? 0 : 1 };
}
