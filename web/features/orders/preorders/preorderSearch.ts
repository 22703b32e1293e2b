import type { PreorderListPageQuery$variables } from '../../../__generated__/PreorderListPageQuery.graphql.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { textField } from '../../../list/searchFields.ts';

/** Search parameters of the preorder queue. */
export interface PreorderSearch {
  search?: string;
}

export const preorderSearch = defineSearch<PreorderSearch, PreorderListPageQuery$variables>({
  fields: { search: textField },
  pageSize: 50,
  variables: ({ search }) => ({ filter: { ...(search && { search }) } }),
});
