import type { WebOrderListPageQuery$variables } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { choiceField, countField, daysField, textField } from '../../list/searchFields.ts';
import { reportedFields, reportedFilter } from './reportedSearch.ts';
import type { ReportedSearch } from './reportedSearch.ts';

/** Every status of a web order; the first six always have a tab. */
export const WEB_ORDER_STATUSES = [
  'PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE', 'APPROVED', 'CANCELLED', 'COMPLETED', 'DUPLICATE',
  'FAKE', 'BLOCKED',
] as const;
export type WebOrderStatus = (typeof WEB_ORDER_STATUSES)[number];

export const ALL = 'ALL';
export type WebOrderTab = WebOrderStatus | typeof ALL;

const ALWAYS = WEB_ORDER_STATUSES.slice(0, 6) as readonly WebOrderStatus[];

/** The search parameters of the web order list; default values are left out. */
export interface WebOrderSearch extends ReportedSearch {
  /** PROCESSING when left out: the orders that wait for a call. */
  status?: WebOrderTab;
  search?: string;
  sort?: 'OLDEST' | 'DUE';
  /** Id of a web shop. */
  site?: string;
  /** Only orders with at least this risk score. */
  risk?: number;
  /** Range of the order date, see dayRange. */
  days?: string;
  /** The order that is open at the call desk. */
  open?: string;
}

export function tabOf({ status = 'PROCESSING' }: WebOrderSearch): WebOrderTab {
  return status;
}

/** The address without parameters gives the same query as the preload on the menu entry. */
export const webOrderSearch = defineSearch<WebOrderSearch, WebOrderListPageQuery$variables>({
  fields: {
    status: choiceField([...WEB_ORDER_STATUSES, ALL], 'PROCESSING'), search: textField, sort: choiceField(['OLDEST', 'DUE']),
    site: textField, risk: countField, days: daysField, open: textField, ...reportedFields,
  },
  tab: 'status',
  pageSize: 100,
  variables: ({ status, search, sort, site, risk, days, ...reported }) => {
    const tab = tabOf({ status });
    // Includes default values: the specification wants the request to name the first page and the empty search.
    const { createdFrom: receivedFrom, createdBefore: receivedBefore } = createdBetween(dayRange(days));
    return {
      after: null,
      filter: {
        status: tab === ALL ? [] : [tab], search: search ?? '',
        ...(site && { site }), ...(risk && { riskFrom: risk }), ...(days && { receivedFrom, receivedBefore }), ...reportedFilter(reported),
      },
      sort,
    };
  },
});

/** The statuses with a tab: the usual ones, those with orders, and the open one. */
export function shownStatuses(counts: ReadonlyMap<string, number>, open: WebOrderTab): WebOrderStatus[] {
  return WEB_ORDER_STATUSES.filter(
    (status) => ALWAYS.includes(status) || counts.has(status) || status === open,
  );
}
