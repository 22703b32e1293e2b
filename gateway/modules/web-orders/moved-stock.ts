import type { ChangedOrder } from './change-shop-orders.ts';
import type { Replaced } from './shop-order-lines.ts';
import type { WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/**
 * WooCommerce takes the pieces of an order from its own stock and gives them back, whatever it was told from here. Which
 * products that may have been is worked out here; product-sync tells the shop what is left of them.
 */
export const MOVED_STOCK_TASK = 'product-sync.note-moved-stock';

interface Item {
  productId: number;
  variationId: number;
}

/** Arguments of `enqueue` for telling a shop again what is left of products whose stock it has moved itself. */
export const movedStockJob = (businessId: string, siteId: string, items: Item[]) => [MOVED_STOCK_TASK, { businessId, siteId, items }] as const;

/** The shop holds the pieces of orders in these; between them nothing moves. */
const HELD: ReadonlySet<string> = new Set(['on-hold', 'processing', 'completed']);

/** Nobody has placed these yet. */
const DRAFTS: ReadonlySet<string> = new Set(['auto-draft', 'checkout-draft']);

/** Plugins may do so at any change to or from a status of their own. */
const movesStock = (before: string, now: string): boolean => before !== now && !(HELD.has(before) && HELD.has(now));

/** Tolerated error of a shop's clock. */
const CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;

interface Taken {
  /** When the site was connected: its products were read later. */
  since: Date;
  changed: readonly ChangedOrder[];
  /** By the id of the web order. */
  replaced: ReadonlyMap<string, Replaced>;
  created: readonly { order: WooOrderSnapshot }[];
}

/** The products whose stock the shop may have moved itself when these orders were placed or changed, each once. Pure. */
export function movedItems({ since, changed, replaced, created }: Taken): Item[] {
  const ofChanged = changed.flatMap(({ row, newest }): Item[] => {
    if (!newest) return [];
    const { gone, isSame } = replaced.get(row.id)!;
    const { storeStatus, refundKey } = newest.columns;
    if (isSame && refundKey === row.refundKey && !movesStock(row.storeStatus, storeStatus)) return [];
    return [...newest.order.items, ...gone.map(({ wooProductId, wooVariationId }) => ({ productId: wooProductId, variationId: wooVariationId }))];
  });
  // Of earlier orders, which are imported, the shop had moved its stock before it was first read.
  const ofCreated = created.flatMap(({ order }) =>
    (DRAFTS.has(order.status) || order.dateModified.getTime() < since.getTime() - CLOCK_SKEW_MS ? [] : order.items));
  const items = [...ofChanged, ...ofCreated].filter(({ productId }) => productId > 0);
  return [...new Map(items.map(({ productId, variationId }) => [`${productId} ${variationId}`, { productId, variationId }])).values()];
}
