import type { AllOrdersPageQuery$variables } from '../../../__generated__/AllOrdersPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../../list/dayRange.ts';
import { defineSearch } from '../../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../../list/searchFields.ts';
import { moreFields, moreFilter, ORDER_STATUSES } from '../orderSearch.ts';
import type { MoreOrderSearch, OrderStatus } from '../orderSearch.ts';

/** Search parameters of the list of all orders. */
export interface AllOrdersSearch extends MoreOrderSearch {
  status?: OrderStatus;
  search?: string;
  created?: string;
  sort?: 'OLDEST';
}

export const allOrdersSearch = defineSearch<AllOrdersSearch, AllOrdersPageQuery$variables>({
  fields: {
    status: choiceField(ORDER_STATUSES),
    search: textField,
    created: daysField,
    ...moreFields,
    sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  pageSize: 100,
  variables: ({ status, search, created, sort, ...more }) => {
    const filter = {
      ...(status && { status: [status] }), ...(search && { search }), ...moreFilter(more), ...createdBetween(dayRange(created)),
    };
    return { filter, totals: filter, sort: sort ?? 'NEWEST' };
  },
});
