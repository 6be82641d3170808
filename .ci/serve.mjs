// A small file server for the built page, with Node alone.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { headerPolicy } from './policy.mjs';

/** @type {Record<string, string>} */
const kinds = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

const guards = {
  'Content-Security-Policy': headerPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The file that a request names, or null: nothing outside the folder is ever given.
 * @param {string} folder
 * @param {string} url
 */
async function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!path.startsWith('/') || !file.startsWith(folder + sep) || file.includes('\0')) return null;
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? { file, size: found.size } : null;
}

/**
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
function answer(folder) {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...guards, Allow: 'GET, HEAD' }).end();
      return;
    }
    const found = await fileFor(folder, request.url ?? '/');
    if (!found) {
      response.writeHead(404, { ...guards, 'Content-Type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
      return;
    }
    // Built files carry a digest in their names and never change; the page itself is asked for anew.
    const keep = /[\\/]assets[\\/]/.test(found.file) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, {
      ...guards,
      'Content-Type': kinds[extname(found.file)] ?? 'application/octet-stream',
      'Content-Length': found.size,
      'Cache-Control': keep,
    });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(found.file)
        .on('error', () => response.destroy())
        .pipe(response);
  };
}

/**
 * Serves the folder, by default to this machine alone.
 * @param {{ folder: string, port: number, host?: string, orNext?: boolean }} how `orNext`: take the next free port when this one is taken
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export function serve({ folder, port, host = '127.0.0.1', orNext = false }) {
  const server = createServer(answer(normalize(folder)));
  return new Promise((resolve, reject) => {
    let tried = port;
    server.on('error', (/** @type {NodeJS.ErrnoException} */ problem) => {
      if (problem.code === 'EADDRINUSE' && orNext && tried < port + 100) server.listen(++tried, host);
      else reject(problem);
    });
    server.on('listening', () => {
      const bound = server.address();
      const at = typeof bound === 'object' && bound ? bound.port : tried;
      resolve({
        address: `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${at}/`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
    server.listen(tried, host);
  });
}
