import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest';
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
/** As many as one job takes; they take minutes: `--mode long`. */
const MANY = inject('isLong') ? 10_000 : 400;
const KILLS = 3;
/** What a gateway may take while it sends, beyond what it has when it is ready, in MB. */
const MEMORY = 250;
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

/** The most memory that a process has had, in MB; 0 on systems that do not report it. */
function peakOf({ pid }: ChildGateway): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
  } catch {
    return 0;
  }
}

it('an SMS to as many as one job takes survives kill -9 at any point: one for each number, at its price exactly', { timeout: 120_000 + MANY * 120 }, async () => {
  double.balance = MANY;
  // In Bangla, two SMS each.
  const text = `{name}, ঈদের অফার: ${'শাড়ি '.repeat(12)}`;
  const shop = await seedBusiness({ smsBalance: MANY * 2 + 5 });
  await db.quietHours.create({ data: { businessId: shop.id, from: 0, until: 0 } });
  await withAccount(shop.founder);
  const token = await idTokenFor(shop.founder.email);
  const list = Array.from({ length: MANY }, (_, n) => `0181${String(n).padStart(7, '0')},Buyer ${'গক'[n % 2]}`).join('\n');
  const balance = async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id }, select: { smsBalance: true } })).smsBalance;
  const before = double.sent.length;
  const sent = () => double.sent.length - before;
  const points = Array.from({ length: KILLS }, () => Math.ceil(Math.random() * MANY * 0.9)).sort((a, b) => a - b);

  let child = await gateway();
  let ready = peakOf(child);
  const { data } = await child.graphql<object>(token, SEND, { input: { list, text, agreed: MANY * 2 } });
  expect(data).toMatchObject({ sendBulkSms: { __typename: 'SendBulkSmsSuccess', bulkJob: { total: MANY } } });
  expect(await balance()).toBe(5);
  const taken: number[] = [];
  for (const point of points) {
    await vi.waitFor(() => expect(sent()).toBeGreaterThanOrEqual(point), { timeout: 60_000 + MANY * 100, interval: 2 });
    taken.push(peakOf(child) - ready);
    await child.kill();
    expect(await balance(), `killed at ${points}`).toBe(5);
    child = await gateway();
    ready = peakOf(child);
  }
  await vi.waitFor(async () => expect((await db.bulkJob.findFirstOrThrow({ where: { businessId: shop.id } })).status).toBe('DONE'), { timeout: 60_000 + MANY * 100, interval: 500 });
  taken.push(peakOf(child) - ready);
  await settleStuckSms(new Date(Date.now() + 10 * 60_000));

  const counts = Object.fromEntries((await db.smsMessage.groupBy({ by: ['status'], where: { businessId: shop.id }, _count: true })).map(({ status, _count }) => [status, _count]));
  const { SENT = 0, UNKNOWN = 0, ...others } = counts;
  expect([SENT + UNKNOWN, others], `killed at ${points}`).toEqual([MANY, {}]);
  // One at most for each death: the one that was being handed over.
  expect(UNKNOWN).toBeLessThanOrEqual(KILLS);
  const reached = new Map<string, number>();
  for (const { to } of double.sent.slice(before)) reached.set(to, (reached.get(to) ?? 0) + 1);
  expect([...reached.values()].filter((times) => times > 1), `killed at ${points}`).toEqual([]);
  expect(reached.size).toBeGreaterThanOrEqual(SENT);
  expect(await balance()).toBe(5);
  for (const memory of taken) expect(memory).toBeLessThan(MEMORY);
  expect(await findDrift(ledgerChecks)).toEqual([]);
});
