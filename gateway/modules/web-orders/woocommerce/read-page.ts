import { PER_PAGE, type ListOrders, type OrderListQuery, type WooOrderPage } from './order-list.ts';
import { WooError, type WooErrorReason } from './woo-error.ts';

/** Failures that one order of a page can cause: a plugin that breaks on it, a notice among its data, its size. */
const OF_ONE_ORDER: ReadonlySet<WooErrorReason> = new Set(['UNREADABLE', 'NOT_JSON', 'TOO_LARGE', 'BROKEN']);

/** A page that cannot be read is asked for again in pieces of these sizes. */
const PIECES = [10, 1];

/** So many orders in a row that cannot be read: the shop itself is broken, and nothing may be passed over. */
const MAX_LOST = 3;

interface Found {
  orders: WooOrderPage['orders'];
  total: number | null;
}

/**
 * One page of the list. Where the shop fails on it, it is read in smaller pieces, so that an order that cannot be read
 * hides neither the others nor later pages: it is given as unreadable. Throws the WooError of the page where the shop
 * fails on several in a row.
 */
export async function readPage(list: ListOrders, query: OrderListQuery): Promise<WooOrderPage> {
  try {
    return await list(query);
  } catch (error) {
    if (!isOfOneOrder(error)) throw error;
    const { orders, total } = await readPieces(list, query, error);
    return { orders, total, totalPages: total === null ? null : Math.ceil(total / PER_PAGE) };
  }
}

const isOfOneOrder = (error: unknown): error is WooError => error instanceof WooError && OF_ONE_ORDER.has(error.reason);

async function readPieces(list: ListOrders, { page: wanted = 1, ...query }: OrderListQuery, problem: WooError): Promise<Found> {
  const found: Found = { orders: [], total: null };
  let lost = 0;
  /** Reads the orders from one place of the whole list to another. False past its end. */
  async function read(from: number, to: number, [size, ...smaller]: readonly number[]): Promise<boolean> {
    for (let place = from; place < to; place += size!) {
      try {
        const piece = await list({ ...query, perPage: size, page: place / size! + 1 });
        found.orders.push(...piece.orders);
        found.total = piece.total || found.total;
        lost = piece.orders.length > 0 ? 0 : lost;
        if (piece.orders.length < size!) return false;
      } catch (error) {
        if (!isOfOneOrder(error)) throw error;
        if (smaller.length > 0) {
          if (!(await read(place, place + size!, smaller))) return false;
          continue;
        }
        lost += 1;
        if (lost >= MAX_LOST) throw problem;
        const wooOrderId = await idAt(place);
        found.orders.push({ ok: false, wooOrderId, reason: `number ${place + 1} of the list: ${error.message}`, raw: null });
      }
    }
    return true;
  }
  /** Which order it is, where the shop can say at least that. */
  async function idAt(place: number): Promise<number | null> {
    try {
      const [order] = (await list({ ...query, perPage: 1, page: place + 1, onlyIds: true })).orders;
      return order && !order.ok ? order.wooOrderId : null;
    } catch (error) {
      if (!isOfOneOrder(error)) throw error;
      return null;
    }
  }
  const first = (wanted - 1) * PER_PAGE;
  await read(first, first + PER_PAGE, PIECES);
  return found;
}
