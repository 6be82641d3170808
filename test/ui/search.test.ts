/** Looking for words in the rules, and finding the passage that a chip names. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byText, clauseOf, found, marked, wordsOf } from '#ui/rules/search';
import { BOOK } from './fixtureBook.ts';

const hits = (text: string, asked: string) =>
  marked(text, wordsOf(asked))
    .filter((piece) => piece.hit)
    .map((piece) => piece.text);
const headings = (asked: string) => found(BOOK.clauses, wordsOf(asked)).map((clause) => clause.heading);

describe('what is found', () => {
  test('any case and any accent, in the order of the book', () => {
    expect(headings('RICOCHET')).toEqual(['Ricochet']);
    expect(headings('fire')).toEqual(['What a gun bears on', 'Enfilade', 'Effect of Fire <b>chart</b>']);
    expect(hits('Minié and MINIE', 'minie')).toEqual(['Minié', 'MINIE']);
  });

  test('a passage holds every word that is asked for, in heading, place, reading or words', () => {
    expect(headings('enfilade twice')).toEqual(['Enfilade']);
    expect(headings('enfilade ricochet')).toEqual([]);
    expect(headings('c001-18')).toEqual(['Enfilade']);
    expect(headings('  ')).toHaveLength(BOOK.clauses.length);
  });
});

describe('what is lit up', () => {
  test('every place, overlapping words as one', () => {
    expect(marked('banana', ['ana'])).toEqual([
      { text: 'b', hit: false },
      { text: 'anana', hit: true },
    ]);
    expect(hits('Round shot runs on', 'run on')).toEqual(['run', 'on']);
  });

  test('the pieces are the text, whatever is asked for', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'A', 'é', 'ß', 'İ', '🐎', '<', ' ', '\u0301', 'b') });
    fc.assert(
      fc.property(letters, letters, (text, asked) => {
        const pieces = marked(text, wordsOf(asked));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (let i = 1; i < pieces.length; i += 1) expect(pieces[i]?.hit).not.toBe(pieces[i - 1]?.hit);
      }),
    );
  });
});

test('a chip finds its passage by text and place, whatever the case; another text’s place of the same name is not it', () => {
  expect(clauseOf(BOOK.clauses, { text: '001', where: 'ricochet' })?.heading).toBe('Ricochet');
  expect(clauseOf(BOOK.clauses, { text: '003', where: 'Ricochet' })).toBeNull();
  expect(clauseOf(BOOK.clauses, { text: '001', where: 'Ricochet, run' })).toBeNull();
});

test('passages stand by text, each text once', () => {
  expect(byText(BOOK.clauses).map(({ text, clauses }) => [text, clauses.length])).toEqual([
    ['001', 3],
    ['003', 1],
  ]);
});
