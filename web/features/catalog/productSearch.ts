import type { ProductListPageQuery$variables } from '../../__generated__/ProductListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The URL parameters of the product list; defaults are left out. */
export interface ProductSearch {
  status?: 'LOW' | 'SOLD_OUT' | 'ARCHIVED';
  search?: string;
  /** Global ids. */
  category?: string;
  brand?: string;
  sort?: 'NAME';
}

export const productSearch = defineSearch<ProductSearch, ProductListPageQuery$variables>({
  fields: { status: choiceField(['LOW', 'SOLD_OUT', 'ARCHIVED']), search: textField, category: textField, brand: textField, sort: choiceField(['NAME']) },
  tab: 'status',
  variables: ({ status, search, category, brand, sort }) => ({
    filter: {
      ...(status === 'LOW' || status === 'SOLD_OUT' ? { status: 'ACTIVE', stock: status } : { status: status ?? 'ACTIVE' }),
      ...(search && { search }), ...(category && { category }), ...(brand && { brand }),
    },
    sort: sort ?? 'NEWEST',
  }),
});
