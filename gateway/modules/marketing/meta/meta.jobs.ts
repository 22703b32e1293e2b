import { z } from 'zod';
import { enqueue } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { defineTask } from '../../../jobs/task.ts';
import { READ_META_TASK, readMetaJob } from './read-meta-job.ts';
import { readMeta, takeDueAccounts } from './read-meta.ts';

const MAX_PER_TURN = 200;

const readMetaTask = defineTask({
  name: READ_META_TASK,
  lane: 'shops',
  payload: z.object({ businessId: z.uuid(), accountId: z.string() }),
  run: (work, { log, signal }) => readMeta(work, { log, signal }),
});

const planMetaTask = defineTask({
  name: 'marketing.plan-meta',
  payload: z.object({}).loose(),
  run: async () => {
    for (const { businessId, accountId } of await takeDueAccounts(MAX_PER_TURN)) await enqueue(db, ...readMetaJob(businessId, accountId));
  },
});

export const metaJobs = { tasks: [readMetaTask, planMetaTask], cron: [{ task: planMetaTask.name, match: '*/10 * * * *' }] };
