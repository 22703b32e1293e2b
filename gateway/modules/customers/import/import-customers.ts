import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { idOf } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { cellsOf, columnsInput, importColumns, mappingOf, rememberColumns, type ImportColumn } from '../../../import/columns.ts';
import { changing, shownFields, shownRows } from '../../../import/import-rows.ts';
import type { ImportTable } from '../../../import/import-table.ts';
import type { Session } from '../../../session/session.ts';
import { defineBulkKind } from '../../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../../bulk-jobs/start-bulk-job.ts';
import { tableFiles } from '../../files/table-files.ts';
import { applyCustomerRows } from './apply-customers.ts';
import { customerField, CUSTOMER_HEADERS, type CustomerField } from './customer-fields.ts';
import { customerRow, readCustomerRow } from './customer-row.ts';
import { knownCustomers } from './known-customers.ts';
import { planCustomers, type CustomerAction, type PlannedCustomer } from './plan-customers.ts';

const KIND = 'customers.import';

export const customerImportKind = defineBulkKind({ name: KIND, permission: 'ADMIN', row: customerRow, runMany: applyCustomerRows });

const customerFile = tableFiles('customer-import');

const columns = () => columnsInput(customerField);

const file = () => idOf('StoredFile').describe('Uploaded to /api/files/customer-import.');

type Columns = { column: number; field: CustomerField }[];

/** A file with what its columns mean and what each row would do. */
export interface CustomerPlan {
  name: string;
  table: ImportTable;
  mapping: ReadonlyMap<number, CustomerField>;
  rows: PlannedCustomer[];
}

/** Reads a file outside of a transaction (ADR 5) and compares it with the customers. Writes nothing. */
export async function customerPlan(session: Session, id: string, chosen: Columns | undefined): Promise<CustomerPlan> {
  const { table, name } = await customerFile(session, id);
  const mapping = await mappingOf(db, session.businessId, table, { kind: KIND, fields: CUSTOMER_HEADERS, chosen });
  const rows = table.rows.map((row) => ({ number: row.number, ...readCustomerRow(mapping.values(), cellsOf(row, mapping)) }));
  const known = await knownCustomers(db, session.businessId, rows.map(({ row }) => row));
  return { name, table, mapping, rows: planCustomers(rows, known) };
}

/** What an import would do: totals over all rows, and a part of the rows. */
export interface CustomerImportPreview {
  name: string;
  columns: ImportColumn<CustomerField>[];
  total: number;
  counts: Record<CustomerAction, number>;
  rows: PlannedCustomer[];
  hasMore: boolean;
}

/** Previews an import of customers row by row. Changes nothing. */
export const previewCustomerImport = defineCommand({
  name: 'customers.previewImport',
  permission: 'ADMIN',
  input: z.object({
    file: file(),
    columns: columns().optional().describe('What its columns mean; guessed from their names when left out.'),
    ...shownFields,
  }),
  run: async () => {
    throw new Error('Read outside of a transaction: see readCustomerImport');
  },
});

export async function readCustomerImport(session: Session, rawInput: unknown): Promise<CustomerImportPreview> {
  session.assertCan(previewCustomerImport.permission);
  session.assertPackageActive();
  const input = parseInput(previewCustomerImport.input, rawInput);
  const { name, table, mapping, rows } = await customerPlan(session, input.file, input.columns);
  const counts: Record<CustomerAction, number> = { CREATE: 0, CHANGE: 0, SAME: 0, WRONG: 0 };
  for (const { action } of rows) counts[action] += 1;
  return { name, columns: importColumns(table, mapping), total: rows.length, counts, ...shownRows(rows, input) };
}

type Starting = { name: string; headers: string[]; rows: { label: string; input: object }[] };

/** The rows were read before the transaction and are no part of the input: the idempotency key stands for the client's own request. */
const importOf = ({ name, headers, rows }: Starting) => defineCommand({
  name: 'customers.import',
  permission: 'ADMIN',
  input: z.object({ file: file(), columns: columns().describe('What its columns mean.') }),
  run: async (context, { columns: chosen }) => {
    const { tx, session: { businessId } } = context;
    const mapping = new Map(chosen.map(({ column, field }) => [column, field]));
    await rememberColumns(tx, businessId, { kind: KIND, headers, mapping });
    return startBulkJob(context, customerImportKind, { title: name ? msg('Import of {{name}}', { name }) : msg('Import of customers'), rows });
  },
});

/** Starts an import of customers, as a bulk job of the rows that change something. Called by `startCustomerImport`. */
export const importCustomers = importOf({ name: '', headers: [], rows: [] });

export async function startCustomerImport(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<{ id: string }> {
  session.assertCan(importCustomers.permission);
  session.assertPackageActive();
  const { file: id, columns: chosen } = parseInput(importCustomers.input, rawInput);
  const { name, table, rows } = await customerPlan(session, id, chosen);
  const starting = changing(rows).map(({ label, row }) => ({ label, input: row }));
  return execute(importOf({ name, headers: table.headers, rows: starting }), session, rawInput, options);
}
