/**
 * The layer check has a trap: with the wrong TypeScript beside it, it reads no file and finds no fault. So every rule is shown
 * a fault that it must name, and the real tree must be seen file by file.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, withPlanted } from '#test/planted';
import { beforeAll, describe, expect, test } from 'vitest';

interface Cruise {
  readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string }[] };
  readonly modules: readonly { readonly source: string }[];
}

function cruise(root: string, ...folders: readonly string[]): Cruise {
  const cli = join(projectRoot, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');
  const run = spawnSync(process.execPath, [cli, ...folders, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (!run.stdout.startsWith('{')) throw new Error(`the layer check said nothing: ${run.stderr}`);
  return JSON.parse(run.stdout) as Cruise;
}

const value = 'export const value = 1;\n';
const imports = (what: string) => `import { value } from '${what}';\nexport const twice = value + value;\n`;
const types = (what: string) => `import type { value } from '${what}';\nexport type Twice = typeof value;\n`;

/** The place that is imported, so that only the layer is at fault. */
const tree: Readonly<Record<string, string>> = {
  'src/geometry/shape/vec.ts': value,
  'src/rules/engine/chart.ts': value,
  'src/rules/roster/roster.ts': value,
  'src/rules/sets/stands/fire.ts': value,
  'src/rules/sets/linear/fire.ts': value,
  'src/game/decide.ts': value,
  'src/view/camera.ts': value,
  'src/view/paint/painter.ts': value,
  'src/ui/desk.ts': value,
  'src/app/main.ts': value,
  'test/support/box.ts': value,
};

/** One file a fault, all in one tree, so that it is read once. */
const faults: readonly (readonly [rule: string, from: string, text: string])[] = [
  ['geometry-imports-only-below', 'src/geometry/check/arc.ts', imports('#rules/engine/chart')],
  ['geometry-imports-only-below', 'src/geometry/check/range.ts', types('#game/decide')],
  ['rules-engine-imports-only-below', 'src/rules/engine/trail.ts', imports('#rules/roster/roster')],
  ['rules-engine-imports-only-below', 'src/rules/engine/book.ts', imports('#rules/sets/stands/fire')],
  ['rules-roster-imports-only-below', 'src/rules/roster/guns.ts', imports('#game/decide')],
  ['rules-sets-imports-only-below', 'src/rules/sets/stands/odds.ts', imports('#game/decide')],
  ['rule-sets-do-not-know-each-other', 'src/rules/sets/stands/shot.ts', imports('#rules/sets/linear/fire')],
  ['only-app-cli-and-tests-list-rule-sets', 'src/game/preview.ts', imports('#rules/sets/stands/fire')],
  ['game-imports-only-below', 'src/game/evolve.ts', imports('#view/camera')],
  ['view-imports-only-below', 'src/view/mark/arcMarks.ts', types('#ui/desk')],
  ['ui-imports-only-below', 'src/ui/panel.ts', imports('#geometry/shape/vec')],
  ['ui-imports-only-below', 'src/ui/toolbar.ts', imports('#view/camera')],
  ['ui-imports-only-below', 'src/ui/Panel.svelte', `<script lang="ts">\n  import { value } from '#view/camera';\n</script>\n{value}\n`],
  ['nobody-imports-app-or-cli', 'src/ui/dice.ts', imports('#app/main')],
  ['product-does-not-import-tests', 'src/app/storage.ts', imports('#test/box')],
  ['tools-and-marks-are-headless', 'src/view/tool/aiming.ts', imports('#view/paint/painter')],
  ['tools-and-marks-are-headless', 'src/view/tool/idle.ts', `import { Container } from 'pixi.js';\nexport const box = new Container();\n`],
  ['pixi-js-stays-at-home', 'src/app/stage.ts', `import { Container } from 'pixi.js';\nexport const box = new Container();\n`],
  ['turf-turf-stays-at-home', 'src/geometry/check/strike.ts', `import { polygon } from '@turf/turf';\nexport const shape = polygon;\n`],
  ['rbush-stays-at-home', 'src/geometry/check/march.ts', `import RBush from 'rbush';\nexport const index = new RBush();\n`],
  ['bare-layers-run-without-a-machine', 'src/game/save.ts', `import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n`],
  ['everything-resolves', 'src/game/lost.ts', imports('#game/nowhere')],
  ['no-cycles', 'src/geometry/shape/egg.ts', imports('./hen.ts')],
];
const hen = { 'src/geometry/shape/hen.ts': `import { twice } from './egg.ts';\nexport const value = twice;\n` };

describe('a layer that imports upwards is caught', () => {
  let found: readonly string[] = [];
  beforeAll(() => {
    const planted = Object.fromEntries(faults.map(([, from, text]) => [from, text]));
    const { violations } = withPlanted({ ...tree, ...hen, ...planted }, (root) => cruise(root, 'src', 'test')).summary;
    found = violations.map((violation) => `${violation.rule.name} in ${violation.from}`);
  });

  test.each(faults)('%s: planted in %s', (rule, from) => {
    expect(found).toContain(`${rule} in ${from}`);
  });

  test('a tree that keeps to its layers is left alone', () => {
    const clean = {
      ...tree,
      'src/geometry/shape/planar.ts': `import { polygon } from '@turf/turf';\nexport const shape = polygon;\n`,
      'src/geometry/table/tableIndex.ts': `import RBush from 'rbush';\nexport const index = new RBush();\n`,
      'src/view/paint/textures.ts': `import { Container } from 'pixi.js';\nexport const box = new Container();\n`,
      'src/rules/sets/index.ts': imports('./stands/fire.ts'),
      'src/cli/main.ts': imports('#rules/sets/stands/fire'),
      'test/geometry/vec.test.ts': imports('#geometry/shape/vec'),
    };
    expect(withPlanted(clean, (root) => cruise(root, 'src', 'test').summary.violations)).toEqual([]);
  });
});

test('the layer check reads every source file, so its silence means something', () => {
  const files = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`);
  const read = new Set(cruise(projectRoot, 'src').modules.map((module) => module.source));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !read.has(file))).toEqual([]);
});
