import type { ProductListPageQuery$variables } from '../../__generated__/ProductListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** What the address of the product list says; left out where it is the usual. */
export interface ProductSearch {
  status?: 'ARCHIVED';
  search?: string;
  sort?: 'NAME';
}

export const productSearch = defineSearch<ProductSearch, Omit<ProductListPageQuery$variables, 'withCost'>>({
  fields: { status: choiceField(['ARCHIVED']), search: textField, sort: choiceField(['NAME']) },
  tab: 'status',
  pageSize: 50,
  variables: ({ status, search, sort }) => ({
    filter: { status: status ?? 'ACTIVE', ...(search && { search }) },
    sort: sort ?? 'NEWEST',
  }),
});
