import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { foldSales } from './fold-sales.ts';

const fold = defineTask({
  name: 'product-report.fold-sales', payload: z.unknown(), run: (_payload, { signal }) => foldSales(signal),
});

export const productReportJobs = { tasks: [fold], cron: [{ task: fold.name, match: '*/10 * * * *' }] };
