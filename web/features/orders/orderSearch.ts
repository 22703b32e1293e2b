import type { OrderListPageQuery$variables } from '../../__generated__/OrderListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, countField, daysField, textField } from '../../list/searchFields.ts';

/** Every status an order can stand in, in the order of its life. */
export const ORDER_STATUSES = [
  'PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING',
  'RETURNED', 'EXCHANGED', 'LOST', 'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Tabs that are there even when no order stands in them. */
const USUAL: ReadonlySet<OrderStatus> = new Set([
  'PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED',
]);

/** What the address of the order list says; left out where it is the usual. */
export interface OrderSearch {
  status?: OrderStatus;
  search?: string;
  created?: string;
  /** Handed to a courier this many days ago or earlier. */
  shippedDays?: number;
  /** Orders with goods on their way back, or with money that a courier holds, whatever their status. */
  only?: 'returning' | 'unsettled';
  /** Changed in its web shop since the approval. */
  shop?: 'CHANGED';
  sort?: 'OLDEST';
}

export const orderSearch = defineSearch<OrderSearch, OrderListPageQuery$variables>({
  fields: {
    status: choiceField(ORDER_STATUSES),
    search: textField,
    created: daysField,
    shippedDays: countField,
    only: choiceField(['returning', 'unsettled']),
    shop: choiceField(['CHANGED']),
    sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  pageSize: 50,
  variables: ({ status, search, created, shippedDays, only, shop, sort }) => ({
    filter: {
      ...(status && { status: [status] }),
      ...(search && { search }),
      ...(shippedDays && { shippedDays }),
      ...(only && { [only]: true }),
      ...(shop && { shopChanged: true }),
      ...createdBetween(dayRange(created)),
    },
    sort: sort ?? 'NEWEST',
  }),
});

/** The statuses that get a tab: the usual ones, those with orders, and the one that is open. */
export function shownStatuses(counts: ReadonlyMap<string, number>, open?: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => USUAL.has(status) || counts.has(status) || status === open);
}
