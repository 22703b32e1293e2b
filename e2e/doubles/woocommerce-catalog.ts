import { recordedJson } from './woocommerce-recordings.ts';
import type { JsonObject } from './woocommerce-recordings.ts';

interface WooProduct extends JsonObject {
  id: number;
  sku: string;
  parent_id: number;
}

/** Parents whose variations were recorded. */
const VARIABLE_PRODUCTS = [24, 31, 34];

/** The recorded products and variations, read only. */
export class WooCatalog {
  readonly products = recordedJson<WooProduct[]>('products.json');
  #variations = new Map(
    VARIABLE_PRODUCTS.map((id) => [id, recordedJson<WooProduct[]>(`variations-${id}.json`)] as const),
  );

  product(id: number): WooProduct | undefined {
    return this.products.find((product) => product.id === id);
  }

  /** Null when there is no such product; most products have none. */
  variations(productId: number): WooProduct[] | null {
    if (!this.product(productId)) return null;
    return this.#variations.get(productId) ?? [];
  }
}
