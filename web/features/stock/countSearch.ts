import type { CountListPageQuery$variables } from '../../__generated__/CountListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

export const COUNT_STATUSES = ['OPEN', 'POSTED', 'DISCARDED'] as const;

/** The URL parameters of the list of stock counts; defaults are left out. */
export interface CountSearch {
  status?: (typeof COUNT_STATUSES)[number];
  search?: string;
  created?: string;
  sort?: 'OLDEST';
}

export const countSearch = defineSearch<CountSearch, CountListPageQuery$variables>({
  fields: {
    status: choiceField(COUNT_STATUSES), search: textField, created: daysField, sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  pageSize: 50,
  variables: ({ status, search, created, sort }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...createdBetween(dayRange(created)),
    },
    sort: sort ?? 'NEWEST',
  }),
});
