import { z } from 'zod';
import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client/client.ts';
import { addJobs } from '../jobs/add-jobs.ts';
import { defineTask } from '../jobs/task.ts';
import { giveUpCheck, runCheck } from './kept-check.ts';
import type { LedgerCheck } from './ledger-check.ts';

export const CHECK_TASK = 'ledger-checks.business';

/** Tries of one check. */
export const CHECK_ATTEMPTS = 3;

/** One waiting check of a business is enough. */
export const checkKey = (businessId: string) => `${CHECK_TASK}:${businessId}`;

/**
 * Looks at the ledgers of every business each night, and of one when a founder asks; writes each record that drifted to the
 * log, as an error. Business by business: one statement over all of them would outgrow its time limit.
 */
export function ledgerCheckJobs(checks: readonly LedgerCheck[]) {
  const ofBusiness = defineTask({
    name: CHECK_TASK,
    payload: z.object({ businessId: z.uuid() }),
    lane: 'bulk',
    run: async ({ businessId }, { log, lastAttempt }) => {
      try {
        const { outcomes } = await runCheck(checks, businessId);
        for (const { name: check, found } of outcomes) {
          for (const record of found) log.error({ check, businessId, ...record }, 'Drift found');
        }
      } catch (error) {
        if (lastAttempt) await giveUpCheck(businessId);
        throw error;
      }
    },
  });
  const nightly = defineTask({
    name: 'ledger-checks.nightly',
    payload: z.unknown(),
    // All in one queue: the checks of the night take one worker.
    run: async () => void (await db.$executeRaw(addJobs(Prisma.sql`
      SELECT ${CHECK_TASK} AS "task", json_build_object('businessId', "id") AS "payload", 'ledger-checks' AS "queue", now() AS "runAt",
        ${CHECK_ATTEMPTS}::int AS "maxAttempts", ${`${CHECK_TASK}:`} || "id" AS "key" FROM "Business"`))),
  });
  // Three in the morning in Dhaka.
  return { tasks: [ofBusiness, nightly], cron: [{ task: nightly.name, match: '0 21 * * *', options: { maxAttempts: 3 } }] };
}
