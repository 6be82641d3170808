// Sees to it that there is a browser for the tests: an installed one, else its own installer, else the system's packages.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { getuid, platform } from 'node:process';
import { chromiumLaunch } from './chromium.mjs';

/** How each system installs Chromium without asking. */
const managers = [
  { tool: 'apt-get', steps: [['update'], ['install', '-y', '--no-install-recommends', 'chromium']] },
  { tool: 'dnf', steps: [['install', '-y', 'chromium']] },
  { tool: 'pacman', steps: [['-Sy', '--noconfirm', 'chromium']] },
  { tool: 'zypper', steps: [['--non-interactive', 'install', 'chromium']] },
  { tool: 'apk', steps: [['add', 'chromium']] },
];

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** Opens a browser as the tests would and closes it: a program that is there and cannot start is no browser. */
async function opens() {
  try {
    const { chromium } = await import('playwright');
    const browser = await chromium.launch({ ...chromiumLaunch(), timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** @param {string} root */
function ownInstaller(root) {
  console.log('No Chrome or Chromium found; asking the browser’s own installer (playwright install chromium) …');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit', timeout: 600_000 });
}

function systemPackages() {
  const manager = managers.find(({ tool }) => succeeds(tool, ['--version']));
  if (!manager || platform === 'win32') return;
  const root = getuid?.() === 0;
  if (!root && !succeeds('sudo', ['-n', 'true'])) return;
  console.log(`Installing the package chromium with ${root ? '' : 'sudo '}${manager.tool}, for the tests that need a browser …`);
  for (const step of manager.steps) {
    const [command, args] = root ? [manager.tool, step] : ['sudo', ['-n', manager.tool, ...step]];
    spawnSync(/** @type {string} */ (command), /** @type {string[]} */ (args), {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

/**
 * @param {string} root
 * @returns {Promise<boolean>}
 */
export async function browserIfNeeded(root) {
  if (await opens()) return true;
  ownInstaller(root);
  if (await opens()) return true;
  systemPackages();
  if (await opens()) return true;
  console.log(
    'The browser tests need Chrome or Chromium: install either one (or set CHROMIUM to the path of its program) and run npm test again.',
  );
  return false;
}
