import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { sessionFor } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { ledgerChecks } from '../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../ledger-checks/find-drift.ts';
import { startWorker, type Worker } from '../../../jobs/worker.ts';
import { retryBulkJob } from '../../bulk-jobs/bulk-job-commands.ts';
import { settleStuckSms } from '../../messaging/settle-stuck-sms.ts';
import { sendBulkSms } from '../send-bulk-sms.ts';

/** What one number costs when it alone is tried again: nothing is paid for the others, and nothing twice. */

const NUMBERS = ['01711204461', '01711204462', '01711204463'];

let worker: Worker | undefined;
beforeAll(async () => { worker = await startWorker(); });
afterAll(() => worker?.stop());

async function pause(): Promise<void> {
  await worker?.stop();
  worker = undefined;
}

const balanceOf = async ({ id }: Shop) => (await db.business.findUniqueOrThrow({ where: { id }, select: { smsBalance: true } })).smsBalance;
const isSound = async (shop: Shop) => expect((await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id)).toEqual([]);
const statusesOf = async ({ id: businessId }: Shop) => {
  const messages = await db.smsMessage.findMany({ where: { businessId }, select: { mobileNumber: true, status: true } });
  return messages.map(({ mobileNumber, status }) => `${mobileNumber} ${status}`).toSorted();
};

async function ended({ id: businessId }: Shop): Promise<void> {
  worker ??= await startWorker();
  await vi.waitFor(async () => expect(await db.bulkJob.count({ where: { businessId, status: 'RUNNING' } })).toBe(0), { timeout: 30_000, interval: 50 });
}

/** A job whose three SMS all failed and were paid back, of a business with a balance of five. */
async function refusedJob() {
  const shop = await seedBusiness({ smsBalance: 5 });
  await db.quietHours.create({ data: { businessId: shop.id, from: 0, until: 0 } });
  const session = await sessionFor(shop.founder);
  const expireIn = (days: number) => db.business.update({
    where: { id: shop.id }, data: { packageExpiresAt: new Date(Date.now() + days * DAY_MS) }, select: { id: true },
  });
  await pause();
  const { id } = await execute(sendBulkSms, session, { numbers: NUMBERS.map((number) => ({ number })), text: 'Eid offer' });
  await expireIn(-1);
  await ended(shop);
  await settleStuckSms(new Date(Date.now() + DAY_MS));
  await expireIn(30);
  expect([await balanceOf(shop), await statusesOf(shop)]).toEqual([5, NUMBERS.map((number) => `${number} REFUNDED`)]);
  const rows = await db.bulkJobRow.findMany({ where: { businessId: shop.id, jobId: id }, orderBy: { position: 'asc' } });
  const retry = async (row?: string) => execute(retryBulkJob, await sessionFor(shop.founder), { id, row });
  return { shop, rows: rows.map((row) => row.id), retry };
}

it('is paid for and sent again alone: the others stay as they are', async () => {
  const { shop, rows, retry } = await refusedJob();
  const othersBefore = await db.bulkJobRow.findMany({ where: { businessId: shop.id, id: { in: [rows[0]!, rows[2]!] } }, orderBy: { position: 'asc' } });
  await retry(rows[1]);
  expect(await balanceOf(shop)).toBe(4);
  await ended(shop);
  expect(await statusesOf(shop)).toEqual(['01711204461 REFUNDED', '01711204462 REFUNDED', '01711204462 SENT', '01711204463 REFUNDED']);
  expect(await db.bulkJobRow.findMany({ where: { businessId: shop.id, id: { in: [rows[0]!, rows[2]!] } }, orderBy: { position: 'asc' } })).toEqual(othersBefore);
  expect(await balanceOf(shop)).toBe(4);
  await isSound(shop);
  await retry();
  await ended(shop);
  expect((await statusesOf(shop)).filter((line) => line.endsWith('SENT'))).toEqual(NUMBERS.map((number) => `${number} SENT`));
  expect(await balanceOf(shop)).toBe(2);
  await isSound(shop);
});

it('is refused where the balance does not pay for it, and then nothing has changed', async () => {
  const { shop, rows, retry } = await refusedJob();
  await execute(sendBulkSms, await sessionFor(shop.founder), {
    numbers: Array.from({ length: 5 }, (_, n) => ({ number: `0181120446${n}` })), text: 'Hi', sendAt: new Date(Date.now() + DAY_MS),
  });
  await expect(retry(rows[0])).rejects.toMatchObject({ reason: 'SMS_BALANCE_TOO_LOW' });
  expect(await db.bulkJobRow.count({ where: { businessId: shop.id, id: { in: rows }, status: 'FAILED' } })).toBe(3);
  expect(await balanceOf(shop)).toBe(0);
});

it('is never paid for or sent twice where people try one and all of them again at the same moment', async () => {
  const { shop, rows, retry } = await refusedJob();
  const race = () => Promise.allSettled([rows[0], undefined, rows[1], rows[0], undefined, rows[2], rows[1]].map((row) => retry(row)));
  await pause();
  const first = await race();
  expect(first.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const held = (await statusesOf(shop)).filter((line) => line.endsWith('QUEUED')).length;
  expect(await balanceOf(shop)).toBe(5 - held);
  await isSound(shop);
  for (;;) {
    await ended(shop);
    if (await db.bulkJobRow.count({ where: { businessId: shop.id, status: 'FAILED' } }) === 0) break;
    await race();
  }
  expect((await statusesOf(shop)).filter((line) => !line.endsWith('REFUNDED'))).toEqual(NUMBERS.map((number) => `${number} SENT`));
  expect(await balanceOf(shop)).toBe(2);
  await isSound(shop);
});
