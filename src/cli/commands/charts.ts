import { books } from '#rules/sets/index';
import { bookNamed, readArguments } from '../input.ts';
import type { Answer } from '../output.ts';

/** `charts [--book ID]`: every chart with its numbers, source and status. */
export function charts(args: readonly string[]): Answer {
  const { values } = readArguments(args, ['book'], []);
  const of = values.book === undefined ? books : [bookNamed(values.book)];
  const json = of.flatMap((book) => book.charts.map((chart) => ({ book: book.id, ...chart })));
  const text = json
    .map((chart) => `${chart.book} ${chart.id}: ${chart.title} (${chart.source.status}; ${chart.source.text}, ${chart.source.where})`)
    .join('\n');
  return { json, text, code: 0 };
}
