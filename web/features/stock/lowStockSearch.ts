import type { LowStockPageQuery$variables } from '../../__generated__/LowStockPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { textField } from '../../list/searchFields.ts';

/** The URL parameters of the low-stock list. */
export interface LowStockSearch {
  search?: string;
}

export const lowStockSearch = defineSearch<LowStockSearch, LowStockPageQuery$variables>({
  fields: { search: textField },
  variables: ({ search }) => ({ filter: { ...(search && { search }) } }),
});
