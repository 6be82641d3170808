/** Looking for words in the rules. What is found is text beside text: nothing of it is ever markup. */
import type { Clause } from '#rules/engine/parts';
import type { SourceRef } from '#rules/engine/source';

/** A piece of a text, found or between what was found. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Small letters without accents, of the same length: every letter answers for its own place. */
function plain(text: string): string {
  return Array.from(text)
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;
    })
    .join('');
}

/** The words asked for; a text is found when it holds all of them. */
export const wordsOf = (asked: string): readonly string[] =>
  plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');

/** A text cut at every place where a word was found. */
export function marked(text: string, words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const low = plain(text);
  const hit = Array.from({ length: text.length }, () => false);
  for (const word of words) for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  for (let from = 0, to = 1; from < text.length; from = to, to = from + 1) {
    while (to < text.length && hit[to] === hit[from]) to += 1;
    pieces.push({ text: text.slice(from, to), hit: hit[from] === true });
  }
  return pieces;
}

/** Clauses that hold every word, in heading, place or words. */
export function found(clauses: readonly Clause[], words: readonly string[]): readonly Clause[] {
  if (words.length === 0) return clauses;
  return clauses.filter((clause) => {
    const all = plain([clause.heading, clause.where, clause.reading ?? '', ...clause.words].join('\n'));
    return words.every((word) => all.includes(word));
  });
}

/** Clauses by text, each in the order of the book. */
export function byText(clauses: readonly Clause[]): readonly { readonly text: string; readonly clauses: readonly Clause[] }[] {
  return [...new Set(clauses.map((clause) => clause.text))].map((text) => ({ text, clauses: clauses.filter((one) => one.text === text) }));
}

/** The clause that a source names; null where none does, and then the text's top is the place to be. */
export function clauseOf(clauses: readonly Clause[], source: Pick<SourceRef, 'text' | 'where'>): Clause | null {
  const where = plain(source.where);
  return clauses.find((one) => one.text === source.text && plain(one.where) === where) ?? null;
}

/** A name for a clause that a page can jump to. */
export const anchorOf = (clauses: readonly Clause[], clause: Clause): string => `clause-${clauses.indexOf(clause)}`;
