// Builds the page into dist when anything it is made from is newer.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const madeFrom = ['src', 'assets', 'index.html', 'vite.config.ts', 'svelte.config.js', 'package-lock.json', '.ci/policy.mjs'];

/**
 * A folder counts with its own time too, which changes when a file in it is added or taken away.
 * @param {string} path
 * @returns {number}
 */
function newestIn(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** @param {string} root */
export function isBuilt(root) {
  const page = join(root, 'dist', 'index.html');
  if (!existsSync(page)) return false;
  const built = statSync(page).mtimeMs;
  return madeFrom.every((name) => newestIn(join(root, name)) <= built);
}

/**
 * @param {string} root
 * @returns {boolean} whether dist is up to date now
 */
export function buildIfNeeded(root) {
  if (isBuilt(root)) return true;
  console.log('Building the page …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  return spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' }).status === 0;
}
