import type { OrderListPageQuery$variables } from '../../__generated__/OrderListPageQuery.graphql.ts';
import { createdBetween, dayRange } from '../../list/dayRange.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, choicesField, countField, daysField, textField } from '../../list/searchFields.ts';
import type { SearchField } from '../../list/searchFields.ts';

/** All statuses in the usual sequence. */
export const ORDER_STATUSES = [
  'PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING',
  'RETURNED', 'EXCHANGED', 'LOST', 'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Statuses whose tab is shown even without orders. */
const USUAL: ReadonlySet<OrderStatus> = new Set([
  'PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED',
]);

/** Names of filters that an order passes or not. */
export const ONLY = ['returning', 'returnLate', 'unsettled', 'holdDue', 'sendLater', 'kept'] as const;

/** Search parameters of the order list; defaults are left out. */
export interface OrderSearch extends MoreOrderSearch {
  status?: OrderStatus;
  search?: string;
  created?: string;
  /** Handed to a courier this many days ago or earlier. */
  shippedDays?: number;
  /** Orders with goods on their way back or money that a courier holds, in any status; whose hold is over; to be sent later; that have not come back. */
  only?: (typeof ONLY)[number];
  /** Changed in its web shop since the approval. */
  shop?: 'CHANGED';
  sort?: 'OLDEST';
}

/** Rarely used filters, shared by the order list and the list of all orders. */
export interface MoreOrderSearch {
  /** Some statuses, with commas between; a status that is chosen by a tab comes before. */
  statuses?: string;
  /** The date that the `created` range applies to. */
  dateOf?: OrderDate;
  settlement?: Settlement;
  courier?: string;
  district?: string;
  source?: string;
  takenBy?: string;
  assignee?: string;
  printed?: 'YES' | 'NO';
  tag?: string;
  sku?: string;
  /** The id of a variant, of which `sku` is the name then. */
  variant?: string;
  note?: 'WITH';
  web?: 'WEB' | 'OTHER';
  /** Global id of a web shop. */
  site?: string;
  totalFrom?: number;
  totalTo?: number;
}

export const ORDER_DATES = ['CREATED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'RETURNED', 'HOLD_UNTIL', 'SEND_ON'] as const;
export type OrderDate = (typeof ORDER_DATES)[number];
export const SETTLEMENTS = ['UNSETTLED', 'PARTIAL', 'SETTLED', 'DISPUTED', 'WRITTEN_OFF'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

const amountField: SearchField<number> = (raw) => {
  const amount = Number(raw);
  return raw !== '' && Number.isInteger(amount) && amount >= 0 && amount <= 10_000_000 ? amount : undefined;
};

export const moreFields = {
  statuses: choicesField(ORDER_STATUSES),
  dateOf: choiceField(ORDER_DATES, 'CREATED'),
  settlement: choiceField(SETTLEMENTS),
  courier: textField,
  district: textField,
  source: textField,
  takenBy: textField,
  assignee: textField,
  printed: choiceField(['YES', 'NO']),
  tag: textField,
  sku: textField,
  variant: textField,
  note: choiceField(['WITH']),
  web: choiceField(['WEB', 'OTHER']),
  site: textField,
  totalFrom: amountField,
  totalTo: amountField,
};

type StatusSearch = Pick<OrderSearch, 'status' | 'statuses'>;

/** The statuses that are asked for. */
export const statusesOf = ({ status, statuses }: StatusSearch): OrderStatus[] =>
  ORDER_STATUSES.filter((one) => (status ? one === status : statuses?.split(',').includes(one) ?? true));

interface ListedSearch extends MoreOrderSearch, StatusSearch {
  created?: string;
}

/** The filter fields of these search parameters; those that the filter calls the same are taken as they are. */
export function moreFilter<Search extends ListedSearch>({ status, statuses, note, web, printed, sku, created, ...rest }: Search) {
  return {
    ...((status ?? statuses) && { status: statusesOf({ status, statuses }) }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as typeof rest,
    ...(sku && !rest.variant && { sku }),
    ...(note && { hasNote: true }),
    ...(printed && { printed: printed === 'YES' }),
    ...(web && { fromWeb: web === 'WEB' }),
    ...createdBetween(dayRange(created)),
  };
}

export const orderSearch = defineSearch<OrderSearch, OrderListPageQuery$variables>({
  fields: {
    status: choiceField(ORDER_STATUSES),
    search: textField,
    created: daysField,
    shippedDays: countField,
    only: choiceField(ONLY),
    shop: choiceField(['CHANGED']),
    ...moreFields,
    sort: choiceField(['OLDEST']),
  },
  tab: 'status',
  variables: ({ only, shop, sort, ...more }) => ({
    filter: {
      ...(only && { [only]: true }),
      ...(shop && { shopChanged: true }),
      ...moreFilter(more),
    },
    sort: sort ?? 'NEWEST',
  }),
});

/** Statuses with a tab: the usual ones, those with orders, and the open one. */
export function shownStatuses(counts: ReadonlyMap<string, number>, open?: OrderStatus): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => USUAL.has(status) || counts.has(status) || status === open);
}
