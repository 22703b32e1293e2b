import { z } from 'zod';
import { defineTask } from '../../../jobs/task.ts';
import { enterDueExpenses } from './recurring-expenses.ts';

const enterDue = defineTask({
  name: 'accounting.enter-recurring-expenses',
  payload: z.object({}).loose(),
  run: (_payload, { log, signal }) => enterDueExpenses({ log, signal }),
});

/** Runs every hour, so that no day is missed after an outage. */
export const recurringExpenseJobs = { tasks: [enterDue], cron: [{ task: enterDue.name, match: '7 * * * *' }] };
