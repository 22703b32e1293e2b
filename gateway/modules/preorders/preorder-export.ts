import { formatDateTime } from '../../../schema/rules/format.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport, type ReadPage } from '../../list-query/list-export.ts';
import type { Cursor } from '../../list-query/cursor.ts';
import { preorderFilter, preorderQueue } from './preorder-queue.ts';

const HEADERS = ['Product', 'SKU', 'Orders', 'Pieces wanted', 'On hand', 'From suppliers', 'Still to buy', 'Paid in advance', 'Waiting since', 'Expected on'];

const AT_ONCE = 200;

/** The preorder queue as a file, as for a supplier: what customers wait for, and how much of it is still to be bought. */
export const preorderExport = defineReportExport({
  name: 'preorders',
  permission: 'preorders',
  filter: preorderFilter,
  lines: ({ businessId }, filter) => async function* (readPage: ReadPage) {
    yield [HEADERS];
    let after: Cursor | null = null;
    for (;;) {
      const page: Awaited<ReturnType<typeof preorderQueue>> = await readPage(() => preorderQueue(businessId, { ...filter, after, take: AT_ONCE }));
      yield page.map((row): Cell[] => [
        row.name, row.sku, row.orders, row.demand, row.available, row.onOrder, Math.max(0, row.demand - row.available - row.onOrder),
        amountOf(row.advancePoisha), formatDateTime(row.oldest), row.expectedOn,
      ]);
      const last = page.at(-1);
      if (!last || page.length < AT_ONCE) return;
      after = { value: last.oldest.toISOString(), id: last.id };
    }
  },
});
