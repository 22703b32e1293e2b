import { z } from 'zod';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { runRules, wakeRules } from './rules/run-rules.ts';
import { RUN_RULES_TASK, rulesJob } from './rules/rules-job.ts';

const run = defineTask({
  name: RUN_RULES_TASK,
  lane: 'bulk',
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }, context) => {
    while (await runRules(businessId, context)) {
      // Queued at the end: every waiting business gets a turn before this one's next.
      if (context.signal.aborted || (await context.othersWait())) return enqueue(db, ...rulesJob(businessId));
    }
  },
});

const wake = defineTask({ name: 'tasks.wake-rules', payload: z.object({}).loose(), run: wakeRules });

/** Every ten minutes. */
export const taskJobs = { tasks: [run, wake], cron: [{ task: wake.name, match: '*/10 * * * *' }] };
