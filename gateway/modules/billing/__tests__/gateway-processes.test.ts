import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { BKASH_PATHS } from '../../../../e2e/doubles/bkash-sandbox.ts';
import type { ChildGateway } from '../../../../e2e/support/gateway.ts';
import {
  businessOf, confirmed, db, findDrift, idTokenFor, paymentOf, sandbox, settlePayment, shop, smsOrder, traces,
  withAccount,
} from './support.ts';

const { startGateway } = await import('../../../../e2e/support/gateway.ts');
const { seedUser } = await import('../../../../prisma/seed/factories/user.ts');
const { encodeId } = await import('../../../graphql/global-id.ts');

const REFUND = `mutation ($input: RefundPaymentInput!) {
  refundPayment(input: $input) { __typename ... on Error { message } }
}`;

const databaseUrl = process.env.DATABASE_URL!;
const WAIT = { timeout: 30_000, interval: 50 };
const blocker = new pg.Client({ connectionString: databaseUrl });

/** One that takes requests and may die; one that also runs the jobs. */
let front: ChildGateway;
let worker: ChildGateway;

const env = { BKASH_TIMEOUT_MS: '1500' };

beforeAll(async () => {
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

/** bKash is slow to answer this call about the payment. */
function slow(path: string): void {
  sandbox.fail({ path, delay: 300 });
}

/**
 * Ends the gateway once bKash was asked, at the lock that what follows its answer waits for. The lock is kept
 * until the caller rolls back.
 */
async function killAtAnswer({ id, paymentID }: { id: string; paymentID: string }, path: string): Promise<void> {
  const asked = () => sandbox.seen.some((call) => call.path === path && call.body.includes(paymentID));
  await vi.waitUntil(asked, WAIT);
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM "Payment" WHERE "id" = $1 FOR UPDATE', [id]);
  await vi.waitUntil(async () => {
    const waiting = await db.$queryRaw<unknown[]>`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
        AND query LIKE '%"Payment"%FOR NO KEY UPDATE%'`;
    return waiting.length > 0;
  }, WAIT);
  await front.kill();
}

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
  slow(BKASH_PATHS.execute);
  const lost = callback(front, payment).catch(() => null);
  await killAtAnswer(payment, BKASH_PATHS.execute);
  expect(await lost).toBeNull();
  expect(sandbox.payments.get(payment.paymentID).state).toBe('completed');
  expect((await businessOf(place)).smsBalance).toBe(0);
  await blocker.query('ROLLBACK');

  await vi.waitUntil(async () => (await paymentOf(payment.id)).status === 'PAID', WAIT);
  expect((await businessOf(place)).smsBalance).toBe(500);
  expect((await traces(place, payment.id)).deltas).toEqual([500]);
  expect(sandbox.executes(payment.paymentID)).toBe(1);
});

it('a gateway that is killed after bKash has returned the money leaves the rest to the poller', async () => {
  const place = await shop();
  const payment = await confirmed(place);
  const { id, paymentID } = payment;
  await settlePayment(id, 'success');
  const operator = await seedUser({ isSuperAdmin: true });
  await withAccount(operator);
  front = await startGateway({ databaseUrl, env: { ...env, WORKER: 'off' } });
  slow(BKASH_PATHS.refund);
  const input = { paymentId: encodeId('Payment', id), reason: 'Paid twice' };
  const lost = front.graphql(await idTokenFor(operator.email), REFUND, { input }).catch(() => null);
  await killAtAnswer(payment, BKASH_PATHS.refund);
  expect(await lost).toBeNull();
  expect(sandbox.payments.get(paymentID).refund).not.toBeNull();
  expect(await paymentOf(id)).toMatchObject({ status: 'PAID', refundStartedAt: expect.any(Date) });
  expect((await businessOf(place)).smsBalance).toBe(0);
  await blocker.query('ROLLBACK');

  await vi.waitUntil(async () => (await paymentOf(id)).status === 'REFUNDED', WAIT);
  expect((await businessOf(place)).smsBalance).toBe(0);
  expect((await traces(place, id)).deltas).toEqual([500, -500]);
});

it('keeps a token that bKash takes longer to give than transactions may be idle', async () => {
  const place = await shop();
  await withAccount(place.founder);
  await db.providerToken.deleteMany();
  const patient = await startGateway({
    databaseUrl, env: { BKASH_TIMEOUT_MS: '10000', DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '1000', WORKER: 'off' },
  });
  onTestFinished(() => patient.kill());
  sandbox.fail({ path: BKASH_PATHS.grant, delay: 2_500 });
  const answer = await patient.request(await idTokenFor(place.founder.email), '/api/bkash/create-payment', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(smsOrder(place)),
  });
  expect({ status: answer.status, tokens: await db.providerToken.count() }).toEqual({ status: 200, tokens: 1 });
});

it('every balance agrees with its ledger', async () => {
  expect(await findDrift()).toEqual([]);
});
