import { encodeId } from '../../gateway/graphql/global-id.ts';
import { cursorScope, encodeCursor } from '../../gateway/list-query/cursor.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { BULK_SMS_DOCUMENTS } from './bulk-sms-job.ts';
import { COURIER_DOCUMENTS } from './courier-jobs.ts';
import { BENCH_BUSINESS, benchRowId } from './generate.ts';
import { CONFIRM_MANY } from './confirm-many.ts';
import { LIST_DOCUMENTS, listCases } from './list-cases.ts';
import { ADS, adCases, DASHBOARD, dashboardCases, filterCases, SEARCH, searchCases, TAKE } from './order-cases.ts';
import { ORDER_REPORT, PROFIT_REPORT, reportCases, STATUS_REPORT, STOCK_REPORT, WEB_ORDER_REPORT } from './report-cases.ts';
import type { ReadCase } from './read-case.ts';
import { DECREASE, RECEIVE } from './stock-writes.ts';

export interface Marks {
  /** The row that the 50th page starts after. */
  fiftieth: { id: string; createdAt: string };
  orderId: string;
  phone: string;
}

const LIST = `query BenchOrderList($filter: OrdersFilter, $after: String) {
  orders(first: 20, after: $after, filter: $filter) {
    edges { cursor node { id number status shippingAddress { name phone } itemSummary total due shipment { courier { name } trackingCode } source createdByName version createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const WEB_LIST = `query BenchWebOrderList {
  webOrders(first: 20, filter: { status: [PROCESSING] }) {
    edges { cursor node { id number siteName status storeStatus dateCreated customerName phone address district itemSummary unmappedCount total ipAddress } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const APPROVE = `mutation BenchApprove($id: ID!) {
  approveWebOrder(input: { webOrderId: $id }) { __typename }
}`;

const DETAIL = `query BenchOrder($id: ID!) {
  node(id: $id) { ... on Order {
    id number status shippingAddress { name phone street } itemSummary total due shipment { courier { name } trackingCode } source createdByName version createdAt
    lines { name sku quantity unitPrice discount total }
    timeline(first: 20) { edges { node { summary actorName at } } }
  } }
}`;

const PRODUCTS = `query BenchProductList {
  products(first: 20) {
    edges { cursor node { id name status variants { id sku price stock { onHand available reserved } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const PICKER = `query BenchProductSearch($search: String!) {
  variants(first: 20, filter: { search: $search }) {
    edges { node { id title sku price stock { onHand available } } }
  }
}`;

const STOCK = `query BenchStock($id: ID!) {
  node(id: $id) { ... on Product { id variants {
    sku stock { onHand reserved withCourier available } stockByLocation { location { name } onHand reserved }
  } } }
}`;

const NOT_SETTLED = `query BenchNotSettled {
  notSettledOrders(first: 20) {
    edges { cursor node { id reference customerName phone courierName trackingCode deliveredAt settlementStatus amount } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const HELD = `query BenchHeldMoney {
  moneyHeldByCouriers { name orders total days0to3 days4to7 days8to15 over15 late }
}`;

const PROFIT = `query BenchProfitOfYear($from: DateTime!, $to: DateTime!) {
  trialBalance(from: $from, to: $to) { key type opening debit credit closing }
}`;

/** All documents of the bench. */
export const DOCUMENTS = [LIST, WEB_LIST, APPROVE, DETAIL, PRODUCTS, PICKER, STOCK, RECEIVE, DECREASE, DASHBOARD, SEARCH, TAKE, CONFIRM_MANY,
  NOT_SETTLED, HELD, PROFIT, ADS, STATUS_REPORT, ORDER_REPORT, PROFIT_REPORT, WEB_ORDER_REPORT, STOCK_REPORT, ...LIST_DOCUMENTS, ...COURIER_DOCUMENTS, ...BULK_SMS_DOCUMENTS];

/** What is typed into the picker, as its words are looked for: see `searchWords`. */
const SEARCHES: [name: string, search: string, words: string[]][] = [
  ['product search, two letters', 'ja', [' ja']],
  ['product search, long', 'jamdani sar', ['jamdani', 'sar']],
  ['product search, Bangla', 'জামদানি', ['জামদানি']],
  ['product search, SKU', 'SHL-4321-3', ['shl-4321-3']],
];

/** One with five variants. */
const SHELVED_PRODUCT = benchRowId(96, 100);

/** The orders of the bench begin 810 days ago. */
const yearStart = addDays(dhakaDay(new Date()), -1_000);
const YEAR = { from: yearStart, to: addDays(yearStart, 364) };

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

export function cases({ fiftieth, orderId, phone }: Marks): ReadCase[] {
  const after = encodeCursor(cursorScope('orders.list', 'NEWEST', BENCH_BUSINESS), { value: fiftieth.createdAt, id: fiftieth.id });
  return [
    { name: 'order list, first page', graphql: { query: LIST, variables: {} }, raw: '/first' },
    {
      name: 'order list, 50th page',
      graphql: { query: LIST, variables: { after } },
      raw: `/page?${query({ at: fiftieth.createdAt, id: fiftieth.id })}`,
    },
    {
      name: 'order list, one status',
      graphql: { query: LIST, variables: { filter: { status: ['CONFIRMED'] } } },
      raw: `/filtered?${query({ status: 'CONFIRMED' })}`,
    },
    {
      name: 'order list, by phone',
      graphql: { query: LIST, variables: { filter: { search: phone } } },
      raw: `/phone?${query({ phone })}`,
    },
    {
      name: 'order page',
      graphql: { query: DETAIL, variables: { id: encodeId('Order', orderId) } },
      raw: `/order?${query({ id: orderId })}`,
    },
    ...filterCases(LIST),
    ...dashboardCases,
    ...reportCases,
    ...searchCases,
    ...listCases,
    { name: 'web order list', graphql: { query: WEB_LIST, variables: {} }, raw: '/web-orders' },
    {
      name: 'product stock summary',
      graphql: { query: STOCK, variables: { id: encodeId('Product', SHELVED_PRODUCT) } },
      raw: `/stock?${query({ id: SHELVED_PRODUCT })}`,
    },
    { name: 'money: not settled', graphql: { query: NOT_SETTLED, variables: {} }, raw: '/not-settled' },
    { name: 'money: who holds it', graphql: { query: HELD, variables: {} }, raw: '/held' },
    {
      name: 'money: profit of a year',
      graphql: { query: PROFIT, variables: { from: `${YEAR.from}T12:00:00+06:00`, to: `${YEAR.to}T12:00:00+06:00` } },
      raw: `/trial-balance?${query(YEAR)}`,
    },
    ...adCases,
    { name: 'product list', graphql: { query: PRODUCTS, variables: {} }, raw: '/products' },
    ...SEARCHES.map(([name, search, words]) => ({
      name, graphql: { query: PICKER, variables: { search } }, raw: `/picker?${query({ words: JSON.stringify(words) })}`,
    })),
  ];
}
