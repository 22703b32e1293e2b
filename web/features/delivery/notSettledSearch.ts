import type { NotSettledPageQuery$variables } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

export const SETTLEMENT_AGES = ['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15'] as const;
/** Tabs behind them: what was put away, what is in dispute. */
export const ASIDE = ['SNOOZED', 'DISPUTED'] as const;

type Age = (typeof SETTLEMENT_AGES)[number];
type Aside = (typeof ASIDE)[number];

const isAside = (tab: Age | Aside): tab is Aside => ASIDE.some((one) => one === tab);

/** What the address of the unsettled orders says; left out where it is the usual. */
export interface NotSettledSearch {
  age?: Age | Aside;
  sort?: 'NEWEST';
}

export const notSettledSearch = defineSearch<NotSettledSearch, NotSettledPageQuery$variables>({
  fields: { age: choiceField([...SETTLEMENT_AGES, ...ASIDE]), sort: choiceField(['NEWEST']) },
  tab: 'age',
  variables: ({ age, sort }) => ({ filter: age ? (isAside(age) ? { show: age } : { age }) : {}, sort: sort ?? 'OLDEST' }),
});
