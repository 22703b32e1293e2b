import { z } from 'zod';
import { defineProblemsFile } from '../../../import/problems-file.ts';
import { defineReportExport } from '../../../list-query/list-export.ts';
import { customerField } from './customer-fields.ts';
import { customerPlan } from './import-customers.ts';

/** An empty file with the columns that an import knows. */
export const customerTemplate = defineReportExport({
  name: 'customer-template',
  permission: 'ADMIN',
  isFree: true,
  filter: z.object({}),
  lines: () => async () => [['Name', 'Phone', 'Address', 'District', 'Tags', 'Note', 'No SMS']],
});

export const customerProblemsFile = defineProblemsFile({ name: 'customer-import-problems', permission: 'ADMIN', field: customerField, plan: customerPlan });
