import { ORDER_WORK } from '../../../../schema/rules/order-work.ts';
import type { OrderWork } from '../../../../schema/rules/order-work.ts';
import type { AllOrdersPageQuery$variables } from '../../../__generated__/AllOrdersPageQuery.graphql.ts';
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
  cancelReason?: string;
  returnReason?: string;
  /** Cancelled, or with goods that came back, without a reason. */
  unsaid?: 'CANCELLED' | 'RETURNED';
  sort?: 'OLDEST';
}

/** The value of `unsaid` for the orders without each of the reasons. */
export const UNSAID = { cancelReason: 'CANCELLED', returnReason: 'RETURNED' } as const satisfies Record<string, AllOrdersSearch['unsaid']>;

export const allOrdersSearch = defineSearch<AllOrdersSearch, AllOrdersPageQuery$variables>({
  fields: {
    status: choiceField(ORDER_STATUSES),
    search: textField,
    created: daysField,
    person: textField,
    work: choiceField(ORDER_WORK, 'TAKEN'),
    cancelReason: textField,
    returnReason: textField,
    unsaid: choiceField(['CANCELLED', 'RETURNED']),
    ...moreFields,
    sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  pageSize: 100,
  variables: ({ person, work, sort, ...more }) => {
    const filter = { ...moreFilter(more), ...(person && { person, step: work ?? ('TAKEN' as const) }) };
    return { filter, sort: sort ?? 'NEWEST' };
  },
});
