import type { WooOrderResult } from './order-snapshot.ts';
import { WooError } from './woo-error.ts';

/** The most that WooCommerce gives at a time. */
export const PER_PAGE = 100;

export interface OrderListQuery {
  /** Exclusive, to the second. */
  modifiedAfter: Date;
  /** From 1. */
  page?: number;
  /** Everything but the bin when left out; `trash` for the bin. */
  status?: string;
}

export interface WooOrderPage {
  /** At most 100, by id. An order that cannot be read does not hide the others. */
  orders: WooOrderResult[];
  /** Null when a proxy took the headers away; 0 past the last page, whatever the real total. */
  total: number | null;
  totalPages: number | null;
}

/**
 * How far before `since` a sweep starts. `modified_after` is exclusive to the second, and a change can be
 * saved a little after the time it bears.
 */
export const SWEEP_OVERLAP_MS = 5 * 60 * 1000;

/** A million orders. A shop whose page count never ends is broken or hostile. */
const MAX_REQUESTS = 10_000;

type ListOrders = (query: OrderListQuery) => Promise<WooOrderPage>;

/**
 * Every order changed since (with overlap), those in the bin last; some may come twice. When the next
 * sweep takes the newest `dateModified` as its `since`, cap that at the present: a shop's clock may be wrong.
 */
export async function* ordersModifiedAfter(list: ListOrders, since: Date): AsyncGenerator<WooOrderResult> {
  const modifiedAfter = new Date(since.getTime() - SWEEP_OVERLAP_MS);
  yield* sweep(list, { modifiedAfter });
  // The list leaves binned orders out, and the delivery that tells of one may have been lost.
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
      // An order left the list meanwhile: those behind it moved up, perhaps onto the page before.
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
