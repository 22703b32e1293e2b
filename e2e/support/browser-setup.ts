import { BkashDouble } from '../doubles/bkash.ts';
import { BKASH_SANDBOX_CREDENTIALS } from '../doubles/bkash-sandbox.ts';
import { PathaoDouble } from '../doubles/pathao.ts';
import { RedxDouble } from '../doubles/redx.ts';
import { OFTEN_RETURNED, SteadfastDouble } from '../doubles/steadfast.ts';
import { startApp } from './app.ts';

/**
 * Playwright's global setup: one app for all browser tests, with a wallet to pay in and couriers. Workers find it by these
 * variables.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // A year of the dearest package is more.
  const bkash = await new BkashDouble({ maxAmount: 100_000 }).listen();
  const steadfast = await new SteadfastDouble().listen();
  steadfast.scores.set(OFTEN_RETURNED, { path: 'counts', answer: { total_parcels: 10, total_delivered: 4, total_cancelled: 6, total_fraud_reports: [] } });
  const pathao = await new PathaoDouble().listen();
  const redx = await new RedxDouble().listen();
  const outside = [bkash, steadfast, pathao, redx];
  const { appKey, appSecret, username, password } = BKASH_SANDBOX_CREDENTIALS;
  const app = await startApp({
    settings: {
      TRUST_PROXY: 'on',
      BKASH_BASE_URL: bkash.baseUrl,
      BKASH_APP_KEY: appKey,
      BKASH_APP_SECRET: appSecret,
      BKASH_USERNAME: username,
      BKASH_PASSWORD: password,
      STEADFAST_URL: steadfast.url,
      PATHAO_URL: pathao.url,
      REDX_URL: redx.url,
    },
  }).catch(async (error: unknown) => {
    await Promise.all(outside.map((double) => double.close()));
    throw error;
  });
  process.env.KARBAR_URL = app.url;
  process.env.KARBAR_DATABASE_URL = app.databaseUrl;
  process.env.KARBAR_AUTH_EMULATOR = app.authEmulatorHost;
  // The factories and sign-in helpers of all tests read these names.
  process.env.DATABASE_URL = app.databaseUrl;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = app.authEmulatorHost;
  return async () => {
    await app.stop();
    await Promise.all(outside.map((double) => double.close()));
  };
}
