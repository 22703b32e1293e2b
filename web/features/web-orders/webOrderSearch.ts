import type { WebOrderListPageQuery$variables } from '../../__generated__/WebOrderListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { choiceField, countField, daysField, textField } from '../../list/searchFields.ts';
import { reportedFields, reportedFilter } from './reportedSearch.ts';
import type { ReportedSearch } from './reportedSearch.ts';

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
export interface WebOrderSearch extends ReportedSearch {
  /** PROCESSING when left out: those that wait for a call. */
  status?: WebOrderTab;
  search?: string;
  sort?: 'OLDEST' | 'DUE';
  /** Id of a web shop. */
  site?: string;
  /** Only orders whose risk is at least this score. */
  risk?: number;
  /** Ordered on these days, see dayRange. */
  days?: string;
  /** The order that is called about, beside the list. */
  open?: string;
}

export function tabOf({ status = 'PROCESSING' }: WebOrderSearch): WebOrderTab {
  return status;
}

/** The plain address asks for what a hover over the menu has preloaded. */
export const webOrderSearch = defineSearch<WebOrderSearch, WebOrderListPageQuery$variables>({
  fields: {
    status: choiceField([...WEB_ORDER_STATUSES, ALL], 'PROCESSING'), search: textField, sort: choiceField(['OLDEST', 'DUE']),
    site: textField, risk: countField, days: daysField, open: textField, ...reportedFields,
  },
  tab: 'status',
  pageSize: 100,
  variables: ({ status, search, sort, site, risk, days, ...reported }) => {
    const tab = tabOf({ status });
    // Said in full, the first page and the empty search too: what the specification has the request carry.
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

/** The statuses that get a tab: the usual ones, those with orders, and the one that is open. */
export function shownStatuses(counts: ReadonlyMap<string, number>, open: WebOrderTab): WebOrderStatus[] {
  return WEB_ORDER_STATUSES.filter(
    (status) => ALWAYS.includes(status) || counts.has(status) || status === open,
  );
}
