import { describe, expect, test } from 'vitest';
import type { Option } from '#rules/engine/contract';
import { choicesOf, readingsTold, recording, together } from '#rules/engine/recording';

const option = (id: string, ...choices: readonly string[]): Option => ({
  id,
  choices,
  label: `Label of ${id}`,
  source: { text: '001', where: id, status: 'our-reading', reading: id },
  quote: null,
  reads: '',
  why: '',
  means: choices.map((choice) => `Means ${choice}.`),
});
const options = [option('A', 'a1', 'a2'), option('B', 'b1', 'b2'), option('C', 'c1', 'c2')];

describe('readings that remember what was read', () => {
  test('name what was read, with the choice made, in the order of the options', () => {
    const recorder = recording({ A: 'a2', B: 'b1', C: 'c2' }, options);
    expect(recorder.used()).toEqual({});
    expect([recorder.readings['C'], recorder.readings['A']]).toEqual(['c2', 'a2']);
    expect(Object.entries(recorder.used())).toEqual([
      ['A', 'a2'],
      ['C', 'c2'],
    ]);
  });

  test('where the game names no choice, the first is the one that was read', () => {
    const recorder = recording({}, options);
    expect(recorder.readings['B']).toBeUndefined();
    expect(recorder.used()).toEqual({ B: 'b1' });
  });

  test('what the book has no option for is not named', () => {
    const recorder = recording({ A: 'a1' }, options);
    expect(recorder.readings['Z']).toBeUndefined();
    expect(recorder.used()).toEqual({});
  });

  test('one within another: what the inner one read was read of the outer one too', () => {
    const outer = recording({ A: 'a2', B: 'b2' }, options);
    const inner = recording(outer.readings, options);
    expect(inner.readings['B']).toBe('b2');
    expect([inner.used(), outer.used()]).toEqual([{ B: 'b2' }, { B: 'b2' }]);
  });
});

test('several together are in the order of the options, each once', () => {
  expect(Object.keys(together([{ C: 'c1' }, undefined, { A: 'a2' }, { C: 'c1' }], options))).toEqual(['A', 'C']);
  expect(together([], options)).toEqual({});
});

test('choices of ids', () => {
  expect(choicesOf(new Set(['B', 'Z']), { B: 'b2' }, options)).toEqual({ B: 'b2' });
});

test('in words: the title, and what the choice does', () => {
  expect(readingsTold({ B: 'b2' }, options)).toEqual([{ id: 'B', label: 'Label of B', choice: 'b2', means: 'Means b2.' }]);
  expect(readingsTold(undefined, options)).toEqual([]);
});
