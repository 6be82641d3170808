/** What npm start serves, and what it never gives. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBuilt } from '../../.ci/build.mjs';
import { isInstalled } from '../../.ci/install.mjs';
import { serve } from '../../.ci/serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'served-'));
const dist = join(root, 'dist');
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'not for the page');
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>x</title>');
  writeFileSync(join(dist, 'assets', 'main-1.js'), 'export {};');
  served = await serve({ folder: dist, port: 0 });
});
afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true, force: true });
});

/** A request as written on the wire: fetch would tidy the path first. */
function raw(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(served.address).port), '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString()))
      .on('end', () => resolve(text))
      .on('error', reject);
  });
}

describe('the file server', () => {
  test('gives the page with a policy that lets nothing in from elsewhere', async () => {
    const page = await fetch(served.address);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test('lets a file with a digest in its name be kept', async () => {
    const script = await fetch(`${served.address}assets/main-1.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%00',
    '/nothing.js',
    '/assets',
    '//secret.txt',
    '/%zz',
  ])('does not leave its folder for %s', async (path) => {
    const answer = await raw(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('not for the page');
  });

  test('only reads', async () => {
    expect((await fetch(served.address, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('takes the next port when its own is taken, and says which', async () => {
    const taken = Number(new URL(served.address).port);
    const second = await serve({ folder: dist, port: taken, orNext: true });
    expect(Number(new URL(second.address).port)).toBeGreaterThan(taken);
    await second.close();
    await expect(serve({ folder: dist, port: taken })).rejects.toThrow('EADDRINUSE');
  });
});

describe('what npm start does first', () => {
  test('a page older than any file it is made from is built again', () => {
    const place = join(root, 'project');
    for (const folder of ['src', 'assets', '.ci', 'dist']) mkdirSync(join(place, folder), { recursive: true });
    for (const file of ['index.html', 'vite.config.ts', 'svelte.config.js', 'package-lock.json', '.ci/policy.mjs', 'src/a.ts']) {
      writeFileSync(join(place, file), '');
    }
    expect(isBuilt(place)).toBe(false);
    const soon = Date.now() / 1000 + 60;
    writeFileSync(join(place, 'dist', 'index.html'), '');
    utimesSync(join(place, 'dist', 'index.html'), soon, soon);
    expect(isBuilt(place)).toBe(true);
    utimesSync(join(place, 'src', 'a.ts'), soon + 1, soon + 1);
    expect(isBuilt(place)).toBe(false);
  });

  test('a package that is missing or of another version is installed, one for another system is not missed', () => {
    const place = join(root, 'locked');
    mkdirSync(join(place, 'node_modules'), { recursive: true });
    const write = (file: string, packages: object) => writeFileSync(join(place, file), JSON.stringify({ packages }));
    write('package-lock.json', {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b-win': { version: '1.0.0', optional: true },
    });
    expect(isInstalled(place)).toBe(false);
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(place)).toBe(true);
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
    expect(isInstalled(place)).toBe(false);
  });
});
