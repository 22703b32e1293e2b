import { z } from 'zod';
import { db } from '../../db/client.ts';
import { defineTask, type CronItem } from '../../jobs/task.ts';

/** A program that was away for longer has to read everything again; `docs/api.md` says so. */
const KEPT_DAYS = 180;

/** Deletes entries older than that. Returns how many. */
export async function forgetDeletions(now = Date.now()): Promise<number> {
  const before = new Date(now - KEPT_DAYS * 24 * 3_600_000);
  const { count } = await db.deletion.deleteMany({ where: { deletedAt: { lt: before } } });
  return count;
}

const forget = defineTask({
  name: 'sync.forget-deletions',
  payload: z.unknown(),
  run: async () => void (await forgetDeletions()),
});

/** Every night at 20:43 UTC, 02:43 in Dhaka. */
const cron: CronItem[] = [{ task: forget.name, match: '43 20 * * *' }];

export const syncJobs = { tasks: [forget], cron };
