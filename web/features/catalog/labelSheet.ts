/** Labels as rolls for label printers have them, in millimetres. */
export const LABEL_SIZES = [
  { id: '38x25', width: 38, height: 25 },
  { id: '50x30', width: 50, height: 30 },
  { id: '75x50', width: 75, height: 50 },
] as const;

export type LabelSize = (typeof LABEL_SIZES)[number];

/** As many as anybody prints at once; beyond it a browser's print dialog stands still. */
export const MAX_LABELS = 2_000;

/** What Code 128 can write: the printable part of ASCII. */
const WRITABLE = /^[\x20-\x7e]+$/;

/** What a scanner shall read of a variant: its barcode, else its SKU; null where neither can be written in bars. */
export function barText({ barcode, sku }: { barcode?: string | null; sku: string }): string | null {
  return [barcode, sku].find((text) => text && WRITABLE.test(text)) ?? null;
}
