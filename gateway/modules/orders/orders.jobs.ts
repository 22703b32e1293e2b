import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { foldDays } from './fold-days.ts';
import { releaseForgottenHolds } from './release-holds.ts';

const release = defineTask({
  name: 'orders.release-holds', payload: z.unknown(), run: (_payload, { signal }) => releaseForgottenHolds(signal),
});

const fold = defineTask({
  name: 'orders.fold-days', payload: z.unknown(), run: (_payload, { signal }) => foldDays(signal),
});

export const orderJobs = {
  tasks: [release, fold],
  cron: [
    // Every hour, so that no day is missed after an outage.
    { task: release.name, match: '17 * * * *' },
    { task: fold.name, match: '*/10 * * * *' },
  ],
};
