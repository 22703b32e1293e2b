import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import type { ChildGateway } from '../../../../e2e/support/gateway.ts';
import { businessOf, confirmed, db, findDrift, paymentOf, sandbox, shop, traces } from './support.ts';

const { startGateway } = await import('../../../../e2e/support/gateway.ts');

const databaseUrl = process.env.DATABASE_URL!;
const WAIT = { timeout: 10_000, interval: 50 };
const blocker = new pg.Client({ connectionString: databaseUrl });

/** One that takes requests and may die; one that also runs the jobs. */
let front: ChildGateway;
let worker: ChildGateway;

beforeAll(async () => {
  const env = { BKASH_TIMEOUT_MS: '1500' };
  [front, worker] = await Promise.all([
    startGateway({ databaseUrl, env: { ...env, WORKER: 'off' } }),
    startGateway({ databaseUrl, env: { ...env, WORKER: 'on' } }),
    blocker.connect(),
  ]);
});
afterAll(async () => {
  await Promise.all([front.kill(), worker.stop(), blocker.end()]);
  await sandbox.close();
});

const callback = (gateway: ChildGateway, { id, paymentID }: { id: string; paymentID: string }) =>
  gateway.request(null, `/api/bkash/callback/${id}?paymentID=${paymentID}&status=success`);

it('two gateways that get the same callback many times credit it once', async () => {
  const place = await shop();
  const payment = await confirmed(place);
  const grants = sandbox.grants;
  await Promise.all(Array.from({ length: 20 }, (_, index) => callback(index % 2 ? front : worker, payment)));
  expect((await paymentOf(payment.id)).status).toBe('PAID');
  expect((await businessOf(place)).smsBalance).toBe(500);
  expect(sandbox.executes(payment.paymentID)).toBe(1);
  expect(sandbox.grants).toBe(grants);
});

it('a gateway that is killed between execute and credit leaves the rest to the poller', async () => {
  const place = await shop();
  const payment = await confirmed(place);
  sandbox.fail({ path: BKASH_PATHS.execute, delay: 300 });
  const lost = callback(front, payment).catch(() => null);
  const isExecute = ({ path, body }: { path: string; body: string }) =>
    path === BKASH_PATHS.execute && body.includes(payment.paymentID);
  const executed = () => sandbox.seen.some(isExecute);
  await vi.waitUntil(executed, WAIT);
  // bKash has been asked. The credit that follows its answer waits for this lock, and meets its end there.
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM "Payment" WHERE "id" = $1 FOR UPDATE', [payment.id]);
  await vi.waitUntil(async () => {
    const waiting = await db.$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND query LIKE '%"Payment"%FOR UPDATE%'`;
    return waiting.length > 0;
  }, WAIT);
  await front.kill();
  expect(await lost).toBeNull();
  expect(sandbox.payments.get(payment.paymentID).state).toBe('completed');
  expect((await businessOf(place)).smsBalance).toBe(0);
  await blocker.query('ROLLBACK');

  await vi.waitUntil(async () => (await paymentOf(payment.id)).status === 'PAID', WAIT);
  expect((await businessOf(place)).smsBalance).toBe(500);
  expect((await traces(place, payment.id)).deltas).toEqual([500]);
  expect(sandbox.executes(payment.paymentID)).toBe(1);
});

it('every balance agrees with its ledger', async () => {
  expect(await findDrift()).toEqual([]);
});
