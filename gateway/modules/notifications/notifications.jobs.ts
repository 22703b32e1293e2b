import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { measureSales } from './measure-sales.ts';

const measure = defineTask({ name: 'notifications.measure-sales', payload: z.unknown(), run: () => measureSales() });

export const notificationJobs = { tasks: [measure], cron: [{ task: measure.name, match: '27 * * * *' }] };
