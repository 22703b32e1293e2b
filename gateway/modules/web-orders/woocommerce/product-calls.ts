import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { decimalToPoisha, MAX_TAKA, type Poisha } from '../../../../schema/rules/money.ts';
import { anything, cleanText, isPlainObject, line, readWooId, requiredId } from './order-fields.ts';
import { WooError } from './woo-error.ts';

/** A product that a shop sells: a simple product, or one variation of a variable product. */
export interface WooItem {
  wooProductId: number;
  /** 0 for a simple product. */
  wooVariationId: number;
  /** The id of the product. */
  name: string;
  /** The attributes of the variation: 'Red, M'. */
  details: string;
  sku: string;
  barcode: string;
  /** Null where it has none. */
  pricePoisha: Poisha | null;
  salePricePoisha: Poisha | null;
  /** Null where the shop does not count the stock, or only counts that of all variations together. */
  stockQuantity: number | null;
  pictures: string[];
}

export interface WooProductPage {
  /** Products without variations. */
  items: WooItem[];
  /** Products with variations, which `listVariations` reads. */
  parents: WooItem[];
  /** All products on the page, including those in neither list. */
  count: number;
  total: number | null;
  hasMore: boolean;
}

/** Fields of a product to be written; fields that are left out stay. */
export interface WooItemChange {
  id: number;
  name?: string;
  regular_price?: string;
  sale_price?: string;
  manage_stock?: true;
  stock_quantity?: number;
}

/** A variation, or the codes and prices of a simple product. */
export interface WooNewItem {
  sku: string;
  global_unique_id?: string;
  regular_price: string;
  sale_price?: string;
  attributes?: { name: string; option: string }[];
}

interface WooNewTexts {
  name: string;
  description?: string;
  status: 'draft';
}

/** A product to be created; the items of a variable one are its variations. */
export type WooNewProduct = WooNewTexts & (
  | ({ type: 'simple' } & Omit<WooNewItem, 'attributes'>)
  | { type: 'variable'; attributes: { name: string; visible: true; variation: true; options: string[] }[] }
);

/** By id: why the shop refused a change; null where it accepted. */
export type WooBatchAnswer = Map<number, string | null>;

const PER_PAGE = 100;
/** The largest batch that WooCommerce accepts. */
export const MAX_BATCH = 100;
/** Addresses of several kilobytes are refused by some web servers. */
const SKUS_PER_CALL = 40;
const MAX_PICTURES = 10;
const MAX_STOCK = 1_000_000;
const MAX_PRICE = BigInt(MAX_TAKA) * 100n;

/** WooCommerce gives an empty text for a price that was never set; an invalid amount counts as none. */
const price = anything.transform((value): Poisha | null => {
  const poisha = typeof value === 'string' || typeof value === 'number' ? decimalToPoisha(String(value)) : null;
  return poisha === null || poisha < 0n || poisha > MAX_PRICE ? null : poisha;
});

const pieces = anything.transform((value) =>
  typeof value === 'number' && Number.isInteger(value) ? Math.max(-MAX_STOCK, Math.min(value, MAX_STOCK)) : null);

const pictures = anything.transform((value) => {
  const found = (Array.isArray(value) ? value : [value]).filter(isPlainObject).map(({ src }) => cleanText(src, 1_000));
  return found.filter((src) => /^https?:\/\//.test(src)).slice(0, MAX_PICTURES);
});

const details = anything.transform((value) =>
  (Array.isArray(value) ? value : []).filter(isPlainObject).map(({ option }) => cleanText(option, 60)).filter(Boolean)
    .join(', ').slice(0, 100));

const itemSchema = z.object({
  id: requiredId,
  type: line(40),
  parent_id: anything.transform((value) => readWooId(value) ?? 0),
  name: line(200),
  sku: line(64),
  global_unique_id: line(64),
  regular_price: price,
  sale_price: price,
  manage_stock: anything,
  stock_quantity: pieces,
  attributes: details,
  images: pictures,
  image: pictures,
});

type RawItem = z.output<typeof itemSchema>;

const itemOf = (raw: RawItem, parent?: WooItem): WooItem => ({
  wooProductId: parent?.wooProductId ?? raw.id,
  wooVariationId: parent ? raw.id : 0,
  name: parent?.name ?? (raw.name || `#${raw.id}`),
  details: parent ? raw.attributes : '',
  sku: raw.sku,
  barcode: raw.global_unique_id,
  pricePoisha: raw.regular_price,
  salePricePoisha: raw.sale_price,
  stockQuantity: raw.manage_stock === true ? raw.stock_quantity : null,
  pictures: parent ? [...parent.pictures, ...raw.image] : raw.images,
});

function readItems(json: unknown): RawItem[] {
  const parsed = z.array(itemSchema).safeParse(json);
  if (!parsed.success) throw new WooError('UNREADABLE');
  return parsed.data;
}

interface ProductCall {
  method?: 'POST';
  path: string;
  query?: Record<string, string>;
  body?: object;
}

type Send = (call: ProductCall) => Promise<{ json: unknown; headers: Headers }>;

/** Sorted by id: products that change during the sweep do not move to a page that was already read. */
const pageQuery = (page: number) => ({ orderby: 'id', order: 'asc', per_page: String(PER_PAGE), page: String(page) });

/** The part of a shop's client that concerns products. */
export function productCalls({ call, write }: { call: Send; write: Send }) {
  async function listProducts(page: number): Promise<WooProductPage> {
    const { json, headers } = await call({ path: '/products', query: pageQuery(page) });
    const raw = readItems(json);
    const total = Number(headers.get('x-wp-total') ?? NaN);
    return {
      items: raw.filter(({ type }) => type === 'simple').map((one) => itemOf(one)),
      parents: raw.filter(({ type }) => type === 'variable').map((one) => itemOf(one)),
      count: raw.length,
      total: Number.isInteger(total) ? total : null,
      hasMore: raw.length === PER_PAGE,
    };
  }

  /** At most 100 variations: WooCommerce creates no more at once. */
  async function listVariations(parent: WooItem): Promise<WooItem[]> {
    const found: WooItem[] = [];
    for (let page = 1; ; page += 1) {
      const { json } = await call({ path: `/products/${parent.wooProductId}/variations`, query: pageQuery(page) });
      const raw = readItems(json);
      found.push(...raw.map((one) => itemOf(one, parent)));
      if (raw.length < PER_PAGE || page === 20) return found;
    }
  }

  async function batch(path: string, update: WooItemChange[]): Promise<WooBatchAnswer> {
    const { json } = await write({ method: 'POST', path, body: { update } });
    const updated = isPlainObject(json) && Array.isArray(json.update) ? json.update.filter(isPlainObject) : null;
    if (!updated) throw new WooError('UNREADABLE');
    const answers = new Map(updated.map((one) => [Number(one.id), refusalOf(one.error)]));
    return new Map(update.map(({ id }) => [id, answers.has(id) ? answers.get(id)! : msg('The shop did not say what became of it')]));
  }

  /** The ids of the products that have one of these SKUs, themselves or as a variation; drafts are found too. */
  async function findBySkus(skus: readonly string[]): Promise<number[]> {
    const found: number[] = [];
    for (let first = 0; first < skus.length; first += SKUS_PER_CALL) {
      const sku = skus.slice(first, first + SKUS_PER_CALL).join(',');
      const { json } = await call({ path: '/products', query: { sku, per_page: String(PER_PAGE) } });
      found.push(...readItems(json).map(({ id, parent_id: parent }) => parent || id));
    }
    return [...new Set(found)];
  }

  /** A product as its items: itself, or its variations. */
  async function readProduct(id: number): Promise<WooItem[]> {
    const { json } = await call({ path: `/products/${id}` });
    const [raw] = readItems([json]);
    return raw!.type === 'variable' ? listVariations(itemOf(raw!)) : [itemOf(raw!)];
  }

  /** After TOO_SLOW or NO_ANSWER it may have been created: look for its SKU before it is sent again. */
  async function createProduct(product: WooNewProduct): Promise<WooItem> {
    const { json } = await write({ method: 'POST', path: '/products', body: product });
    return itemOf(readItems([json])[0]!);
  }

  /** At most MAX_BATCH. Throws WooError REFUSED with the first reason when the shop takes one of them not. */
  async function createVariations(parent: WooItem, create: readonly WooNewItem[]): Promise<WooItem[]> {
    const { json } = await write({ method: 'POST', path: `/products/${parent.wooProductId}/variations/batch`, body: { create } });
    const created = isPlainObject(json) && Array.isArray(json.create) ? json.create.filter(isPlainObject) : [];
    if (created.length !== create.length) throw new WooError('UNREADABLE');
    const refused = created.find(({ error }) => isPlainObject(error))?.error as { code?: unknown } | undefined;
    if (refused) throw new WooError('REFUSED', cleanText(refused.code, 100));
    return readItems(created).map((raw) => itemOf(raw, parent));
  }

  return {
    listProducts,
    listVariations,
    findBySkus,
    readProduct,
    createProduct,
    createVariations,
    /** At most MAX_BATCH changes; each succeeds or fails by itself. Idempotent. */
    updateProducts: (update: WooItemChange[]) => batch('/products/batch', update),
    updateVariations: (productId: number, update: WooItemChange[]) => batch(`/products/${productId}/variations/batch`, update),
  };
}

function refusalOf(error: unknown): string | null {
  if (!isPlainObject(error)) return null;
  const { code } = error;
  if (typeof code === 'string' && code.endsWith('_invalid_id')) return msg('The shop no longer has this product');
  return `The shop refused the change (${cleanText(code, 100) || 'no reason given'})`;
}
