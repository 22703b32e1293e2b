import { messagingCron, messagingTasks } from '../modules/messaging/messaging.jobs.ts';
import type { CronItem, Task } from './task.ts';

/** Every kind of background job. A module lists its own in `<domain>.jobs.ts`. */
export const tasks = [...messagingTasks] as unknown as Task[];

/** What runs by the clock (UTC). */
export const cronItems: CronItem[] = [...messagingCron];
