import type { DecreaseListPageQuery$variables } from '../../__generated__/DecreaseListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';
import { ADJUSTMENT_REASONS } from './adjustmentReasons.ts';
import type { AdjustmentReason } from './adjustmentReasons.ts';

export const ADJUSTMENT_STATUSES = ['WAITING', 'POSTED', 'REJECTED', 'REVERSED'] as const;

/** The URL parameters of the list of decreases; defaults are left out. */
export interface AdjustmentSearch {
  status?: (typeof ADJUSTMENT_STATUSES)[number];
  search?: string;
  reason?: AdjustmentReason;
  created?: string;
  sort?: 'OLDEST';
}

export const adjustmentSearch = defineSearch<AdjustmentSearch, DecreaseListPageQuery$variables>({
  fields: {
    status: choiceField(ADJUSTMENT_STATUSES), search: textField, reason: choiceField(ADJUSTMENT_REASONS), created: daysField, sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  variables: ({ status, search, reason, created, sort }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...(reason && { reason }),
      ...createdBetween(dayRange(created)),
    },
    sort: sort ?? 'NEWEST',
  }),
});
