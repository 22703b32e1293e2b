import type { MemberListPageQuery$variables } from '../../__generated__/MemberListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { textField } from '../../list/searchFields.ts';

/** The search parameters of the user list. */
export interface MemberSearch {
  /** The member whose drawer is open. */
  open?: string;
}

export const memberSearch = defineSearch<MemberSearch, MemberListPageQuery$variables>({
  fields: { open: textField },
  pageSize: 100,
  variables: () => ({}),
});
