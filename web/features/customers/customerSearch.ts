import { CUSTOMER_RISKS } from '../../../schema/rules/customer-risk.ts';
import type { CustomerRisk } from '../../../schema/rules/customer-risk.ts';
import type { CustomerListPageQuery$variables } from '../../__generated__/CustomerListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, daysField, textField } from '../../list/searchFields.ts';

/** How many orders a customer has; a number means so many or more. */
export const ORDER_COUNTS = ['NONE', 'ONE', '2', '3', '5', '10'] as const;
export type OrderCounts = (typeof ORDER_COUNTS)[number];

/** The URL parameters of the customer list; defaults are left out. */
export interface CustomerSearch {
  search?: string;
  district?: string;
  tag?: string;
  risk?: CustomerRisk;
  sms?: 'NO' | 'YES';
  blocked?: 'YES' | 'NO';
  /** When they ordered last. */
  last?: string;
  orders?: OrderCounts;
  sort?: 'ORDERS' | 'SPENT' | 'NEWEST';
}

function countFilter(orders: OrderCounts | undefined) {
  if (!orders) return {};
  if (orders === 'NONE') return { ordersTo: 0 };
  return orders === 'ONE' ? { ordersFrom: 1, ordersTo: 1 } : { ordersFrom: Number(orders) };
}

export const customerSearch = defineSearch<CustomerSearch, CustomerListPageQuery$variables>({
  fields: {
    search: textField,
    district: textField,
    tag: textField,
    risk: choiceField(CUSTOMER_RISKS),
    sms: choiceField(['NO', 'YES']),
    blocked: choiceField(['YES', 'NO']),
    last: daysField,
    orders: choiceField(ORDER_COUNTS),
    sort: choiceField(['ORDERS', 'SPENT', 'NEWEST']),
  },
  variables: ({ search, district, tag, risk, sms, blocked, last, orders, sort }) => {
    const { createdFrom: lastOrderFrom, createdBefore: lastOrderBefore } = createdBetween(dayRange(last));
    return {
      filter: {
        ...(search && { search }),
        ...(district && { district }),
        ...(tag && { tag }),
        ...(risk && { risk }),
        ...(sms && { optedOut: sms === 'NO' }),
        ...(blocked && { blocked: blocked === 'YES' }),
        ...(lastOrderFrom && { lastOrderFrom }),
        ...(lastOrderBefore && { lastOrderBefore }),
        ...countFilter(orders),
      },
      sort: sort ?? 'LAST_ORDER',
    };
  },
});
