import type { z } from 'zod';
import type { ImportColumn } from '../../../import/columns.ts';
import { shownRows, type importFilter } from '../../../import/import-rows.ts';
import type { ProductField } from './product-fields.ts';
import type { PlannedAction, PlannedRow } from './plan-rows.ts';

/** What an import would do: totals over all rows, and a part of the rows. */
export interface ProductImportPreview {
  name: string;
  columns: ImportColumn<ProductField>[];
  total: number;
  counts: Record<PlannedAction, number>;
  /** Rows with opening stock but no cost: every sale of it would look like pure profit. */
  freeStock: number;
  rows: PlannedRow[];
  hasMore: boolean;
}

const isWithoutCost = ({ action, row }: PlannedRow) =>
  (action === 'CREATE' || action === 'ADD') && (row.OPENING_STOCK ?? 0) > 0 && !row.OPENING_COST;

export function previewOf(
  { name, columns, rows }: { name: string; columns: ImportColumn<ProductField>[]; rows: PlannedRow[] },
  asked: { show: z.output<typeof importFilter>; after: number },
): ProductImportPreview {
  const counts: Record<PlannedAction, number> = { CREATE: 0, ADD: 0, CHANGE: 0, SAME: 0, WRONG: 0 };
  for (const { action } of rows) counts[action] += 1;
  return { name, columns, counts, total: rows.length, freeStock: rows.filter(isWithoutCost).length, ...shownRows(rows, asked) };
}
