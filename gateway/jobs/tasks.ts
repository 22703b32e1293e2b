import { ledgerChecks } from '../ledger-checks/all-checks.ts';
import { ledgerCheckJobs } from '../ledger-checks/ledger-checks.jobs.ts';
import { modules } from '../modules.ts';
import { queueCron, queueTasks } from './forget-queues.ts';
import { receiptCron, receiptTasks } from './forget-receipts.ts';
import { resealJobs } from './reseal-values.ts';
import type { CronItem, Task } from './task.ts';

const jobs = [
  ledgerCheckJobs(ledgerChecks),
  { tasks: queueTasks, cron: queueCron },
  { tasks: receiptTasks, cron: receiptCron },
  resealJobs(modules.flatMap(({ sealed = [] }) => sealed)),
  ...modules.flatMap((module) => module.jobs ?? []),
];

/** Every kind of background job: those of the modules, and the nightly look at the ledgers. */
export const tasks: readonly Task[] = jobs.flatMap((part) => part.tasks);

/** What runs by the clock, in UTC. */
export const cronItems: readonly CronItem[] = jobs.flatMap((part) => part.cron ?? []);
