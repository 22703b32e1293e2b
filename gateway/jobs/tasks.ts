import { auditCron, auditTasks } from '../audit/audit.jobs.ts';
import { billingCron, billingTasks } from '../modules/billing/billing.jobs.ts';
import { businessCron, businessTasks } from '../modules/business/business.jobs.ts';
import { identityCron, identityTasks } from '../modules/identity/identity.jobs.ts';
import { messagingCron, messagingTasks } from '../modules/messaging/messaging.jobs.ts';
import { webOrderCron, webOrderTasks } from '../modules/web-orders/web-orders.jobs.ts';
import { queueCron, queueTasks } from './forget-queues.ts';
import type { CronItem, Task } from './task.ts';

/** Every kind of background job. A module lists its own in `<domain>.jobs.ts`. */
export const tasks: readonly Task[] = [
  ...auditTasks, ...billingTasks, ...businessTasks, ...identityTasks, ...messagingTasks, ...queueTasks,
  ...webOrderTasks,
];

/** What runs by the clock, in UTC. */
export const cronItems: readonly CronItem[] = [
  ...auditCron, ...billingCron, ...businessCron, ...identityCron, ...messagingCron, ...queueCron,
  ...webOrderCron,
];
