import { searchChoice, searchText } from '../../routes/search.ts';
import type { OrderListPageQuery$variables } from '../../__generated__/OrderListPageQuery.graphql.ts';
import { createdBetween, dayRange } from './createdRange.ts';

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

const SORTS = ['OLDEST'] as const;

/** What the address of the order list says; left out where it is the usual. */
export interface OrderSearch {
  status?: OrderStatus;
  search?: string;
  /** A preset or 'from..to', see createdRange. */
  created?: string;
  sort?: 'OLDEST';
}

const PAGE = 50;

/** Reads the search of an address; what it does not know is left out. */
export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const created = searchText(raw.created);
  return {
    status: searchChoice(raw.status, ORDER_STATUSES),
    search: searchText(raw.search) || undefined,
    created: dayRange(created) ? created : undefined,
    sort: searchChoice(raw.sort, SORTS),
  };
}

/** The variables of the list's query for an address. */
export function orderVariables(search: OrderSearch): OrderListPageQuery$variables {
  const text = search.search?.trim();
  return {
    first: PAGE,
    filter: {
      ...(search.status && { status: [search.status] }),
      ...(text && { search: text }),
      ...createdBetween(dayRange(search.created)),
    },
    sort: search.sort ?? 'NEWEST',
  };
}

/** Anything beside the tab that hides orders? */
export function isFiltered(search: OrderSearch): boolean {
  return Boolean(search.search || search.created);
}

/** The statuses that get a tab: the usual ones, those with orders, and the one that is open. */
export function shownStatuses(counts: ReadonlyMap<string, number>, open?: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => USUAL.has(status) || counts.has(status) || status === open);
}
