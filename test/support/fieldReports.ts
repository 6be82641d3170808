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

/** kind → test files, sorted, for every name of the form 'kind: …' that opens a test or a group of tests. */
export function testsByKind(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const name of readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.test.ts')) continue;
    const file = `test/${name.replaceAll('\\', '/')}`;
    const text = readFileSync(join(root, file), 'utf8');
    for (const [, kind] of text.matchAll(
      /(?:test|it|describe)(?:\.\w+)*\s*(?:\(\[[\s\S]*?\]\s*\)|\([\w.]+\))?\(\s*['"`]([a-z0-9]+(?:-[a-z0-9]+)+):/g,
    )) {
      if (kind === undefined) continue;
      found.set(kind, (found.get(kind) ?? new Set()).add(file));
    }
  }
  return new Map([...found].map(([kind, files]) => [kind, [...files].sort()]));
}

export const shownByTests = (files: readonly string[]): string => files.map((file) => `\`${file.replace(/^test\//, '')}\``).join(', ');
