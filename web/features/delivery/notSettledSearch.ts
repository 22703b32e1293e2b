import type { NotSettledPageQuery$variables } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

export const SETTLEMENT_AGES = ['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15'] as const;

/** What the address of the unsettled orders says; left out where it is the usual. */
export interface NotSettledSearch {
  age?: (typeof SETTLEMENT_AGES)[number];
  sort?: 'NEWEST';
}

export const notSettledSearch = defineSearch<NotSettledSearch, NotSettledPageQuery$variables>({
  fields: { age: choiceField(SETTLEMENT_AGES), sort: choiceField(['NEWEST']) },
  tab: 'age',
  variables: ({ age, sort }) => ({ filter: age ? { age } : {}, sort: sort ?? 'OLDEST' }),
});
