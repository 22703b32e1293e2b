import type { ProductListPageQuery$variables } from '../../__generated__/ProductListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The URL parameters of the product list; defaults are left out. */
export interface ProductSearch {
  status?: 'ARCHIVED';
  search?: string;
  /** Global ids. */
  category?: string;
  brand?: string;
  sort?: 'NAME';
}

export const productSearch = defineSearch<ProductSearch, ProductListPageQuery$variables>({
  fields: { status: choiceField(['ARCHIVED']), search: textField, category: textField, brand: textField, sort: choiceField(['NAME']) },
  tab: 'status',
  variables: ({ status, search, category, brand, sort }) => ({
    filter: { status: status ?? 'ACTIVE', ...(search && { search }), ...(category && { category }), ...(brand && { brand }) },
    sort: sort ?? 'NEWEST',
  }),
});
