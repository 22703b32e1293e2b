import type { Bucket } from '../buckets.ts';

/** Which rows of the stock ledger a figure is the sum of. */
export interface StockFigure {
  bucket: Bucket;
  /** Global ids: one of the two. */
  variantId?: string;
  productId?: string;
  /** All locations when left out. */
  locationId?: string;
  /** A moment, of a figure of the past: only rows from before it. */
  createdBefore?: string;
}
