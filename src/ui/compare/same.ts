/** What every book says alike of a shot: told once, so that the cards show what differs. */
import type { ShotColumn } from '#game/compare';
import { inchWords, meanWords } from '../words/number.ts';
import { rangeOf, rowsOf, type CompareRow } from './rows.ts';

export type FactId = 'verdict' | 'figures' | 'target' | 'range' | 'loss';

interface Fact {
  readonly id: FactId;
  readonly words: string;
  /** The number that it is about, where a card's step may tell the same. */
  readonly figures?: number;
}

const figureWords = (count: number): string => `${count} ${count === 1 ? 'figure' : 'figures'}`;

function factsOf(column: ShotColumn): readonly Fact[] {
  if (!column.may) return [{ id: 'verdict', words: 'it may not fire' }];
  const firing = column.groups.filter(({ refused }) => refused === null).reduce((sum, { figures }) => sum + figures, 0);
  const at = column.chances?.present.figures ?? null;
  const range = column.set ?? rangeOf(column);
  return [
    { id: 'verdict', words: 'it may fire' },
    ...(firing > 0 ? [{ id: 'figures', words: `${figureWords(firing)} in the firing stands`, figures: firing } as const] : []),
    ...(at === null ? [] : [{ id: 'target', words: `${figureWords(at)} in the target`, figures: at } as const]),
    ...(range ? [{ id: 'range', words: `the range is ${inchWords(range.inches)}` } as const] : []),
    ...(column.mean ? [{ id: 'loss', words: `${meanWords(column.mean)} are lost on average` } as const] : []),
  ];
}

export interface Shared {
  readonly facts: ReadonlyMap<FactId, Fact>;
  /** Ids of steps that read the same under every book that may fire. */
  readonly rows: ReadonlySet<string>;
}

/** Rows that every column that may fire has alike. */
function sameRows(columns: readonly ShotColumn[]): ReadonlySet<string> {
  const firing = columns.filter((column) => column.may);
  const [first, ...others] = firing.map((column) => new Set(rowsOf(column).map((row) => row.id)));
  return new Set([...(first ?? [])].filter((id) => others.length > 0 && others.every((ids) => ids.has(id))));
}

export function sharedBy(columns: readonly ShotColumn[]): Shared {
  const [first, ...others] = columns.map(factsOf);
  const shared = (first ?? []).filter(
    (fact) => others.length > 0 && others.every((facts) => facts.some((one) => one.id === fact.id && one.words === fact.words)),
  );
  return { facts: new Map(shared.map((fact) => [fact.id, fact])), rows: sameRows(columns) };
}

/** "In every book it may fire; 9 figures in the firing stands." */
export function sharedWords({ facts }: Shared): string {
  const words = [...facts.values()].map((fact) => fact.words);
  return words.length === 0 ? 'Nothing reads the same in every book.' : `The same in every book: ${words.join('; ')}.`;
}

/** A step is told already where every book has it, or where it says no more than the number of figures that all have alike. */
export function toldAlready(row: CompareRow, { facts, rows }: Shared): boolean {
  if (rows.has(row.id)) return true;
  return [...facts.values()].some(
    ({ figures }) =>
      figures !== undefined && row.value.replace(/^[×+]\s*/, '') === `${figures}` && row.label.includes(figureWords(figures)),
  );
}
