/** What the next person's machine will install and load is what this one did. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#test/planted';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

test('every library is named at one exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('the lockfile names versions and digests, and no place to fetch them from', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string; integrity?: string }> };
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  expect(entries.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('no panel carries a style of fixed text, which the page policy would drop', () => {
  const panels = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svelte'));
  expect(panels.filter((name) => /\sstyle=(["'])[^"'{]*\1/.test(read(join('src', name))))).toEqual([]);
});
