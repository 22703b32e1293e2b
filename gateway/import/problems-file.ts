import { z } from 'zod';
import { inEnglish } from '../../schema/rules/message.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import { idOf } from '../commands/fields.ts';
import type { Cell } from '../list-query/csv.ts';
import { defineReportExport } from '../list-query/list-export.ts';
import type { Session } from '../session/session.ts';
import { columnsInput } from './columns.ts';
import type { ImportCell, ImportTable } from './import-table.ts';
import type { FieldProblem } from './read-row.ts';

interface PlannedRow {
  number: number;
  action: string;
  problems: readonly FieldProblem<string>[];
}

interface ProblemsFile<Field extends string> {
  name: string;
  permission: Permission;
  field: z.ZodEnum<Record<Field, Field>>;
  /** What an import of an uploaded file would do; the columns are guessed from their names where none are given. */
  plan: (session: Session, file: string, columns: { column: number; field: Field }[] | undefined) => Promise<{ table: ImportTable; rows: readonly PlannedRow[] }>;
}

const PROBLEM = 'Problem';

const textOf = (cell: ImportCell | undefined): Cell => (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? ''));

/**
 * The rows of a file that cannot be taken over, as they came, each with its problems: mended, the file is imported like
 * any other. It holds no records of the business.
 */
export const defineProblemsFile = <Field extends string>({ name, permission, field, plan }: ProblemsFile<Field>) => defineReportExport({
  name,
  permission,
  isFree: true,
  filter: z.object({
    file: idOf('StoredFile').optional().describe('The uploaded file; without one there are no rows.'),
    columns: columnsInput(field).optional().describe('What its columns mean; guessed from their names when left out.'),
  }),
  lines: (session, { file, columns }) => async (readPage) => {
    if (file === undefined) return [[PROBLEM]];
    const { table, rows } = await readPage(() => plan(session, file, columns));
    const cells = new Map(table.rows.map((row) => [row.number, row.cells]));
    return [
      [...table.headers, PROBLEM],
      ...rows.filter(({ action }) => action === 'WRONG').map(({ number, problems }) => [
        ...table.headers.map((_header, index) => textOf(cells.get(number)?.[index])),
        problems.map(({ field: wrong, message }) => `${wrong}: ${inEnglish(message)}`).join('; '),
      ]),
    ];
  },
});
