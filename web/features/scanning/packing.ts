import { sameText } from './scanQueue.ts';
import type { Scanned } from './useScannedOrder.ts';

export type PackedLine = Scanned['lines'][number];

/** A parcel being packed, with the number of pieces scanned by line. */
export interface Packing {
  /** Text of the sticker that started it. */
  text: string;
  scanned: Scanned;
  packed: ReadonlyMap<string, number>;
}

/** The parcel with one more piece of the scanned product, and its line; null if the order needs no more of it. */
export function withPiece(packing: Packing, text: string): { packing: Packing; line: PackedLine } | null {
  const { packed, scanned } = packing;
  const line = scanned.lines.find(({ id, sku, barcode, quantity }) =>
    (sameText(sku, text) || (barcode && sameText(barcode, text))) && (packed.get(id) ?? 0) < quantity);
  return line ? { packing: { ...packing, packed: new Map(packed).set(line.id, (packed.get(line.id) ?? 0) + 1) }, line } : null;
}

/** Pieces inside, and pieces that belong inside. */
export function progressOf({ packed, scanned }: Packing): { at: number; of: number } {
  return {
    at: [...packed.values()].reduce((sum, pieces) => sum + pieces, 0),
    of: scanned.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
