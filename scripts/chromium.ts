import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { packageBin, runScript } from './processes.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of this machine; undefined: the one that Playwright has installed for itself. */
export const systemChromium = () => PLACES.find((path) => existsSync(path));

/** Has Playwright download its browser where the machine brings none. Throws StepError. */
export async function ensureChromium(): Promise<string> {
  const found = systemChromium();
  if (found) return found;
  if (!existsSync(chromium.executablePath())) {
    await runScript([packageBin('@playwright/test/cli.js'), 'install', 'chromium']);
  }
  return chromium.executablePath();
}

/** Fewer surprises and nothing that calls home; without the sandbox, which containers do not allow. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
