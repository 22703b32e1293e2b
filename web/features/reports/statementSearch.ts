import type { StatementPageQuery$variables } from '../../__generated__/StatementPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

export const DAYS = 'PACKAGE_DAYS';

/** The search parameters of the statement. */
export interface StatementSearch {
  /** The SMS balance when left out. */
  kind?: typeof DAYS;
}

export const statementSearch = defineSearch<StatementSearch, StatementPageQuery$variables>({
  fields: { kind: choiceField([DAYS]) },
  tab: 'kind',
  variables: ({ kind }) => ({ filter: { kind: kind ?? 'SMS' } }),
});
