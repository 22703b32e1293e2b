import { z } from 'zod';
import { db } from '../../db/client.ts';
import { defineTask } from '../../jobs/task.ts';
import { REMEMBERED_MS } from './trial-code-limits.ts';

const forgetTrialCodes = defineTask({
  name: 'business.forgetTrialCodes',
  payload: z.unknown(),
  run: async () => {
    await db.trialCode.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - REMEMBERED_MS) } } });
  },
});

export const businessJobs = {
  tasks: [forgetTrialCodes],
  cron: [{ task: forgetTrialCodes.name, match: '41 * * * *' }],
};
