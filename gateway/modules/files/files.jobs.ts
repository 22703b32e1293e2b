import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { sweepFiles } from './remove-files.ts';

const sweep = defineTask({
  name: 'files.sweep',
  payload: z.unknown(),
  run: async (_payload, { log }) => {
    const removed = await sweepFiles();
    if (removed > 0) log.info({ removed }, 'Removed files that nothing uses');
  },
});

/** Every hour at minute 50. */
export const fileJobs = { tasks: [sweep], cron: [{ task: sweep.name, match: '50 * * * *' }] };
