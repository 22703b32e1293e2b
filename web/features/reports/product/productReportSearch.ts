import type { ProductReportPageQuery$variables } from '../../../__generated__/ProductReportPageQuery.graphql.ts';
import type { SoldLinesPageQuery$variables } from '../../../__generated__/SoldLinesPageQuery.graphql.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { reportDays } from '../reportDays.ts';

/** What every part of the product report is about; its tabs take it along. */
export interface ProductDays {
  /** The last fourteen days when left out; see reportDays. */
  days?: string;
  search?: string;
  /** Global ids. */
  category?: string;
  brand?: string;
}

export const productDaysFields = { days: daysField, search: textField, category: textField, brand: textField };

const SORTS = ['PROFIT', 'LOSS', 'SHIPPED', 'DELIVERED', 'BACK', 'BACK_SHARE'] as const;

/** The search parameters of the report. */
export interface ProductReportSearch extends ProductDays {
  /** The day of an order that counts: when it was delivered or came back when left out. */
  of?: 'SHIPPED';
  /** What a line stands for: a product when left out. */
  row?: 'VARIANT';
  /** By revenue when left out. */
  sort?: (typeof SORTS)[number];
}

const filterOf = ({ days, of, search, category, brand }: ProductReportSearch) => ({
  ...reportDays({ days }), by: of ?? ('FINISHED' as const), ...(search && { search }), ...(category && { category }), ...(brand && { brand }),
});

export const productReportSearch = defineSearch<ProductReportSearch, ProductReportPageQuery$variables>({
  fields: { ...productDaysFields, of: choiceField(['SHIPPED']), row: choiceField(['VARIANT']), sort: choiceField(SORTS) },
  tab: 'row',
  variables: ({ row, sort, ...shown }) => ({ filter: filterOf(shown), row: row ?? 'PRODUCT', sort: sort ?? 'REVENUE' }),
});

export const FIGURES = ['DELIVERED', 'BACK', 'LOST', 'UNDER_WAY'] as const;
export type Figure = (typeof FIGURES)[number];

/** The search parameters of the order lines behind the report. */
export interface SoldLinesSearch extends ProductDays {
  of?: 'SHIPPED';
  /** Global ids: only of this one. */
  product?: string;
  variant?: string;
  /** All lines when left out. */
  figure?: Figure;
  sort?: 'OLDEST';
}

export const soldLinesSearch = defineSearch<SoldLinesSearch, SoldLinesPageQuery$variables>({
  fields: {
    ...productDaysFields, of: choiceField(['SHIPPED']), product: textField, variant: textField, figure: choiceField(FIGURES), sort: choiceField(['OLDEST']),
  },
  tab: 'figure',
  variables: ({ product, variant, figure, sort, ...shown }) => {
    const sums = { ...filterOf(shown), ...(product && { productId: product }), ...(variant && { variantId: variant }) };
    return {
      sums, filter: { ...sums, ...(figure && { figure }) }, sort: sort ?? 'NEWEST', nodeId: variant ?? product ?? '', isOfOne: Boolean(variant ?? product),
    };
  },
});
