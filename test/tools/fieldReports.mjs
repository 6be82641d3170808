// Writes the last column of docs/field-reports.md anew from the names of the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../support/fieldReports.ts')} */
const { shownByTests, testsByKind } = await tsImport('../support/fieldReports.ts', import.meta.url);

const page = new URL('../../docs/field-reports.md', import.meta.url);
const tests = testsByKind(process.cwd());
const lines = readFileSync(page, 'utf8')
  .split('\n')
  .map((line) => {
    const [kind, fault] = line
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim());
    const files = kind === undefined ? undefined : tests.get(kind);
    return files ? `| ${kind} | ${fault} | ${shownByTests(files)} |` : line;
  });
writeFileSync(page, lines.join('\n'));
