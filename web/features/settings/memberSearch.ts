import type { MemberListPageQuery$variables } from '../../__generated__/MemberListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { textField } from '../../list/searchFields.ts';

/** What the address of the user list says. */
export interface MemberSearch {
  /** The member who is open beside the list. */
  open?: string;
}

export const memberSearch = defineSearch<MemberSearch, MemberListPageQuery$variables>({
  fields: { open: textField },
  pageSize: 100,
  variables: () => ({}),
});
