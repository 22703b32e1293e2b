import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, systemChromium } from './scripts/chromium.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/browser-setup.ts',
  workers: 3,
  retries: 0,
  // For what hangs: a busy machine takes many times as long as a quiet one.
  timeout: 120_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  use: {
    // Known once the global setup has run: this file is read again in every worker.
    baseURL: process.env.KARBAR_URL,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // Drawing what moves takes a twelfth of the processors; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Emptied between two tests, a context keeps what it has loaded and compiled: another takes three times as long for its first page.
    reuseContext: true,
    // A trace takes a third of the time; `npx playwright test --trace on` makes one of what failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    // No page lives long enough for V8's optimising compilers to pay: without them the browser takes a seventh less of the processors.
    launchOptions: { executablePath: systemChromium(), args: [...CHROMIUM_FLAGS, '--js-flags=--no-opt --no-maglev'] },
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', viewport: { width: 1440, height: 900 } } },
    // What can be said only once all others have ended.
    { name: 'afterwards', testMatch: '**/*.after.ts', dependencies: ['chromium'] },
  ],
});
