import type { NotSettledPageQuery$variables } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

export const SETTLEMENT_AGES = ['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15'] as const;
/** The other tabs: late, snoozed and disputed orders. */
export const OTHER_TABS = ['LATE', 'SNOOZED', 'DISPUTED'] as const;

type Age = (typeof SETTLEMENT_AGES)[number];
type Aside = (typeof OTHER_TABS)[number];

const isAside = (tab: Age | Aside): tab is Aside => OTHER_TABS.some((one) => one === tab);

/** The search parameters of the unsettled orders; defaults are omitted. */
export interface NotSettledSearch {
  age?: Age | Aside;
  sort?: 'NEWEST';
}

export const notSettledSearch = defineSearch<NotSettledSearch, NotSettledPageQuery$variables>({
  fields: { age: choiceField([...SETTLEMENT_AGES, ...OTHER_TABS]), sort: choiceField(['NEWEST']) },
  tab: 'age',
  variables: ({ age, sort }) => ({ filter: age ? (isAside(age) ? { show: age } : { age }) : {}, sort: sort ?? 'OLDEST' }),
});
