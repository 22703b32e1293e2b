import type { DecreaseListPageQuery$variables } from '../../__generated__/DecreaseListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

export const ADJUSTMENT_STATUSES = ['WAITING', 'POSTED', 'REJECTED', 'REVERSED'] as const;

/** The URL parameters of the list of decreases; defaults are left out. */
export interface AdjustmentSearch {
  status?: (typeof ADJUSTMENT_STATUSES)[number];
  search?: string;
  created?: string;
  sort?: 'OLDEST';
}

export const adjustmentSearch = defineSearch<AdjustmentSearch, DecreaseListPageQuery$variables>({
  fields: {
    status: choiceField(ADJUSTMENT_STATUSES), search: textField, created: daysField, sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  variables: ({ status, search, created, sort }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...createdBetween(dayRange(created)),
    },
    sort: sort ?? 'NEWEST',
  }),
});
