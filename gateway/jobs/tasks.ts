import { billingCron, billingTasks } from '../modules/billing/billing.jobs.ts';
import { messagingCron, messagingTasks } from '../modules/messaging/messaging.jobs.ts';
import type { CronItem, Task } from './task.ts';

/** Every kind of background job. A module lists its own in `<domain>.jobs.ts`. */
export const tasks: readonly Task[] = [...billingTasks, ...messagingTasks];

/** What runs by the clock, in UTC. */
export const cronItems: readonly CronItem[] = [...billingCron, ...messagingCron];
