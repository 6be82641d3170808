// Which Chromium the tests drive, and with which flags.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, platform } from 'node:process';

const names =
  platform === 'win32'
    ? ['chrome.exe', 'chromium.exe']
    : ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].flatMap((root) =>
    root ? [join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'), join(root, 'Chromium', 'Application', 'chrome.exe')] : [],
  ),
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * An installed Chrome or Chromium: $CHROMIUM, then PATH, then where installers put it. Null when there is none, and then
 * playwright looks for the browser that it installed itself.
 * @returns {string | null}
 */
function findChromium() {
  if (env['CHROMIUM']) return env['CHROMIUM'];
  const onPath = (env['PATH'] ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(isProgram) ?? null;
}

/**
 * The sandbox is off since containers and root cannot have it, and only our own pages are opened. Software drawing, without
 * --use-angle: that one would make canvas drawing forty times slower. The rest keeps the browser from talking to anybody.
 */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
];

/** What playwright is told when it starts the browser. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return executablePath ? { executablePath, args: flags } : { args: flags };
}
