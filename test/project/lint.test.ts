/** The lint that keeps geometry, rules and game bare, and the libraries at home, is shown what it must refuse. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot, withPlanted } from '#test/planted';
import { describe, expect, test } from 'vitest';

/** What the lint refuses, as "code in file". */
function lint(files: Readonly<Record<string, string>>): readonly string[] {
  return withPlanted(files, (root) => {
    const cli = join(projectRoot, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const run = spawnSync(process.execPath, [cli, '--format', 'json', 'src'], { cwd: root, encoding: 'utf8' });
    const report = JSON.parse(run.stdout) as { diagnostics: { code: string; severity: string; filename: string }[] };
    return report.diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ code, filename }) => `${code} in ${filename.replaceAll('\\', '/')}`);
  });
}

const bare = ['src/geometry/check/arc.ts', 'src/rules/engine/trail.ts', 'src/rules/sets/stands/fire.ts', 'src/game/decide/fire.ts'];

const impure: readonly (readonly [what: string, code: string, text: string])[] = [
  ['the clock', 'eslint(no-restricted-globals)', 'export const now = Date.now();\n'],
  ['chance of the machine', 'eslint(no-restricted-properties)', 'export const roll = Math.random();\n'],
  ['the console', 'eslint(no-console)', `console.log('fire');\nexport const said = true;\n`],
  ['the window', 'eslint(no-restricted-globals)', 'export const width = window.innerWidth;\n'],
  ['the page', 'eslint(no-restricted-globals)', 'export const title = document.title;\n'],
  ['a timer', 'eslint(no-restricted-globals)', 'export const later = setTimeout(() => 1, 5);\n'],
  ['the network', 'eslint(no-restricted-globals)', `export const got = fetch('/');\n`],
  ['the process', 'eslint(no-restricted-globals)', 'export const where = process.cwd();\n'],
];

describe('geometry, rules and game do not touch', () => {
  test.each(impure)('%s', (_what, code, text) => {
    const found = lint(Object.fromEntries(bare.map((file) => [file, text])));
    expect(found).toEqual(expect.arrayContaining(bare.map((file) => `${code} in ${file}`)));
  });

  test('yet the app may', () => {
    expect(lint({ 'src/app/main.ts': `export const size = window.innerWidth + Date.now();\n` })).toEqual([]);
  });
});

const strays: readonly (readonly [what: string, file: string, text: string])[] = [
  ['turf outside its home', 'src/geometry/check/arc.ts', `import { polygon } from '@turf/turf';\nexport const p = polygon;\n`],
  ['a turf package outside its home', 'src/game/decide.ts', `import { area } from '@turf/area';\nexport const p = area;\n`],
  ['a length measured on a globe', 'src/geometry/shape/planar.ts', `import { distance } from '@turf/turf';\nexport const p = distance;\n`],
  [
    'a buffer, which drags in another library',
    'src/geometry/shape/planar.ts',
    `import { buffer } from '@turf/turf';\nexport const p = buffer;\n`,
  ],
  ['turf kept whole', 'src/geometry/shape/planar.ts', `import * as turf from '@turf/turf';\nexport const p = turf;\n`],
  ['rbush outside its home', 'src/view/camera.ts', `import RBush from 'rbush';\nexport const p = RBush;\n`],
  ['pixi outside its home', 'src/view/tool/aiming.ts', `import { Container } from 'pixi.js';\nexport const p = Container;\n`],
];

describe('a library strays from its home:', () => {
  test.each(strays)('%s', (_what, file, text) => {
    expect(lint({ [file]: text })).toContain(`eslint(no-restricted-imports) in ${file}`);
  });

  test('at home each of them is welcome', () => {
    const welcome = {
      'src/geometry/shape/planar.ts': `import { intersect, polygon } from '@turf/turf';\nexport const p = [intersect, polygon];\n`,
      'src/geometry/table/tableIndex.ts': `import RBush from 'rbush';\nexport const p = RBush;\n`,
      'src/view/paint/painter.ts': `import { Container } from 'pixi.js';\nexport const p = Container;\n`,
    };
    expect(lint(welcome)).toEqual([]);
  });
});

test.each([
  ['a default export', 'import(no-default-export)', 'export default 1;\n'],
  ['any', 'typescript(no-explicit-any)', 'export const x: any = 1;\n'],
  ['a silenced type error', 'typescript(ban-ts-comment)', '// @ts-ignore\nexport const x: number = 1;\n'],
  [
    'a type imported as a value',
    'typescript(consistent-type-imports)',
    `import { Point } from './vec.ts';\nexport const p: Point = { x: 1 };\n`,
  ],
])('%s is refused everywhere', (_what, code, text) => {
  expect(lint({ 'src/app/x.ts': text, 'src/app/vec.ts': 'export interface Point { readonly x: number }\n' })).toContain(
    `${code} in src/app/x.ts`,
  );
});
