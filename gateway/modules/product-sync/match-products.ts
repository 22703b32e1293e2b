import { msg } from '../../../schema/rules/message.ts';
import type { ShopProductMatch, ShopProductMatchedBy } from '../../db/generated/client/enums.ts';

/** A product or variation of a shop, as far as it matters for what it is here. */
export interface ShopItem {
  id: string;
  sku: string;
  barcode: string;
  /** As it stands; only HAND and IMPORT are kept. */
  variantId: string | null;
  matchedBy: ShopProductMatchedBy | null;
}

export interface VariantCodes {
  id: string;
  sku: string;
  barcode: string | null;
}

export interface Matched {
  id: string;
  match: ShopProductMatch;
  matchedBy: ShopProductMatchedBy | null;
  variantId: string | null;
  conflict: string;
}

/** What a person can do about each conflict stands in its sentence. */
export const CONFLICTS = {
  SKU_TWICE_THERE: msg('Several products of the shop have this SKU. Give each its own there'),
  SKU_TWICE_HERE: msg('Several products here have this SKU, in other letter case'),
  BARCODE_TWICE_THERE: msg('Several products of the shop have this barcode'),
  CODES_DIFFER: msg('The SKU is of one product here and the barcode of another'),
  TAKEN: msg('Another product of the shop stands for the same product here'),
} as const;

/** Blanks around a code and its letter case do not matter. */
const plain = (code: string | null) => (code ?? '').trim().toLowerCase();

/**
 * What each product of a shop is here: by a person's word or import, which stay, else by its SKU, else by its barcode.
 * Never a guess: where more than one could be meant, all of them are in conflict. Pure.
 */
export function matchProducts(items: readonly ShopItem[], variants: readonly VariantCodes[]): Matched[] {
  const skusThere = Map.groupBy(items, ({ sku }) => plain(sku));
  const barcodesThere = Map.groupBy(items, ({ barcode }) => plain(barcode));
  const skusHere = Map.groupBy(variants, ({ sku }) => plain(sku));
  const barcodesHere = new Map(variants.filter(({ barcode }) => plain(barcode)).map((one) => [plain(one.barcode), one.id]));

  function judge(item: ShopItem): Matched {
    const { id, sku, barcode } = item;
    if (item.matchedBy === 'HAND' || item.matchedBy === 'IMPORT') {
      return { id, match: item.variantId ? 'MATCHED' : 'UNMATCHED', matchedBy: item.matchedBy, variantId: item.variantId, conflict: '' };
    }
    const conflict = (reason: string): Matched => ({ id, match: 'CONFLICT', matchedBy: null, variantId: null, conflict: reason });
    const bySku = plain(sku) ? skusHere.get(plain(sku)) ?? [] : [];
    const byBarcode = plain(barcode) ? barcodesHere.get(plain(barcode)) : undefined;
    if (plain(sku) && skusThere.get(plain(sku))!.length > 1) return conflict(CONFLICTS.SKU_TWICE_THERE);
    const chosen = bySku.length > 1 ? bySku.find((one) => one.sku === sku) : bySku[0];
    if (bySku.length > 1 && !chosen) return conflict(CONFLICTS.SKU_TWICE_HERE);
    if (chosen && byBarcode && chosen.id !== byBarcode) return conflict(CONFLICTS.CODES_DIFFER);
    if (chosen) return { id, match: 'MATCHED', matchedBy: 'SKU', variantId: chosen.id, conflict: '' };
    if (!byBarcode) return { id, match: 'UNMATCHED', matchedBy: null, variantId: null, conflict: '' };
    if (barcodesThere.get(plain(barcode))!.length > 1) return conflict(CONFLICTS.BARCODE_TWICE_THERE);
    return { id, match: 'MATCHED', matchedBy: 'BARCODE', variantId: byBarcode, conflict: '' };
  }

  return withoutDoubles(items.map(judge));
}

/** Two that would be the same here: who was named by a person or an import keeps it, otherwise neither has it. */
function withoutDoubles(matched: Matched[]): Matched[] {
  const byVariant = Map.groupBy(matched.filter(({ variantId }) => variantId !== null), ({ variantId }) => variantId);
  const isFixed = ({ matchedBy }: Matched) => matchedBy === 'HAND' || matchedBy === 'IMPORT';
  return matched.map((one) => {
    if (one.variantId === null || isFixed(one) || byVariant.get(one.variantId)!.length === 1) return one;
    return { ...one, match: 'CONFLICT' as const, matchedBy: null, variantId: null, conflict: CONFLICTS.TAKEN };
  });
}
