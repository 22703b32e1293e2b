import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageBin, runScript } from './processes.ts';
import { StepError } from './step-error.ts';

const PLACES = [
  // Debian's browser without windows: it spends a quarter less on the same tests, because it draws no frame around them.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine; undefined: the one that Playwright has installed for itself. */
export const systemChromium = () => PLACES.find((path) => existsSync(path));

const DOWNLOAD_MS = 5 * 60_000;

const MISSING = [
  'The tests need a browser, and none could be installed. On Debian or Ubuntu:',
  '  sudo apt-get install chromium',
  'elsewhere:',
  '  npx playwright install chromium',
].join('\n');

const runs = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Installs Debian's package, where this process may do so without asking anybody for a password. */
function installPackage(): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => {
    const [command, ...rest] = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return runs(command!, rest);
  };
  if (!runs('apt-get', ['--version'])) return;
  if (!apt('update')) return;
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name);
  // Not every distribution packs the first.
  if (!install('chromium-headless-shell')) install('chromium');
}

/**
 * The browser that tests and pictures use. A machine without one gets Playwright's; where that cannot be
 * downloaded, the system's package; else StepError says what to type.
 */
export async function ensureChromium(): Promise<string> {
  const found = systemChromium();
  if (found) return found;
  const downloaded = chromium.executablePath();
  if (existsSync(downloaded)) return downloaded;
  await runScript([packageBin('@playwright/test/cli.js'), 'install', 'chromium'], {}, DOWNLOAD_MS).catch(() => {});
  if (existsSync(downloaded)) return downloaded;
  installPackage();
  const installed = systemChromium();
  if (!installed) throw new StepError(MISSING);
  return installed;
}

/** Same rendering everywhere, no requests of the browser's own, and no sandbox, which containers do not allow. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
