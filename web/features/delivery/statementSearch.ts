import type { UpdatePaymentPageQuery$variables } from '../../__generated__/UpdatePaymentPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';
import { daysBetween } from '../accounting/accountSearch.ts';

export const STATEMENT_STATUSES = ['DRAFT', 'POSTED', 'VOID'] as const;

/** The search parameters of the statements; defaults are omitted. */
export interface StatementSearch {
  status?: (typeof STATEMENT_STATUSES)[number];
  search?: string;
  /** The id of a courier. */
  courier?: string;
  /** On which the money came. */
  days?: string;
  sort?: 'OLDEST';
}

export const statementSearch = defineSearch<StatementSearch, UpdatePaymentPageQuery$variables>({
  fields: { status: choiceField(STATEMENT_STATUSES), search: textField, courier: textField, days: daysField, sort: choiceField(['OLDEST']) },
  tab: 'status',
  variables: ({ status, search, courier, days, sort }) => ({
    filter: { ...(status && { status: [status] }), ...(search && { search }), ...(courier && { courierId: courier }), ...daysBetween(days) },
    sort: sort ?? 'NEWEST',
  }),
});
