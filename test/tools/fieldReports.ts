/** Writes the last column of docs/field-reports.md anew from the names of the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { rowsOf, shownByTests, testsByKind } from '#test/fieldReports';

const page = 'docs/field-reports.md';
const text = readFileSync(page, 'utf8');
const tests = testsByKind(
  '.',
  rowsOf(text).map((row) => row.kind),
);

function renewed(line: string): string {
  const [kind, fault] = line
    .split('|')
    .slice(1, 3)
    .map((cell) => cell.trim());
  const files = kind === undefined ? undefined : tests.get(kind);
  return files ? `| ${kind} | ${fault} | ${shownByTests(files)} |` : line;
}

writeFileSync(page, text.split('\n').map(renewed).join('\n'));
