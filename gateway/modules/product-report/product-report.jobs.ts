import { z } from 'zod';
import { defineTask } from '../../jobs/task.ts';
import { foldSales } from './fold-sales.ts';
import { measureSales } from './measure-sales.ts';

const fold = defineTask({
  name: 'product-report.fold-sales', payload: z.unknown(), run: (_payload, { signal }) => foldSales(signal),
});

const measure = defineTask({ name: 'product-report.measure-sales', payload: z.unknown(), run: () => measureSales() });

export const productReportJobs = {
  tasks: [fold, measure],
  cron: [{ task: fold.name, match: '*/10 * * * *' }, { task: measure.name, match: '27 * * * *' }],
};
