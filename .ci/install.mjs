// Installs what package-lock.json names, when it is not there yet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';

/** @typedef {{ version?: string, optional?: boolean, link?: boolean }} Locked */

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * npm leaves a lockfile of its own in node_modules that says what was truly installed. Packages for other systems are optional
 * and rightly absent.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = packagesOf(record);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.link || (present[path] ? present[path].version === wanted.version : wanted.optional === true),
  );
}

/**
 * @param {string} root
 * @returns {boolean} whether everything is there now
 */
export function installIfNeeded(root) {
  if (isInstalled(root)) return true;
  console.log('Installing what package-lock.json names (npm ci) …');
  const run = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit', shell: platform === 'win32' });
  return run.status === 0;
}
