import { addDays } from '../../../../schema/rules/format.ts';
import type { OrderedLinesPageQuery$variables } from '../../../__generated__/OrderedLinesPageQuery.graphql.ts';
import type { ProductStatusPageQuery$variables } from '../../../__generated__/ProductStatusPageQuery.graphql.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, textField } from '../../../list/searchFields.ts';
import { ORDER_STATUSES } from '../../orders/orderSearch.ts';
import type { OrderStatus } from '../../orders/orderSearch.ts';
import { reportDays } from '../reportDays.ts';
import { productDaysFields } from './productReportSearch.ts';
import type { ProductDays } from './productReportSearch.ts';

/** The longest range of the status report: orders are read one by one. */
export const MAX_STATUS_DAYS = 92;

/** The days of the address; of a longer range, which another part of the report may have, the last ones. */
export function statusDays(search: Pick<ProductDays, 'days'>): { from: string; to: string } {
  const { from, to } = reportDays(search);
  const first = addDays(to, 1 - MAX_STATUS_DAYS);
  return { from: from < first ? first : from, to };
}

/** The search parameters of the status report. */
export interface ProductStatusSearch extends ProductDays {
  /** What a line stands for: a product when left out. */
  row?: 'VARIANT';
  /** By all pieces when left out. */
  sort?: OrderStatus;
}

const filterOf = ({ days, search, category, brand }: ProductDays) =>
  ({ ...statusDays({ days }), ...(search && { search }), ...(category && { category }), ...(brand && { brand }) });

export const productStatusSearch = defineSearch<ProductStatusSearch, ProductStatusPageQuery$variables>({
  fields: { ...productDaysFields, row: choiceField(['VARIANT']), sort: choiceField(ORDER_STATUSES) },
  tab: 'row',
  variables: ({ row, sort, ...shown }) => ({ filter: filterOf(shown), row: row ?? 'PRODUCT', sort: sort ?? 'UNITS' }),
});

/** The search parameters of the order lines behind the status report. */
export interface OrderedLinesSearch extends ProductDays {
  /** Global ids: only of this one. */
  product?: string;
  variant?: string;
  /** All lines when left out. */
  status?: OrderStatus;
}

export const orderedLinesSearch = defineSearch<OrderedLinesSearch, OrderedLinesPageQuery$variables>({
  fields: { ...productDaysFields, product: textField, variant: textField, status: choiceField(ORDER_STATUSES) },
  tab: 'status',
  variables: ({ product, variant, status, ...shown }) => {
    const sums = { ...filterOf(shown), ...(product && { productId: product }), ...(variant && { variantId: variant }) };
    return { sums, filter: { ...sums, ...(status && { status }) }, nodeId: variant ?? product ?? '', isOfOne: Boolean(variant ?? product) };
  },
});
