/** The numbered examples of the texts: each stands twice among the tests, as arithmetic and as a scenario file through the command line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#test/planted';

const ROWS: Readonly<Record<string, number>> = { T000: 20, T001: 31, T003: 15, T004: 19 };

const numbered = (text: string, from: number, to = from): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${text}-${String(from + i).padStart(2, '0')}`);

/** The examples that the head of a test names: "T003-01, T003-02", "T004-01, 05, 06", "T003-07 to T003-11". */
function namedBy(head: string): readonly string[] {
  return [...head.matchAll(/(T\d{3})-(\d{2})((?:(?:, | to )(?:T\d{3}-)?\d{2}\b)*)/g)].flatMap(([, text = '', first = '', more = '']) => {
    let last = Number(first);
    const rows = [...numbered(text, last)];
    for (const [, how, next] of more.matchAll(/(, | to )(?:T\d{3}-)?(\d{2})/g)) {
      rows.push(...numbered(text, how === ' to ' ? last + 1 : Number(next), Number(next)));
      last = Number(next);
    }
    return rows;
  });
}

/** Heads of single tests and rows of tables of tests; a group's head says less than its tests. */
function named(folder: string): ReadonlySet<string> {
  const texts = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('evidence/rows.test.ts'))
    .map((name) => readFileSync(join(projectRoot, folder, name), 'utf8'));
  const heads = texts.flatMap((text) => text.split('\n').filter((line) => /['`"]T\d{3}-\d{2}/.test(line) && !/\bdescribe\b/.test(line)));
  return new Set(heads.flatMap(namedBy));
}

test('heads are read as they are meant', () => {
  expect(namedBy("test('T003-07 to T003-09, T003-11: x'")).toEqual(['T003-07', 'T003-08', 'T003-09', 'T003-11']);
  expect(namedBy("test('T004-01, 05, 07: 36 figures at 15'")).toEqual(['T004-01', 'T004-05', 'T004-07']);
  expect(namedBy("test('T000-20: across 12 inches'")).toEqual(['T000-20']);
});

test.each([
  ['as arithmetic', 'test/rules/sets'],
  ['through the command line', 'test/cli'],
])('every example stands there %s', (_, folder) => {
  const all = Object.entries(ROWS).flatMap(([text, count]) => numbered(text, 1, count));
  const here = named(folder);
  expect(all.filter((row) => !here.has(row))).toEqual([]);
});
