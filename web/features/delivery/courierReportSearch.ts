import type { CourierReportsPageQuery$variables } from '../../__generated__/CourierReportsPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField } from '../../list/searchFields.ts';

/** The search parameters of the courier reports; defaults are omitted. */
export interface CourierReportSearch {
  show?: 'ALL';
  sort?: 'OLDEST';
}

export const courierReportSearch = defineSearch<CourierReportSearch, CourierReportsPageQuery$variables>({
  fields: { show: choiceField(['ALL']), sort: choiceField(['OLDEST']) },
  tab: 'show',
  variables: ({ show, sort }) => ({ filter: show === 'ALL' ? {} : { isOpen: true }, sort: sort ?? 'NEWEST' }),
});
