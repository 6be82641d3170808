// npm start: install what is missing, build if needed, serve the page.
import { dirname, join } from 'node:path';
import { env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { serve } from './serve.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} sentence */
function stop(sentence) {
  console.error(sentence);
  exit(1);
}

const asked = env['PORT'];
const port = asked === undefined || asked === '' ? 4173 : Number(asked);
if (!Number.isInteger(port) || port < 0 || port > 65535) stop(`PORT is ${asked}, and a port is a whole number from 0 to 65535.`);
if (!installIfNeeded(root)) stop('npm ci did not succeed; its own message above says why.');
if (!buildIfNeeded(root)) stop('The build did not succeed; its own message above says why.');

try {
  const { address } = await serve({ folder: join(root, 'dist'), port, host: env['HOST'] || '127.0.0.1', orNext: !asked });
  console.log(`Line of Fire is at ${address} (Ctrl+C stops it)`);
} catch (problem) {
  stop(`Port ${port} cannot be opened: ${problem instanceof Error ? problem.message : String(problem)}`);
}
