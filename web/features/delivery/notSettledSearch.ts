import type { NotSettledPageQuery$variables } from '../../__generated__/NotSettledPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

export const SETTLEMENT_AGES = ['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15'] as const;
/** The other tabs: late, snoozed and disputed orders. */
export const OTHER_TABS = ['LATE', 'SNOOZED', 'DISPUTED'] as const;

type Age = (typeof SETTLEMENT_AGES)[number];
type Aside = (typeof OTHER_TABS)[number];

const isAside = (tab: Age | Aside): tab is Aside => OTHER_TABS.some((one) => one === tab);

/** The search parameters of the unsettled orders; defaults are omitted. */
export interface NotSettledSearch {
  age?: Age | Aside;
  /** The id of a courier. */
  courier?: string;
  search?: string;
  sort?: 'NEWEST';
  /** The order whose money trail is open. */
  open?: string;
}

export const notSettledSearch = defineSearch<NotSettledSearch, NotSettledPageQuery$variables>({
  fields: { age: choiceField([...SETTLEMENT_AGES, ...OTHER_TABS]), courier: textField, search: textField, sort: choiceField(['NEWEST']), open: textField },
  tab: 'age',
  variables: ({ age, courier, search, sort }) => ({
    filter: { ...(age && (isAside(age) ? { show: age } : { age })), ...(courier && { courierId: courier }), ...(search && { search }) },
    sort: sort ?? 'OLDEST',
  }),
});
