/** Reads docs/field-reports.md, and which test files begin a test's name with which kind. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Row {
  readonly kind: string;
  readonly fault: string;
  readonly shownBy: string;
}

export function rowsOf(page: string): readonly Row[] {
  return page.split('\n').flatMap((line) => {
    const [kind, fault, shownBy] = line
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim());
    if (kind === undefined || fault === undefined || shownBy === undefined) return [];
    return /^(kind|-+)$/.test(kind) ? [] : [{ kind, fault, shownBy }];
  });
}

/** kind → test files, sorted, for every kind that opens the name of a test, of a group, of a story or of a row of a table of tests. */
export function testsByKind(root: string, kinds: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const texts = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => [`test/${name}`, readFileSync(join(root, 'test', name), 'utf8')] as const);
  const opens = (text: string, kind: string) => ["'", '"', '`'].some((quote) => text.includes(`${quote}${kind}:`));
  return new Map(
    kinds.flatMap((kind) => {
      const files = texts.filter(([, text]) => opens(text, kind)).map(([file]) => file);
      return files.length === 0 ? [] : [[kind, files] as const];
    }),
  );
}

export const shownByTests = (files: readonly string[]): string => files.map((file) => `\`${file.replace(/^test\//, '')}\``).join(', ');
