import type { Cell } from '../../list-query/csv.ts';
import type { Cursor } from '../../list-query/cursor.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { lowStockFilter, lowStockProducts, type LowStockProduct } from './low-stock.ts';

const HEADERS = ['Product', 'Variant', 'SKU', 'On hand', 'Available', 'Low at', 'On order', 'Sold in 30 days', 'Days left', 'To buy'];

/** Products read by one statement. */
const PAGE = 500;

const linesOf = ({ name, variants }: LowStockProduct): Cell[][] => variants.map((one) =>
  [name, one.name, one.sku, one.onHand, one.available, one.level || null, one.onOrder, one.sold, one.daysLeft, one.suggested]);

/** What runs low as a file, a line for each variant, fewest pieces first: a list to order by. */
export const lowStockExport = defineReportExport({
  name: 'low-stock',
  permission: 'notification',
  filter: lowStockFilter,
  lines: ({ businessId }, { search }) => async function* (read) {
    yield [HEADERS];
    let after: Cursor | null = null;
    do {
      const page: { search?: string; after: Cursor | null; take: number } = { search, after, take: PAGE };
      const products: LowStockProduct[] = await read(() => lowStockProducts(businessId, page));
      yield products.flatMap(linesOf);
      const last = products.at(PAGE - 1);
      after = last ? { value: last.available, id: last.id } : null;
    } while (after);
  },
});
