import { z } from 'zod';
import { execute } from '../../commands/execute.ts';
import { defineTask } from '../../jobs/task.ts';
import { Session } from '../../session/session.ts';
import { ALLOCATE_TASK } from '../inventory/wake-preorders.ts';
import { allocatePreorders } from './allocate-preorders.ts';

const allocateTask = defineTask({
  name: ALLOCATE_TASK,
  payload: z.object({ businessId: z.uuid() }),
  run: async ({ businessId }) => {
    const session = Session.system(businessId);
    // One transaction takes so many; the next one sees what is left for the others.
    while ((await execute(allocatePreorders, session, {})).confirmed > 0);
  },
});

export const preorderJobs = { tasks: [allocateTask] };
