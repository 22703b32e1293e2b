/** Common sizes of label rolls, in millimetres. */
export const LABEL_SIZES = [
  { id: '38x25', width: 38, height: 25 },
  { id: '50x30', width: 50, height: 30 },
  { id: '75x50', width: 75, height: 50 },
] as const;

export type LabelSize = (typeof LABEL_SIZES)[number];

/** More labels would make the browser's print dialog hang. */
export const MAX_LABELS = 2_000;

/** The characters that Code 128 can encode: printable ASCII. */
const WRITABLE = /^[\x20-\x7e]+$/;

/** The text of a variant's barcode: its barcode, else its SKU; null when neither can be encoded. */
export function barText({ barcode, sku }: { barcode?: string | null; sku: string }): string | null {
  return [barcode, sku].find((text) => text && WRITABLE.test(text)) ?? null;
}
