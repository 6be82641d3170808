/** Small trees of source files with a fault planted in them, to see that the project's own guards go red. */
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const projectRoot = realpathSync(process.cwd());

/** Runs `look` in a throw-away copy of the project's configuration with only the given source files in it. */
export function withPlanted<T>(files: Readonly<Record<string, string>>, look: (root: string) => T): T {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')));
  try {
    for (const name of ['package.json', 'tsconfig.json', '.oxlintrc.json', '.dependency-cruiser.mjs']) {
      copyFileSync(join(projectRoot, name), join(root, name));
    }
    symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
