import { z } from 'zod';
import { reseal, type SealedColumns } from '../db/reseal.ts';
import { defineTask, type CronItem } from './task.ts';

/** A night's work takes seconds; what is left is for the next night. */
const MAX_PER_NIGHT = 5_000;

/**
 * Seals values with the current SECRET_KEY that an earlier one sealed: after some nights SECRET_KEY_PREVIOUS can go,
 * whether or not somebody thought of `npm run reseal`.
 */
export function resealJobs(sealed: readonly SealedColumns[]) {
  const task = defineTask({
    name: 'jobs.reseal-values',
    payload: z.unknown(),
    run: async (_payload, { log, signal }) => {
      const { done, failed } = await reseal(sealed, { limit: MAX_PER_NIGHT, signal });
      if (done > 0) log.info({ done }, 'Sealed values with the current SECRET_KEY');
      if (failed.length > 0) log.error({ failed: failed.slice(0, 20), count: failed.length }, 'Sealed values were not opened');
    },
  });
  /** Every night at 19:53 UTC, 01:53 in Dhaka. */
  const cron: CronItem[] = [{ task: task.name, match: '53 19 * * *' }];
  return { tasks: [task], cron };
}
