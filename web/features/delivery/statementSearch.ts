import type { UpdatePaymentPageQuery$variables } from '../../__generated__/UpdatePaymentPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

export const STATEMENT_STATUSES = ['DRAFT', 'POSTED', 'VOID'] as const;

/** The search parameters of the statements; defaults are omitted. */
export interface StatementSearch {
  status?: (typeof STATEMENT_STATUSES)[number];
  sort?: 'OLDEST';
}

export const statementSearch = defineSearch<StatementSearch, UpdatePaymentPageQuery$variables>({
  fields: { status: choiceField(STATEMENT_STATUSES), sort: choiceField(['OLDEST']) },
  tab: 'status',
  variables: ({ status, sort }) => ({ filter: status ? { status: [status] } : {}, sort: sort ?? 'NEWEST' }),
});
