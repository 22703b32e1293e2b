import { z } from 'zod';
import { db } from '../db/client.ts';
import { defineTask, type CronItem } from './task.ts';

/** Clients that retry do so within minutes; a phone that was off, within days. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes the receipts of idempotency keys that nobody will repeat any more. Returns how many. */
export async function forgetReceipts(now = Date.now()): Promise<number> {
  const { count } = await db.commandReceipt.deleteMany({ where: { createdAt: { lt: new Date(now - KEPT_MS) } } });
  return count;
}

const forget = defineTask({
  name: 'jobs.forget-receipts',
  payload: z.unknown(),
  run: async () => void (await forgetReceipts()),
});

export const receiptTasks = [forget];

/** Every night at 20:23 UTC, 02:23 in Dhaka. */
export const receiptCron: CronItem[] = [{ task: forget.name, match: '23 20 * * *' }];
