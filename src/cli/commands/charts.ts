import type { RuleSet } from '#rules/engine/contract';
import { drawnOf } from '#rules/engine/figure';
import { books } from '#rules/sets/index';
import { bookNamed, readArguments } from '../input.ts';
import type { Answer } from '../output.ts';

/** The pictures that a text draws of its charts, each with the numbers of the charts that it is drawn from. */
function figuresOf(book: RuleSet) {
  return book.figures.flatMap((figure) => {
    const { curves, staircase } = drawnOf(figure, book.charts);
    const source = curves[0]?.source ?? staircase?.chart.source;
    if (!source) return [];
    const { id, title, said } = figure;
    const steps = staircase ? { label: staircase.label, chart: staircase.chart.id, bands: staircase.chart.bands } : null;
    return [{ book: book.id, kind: 'figure' as const, id, title, said, source, curves, ...(steps ? { staircase: steps } : {}) }];
  });
}

/** `charts [--book ID]`: every chart with its numbers, source and status, and the pictures drawn from them. */
export function charts(args: readonly string[]): Answer {
  const { values } = readArguments(args, ['book'], []);
  const of = values.book === undefined ? books : [bookNamed(values.book)];
  const json = of.flatMap((book) => [...book.charts.map((chart) => ({ book: book.id, ...chart })), ...figuresOf(book)]);
  const text = json
    .map((chart) => `${chart.book} ${chart.id}: ${chart.title} (${chart.source.status}; ${chart.source.text}, ${chart.source.where})`)
    .join('\n');
  return { json, text, code: 0 };
}
