import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute, type ExecuteOptions } from '../../../commands/execute.ts';
import { idOf } from '../../../commands/fields.ts';
import { parseInput } from '../../../commands/parse.ts';
import { db } from '../../../db/client.ts';
import { cellsOf, columnsInput, importColumns, mappingOf, rememberColumns } from '../../../import/columns.ts';
import { changing, shownFields } from '../../../import/import-rows.ts';
import type { ImportTable } from '../../../import/import-table.ts';
import type { Session } from '../../../session/session.ts';
import { defineBulkKind } from '../../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../../bulk-jobs/start-bulk-job.ts';
import { tableFiles } from '../../files/table-files.ts';
import { applyProductRows } from './apply-rows.ts';
import { catalogueFacts } from './catalogue-facts.ts';
import { previewOf, type ProductImportPreview } from './import-preview.ts';
import { planRows, type PlannedRow } from './plan-rows.ts';
import { productField, PRODUCT_HEADERS, type ProductField } from './product-fields.ts';
import { productRow, readProductRow, rowAsJson } from './product-row.ts';

const KIND = 'catalog.import';

export const importKind = defineBulkKind({ name: KIND, permission: 'product', row: productRow, runMany: applyProductRows });

const productFile = tableFiles('product-import');

const columns = () => columnsInput(productField);

const file = () => idOf('StoredFile').describe('Uploaded to /api/files/product-import.');

interface ProductPlan {
  name: string;
  table: ImportTable;
  mapping: Map<number, ProductField>;
  rows: PlannedRow[];
}

/** What an import of the file would do, row by row. Writes nothing. Throws NotFoundError. */
export async function productPlan(session: Session, id: string, chosen: { column: number; field: ProductField }[] | undefined): Promise<ProductPlan> {
  const { table, name } = await productFile(session, id);
  const mapping = await mappingOf(db, session.businessId, table, { kind: KIND, fields: PRODUCT_HEADERS, chosen });
  const rows = table.rows.map((row) => {
    const { row: values, problems } = readProductRow(mapping.values(), cellsOf(row, mapping));
    return { number: row.number, row: values, problems };
  });
  return { name, table, mapping, rows: planRows(rows, await catalogueFacts(db, session.businessId, rows.map(({ row }) => row))) };
}

/** Previews a product import row by row. Changes nothing. */
export const previewProductImport = defineCommand({
  name: 'catalog.previewImport',
  permission: 'product',
  input: z.object({
    file: file(),
    columns: columns().optional().describe('What its columns mean; guessed from their names when left out.'),
    ...shownFields,
  }),
  run: async () => {
    throw new Error('Read outside of a transaction: see readProductImport');
  },
});

/** Reads the file outside of a transaction (ADR 5). Writes nothing. */
export async function readProductImport(session: Session, rawInput: unknown): Promise<ProductImportPreview> {
  session.assertCan(previewProductImport.permission);
  session.assertPackageActive();
  const input = parseInput(previewProductImport.input, rawInput);
  const { name, table, mapping, rows } = await productPlan(session, input.file, input.columns);
  return previewOf({ name, columns: importColumns(table, mapping), rows }, input);
}

type Starting = { name: string; headers: string[]; rows: { label: string; input: object }[] };

/** The rows were read before the transaction and are no part of the input: the idempotency key stands for the client's own request. */
const importOf = ({ name, headers, rows }: Starting) => defineCommand({
  name: 'catalog.importProducts',
  permission: 'product',
  input: z.object({ file: file(), columns: columns().describe('What its columns mean.') }),
  run: async (context, { columns: chosen }) => {
    const { tx, session: { businessId } } = context;
    const mapping = new Map(chosen.map(({ column, field }) => [column, field]));
    await rememberColumns(tx, businessId, { kind: KIND, headers, mapping });
    return startBulkJob(context, importKind, { title: name ? msg('Import of {{name}}', { name }) : msg('Import of products'), rows });
  },
});

/** Starts a product import, as a bulk job of the rows that change something. Called by `startProductImport`. */
export const importProducts = importOf({ name: '', headers: [], rows: [] });

export async function startProductImport(session: Session, rawInput: unknown, options: ExecuteOptions): Promise<{ id: string }> {
  session.assertCan(importProducts.permission);
  session.assertPackageActive();
  const { file: id, columns: chosen } = parseInput(importProducts.input, rawInput);
  const { name, table, rows: planned } = await productPlan(session, id, chosen);
  const rows = changing(planned).map(({ label, row }) => ({ label, input: rowAsJson(row) }));
  return execute(importOf({ name, headers: table.headers, rows }), session, rawInput, options);
}
