import { z } from 'zod';
import { defineTask, type CronItem } from '../jobs/task.ts';
import { findDrift } from './find-drift.ts';

const nightly = defineTask({
  name: 'audit.nightly',
  payload: z.unknown(),
  run: async (_payload, { log }) => {
    const drift = await findDrift();
    for (const found of drift) log.error(found, 'Drift found');
    if (drift.length === 0) log.info('No drift');
  },
});

export const auditTasks = [nightly];

/** Three in the morning in Dhaka. */
export const auditCron: CronItem[] = [
  { task: nightly.name, match: '0 21 * * *', options: { maxAttempts: 3 } },
];
