import type { PurchasedLinesPageQuery$variables } from '../../../__generated__/PurchasedLinesPageQuery.graphql.ts';
import type { PurchaseHistoryPageQuery$variables } from '../../../__generated__/PurchaseHistoryPageQuery.graphql.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, textField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';
import { productDaysFields } from './productReportSearch.ts';
import type { ProductDays } from './productReportSearch.ts';

/** The usual days of the purchase history: goods come less often than orders. */
export const USUAL_PURCHASE_DAYS = 90;

/** The days of the address: the last ninety when left out. */
export const purchaseDays = ({ days }: Pick<ProductDays, 'days'>) => reportDays({ days }, USUAL_PURCHASE_DAYS);

const SORTS = ['VALUE', 'LATEST', 'RISE', 'RECEIPTS', 'BACK', 'NAME', 'SUPPLIER'] as const;

interface PurchaseDays extends ProductDays {
  /** Global id: only what came from this one. */
  supplier?: string;
}

/** The search parameters of the purchase history. */
export interface PurchaseHistorySearch extends PurchaseDays {
  /** What a line stands for: a product when left out. */
  row?: 'VARIANT';
  /** By pieces when left out. */
  sort?: (typeof SORTS)[number];
}

const fields = { ...productDaysFields, supplier: textField };

const filterOf = ({ days, search, category, brand, supplier }: PurchaseDays) => ({
  ...purchaseDays({ days }), ...(search && { search }), ...(category && { category }), ...(brand && { brand }), ...(supplier && { supplierId: supplier }),
});

export const purchaseHistorySearch = defineSearch<PurchaseHistorySearch, PurchaseHistoryPageQuery$variables>({
  fields: { ...fields, row: choiceField(['VARIANT']), sort: choiceField(SORTS) },
  tab: 'row',
  variables: ({ row, sort, ...shown }) => ({ filter: filterOf(shown), row: row ?? 'PRODUCT', sort: sort ?? 'UNITS' }),
});

const WAYS = ['CAME', 'WENT_BACK'] as const;

/** The search parameters of the deliveries and returns behind the purchase history. */
export interface PurchasedLinesSearch extends PurchaseDays {
  /** Global ids: only of this one. */
  product?: string;
  variant?: string;
  /** Both ways when left out. */
  way?: (typeof WAYS)[number];
}

export const purchasedLinesSearch = defineSearch<PurchasedLinesSearch, PurchasedLinesPageQuery$variables>({
  fields: { ...fields, product: textField, variant: textField, way: choiceField(WAYS) },
  tab: 'way',
  variables: ({ product, variant, way, ...shown }) => {
    const sums = { ...filterOf(shown), ...(product && { productId: product }), ...(variant && { variantId: variant }) };
    return { sums, filter: { ...sums, ...(way && { way }) }, nodeId: variant ?? product ?? '', isOfOne: Boolean(variant ?? product) };
  },
});
