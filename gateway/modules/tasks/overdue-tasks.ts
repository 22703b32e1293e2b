import { db } from '../../db/client.ts';
import { timeWhere } from './task-list-query.ts';

/** Counts the open tasks whose time is over: those that the task list shows as overdue. */
export const countOverdueTasks = (businessId: string): Promise<number> => db.task.count({ where: { businessId, ...timeWhere('OVERDUE') } });
