import type { TransferListPageQuery$variables } from '../../__generated__/TransferListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

export const TRANSFER_STATUSES = ['SENT', 'RECEIVED', 'CANCELLED'] as const;

/** The URL parameters of the list of transfers; defaults are left out. */
export interface TransferSearch {
  status?: (typeof TRANSFER_STATUSES)[number];
  search?: string;
  created?: string;
  sort?: 'OLDEST';
}

export const transferSearch = defineSearch<TransferSearch, TransferListPageQuery$variables>({
  fields: {
    status: choiceField(TRANSFER_STATUSES), search: textField, created: daysField, sort: choiceField(['OLDEST']),
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
