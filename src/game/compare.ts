/** The same shot under several books, side by side: at the same inches as it stands, or at the same yards of ground. */
import { tape } from '#geometry/shape/units';
import type { RuleSet, Shot } from '#rules/engine/contract';
import { askedOf, isRefused, targetOf, type Asked } from './compare/asked.ts';
import { columnOf, refusedColumn, type ShotColumn } from './compare/column.ts';
import { findUnit } from './lookup.ts';
import { modeOf } from './preview.ts';
import type { GameState } from './state.ts';

export type { ComparedGroup, ShotColumn } from './compare/column.ts';
export type { ComparedRange } from './compare/range.ts';

/** `inches`: every book measures the table as it is. `yards`: every book is asked at the range in yards that the game's own book measures. */
export type CompareBy = 'inches' | 'yards';

/** The book that a shot is laid by: the game's own, or the first of those compared that knows its mode. @throws where none does. */
export function homeOf(state: GameState, shot: Shot, books: readonly RuleSet[]): RuleSet {
  const own = books.find((book) => book.id === state.book && modeOf(book, shot.mode));
  const home = own ?? books.find((book) => modeOf(book, shot.mode)) ?? books[0];
  if (!home) throw new Error('no books to compare');
  return home;
}

/** A shot laid along a line goes as far as its line goes, whatever range is set. */
function asRanged(asked: Asked): Asked {
  const { override: _range, ...shot } = asked.shot;
  return asked.mode.aim === 'line' ? { ...asked, shot } : asked;
}

function column(state: GameState, shot: Shot, home: RuleSet, book: RuleSet): ShotColumn {
  const target = findUnit(state, shot.unit) ? targetOf(state, shot, home) : (shot.aim.at ?? null);
  const asked = askedOf(state, shot, home, book);
  return isRefused(asked) ? refusedColumn(book, asked, target) : columnOf(state, asRanged(asked), book, target);
}

/** The range in this book's inches that is as many yards as the home column's; read off the tape. */
function inchesFor(book: RuleSet, { range, set }: ShotColumn): number | null {
  const yards = set?.yards ?? range?.yards ?? null;
  return yards === null ? null : tape(yards / book.inchIsYards) / 100;
}

/**
 * One column a book, in the order of the books. Books are taken as they are given: with the player's charts and parts where those
 * should count. By yards, the book that the shot is laid by judges as it measures, and the others with its range set for them; where it measures
 * nothing, they measure for themselves.
 */
export function compareShot(
  state: GameState,
  shot: Shot,
  books: readonly RuleSet[],
  { by }: { readonly by: CompareBy },
): readonly ShotColumn[] {
  const home = homeOf(state, shot, books);
  const own = column(state, shot, home, home);
  return books.map((book) => {
    if (book === home) return own;
    const range = by === 'yards' ? inchesFor(book, own) : null;
    return column(state, range === null ? shot : { ...shot, override: { range } }, home, book);
  });
}
