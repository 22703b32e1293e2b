import type { WooCatalog } from './woocommerce-catalog.ts';
import type { WooOrder } from './woocommerce-orders.ts';

/** Statuses at which WooCommerce takes the pieces of an order from the stock, and those at which it gives them back. */
const TAKING = ['processing', 'completed', 'on-hold'];
const GIVING_BACK = ['cancelled', 'pending'];

interface Line {
  product_id: number;
  variation_id: number;
  quantity: number;
}

/** Moves the stock of a shop with its orders as WooCommerce itself does: once each way, whatever the statuses between. */
export class WooStock {
  readonly #catalog: WooCatalog;
  readonly #hasTaken = new Map<number, boolean>();

  constructor(catalog: WooCatalog) {
    this.#catalog = catalog;
  }

  /** After an order was placed or changed; `before` is its status before. */
  follow(order: WooOrder, before = 'pending'): void {
    const hasTaken = this.#hasTaken.get(order.id) ?? TAKING.includes(before);
    const takes = hasTaken ? !GIVING_BACK.includes(order.status) : TAKING.includes(order.status);
    this.#hasTaken.set(order.id, takes);
    if (takes === hasTaken) return;
    for (const { product_id: product, variation_id: variation, quantity } of order.line_items as Line[]) {
      this.#catalog.takePieces(product, variation, takes ? quantity : -quantity);
    }
  }
}
