import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { asciiDigits } from '../../../../schema/rules/phone.ts';
import { cellCode, cellCount, cellMoney, cellText, cellYesNo, type CellResult } from '../../../import/cell-values.ts';
import type { ImportCell } from '../../../import/import-table.ts';
import { readRow, type FieldProblem, type FieldReaders } from '../../../import/read-row.ts';
import type { ProductField } from './product-fields.ts';

const poisha = z.coerce.bigint();

/** One row as the bulk job stores it: undefined leaves a value as it is, null clears it. */
export const productRow = z.object({
  PRODUCT: z.string(),
  VARIANT: z.string(),
  SKU: z.string(),
  BARCODE: z.string().nullable(),
  PRICE: poisha,
  SALE_PRICE: poisha.nullable(),
  /** The path from the top: 'Clothes > Sarees'. */
  CATEGORY: z.string().nullable(),
  BRAND: z.string().nullable(),
  DESCRIPTION: z.string().nullable(),
  WEIGHT: z.int().nullable(),
  LOW_STOCK_LEVEL: z.int().nullable(),
  PREORDER: z.boolean(),
  STATUS: z.enum(['ACTIVE', 'ARCHIVED']),
  OPENING_STOCK: z.int(),
  OPENING_COST: poisha,
}).partial();

export type ProductRow = z.output<typeof productRow>;

const MAX_UNITS = 1_000_000;

function status(cell: ImportCell): CellResult<string | null> {
  const result = cellText(cell, 20);
  if ('problem' in result) return result;
  const word = result.value.toUpperCase();
  return ['', 'ACTIVE', 'ARCHIVED'].includes(word) ? { value: word || null } : { problem: msg('Say ACTIVE or ARCHIVED') };
}

function barcode(cell: ImportCell): CellResult<string> {
  const result = cellCode(cell, 64);
  if ('problem' in result) return result;
  // Scanners send ASCII digits.
  return /\s/.test(result.value) ? { problem: msg('A barcode has no spaces') } : { value: asciiDigits(result.value) };
}

const READERS: FieldReaders<ProductField, string | number | bigint | boolean | null> = {
  PRODUCT: (cell) => cellText(cell, 200),
  VARIANT: (cell) => cellText(cell, 100),
  SKU: (cell) => cellCode(cell, 64),
  BARCODE: barcode,
  PRICE: cellMoney,
  SALE_PRICE: cellMoney,
  CATEGORY: (cell) => cellText(cell, 400),
  BRAND: (cell) => cellText(cell, 80),
  DESCRIPTION: (cell) => cellText(cell, 5_000),
  WEIGHT: (cell) => cellCount(cell, MAX_UNITS),
  LOW_STOCK_LEVEL: (cell) => cellCount(cell, MAX_UNITS),
  PREORDER: cellYesNo,
  STATUS: status,
  OPENING_STOCK: (cell) => cellCount(cell, MAX_UNITS),
  OPENING_COST: cellMoney,
};

const CLEARABLE: readonly ProductField[] = ['BARCODE', 'SALE_PRICE', 'CATEGORY', 'BRAND', 'DESCRIPTION', 'WEIGHT', 'LOW_STOCK_LEVEL'];

/** Reads one row of a file, with a problem for each cell that cannot be read. */
export function readProductRow(
  fields: Iterable<ProductField>, cellOf: (field: ProductField) => ImportCell | undefined,
): { row: ProductRow; problems: FieldProblem<ProductField>[] } {
  const { values, problems } = readRow(READERS, CLEARABLE, fields, cellOf);
  // Every value comes from the reader of its own field, so the types match.
  return { row: values as ProductRow, problems };
}

/** The row as JSON: 64-bit integers as text. */
export const rowAsJson = (row: ProductRow): object =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [field, typeof value === 'bigint' ? String(value) : value]));
