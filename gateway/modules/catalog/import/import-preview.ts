import { z } from 'zod';
import type { ProductField } from './product-fields.ts';
import type { PlannedAction, PlannedRow } from './plan-rows.ts';

export const importFilter = z.enum(['ALL', 'CHANGES', 'WRONG']);

export interface ImportColumn {
  column: number;
  header: string;
  /** The values of the first rows in this column. */
  samples: string[];
  field: ProductField | null;
}

/** What an import would do: totals over all rows, and a part of the rows. */
export interface ProductImportPreview {
  name: string;
  columns: ImportColumn[];
  total: number;
  counts: Record<PlannedAction, number>;
  /** Rows with opening stock but no cost: every sale of it would look like pure profit. */
  freeStock: number;
  rows: PlannedRow[];
  hasMore: boolean;
}

const ROWS_SHOWN = 100;

const FILTERS: Record<z.output<typeof importFilter>, (row: PlannedRow) => boolean> = {
  ALL: () => true,
  CHANGES: ({ action }) => action !== 'SAME' && action !== 'WRONG',
  WRONG: ({ action }) => action === 'WRONG',
};

const isWithoutCost = ({ action, row }: PlannedRow) =>
  (action === 'CREATE' || action === 'ADD') && (row.OPENING_STOCK ?? 0) > 0 && !row.OPENING_COST;

export function previewOf(
  { name, columns, rows }: { name: string; columns: ImportColumn[]; rows: PlannedRow[] },
  { show, after }: { show: z.output<typeof importFilter>; after: number },
): ProductImportPreview {
  const counts: Record<PlannedAction, number> = { CREATE: 0, ADD: 0, CHANGE: 0, SAME: 0, WRONG: 0 };
  for (const { action } of rows) counts[action] += 1;
  const shown = rows.filter((row) => row.number > after && FILTERS[show](row));
  return {
    name, columns, counts, total: rows.length, freeStock: rows.filter(isWithoutCost).length,
    rows: shown.slice(0, ROWS_SHOWN), hasMore: shown.length > ROWS_SHOWN,
  };
}
