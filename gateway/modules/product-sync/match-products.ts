import { msg } from '../../../schema/rules/message.ts';
import type { ShopProductMatch, ShopProductMatchedBy } from '../../db/generated/client/enums.ts';
import { plainName } from '../../list-query/like-text.ts';

/** The fields of a shop's product or variation by which it is matched. */
export interface ShopItem {
  id: string;
  sku: string;
  barcode: string;
  /** The current link; only links set by HAND or IMPORT are kept. */
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

/** Each sentence says what a person can do about the conflict. */
export const CONFLICTS = {
  SKU_TWICE_THERE: msg('Several products of the shop have this SKU. Give each its own there'),
  SKU_TWICE_HERE: msg('Several products here have this SKU, in other letter case'),
  BARCODE_TWICE_THERE: msg('Several products of the shop have this barcode'),
  BARCODE_TWICE_HERE: msg('Several products here have this barcode, in other letter case'),
  CODES_DIFFER: msg('The SKU is of one product here and the barcode of another'),
  TAKEN: msg('Another product of the shop stands for the same product here'),
} as const;

/** Codes are compared without surrounding blanks and without regard to case and keyboard. */
const comparable = (code: string | null) => plainName((code ?? '').trim());

/**
 * Matches each product of a shop to a variant: a link set by a person or an import stays, else by SKU, else by barcode.
 * When several variants are possible, nothing is guessed: all of them are in conflict. Pure.
 */
export function matchProducts(items: readonly ShopItem[], variants: readonly VariantCodes[]): Matched[] {
  const skusThere = Map.groupBy(items, ({ sku }) => comparable(sku));
  const barcodesThere = Map.groupBy(items, ({ barcode }) => comparable(barcode));
  const skusHere = Map.groupBy(variants, ({ sku }) => comparable(sku));
  const barcodesHere = Map.groupBy(variants, ({ barcode }) => comparable(barcode));

  function judge(item: ShopItem): Matched {
    const { id, sku, barcode } = item;
    if (item.matchedBy === 'HAND' || item.matchedBy === 'IMPORT') {
      return { id, match: item.variantId ? 'MATCHED' : 'UNMATCHED', matchedBy: item.matchedBy, variantId: item.variantId, conflict: '' };
    }
    const conflict = (reason: string): Matched => ({ id, match: 'CONFLICT', matchedBy: null, variantId: null, conflict: reason });
    const bySku = comparable(sku) ? skusHere.get(comparable(sku)) ?? [] : [];
    const byBarcode = comparable(barcode) ? barcodesHere.get(comparable(barcode)) ?? [] : [];
    if (comparable(sku) && skusThere.get(comparable(sku))!.length > 1) return conflict(CONFLICTS.SKU_TWICE_THERE);
    const ofSku = bySku.length > 1 ? bySku.find((one) => one.sku === sku) : bySku[0];
    if (bySku.length > 1 && !ofSku) return conflict(CONFLICTS.SKU_TWICE_HERE);
    if (ofSku && byBarcode.length > 0 && !byBarcode.includes(ofSku)) return conflict(CONFLICTS.CODES_DIFFER);
    if (ofSku) return { id, match: 'MATCHED', matchedBy: 'SKU', variantId: ofSku.id, conflict: '' };
    if (byBarcode.length === 0) return { id, match: 'UNMATCHED', matchedBy: null, variantId: null, conflict: '' };
    if (barcodesThere.get(comparable(barcode))!.length > 1) return conflict(CONFLICTS.BARCODE_TWICE_THERE);
    const ofBarcode = byBarcode.length > 1 ? byBarcode.find((one) => one.barcode === barcode) : byBarcode[0];
    if (!ofBarcode) return conflict(CONFLICTS.BARCODE_TWICE_HERE);
    return { id, match: 'MATCHED', matchedBy: 'BARCODE', variantId: ofBarcode.id, conflict: '' };
  }

  return withoutDoubles(items.map(judge));
}

/** When two products match the same variant, one linked by a person or an import keeps it; otherwise neither does. */
function withoutDoubles(matched: Matched[]): Matched[] {
  const byVariant = Map.groupBy(matched.filter(({ variantId }) => variantId !== null), ({ variantId }) => variantId);
  const isFixed = ({ matchedBy }: Matched) => matchedBy === 'HAND' || matchedBy === 'IMPORT';
  return matched.map((one) => {
    if (one.variantId === null || isFixed(one) || byVariant.get(one.variantId)!.length === 1) return one;
    return { ...one, match: 'CONFLICT' as const, matchedBy: null, variantId: null, conflict: CONFLICTS.TAKEN };
  });
}
