import { PER_PAGE, type ListOrders, type OrderListQuery, type WooOrderPage } from './order-list.ts';
import type { WooOrderResult } from './order-snapshot.ts';
import { readPage } from './read-page.ts';
import { WooError } from './woo-error.ts';

/**
 * The overlap of a sweep with the one before. `modified_after` excludes its own second, and a change may be stored a
 * little later than its date says.
 */
export const SWEEP_OVERLAP_MS = 5 * 60 * 1000;

/** A million orders. A shop whose page count never ends is broken or hostile. */
const MAX_REQUESTS = 10_000;

export interface SweepOptions {
  inPieces?: boolean;
}

/**
 * Reads every order that changed since (with overlap), then those in the bin, page by page; some may come twice. A caller that uses
 * the newest `dateModified` as its next `since` has to limit it to the present: a shop's clock may be wrong.
 * `inPieces`: pages that the shop fails on are read around the order that is to blame.
 */
export async function* ordersModifiedAfter(
  listPage: ListOrders, since: Date, { inPieces = false }: SweepOptions = {},
): AsyncGenerator<WooOrderResult[]> {
  const list: ListOrders = inPieces ? (query) => readPage(listPage, query) : listPage;
  const modifiedAfter = new Date(since.getTime() - SWEEP_OVERLAP_MS);
  yield* sweep(list, { modifiedAfter });
  // The list does not contain binned orders, and the delivery about one may have been lost.
  yield* sweep(list, { modifiedAfter, status: 'trash' });
}

async function* sweep(list: ListOrders, query: OrderListQuery): AsyncGenerator<WooOrderResult[]> {
  let page = 1;
  let total: number | null = null;
  for (let requests = 0; requests < MAX_REQUESTS; requests += 1) {
    const found = await list({ ...query, page });
    yield found.orders;
    const shrank = total !== null && found.total !== null && found.total < total;
    total = found.total;
    if (shrank && page > 1) {
      // An order left the list during the sweep: the following ones moved up, perhaps to the page before.
      page -= 1;
    } else if (hasMore(found, page)) {
      page += 1;
    } else {
      return;
    }
  }
  throw new WooError('UNREADABLE', 'endless list of orders');
}

function hasMore({ orders, totalPages }: WooOrderPage, page: number): boolean {
  if (orders.length === 0) return false;
  return totalPages === null ? orders.length === PER_PAGE : page < totalPages;
}
