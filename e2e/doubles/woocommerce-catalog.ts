import { recordedJson } from './woocommerce-recordings.ts';
import type { JsonObject } from './woocommerce-recordings.ts';

export interface WooProduct extends JsonObject {
  id: number;
  sku: string;
  /** Of a variation, the product that it belongs to; of a product 0. */
  parent_id: number;
}

/** Parents whose variations were recorded. */
const VARIABLE_PRODUCTS = [24, 31, 34];

/** What a write refers to that is not there, or would do that may not be: the name of the recorded error. */
export type CatalogError = '404-product' | '404-variation' | '400-duplicate-sku' | '400-stock-type';

/** Fields that a write may set; everything else of a body is passed over. */
const WRITABLE = [
  'name', 'sku', 'regular_price', 'sale_price', 'manage_stock', 'stock_quantity', 'status', 'global_unique_id',
];

/** The recorded products and variations, until a test or a write changes them. */
export class WooCatalog {
  #products = new Map<number, WooProduct>();
  #variations = new Map<number, WooProduct>();

  constructor() {
    for (const product of recordedJson<WooProduct[]>('products.json')) this.#products.set(product.id, product);
    for (const id of VARIABLE_PRODUCTS) {
      for (const variation of recordedJson<WooProduct[]>(`variations-${id}.json`)) this.#variations.set(variation.id, variation);
    }
  }

  /** Newest first, as WooCommerce lists them unless it is asked otherwise. */
  get products(): WooProduct[] {
    return [...this.#products.values()].sort((a, b) => b.id - a.id);
  }

  product(id: number): WooProduct | undefined {
    return this.#products.get(id);
  }

  /** Null when there is no such product; most products have none. */
  variations(productId: number): WooProduct[] | null {
    if (!this.product(productId)) return null;
    return [...this.#variations.values()].filter(({ parent_id: parent }) => parent === productId).sort((a, b) => b.id - a.id);
  }

  variation(productId: number, id: number): WooProduct | undefined {
    const found = this.#variations.get(id);
    return found?.parent_id === productId ? found : undefined;
  }

  /** Adds or replaces a product or, with a `parent_id`, a variation: the fields of a recorded one and those given. */
  put(fields: Partial<WooProduct> & { id: number }): void {
    const { id, parent_id: parent = 0 } = fields;
    if (parent !== 0) {
      const template = [...this.#variations.values()].find((one) => one.sku === 'PNJ-RED-M')!;
      this.#variations.set(id, { ...template, ...fields, parent_id: parent });
      return;
    }
    this.#products.set(id, { ...recordedJson<WooProduct>('product-12.json'), ...fields, parent_id: 0 });
  }

  remove(id: number): void {
    this.#products.delete(id);
    this.#variations.delete(id);
  }

  clear(): void {
    this.#products.clear();
    this.#variations.clear();
  }

  /** A PUT, or one item of a batch. Answers the product as it is then, or the recorded error. */
  update(fields: JsonObject, productId?: number): WooProduct | CatalogError {
    const id = Number(fields.id);
    const known = productId === undefined ? this.product(id) : this.variation(productId, id);
    if (!known) return productId === undefined ? '404-product' : '404-variation';
    const { stock_quantity: quantity, sku } = fields;
    if (quantity !== undefined && !Number.isInteger(quantity)) return '400-stock-type';
    if (typeof sku === 'string' && sku !== '' && this.#hasSku(sku, id)) return '400-duplicate-sku';
    const changed = { ...known };
    for (const name of WRITABLE) if (name in fields) changed[name] = fields[name];
    changed.price = changed.sale_price === '' ? changed.regular_price : changed.sale_price;
    // A number given to a product that does not count its pieces is passed over.
    if (changed.manage_stock !== true) changed.stock_quantity = known.stock_quantity;
    else changed.stock_status = Number(changed.stock_quantity) > 0 ? 'instock' : 'outofstock';
    (productId === undefined ? this.#products : this.#variations).set(id, changed);
    return changed;
  }

  /** Pieces leave the stock, or come back where negative; of products that do not count them nothing happens. */
  takePieces(productId: number, variationId: number, pieces: number): void {
    const known = variationId === 0 ? this.product(productId) : this.variation(productId, variationId);
    if (known?.manage_stock !== true) return;
    const left = Number(known.stock_quantity ?? 0) - pieces;
    (variationId === 0 ? this.#products : this.#variations).set(known.id, { ...known, stock_quantity: left, stock_status: left > 0 ? 'instock' : 'outofstock' });
  }

  /** A POST, or one item of a batch: the fields of a recorded one, and those given. Answers the product, or the recorded error. */
  create(fields: JsonObject, parentId = 0): WooProduct | CatalogError {
    if (typeof fields.sku === 'string' && fields.sku !== '' && this.#hasSku(fields.sku, 0)) return '400-duplicate-sku';
    const id = Math.max(0, ...this.#products.keys(), ...this.#variations.keys()) + 1;
    const empty = { sku: '', sale_price: '', global_unique_id: '', manage_stock: false, stock_quantity: null, images: [], image: null, attributes: [] };
    this.put({ ...empty, ...fields, id, parent_id: parentId });
    const created = parentId === 0 ? this.product(id)! : this.variation(parentId, id)!;
    return created;
  }

  /** Products and variations with one of these SKUs, as `?sku=` finds them. */
  withSkus(skus: readonly string[]): WooProduct[] {
    return [...this.products, ...this.#variations.values()].filter(({ sku }) => skus.includes(sku));
  }

  #hasSku(sku: string, except: number): boolean {
    return [...this.#products.values(), ...this.#variations.values()].some((one) => one.sku === sku && one.id !== except);
  }
}
