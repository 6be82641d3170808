// npm test: install what is missing, run every stage, close with one line.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exit, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = mkdtempSync(join(tmpdir(), 'line-of-fire-'));

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {{ name: string, count: Count }[]} */
const outcomes = [];

/**
 * @param {string} name
 * @param {Count} count
 */
function record(name, count) {
  outcomes.push({ name, count });
  console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name}\n`);
}

/**
 * A stage that is right or wrong as a whole.
 * @param {string} name
 * @param {string} script
 */
function stage(name, script) {
  console.log(`── ${name}`);
  const run = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit', shell: platform === 'win32' });
  record(name, { passed: run.status === 0 ? 1 : 0, failed: run.status === 0 ? 0 : 1, skipped: 0 });
}

/**
 * Counts single tests. A file that could not be read at all, and a run that broke off, count as one failure each.
 * @param {string} file
 * @param {number | null} status
 * @returns {Count}
 */
function readReport(file, status) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.testResults.filter(
      (/** @type {{ status: string, assertionResults: { status: string }[] }} */ result) =>
        result.status === 'failed' && !result.assertionResults.some((test) => test.status === 'failed'),
    ).length;
    const failed = report.numFailedTests + broken;
    const skipped = report.numPendingTests + report.numTodoTests;
    return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed, skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {string} name
 * @param {string} project
 */
function tests(name, project) {
  console.log(`── ${name}`);
  const file = join(reports, `${project}.json`);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--project', project, '--allowOnly=false', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const run = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  record(name, readReport(file, run.status));
}

function close() {
  rmSync(reports, { recursive: true, force: true });
  for (const { name, count } of outcomes) {
    console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${count.passed} passed, ${count.failed} failed`);
  }
  const sum = (/** @type {keyof Count} */ key) => outcomes.reduce((total, { count }) => total + count[key], 0);
  const skipped = sum('skipped');
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`);
  exit(sum('failed') === 0 ? 0 : 1);
}

const nothing = { passed: 0, failed: 1, skipped: 0 };
if (!installIfNeeded(root)) {
  record('installing', nothing);
  close();
}
stage('types', 'types');
stage('lint', 'lint');
stage('layers', 'layers');
tests('geometry, rules, game and view: known answers and properties', 'pure');
const { browserIfNeeded } = await import('./browser.mjs');
if (await browserIfNeeded(root)) {
  tests('panels and painting in Chromium', 'ui');
  tests('stories on the built page in Chromium', 'story');
} else {
  record('panels, painting and stories: no browser', nothing);
}
close();
