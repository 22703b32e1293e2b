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
  /** Where they came from or went to. */
  location?: string;
  sort?: 'OLDEST';
}

export const transferSearch = defineSearch<TransferSearch, TransferListPageQuery$variables>({
  fields: {
    status: choiceField(TRANSFER_STATUSES), search: textField, created: daysField, location: textField,
    sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  variables: ({ status, search, created, location, sort }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...(location && { locationId: location }),
      ...createdBetween(dayRange(created)),
    },
    sort: sort ?? 'NEWEST',
  }),
});
