import { poishaToDecimal, type Poisha } from '../../../schema/rules/money.ts';
import type { SyncDirection } from '../../db/generated/client/enums.ts';
import type { WooItemChange } from '../web-orders/woocommerce/product-calls.ts';

export const SYNC_FIELDS = ['NAME', 'PRICE', 'SALE_PRICE', 'STOCK'] as const;
export type SyncField = (typeof SYNC_FIELDS)[number];

export interface SyncRules {
  priceSync: SyncDirection;
  nameSync: SyncDirection;
  pushesStock: boolean;
}

/** A product of a shop with the variant that it is linked to. */
export interface SyncPair {
  id: string;
  wooProductId: number;
  wooVariationId: number;
  /** The shop's values. */
  name: string;
  pricePoisha: Poisha | null;
  salePricePoisha: Poisha | null;
  stockQuantity: number | null;
  /** The values here. */
  variantId: string;
  productId: string;
  here: { name: string; pricePoisha: Poisha; salePricePoisha: Poisha | null; stock: number };
}

export interface FieldDifference {
  field: SyncField;
  /** Which side is changed. */
  direction: Exclude<SyncDirection, 'OFF'>;
  /** Before and after, on the side that is changed; empty for no value. Amounts as '1250.50'. */
  before: string;
  after: string;
}

const amount = (poisha: Poisha | null) => (poisha === null ? '' : poishaToDecimal(poisha));
const pieces = (stock: number | null) => (stock === null ? '' : String(stock));

/** The changes that a sync would make, field by field, in the directions set for the site. Pure. */
export function planSync(pair: SyncPair, rules: SyncRules): FieldDifference[] {
  const { here } = pair;
  const compare = (field: SyncField, direction: SyncDirection, there: string, own: string): FieldDifference[] => {
    if (direction === 'OFF' || there === own) return [];
    const [before, after] = direction === 'TO_SHOP' ? [there, own] : [own, there];
    return [{ field, direction, before, after }];
  };
  // A shop's product without a price does not change ours.
  const price = rules.priceSync === 'FROM_SHOP' && pair.pricePoisha === null ? 'OFF' : rules.priceSync;
  return [
    ...compare('NAME', rules.nameSync, pair.name, here.name),
    ...compare('PRICE', price, amount(pair.pricePoisha), amount(here.pricePoisha)),
    ...compare('SALE_PRICE', price, amount(pair.salePricePoisha), amount(here.salePricePoisha)),
    ...compare('STOCK', rules.pushesStock ? 'TO_SHOP' : 'OFF', pieces(pair.stockQuantity), pieces(here.stock)),
  ];
}

/** The fields to change in the shop for a product or variation; the name belongs to the parent product, so it is returned apart. */
export function shopFields({ wooProductId, wooVariationId }: Pick<SyncPair, 'wooProductId' | 'wooVariationId'>,
  differences: readonly FieldDifference[]): { own: WooItemChange | null; parent: WooItemChange | null } {
  const toShop = differences.filter(({ direction }) => direction === 'TO_SHOP');
  const id = wooVariationId || wooProductId;
  const own: WooItemChange = { id };
  for (const { field, after } of toShop) {
    if (field === 'PRICE') own.regular_price = after;
    if (field === 'SALE_PRICE') own.sale_price = after;
    if (field === 'STOCK') Object.assign(own, { manage_stock: true, stock_quantity: Number(after) });
  }
  const name = toShop.find(({ field }) => field === 'NAME')?.after;
  if (name !== undefined && wooVariationId === 0) own.name = name;
  const parent = name !== undefined && wooVariationId !== 0 ? { id: wooProductId, name } : null;
  return { own: Object.keys(own).length > 1 ? own : null, parent };
}
