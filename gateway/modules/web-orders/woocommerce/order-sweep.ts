import type { WooOrderResult } from './order-snapshot.ts';
import { WooError } from './woo-error.ts';

/** The largest page that WooCommerce gives. */
export const PER_PAGE = 100;

export interface OrderListQuery {
  /** Exclusive, to the second. */
  modifiedAfter: Date;
  /** From 1. */
  page?: number;
  /** Everything except the bin when left out; `trash` for the bin. */
  status?: string;
}

export interface WooOrderPage {
  /** At most 100, by id. An order that cannot be parsed does not hide the others. */
  orders: WooOrderResult[];
  /** Null when a proxy removed the headers; 0 past the last page, whatever the real total. */
  total: number | null;
  totalPages: number | null;
}

/**
 * The overlap of a sweep with the one before. `modified_after` excludes its own second, and a change may be stored a
 * little later than its date says.
 */
export const SWEEP_OVERLAP_MS = 5 * 60 * 1000;

/** A million orders. A shop whose page count never ends is broken or hostile. */
const MAX_REQUESTS = 10_000;

type ListOrders = (query: OrderListQuery) => Promise<WooOrderPage>;

/**
 * Reads every order that changed since (with overlap), then those in the bin; some may come twice. A caller that uses
 * the newest `dateModified` as its next `since` has to limit it to the present: a shop's clock may be wrong.
 */
export async function* ordersModifiedAfter(list: ListOrders, since: Date): AsyncGenerator<WooOrderResult> {
  const modifiedAfter = new Date(since.getTime() - SWEEP_OVERLAP_MS);
  yield* sweep(list, { modifiedAfter });
  // The list does not contain binned orders, and the delivery about one may have been lost.
  yield* sweep(list, { modifiedAfter, status: 'trash' });
}

async function* sweep(list: ListOrders, query: OrderListQuery): AsyncGenerator<WooOrderResult> {
  let page = 1;
  let total: number | null = null;
  for (let requests = 0; requests < MAX_REQUESTS; requests += 1) {
    const found = await list({ ...query, page });
    yield* found.orders;
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
