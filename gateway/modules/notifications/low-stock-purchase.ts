import type { Poisha } from '../../../schema/rules/money.ts';
import type { Cursor } from '../../list-query/cursor.ts';
import type { ProductPicture } from '../files/product-picture.ts';
import { MAX_LINES } from '../purchases/purchase-input.ts';
import { lowStockProducts, type LowStockProduct } from './low-stock.ts';

/** Products read by one statement. */
const PAGE = 500;

export interface LowStockPurchaseLine {
  variantId: string;
  /** The product's name with the variant's own name. */
  title: string;
  sku: string;
  /** Of its product. */
  picture: ProductPicture;
  averageCost: Poisha;
  pieces: number;
}

export interface LowStockPurchase {
  lines: LowStockPurchaseLine[];
  /** More runs low than one purchase takes. */
  hasMore: boolean;
}

/**
 * The lines of a purchase of all that runs low: the proposed pieces of each variant, fewest left first; one piece of each
 * when nothing is proposed because it is all on order.
 */
export async function lowStockPurchase(businessId: string, search?: string): Promise<LowStockPurchase> {
  const wanted: LowStockPurchaseLine[] = [];
  const others: LowStockPurchaseLine[] = [];
  let after: Cursor | null = null;
  do {
    const products: LowStockProduct[] = await lowStockProducts(businessId, { search, after, take: PAGE });
    for (const { name: product, picture, variants } of products) {
      for (const { id: variantId, name, sku, averageCost, suggested } of variants) {
        const title = name ? `${product}, ${name}` : product;
        const line = { variantId, title, sku, picture, averageCost, pieces: Math.max(suggested, 1) };
        (suggested > 0 ? wanted : others).push(line);
      }
    }
    const last = products.at(PAGE - 1);
    after = last ? { value: last.available, id: last.id } : null;
  } while (after && wanted.length <= MAX_LINES);
  const lines = wanted.length > 0 ? wanted : others;
  return { lines: lines.slice(0, MAX_LINES), hasMore: lines.length > MAX_LINES };
}
