import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { env } from '../../../gateway/env.ts';
import { ledgerChecks } from '../../../gateway/ledger-checks/all-checks.ts';
import { findDrift } from '../../../gateway/ledger-checks/find-drift.ts';
import { settleStuckSms } from '../../../gateway/modules/messaging/settle-stuck-sms.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { idTokenFor, withAccount } from '../../../prisma/seed/factories/session.ts';
import { BulkSmsBdDouble } from '../../doubles/sms-bulksmsbd.ts';
import { SMS_DOUBLE_ACCOUNT } from '../../doubles/sms-double.ts';
import { startGateway, type ChildGateway } from '../../support/gateway.ts';

const NUMBERS = 30;
const SENT_BEFORE = 7;
const SOON = { timeout: 60_000, interval: 20 };

const SEND = `mutation ($input: SendBulkSmsInput!) { sendBulkSms(input: $input) {
  __typename ... on Error { message } ... on SendBulkSmsSuccess { bulkJob { total } } } }`;

let double: BulkSmsBdDouble;
const running: ChildGateway[] = [];
beforeAll(async () => { double = await new BulkSmsBdDouble().listen(); });
afterAll(() => double.close());
afterEach(async () => {
  double.release();
  await Promise.all(running.splice(0).map((child) => child.kill()));
});

async function gateway(): Promise<ChildGateway> {
  const child = await startGateway({
    databaseUrl: env.DATABASE_URL,
    env: {
      LOG_LEVEL: 'warn', SMS_GATEWAY: 'bulksmsbd', SMS_BASE_URL: double.url, SMS_API_KEY: SMS_DOUBLE_ACCOUNT.apiKey, SMS_SENDER_ID: SMS_DOUBLE_ACCOUNT.senderId,
    },
  });
  running.push(child);
  return child;
}

it('an SMS to many survives kill -9 while the SMS gateway is asked: no number gets two, and all is paid for once', { timeout: 240_000 }, async () => {
  const shop = await seedBusiness({ smsBalance: NUMBERS + 5 });
  await db.quietHours.create({ data: { businessId: shop.id, from: 0, until: 0 } });
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  const numbers = Array.from({ length: NUMBERS }, (_, n) => ({ number: `017112044${String(n).padStart(2, '0')}` }));
  const statuses = async () => Object.fromEntries(
    (await db.smsMessage.groupBy({ by: ['status'], where: { businessId: shop.id }, _count: true })).map(({ status, _count }) => [status, _count]));

  const first = await gateway();
  // The answer to the next one never comes.
  double.holdAfter(SENT_BEFORE);
  const { data } = await first.graphql<object>(token, SEND, { input: { numbers, text: 'Eid offer' } });
  expect(data).toMatchObject({ sendBulkSms: { __typename: 'SendBulkSmsSuccess', bulkJob: { total: NUMBERS } } });
  await vi.waitFor(() => expect(double.sent).toHaveLength(SENT_BEFORE + 1), SOON);
  await first.kill();
  expect(await statuses()).toEqual({ SENT: SENT_BEFORE, QUEUED: NUMBERS - SENT_BEFORE });
  expect(await findDrift(ledgerChecks)).toEqual([]);

  double.release();
  await gateway();
  await gateway();
  await vi.waitFor(async () => expect((await db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } })).status).toBe('DONE'), { timeout: 150_000, interval: 200 });
  await settleStuckSms(new Date(Date.now() + 10 * 60_000));
  expect(await statuses()).toEqual({ SENT: NUMBERS - 1, UNKNOWN: 1 });
  const reached = double.sent.map(({ to }) => to);
  expect([reached.length, new Set(reached).size]).toEqual([NUMBERS, NUMBERS]);
  expect((await db.business.findUniqueOrThrow({ where: { id: shop.id }, select: { smsBalance: true } })).smsBalance).toBe(5);
  expect(await findDrift(ledgerChecks)).toEqual([]);
});
