import { startApp } from './app.ts';

/** Playwright's global setup: one app for all browser tests. Workers find it by these variables. */
export default async function setup(): Promise<() => Promise<void>> {
  const app = await startApp();
  process.env.KARBAR_URL = app.url;
  process.env.KARBAR_DATABASE_URL = app.databaseUrl;
  process.env.KARBAR_AUTH_EMULATOR = app.authEmulatorHost;
  return app.stop;
}
