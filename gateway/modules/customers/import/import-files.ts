import { z } from 'zod';
import { inEnglish } from '../../../../schema/rules/message.ts';
import { idOf } from '../../../commands/fields.ts';
import { columnsInput } from '../../../import/columns.ts';
import type { ImportCell } from '../../../import/import-table.ts';
import type { Cell } from '../../../list-query/csv.ts';
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

const PROBLEM = 'Problem';

const textOf = (cell: ImportCell | undefined): Cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''));

/**
 * The rows of a file that cannot be taken over, as they came, each with its problems: mended, the file is imported like
 * any other.
 */
export const customerProblemsFile = defineReportExport({
  name: 'customer-import-problems',
  permission: 'ADMIN',
  isFree: true,
  filter: z.object({
    file: idOf('StoredFile').optional().describe('The uploaded file; without one there are no rows.'),
    columns: columnsInput(customerField).optional().describe('What its columns mean; guessed from their names when left out.'),
  }),
  lines: (session, { file, columns }) => async (readPage) => {
    if (file === undefined) return [[PROBLEM]];
    const { table, rows } = await readPage(() => customerPlan(session, file, columns));
    const cells = new Map(table.rows.map((row) => [row.number, row.cells]));
    return [
      [...table.headers, PROBLEM],
      ...rows.filter(({ action }) => action === 'WRONG').map(({ number, problems }) => [
        ...table.headers.map((_header, index) => textOf(cells.get(number)?.[index])),
        problems.map(({ field, message }) => `${field}: ${inEnglish(message)}`).join('; '),
      ]),
    ];
  },
});
