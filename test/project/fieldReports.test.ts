/** docs/field-reports.md says which test shows which kind of fault; it may not say more than the tests do, nor less. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf, testsByKind } from '#test/fieldReports';
import { projectRoot } from '#test/planted';
import { expect, test } from 'vitest';

const rows = rowsOf(readFileSync(join(projectRoot, 'docs', 'field-reports.md'), 'utf8'));
const tests = testsByKind(
  projectRoot,
  rows.map((row) => row.kind),
);

test('the page lists 99 kinds of faults, each once', () => {
  expect(new Set(rows.map((row) => row.kind)).size).toBe(99);
  expect(rows).toHaveLength(99);
});

test('each kind has a test whose name begins with it, in the files that the page names, or says what it waits for', () => {
  const wrong = rows.filter(({ kind, shownBy }) => {
    const files = tests.get(kind) ?? [];
    if (shownBy.startsWith('waits for ')) return files.length > 0;
    const named = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, file]) => `test/${file}`);
    return named.length === 0 || named.some((file) => !files.includes(file));
  });
  expect(wrong, 'npx tsx test/tools/fieldReports.ts writes the last column anew').toEqual([]);
});
