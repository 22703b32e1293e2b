import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { idOf } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { mistakeIn } from '../../../errors.ts';
import { columnsInput, importColumns, mappingOf, rememberColumns, type ImportColumn } from '../../../import/columns.ts';
import type { ImportTable } from '../../../import/import-table.ts';
import type { Session } from '../../../session/session.ts';
import { tableFiles } from '../../files/table-files.ts';
import { saveStatement, statementHead } from './create-statement.ts';
import { netOf, type PaidLine } from './paid-line.ts';
import { linesOf, statementField, STATEMENT_HEADERS, type StatementField } from './statement-fields.ts';

const file = () => idOf('StoredFile').describe('Uploaded to /api/files/statement-import.');
const columns = () => columnsInput(statementField);

type Columns = z.output<ReturnType<typeof columns>>;

/** The column mapping is remembered per courier, because each courier names its columns differently. */
const mappingKind = (courierId: string) => `couriers.statement:${courierId}`;

const statementFile = tableFiles('statement-import');

const mapped = (session: Session, courierId: string, table: ImportTable, chosen?: Columns) =>
  mappingOf(db, session.businessId, table, { kind: mappingKind(courierId), fields: STATEMENT_HEADERS, chosen });

/** The content of a file, read as a statement. */
export interface StatementPreview {
  name: string;
  columns: ImportColumn<StatementField>[];
  lines: PaidLine[];
  unreadable: number[];
}

/** Shows how a file is read as a statement. Changes nothing. */
export const previewStatement = defineCommand({
  name: 'couriers.previewStatement',
  permission: 'deliveryMethod',
  input: z.object({
    courierId: statementHead.courierId, file: file(),
    columns: columns().optional().describe('What its columns mean; as they were for this courier, or are called, when left out.'),
  }),
  run: async () => {
    throw new Error('Read outside of a transaction: see readStatementFile');
  },
});

/** The file is read outside of a transaction (ADR 5), and nothing is written. */
export async function readStatementFile(session: Session, rawInput: unknown): Promise<StatementPreview> {
  session.assertCan(previewStatement.permission);
  session.assertPackageActive();
  const { courierId, file: id, columns: chosen } = parseInput(previewStatement.input, rawInput);
  const { name, table } = await statementFile(session, id);
  const mapping = await mapped(session, courierId, table, chosen);
  return { name, ...linesOf(table, mapping), columns: importColumns(table, mapping) };
}

/** The lines, read from the file before the transaction, are no part of the input: the idempotency key covers the client's request only. */
const importOf = (headers: string[], lines: readonly PaidLine[]) => defineCommand({
  name: 'couriers.importStatement',
  permission: 'deliveryMethod',
  input: z.object({ ...statementHead, file: file(), columns: columns().describe('What its columns mean; kept for the next file of this courier.') }),
  run: async (context, { file: _file, columns: chosen, ...head }) => {
    const statement = await saveStatement(context, head, lines);
    await rememberColumns(context.tx, context.session.businessId, {
      kind: mappingKind(head.courierId), headers, mapping: new Map(chosen.map(({ column, field }) => [column, field])),
    });
    return statement;
  },
});

/** Imports a statement from a file of up to 20,000 rows. Run by `startStatementImport`. */
export const importStatement = importOf([], []);

export async function startStatementImport(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<{ id: string }> {
  session.assertCan(importStatement.permission);
  session.assertPackageActive();
  const { courierId, file: id, columns: chosen } = parseInput(importStatement.input, rawInput);
  const { table } = await statementFile(session, id);
  const { lines, unreadable } = linesOf(table, await mapped(session, courierId, table, chosen));
  if (unreadable.length > 0) throw mistakeIn('file', msg('These rows cannot be read: {{rows}}', { rows: unreadable.slice(0, 20).join(', ') }));
  if (lines.length === 0) throw mistakeIn('columns', msg('No row names a parcel: choose the column with its number'));
  return execute(importOf(table.headers, lines), session, rawInput, options);
}

/** The totals of all lines, in poisha. */
export const totalsOf = (lines: readonly PaidLine[]) => ({
  collected: lines.reduce((sum, { collectedPoisha }) => sum + collectedPoisha, 0n), net: lines.reduce((sum, line) => sum + netOf(line), 0n),
});
