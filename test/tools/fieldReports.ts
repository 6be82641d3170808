/** Writes the last column of docs/field-reports.md anew from the names of the tests. */
import { readFileSync, writeFileSync } from 'node:fs';
import { shownByTests, testsByKind } from '#test/fieldReports';

const page = 'docs/field-reports.md';
const tests = testsByKind('.');

function renewed(line: string): string {
  const [kind, fault] = line
    .split('|')
    .slice(1, 3)
    .map((cell) => cell.trim());
  const files = kind === undefined ? undefined : tests.get(kind);
  return files ? `| ${kind} | ${fault} | ${shownByTests(files)} |` : line;
}

writeFileSync(page, readFileSync(page, 'utf8').split('\n').map(renewed).join('\n'));
