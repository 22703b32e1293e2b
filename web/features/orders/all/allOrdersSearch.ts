import { ORDER_WORK } from '../../../../schema/rules/order-work.ts';
import type { OrderWork } from '../../../../schema/rules/order-work.ts';
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
  /** Global id of a member, and what they did with the orders: took them when left out. */
  person?: string;
  work?: OrderWork;
  sort?: 'OLDEST';
}

export const allOrdersSearch = defineSearch<AllOrdersSearch, AllOrdersPageQuery$variables>({
  fields: {
    status: choiceField(ORDER_STATUSES),
    search: textField,
    created: daysField,
    person: textField,
    work: choiceField(ORDER_WORK, 'TAKEN'),
    ...moreFields,
    sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  pageSize: 100,
  variables: ({ search, created, person, work, sort, ...more }) => {
    const filter = {
      ...(search && { search }), ...moreFilter(more),
      ...(person && { person, step: work ?? ('TAKEN' as const) }), ...createdBetween(dayRange(created)),
    };
    return { filter, totals: filter, sort: sort ?? 'NEWEST' };
  },
});
