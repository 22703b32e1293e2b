import { msg } from './message.ts';

/** What may be uploaded, as the browser and the gateway both know it; the gateway goes by the bytes, not by a name. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The largest upload, before anything is resized. */
export const FILE_MAX_BYTES = 12 * 1_048_576;

/** The shortest side that a picture needs, in pixels. */
export const IMAGE_MIN_SIDE = 32;

/** Pixels of a picture before it is resized: 60 megapixels, more than any phone takes. */
export const IMAGE_MAX_PIXELS = 60_000_000;

/** Pictures of one product. */
export const MAX_PRODUCT_IMAGES = 10;

/** Photos and PDFs of the bill of one purchase. */
export const MAX_PURCHASE_FILES = 10;

/** Files that are kept with an order. */
export const MAX_ORDER_FILES = 10;

/** Bills and receipts of one expense or income. */
export const MAX_VOUCHER_FILES = 5;

/** Contracts, bills and receipts of one liability. */
export const MAX_LIABILITY_FILES = 10;

/** Evidence about one line of a courier's statement. */
export const MAX_LINE_FILES = 5;

/** Photos of one decrease. */
export const MAX_DECREASE_PHOTOS = 5;

export const FILE_MESSAGES = {
  image: msg('Choose a JPEG, PNG or WebP picture'),
  document: msg('Choose a JPEG, PNG or WebP picture or a PDF'),
  table: msg('Choose a CSV or XLSX file'),
  size: msg('A file may have 12 MB at most'),
  side: msg('Each side of the picture needs at least 32 pixels'),
  pixels: msg('The picture may have 60 megapixels at most'),
} as const;
