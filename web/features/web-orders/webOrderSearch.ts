import type { WebOrderListPageQuery$variables } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { searchChoice, searchText } from '../../routes/search.ts';

/** Every status a web order can stand in; the first six always have a tab. */
export const WEB_ORDER_STATUSES = [
  'PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE', 'APPROVED', 'CANCELLED', 'COMPLETED', 'DUPLICATE',
  'FAKE', 'BLOCKED',
] as const;
export type WebOrderStatus = (typeof WEB_ORDER_STATUSES)[number];

export const ALL = 'ALL';
export type WebOrderTab = WebOrderStatus | typeof ALL;

const ALWAYS = WEB_ORDER_STATUSES.slice(0, 6) as readonly WebOrderStatus[];

/** What the address of the web order list says; left out where it is the usual. */
export interface WebOrderSearch {
  /** PROCESSING when left out: those that wait for a call. */
  status?: WebOrderTab;
  search?: string;
}

const PAGE = 100;

/** Reads the search of an address; what it does not know is left out, and so is the usual tab. */
export function readWebOrderSearch(raw: Record<string, unknown>): WebOrderSearch {
  const status = searchChoice(raw.status, [...WEB_ORDER_STATUSES, ALL]);
  return {
    status: status === 'PROCESSING' ? undefined : status,
    search: searchText(raw.search) || undefined,
  };
}

export function tabOf({ status = 'PROCESSING' }: WebOrderSearch): WebOrderTab {
  return status;
}

/** The variables of the list's query for an address; the plain one asks for what a hover has preloaded. */
export function webOrderVariables(search: WebOrderSearch): WebOrderListPageQuery$variables {
  const tab = tabOf(search);
  const text = search.search?.trim();
  return {
    first: PAGE,
    filter: { status: tab === ALL ? [] : [tab], ...(text && { search: text }) },
  };
}

/** The statuses that get a tab: the usual ones, those with orders, and the one that is open. */
export function shownStatuses(counts: ReadonlyMap<string, number>, open: WebOrderTab): WebOrderStatus[] {
  return WEB_ORDER_STATUSES.filter(
    (status) => ALWAYS.includes(status) || counts.has(status) || status === open,
  );
}
