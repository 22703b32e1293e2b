import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { releaseForgottenHolds } from './release-holds.ts';

const release = defineTask({
  name: 'orders.release-holds', payload: z.unknown(), run: (_payload, { signal }) => releaseForgottenHolds(signal),
});

/** Runs every hour, so that no day is missed after an outage. */
export const orderJobs = { tasks: [release], cron: [{ task: release.name, match: '17 * * * *' }] };
