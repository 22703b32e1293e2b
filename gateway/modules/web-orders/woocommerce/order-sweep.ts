import { z } from 'zod';
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

/** Where a sweep goes on that was ended in the middle. */
export const sweepPlace = z.object({
  status: z.literal('trash').optional(),
  page: z.int().min(1),
  /** How many orders there were then: where some have left the list, it goes a page back. */
  total: z.int().nullable(),
});
export type SweepPlace = z.output<typeof sweepPlace>;

export interface SweepOptions {
  inPieces?: boolean;
  from?: SweepPlace | null;
  /** Called with each page: where the sweep goes on after it; null after the last one. */
  onNext?: (next: SweepPlace | null) => void;
}

/**
 * Reads every order that changed since (with overlap), then those in the bin, page by page; some may come twice. A caller that uses
 * the newest `dateModified` as its next `since` has to limit it to the present: a shop's clock may be wrong.
 * `inPieces`: pages that the shop fails on are read around the order that is to blame.
 */
export async function* ordersModifiedAfter(
  listPage: ListOrders, since: Date, { inPieces = false, from = null, onNext = () => {} }: SweepOptions = {},
): AsyncGenerator<WooOrderResult[]> {
  const list: ListOrders = inPieces ? (query) => readPage(listPage, query) : listPage;
  const modifiedAfter = new Date(since.getTime() - SWEEP_OVERLAP_MS);
  // The list does not contain binned orders, and the delivery about one may have been lost.
  const bin: SweepPlace = { status: 'trash', page: 1, total: null };
  if (from?.status !== 'trash') yield* sweep(list, { modifiedAfter }, from ?? FIRST_PAGE, (next) => onNext(next ?? bin));
  yield* sweep(list, { modifiedAfter, status: 'trash' }, from?.status === 'trash' ? from : bin, (next) => onNext(next && { ...next, status: 'trash' }));
}

export const FIRST_PAGE: SweepPlace = { page: 1, total: null };

async function* sweep(
  list: ListOrders, query: OrderListQuery, from: SweepPlace, onNext: (next: SweepPlace | null) => void,
): AsyncGenerator<WooOrderResult[]> {
  let { page, total } = from;
  for (let requests = 0; requests < MAX_REQUESTS && page <= MAX_REQUESTS; requests += 1) {
    const found = await list({ ...query, page });
    const next = pageAfter(found, page, total);
    total = found.total;
    onNext(next === null ? null : { page: next, total });
    yield found.orders;
    if (next === null) return;
    page = next;
  }
  throw new WooError('UNREADABLE', 'endless list of orders');
}

/** The page that is read after this one, of a list that had `total` orders before; null after the last one. */
function pageAfter(found: WooOrderPage, page: number, total: number | null): number | null {
  const shrank = total !== null && found.total !== null && found.total < total;
  // An order left the list during the sweep: the following ones moved up, perhaps to the page before.
  if (shrank && page > 1) return page - 1;
  return hasMore(found, page) ? page + 1 : null;
}

function hasMore({ orders, totalPages }: WooOrderPage, page: number): boolean {
  if (orders.length === 0) return false;
  return totalPages === null ? orders.length === PER_PAGE : page < totalPages;
}
