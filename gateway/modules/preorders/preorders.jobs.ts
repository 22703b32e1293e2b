import { z } from 'zod';
import { execute } from '../../commands/execute.ts';
import { defineTask } from '../../jobs/task.ts';
import { Session } from '../../session/session.ts';
import { ALLOCATE_TASK } from '../inventory/wake-preorders.ts';
import { notifyArrivals, NOTIFY_TASK } from './arrival-text.ts';
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

/** A task of its own: a failure here must not undo the allocation. */
const notifyTask = defineTask({
  name: NOTIFY_TASK,
  payload: z.object({ businessId: z.uuid(), orders: z.array(z.uuid()) }),
  run: async ({ businessId, orders }) => {
    await execute(notifyArrivals, Session.system(businessId), { orders });
  },
});

export const preorderJobs = { tasks: [allocateTask, notifyTask] };
