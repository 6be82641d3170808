/** The bench's figures as a table to read. */

import type { ChanceTime, CompareTime } from './rules.ts';

/** Median microseconds of the same work done in four ways; `found` is how many stands it is about. */
export interface Ways {
  readonly ours: number;
  readonly turfAll: number;
  readonly boxTurf: number;
  readonly oracle: number;
  readonly found: number;
  readonly agree: number;
  readonly of: number;
}

export interface Measured {
  readonly count: number;
  readonly index: { readonly build: number; readonly shapes: number };
  readonly line: Ways;
  readonly whole: Ways;
}

export function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

const micro = (value: number): string => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')).padStart(12);
const times = (value: number): string => `×${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en-US')}`.padStart(9);

export function rowsOf({ count, index, line, whole }: Measured): string[] {
  return [
    `${count.toLocaleString('en-US')} stands                          median µs    beside ours`,
    `  index built (rbush)           ${micro(index.build)}`,
    `  the same shapes for turf      ${micro(index.shapes)}  ${times(index.shapes / index.build)}`,
    ...waysOf(`one line across (${line.found} passed through)`, line),
    ...waysOf(`whole answer for one gun (${whole.found} in reach)`, whole),
  ];
}

function waysOf(name: string, { ours, turfAll, boxTurf, oracle, agree, of }: Ways): string[] {
  return [
    `  ${name}`,
    `    ours                        ${micro(ours)}`,
    `    turf over all stands        ${micro(turfAll)}  ${times(turfAll / ours)}`,
    `    box search, then turf       ${micro(boxTurf)}  ${times(boxTurf / ours)}`,
    `    oracle, crossed stands only ${micro(oracle)}  ${times(oracle / ours)}`,
    `    the ways agree in           ${`${agree} of ${of}`.padStart(12)}`,
  ];
}

export function budgetsOf(all: readonly Measured[]): string[] {
  const thousand = all.find(({ count }) => count === 1_000);
  const most = all.find(({ count }) => count === 100_000);
  if (thousand === undefined || most === undefined) return [];
  const { line, whole } = thousand;
  return [
    'Budgets',
    budget('one line at 1,000: turf over all takes at least 200 times as long', line.turfAll / line.ours, 200, 'at least'),
    budget('one line at 1,000: box search with turf takes at least 20 times as long', line.boxTurf / line.ours, 20, 'at least'),
    budget('whole answer at 1,000: turf over all takes at least 50 times as long', whole.turfAll / whole.ours, 50, 'at least'),
    budget('whole answer at 1,000: about 2 ms or less', whole.ours / 1000, 2, 'at most'),
    budget('whole answer from 1,000 to 100,000 grows less than 3 times', most.whole.ours / whole.ours, 3, 'at most'),
  ];
}

/** The exact chance of one volley in every mode, and all books asked about one shot. */
export function rulesRows(times: readonly ChanceTime[], { cards, whole }: CompareTime): string[] {
  return [
    'Exact chance of one volley: measured, judged and walked      median ms   outcomes',
    ...times.map(
      ({ book, mode, ms, outcomes }) => `  ${`${book}, ${mode}`.padEnd(56)} ${ms.toFixed(2).padStart(12)} ${String(outcomes).padStart(10)}`,
    ),
    'One shot under all books, the slowest of these',
    `  ${'cards: measured, judged and walked by every book'.padEnd(56)} ${cards.toFixed(2).padStart(12)}`,
    `  ${'cards, every curve by range and the charges'.padEnd(56)} ${whole.toFixed(2).padStart(12)}`,
  ];
}

export function rulesBudgets(times: readonly ChanceTime[], { cards }: CompareTime): string[] {
  const worst = [...new Set(times.map(({ book }) => book))].flatMap((book) => {
    const [most] = times.filter((one) => one.book === book).toSorted((a, b) => b.ms - a.ms);
    return most ? [budget(`${book}: the exact chance of one volley, at worst (${most.mode}), under 5 ms`, most.ms, 5, 'at most')] : [];
  });
  return [
    'Budgets of the rules',
    ...worst,
    budget('one shot compared under all books (the cards), at worst, under 50 ms', cards, 50, 'at most'),
  ];
}

function budget(what: string, found: number, limit: number, side: 'at least' | 'at most'): string {
  const met = side === 'at least' ? found >= limit : found <= limit;
  return `  ${met ? 'PASS ' : 'short'}  ${what}: ${found < 10 ? found.toFixed(2) : Math.round(found).toLocaleString('en-US')}`;
}
