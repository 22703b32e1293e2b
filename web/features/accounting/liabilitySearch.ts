import type { LiabilityListPageQuery$variables } from '../../__generated__/LiabilityListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

/** The search parameters of the list of liabilities. */
export interface LiabilitySearch {
  status?: 'OPEN' | 'PAID' | 'VOID';
  kind?: 'LOAN' | 'SALARY' | 'BILL';
  search?: string;
  sort?: 'NEWEST';
}

export const liabilitySearch = defineSearch<LiabilitySearch, LiabilityListPageQuery$variables>({
  fields: {
    status: choiceField(['OPEN', 'PAID', 'VOID']), kind: choiceField(['LOAN', 'SALARY', 'BILL']), search: textField,
    sort: choiceField(['NEWEST']),
  },
  tab: 'status',
  variables: ({ status, kind, search, sort }) => ({
    filter: { ...(status && { status }), ...(kind && { kind }), ...(search && { search }) },
    sort: sort ?? 'DUE',
  }),
});
