import { BkashDouble } from '../doubles/bkash.ts';
import { BKASH_SANDBOX_CREDENTIALS } from '../doubles/bkash-sandbox.ts';
import { dhakaDay } from '../../schema/rules/format.ts';
import { MetaDouble, type MetaAd } from '../doubles/meta.ts';
import { PathaoDouble } from '../doubles/pathao.ts';
import { RedxDouble } from '../doubles/redx.ts';
import { OFTEN_RETURNED, PAYOUT, SteadfastDouble } from '../doubles/steadfast.ts';
import { startApp } from './app.ts';

/**
 * Playwright's global setup: one app for all browser tests, with a wallet to pay in and couriers. Workers find it by these
 * variables.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // A year of the dearest package is more.
  const bkash = await new BkashDouble({ maxAmount: 100_000 }).listen();
  const steadfast = await new SteadfastDouble().listen();
  steadfast.payments.push(PAYOUT);
  steadfast.scores.set(OFTEN_RETURNED, { path: 'counts', answer: { total_parcels: 10, total_delivered: 4, total_cancelled: 6, total_fraud_reports: [] } });
  const pathao = await new PathaoDouble().listen();
  const redx = await new RedxDouble().listen();
  const meta = await new MetaDouble().listen();
  const ofEid = { campaign: ['501', 'Eid sale'], adSet: ['601', 'Dhaka'], ad: ['701', 'Video'] } as const satisfies MetaAd;
  meta.account('5551', { name: 'Nakshi ads' }).spent.push({ ad: ofEid, day: dhakaDay(new Date()), usd: 12.5, impressions: 4_200, clicks: 61, conversations: 9 });
  const outside = [bkash, steadfast, pathao, redx, meta];
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
      META_URL: meta.url,
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
