import { addDays, dhakaDay, dhakaDayStart } from '../../schema/rules/format.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { ORDERS } from './bench-options.ts';
import type { ReadCase } from './read-case.ts';
import { BENCH_BUSINESS, BENCH_SITE, benchVariant } from './generate.ts';
import type { Line } from './raw-stock.ts';
import type { WriteCase } from './stock-writes.ts';

/** The day of the newest order: the orders of the bench are two years old. */
export const LAST_DAY = dhakaDay(Date.now() - (10_000_000 - ORDERS) * 7_000);

interface FilterCase {
  name: string;
  filter: Record<string, unknown>;
  /** The same, as somebody would write it who knows the tables. */
  where: string;
}

const ordered = (from: string, to: string) => ({ createdFrom: dhakaDayStart(from).toISOString(), createdBefore: dhakaDayStart(to).toISOString() });
const within = (column: string, from: string, to: string) =>
  `AND o."${column}" >= '${dhakaDayStart(from).toISOString()}' AND o."${column}" < '${dhakaDayStart(to).toISOString()}'`;
const [WEEK_AGO, FORTNIGHT_AGO] = [addDays(LAST_DAY, -7), addDays(LAST_DAY, -14)];

/** Each filter of the order list by itself, on values that many orders have, few, or none. */
const FILTERS: FilterCase[] = [
  { name: 'unsettled', filter: { unsettled: true }, where: `AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED')` },
  { name: 'settlement', filter: { settlement: 'UNSETTLED' }, where: `AND o."settlementStatus" = 'UNSETTLED'` },
  { name: 'coming back', filter: { returning: true }, where: `AND o."returningUnits" > 0` },
  { name: 'changed in the shop', filter: { shopChanged: true }, where: `AND o."shopChange" IS NOT NULL` },
  { name: 'long on their way', filter: { status: ['SHIPPED'], shippedDays: 15 }, where: `AND o."status" = 'SHIPPED' AND o."shippedAt" <= now() - interval '15 days'` },
  { name: 'ordered in a week', filter: ordered(FORTNIGHT_AGO, WEEK_AGO), where: within('createdAt', FORTNIGHT_AGO, WEEK_AGO) },
  { name: 'delivered in a week', filter: { ...ordered(FORTNIGHT_AGO, WEEK_AGO), dateOf: 'DELIVERED' }, where: within('deliveredAt', FORTNIGHT_AGO, WEEK_AGO) },
  { name: 'shipped in a week', filter: { ...ordered(FORTNIGHT_AGO, WEEK_AGO), dateOf: 'SHIPPED' }, where: within('shippedAt', FORTNIGHT_AGO, WEEK_AGO) },
  { name: 'returned in a week', filter: { ...ordered(FORTNIGHT_AGO, WEEK_AGO), dateOf: 'RETURNED' }, where: within('returnedAt', FORTNIGHT_AGO, WEEK_AGO) },
  { name: 'returns late', filter: { returnLate: true }, where: `AND o."returningUnits" > 0 AND o."returningSince" < now() - interval '7 days'` },
  { name: 'two statuses', filter: { status: ['CONFIRMED', 'PACKED'] }, where: `AND o."status" IN ('CONFIRMED', 'PACKED')` },
  { name: 'hold is over', filter: { holdDue: true }, where: `AND o."status" = 'HOLD' AND o."holdUntil" <= CURRENT_DATE` },
  { name: 'to be sent later', filter: { sendLater: true }, where: `AND o."status" IN ('PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED') AND o."scheduledFor" > CURRENT_DATE` },
  { name: 'courier', filter: { courier: 'Steadfast' }, where: `AND o."carrierName" = 'Steadfast'` },
  { name: 'courier of none', filter: { courier: 'Pathao' }, where: `AND o."carrierName" = 'Pathao'` },
  { name: 'district of none', filter: { district: 'Sylhet' }, where: `AND o."district" = 'Sylhet'` },
  { name: 'source', filter: { source: 'Web' }, where: `AND o."source" = 'Web'` },
  { name: 'source of none', filter: { source: 'Instagram' }, where: `AND o."source" = 'Instagram'` },
  { name: 'taken by', filter: { takenBy: 'bench' }, where: `AND o."createdByName" ILIKE '%bench%'` },
  { name: 'looked after by none', filter: { assignee: 'bench' }, where: `AND o."assigneeName" ILIKE '%bench%'` },
  { name: 'tag of none', filter: { tag: 'gift' }, where: `AND o."tags" @> ARRAY['gift']` },
  { name: 'SKU or how it begins', filter: { sku: 'SKU-17' }, where: `AND EXISTS (SELECT 1 FROM "OrderLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND l."sku" LIKE 'SKU-17%')` },
  { name: 'without a note', filter: { hasNote: false }, where: `AND o."note" = ''` },
  { name: 'not printed', filter: { printed: false }, where: `AND o."printedAt" IS NULL` },
  { name: 'from web shops', filter: { fromWeb: true }, where: `AND o."webOrderId" IS NOT NULL` },
  { name: 'one web shop', filter: { site: encodeId('WebSite', BENCH_SITE) }, where: `AND o."siteId" = '${BENCH_SITE}'` },
  { name: 'web shop of none', filter: { site: encodeId('WebSite', BENCH_BUSINESS) }, where: `AND o."siteId" = '${BENCH_BUSINESS}'` },
  { name: 'one variant', filter: { variant: encodeId('Variant', benchVariant(17)) }, where: `AND EXISTS (SELECT 1 FROM "OrderLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND l."variantId" = '${benchVariant(17)}')` },
  { name: 'by total', filter: { totalFrom: 1000, totalTo: 2000 }, where: `AND o."totalPoisha" BETWEEN 100000 AND 200000` },
  { name: 'by name', filter: { search: 'rehana' }, where: `AND o."searchText" LIKE '%rehana%'` },
  { name: 'by tracking code', filter: { search: 'SFR-4321' }, where: `AND (o."storeNumber" = 'SFR-4321' OR o."searchText" LIKE '%sfr-4321%')` },
];

/** Conditions of the bare server, by its path. */
export const filterWheres = FILTERS.map(({ where }, n): [path: string, where: string] => [`/filter-${n}`, where]);

export const filterCases = (list: string): ReadCase[] => FILTERS.map(({ name, filter }, n) =>
  ({ name: `order list: ${name}`, graphql: { query: list, variables: { filter } }, raw: `/filter-${n}` }));

export const DASHBOARD = `query BenchDashboard($from: Date, $to: Date) {
  dashboard(from: $from, to: $to) {
    queue { toConfirm toPack toShip onHold delayed returning unsettledOrders unsettled lowStock }
    days { day orders delivered returned revenue profit }
    daysBefore { day orders delivered returned revenue profit }
    products { name units revenue }
    couriers { name delivered returned averageDays }
  }
}`;

export const ADS = `query BenchAds($filter: AdReportFilter) {
  adReport(filter: $filter) {
    rows { campaign { id name platform isMapped } figures { spend usd orders approved delivered settled returned returnShare spendPerDelivered profitAfterAds } }
    total { spend usd orders approved delivered settled returnShare spendPerDelivered profitAfterAds }
    unmapped { spend } others { orders }
  }
}`;

export const SEARCH = `query BenchSearch($text: String!, $filter: OrdersFilter) {
  orders(first: 8, filter: $filter) { edges { node { id number status } } }
  foundCustomers(text: $text) { id name phone }
}`;

/** What is typed into the search of everything. */
export const FINDS = [
  { name: 'search, phone', text: '01700004321', raw: '/find-phone' },
  { name: 'search, name', text: 'rehana', raw: '/find-name' },
  { name: 'search, Bangla name', text: 'নুসরাত', raw: '/find-name' },
];

/** The first page, a fortnight and the one before it; its two statements are written by hand, so that none stands beside it. */
export const dashboardCases: ReadCase[] = [
  { name: 'dashboard, 14 days', graphql: { query: DASHBOARD, variables: { from: addDays(LAST_DAY, -13), to: LAST_DAY } } },
  { name: 'dashboard, 60 days', graphql: { query: DASHBOARD, variables: { from: addDays(LAST_DAY, -59), to: LAST_DAY } } },
  { name: 'dashboard, a year', graphql: { query: DASHBOARD, variables: { from: addDays(LAST_DAY, -364), to: LAST_DAY } } },
];

export const adCases: ReadCase[] = [
  { name: 'money: ads of a day', graphql: { query: ADS, variables: { filter: { from: LAST_DAY, to: LAST_DAY } } } },
  { name: 'money: ads of 14 days', graphql: { query: ADS, variables: { filter: { from: addDays(LAST_DAY, -13), to: LAST_DAY } } } },
];

export const searchCases: ReadCase[] = FINDS.map(({ name, text, raw }) => ({
  name, graphql: { query: SEARCH, variables: { text, filter: { search: text } } }, raw: `${raw}?${new URLSearchParams({ text })}`,
}));

export const TAKE = `mutation BenchTakeOrder($input: TakeOrderInput!) { takeOrder(input: $input) { __typename } }`;

let people = 0;
/** A new phone number for each order. */
export const nextPhone = (prefix: '019' | '016') => `${prefix}${String((people += 1)).padStart(8, '0')}`;

const TIMES = 200;

const taking = (name: string, confirm: boolean): WriteCase => ({
  name,
  document: TAKE,
  inputOf: (lines) => ({
    customerName: 'Farhana Akter', phone: nextPhone('019'), address: 'House 14, Road 3, Dhanmondi, Dhaka', source: 'Phone', deliveryFee: 60, confirm,
    lines: lines.map(({ variantId, quantity, unitCost }) => ({ variantId: encodeId('Variant', variantId), quantity, unitPrice: unitCost / 100 })),
  }),
  raw: confirm ? '/take-and-confirm' : '/take',
  requests: Array.from({ length: 2 * TIMES + 100 }, (_, n) =>
    Array.from({ length: 3 }, (_line, p): Line => ({ variantId: benchVariant(n * 7 + p), quantity: 1, unitCost: 55_000 }))),
  warmUp: 100,
  connections: 10,
  maxTail: 4,
  check: async (client) => {
    const { rows: [sum] } = await client.query<{ off: number }>(
      `SELECT count(*)::int AS "off" FROM "Order" o WHERE o."phone" LIKE '019%' AND o."itemCount" <> (
        SELECT coalesce(sum(l."quantity"), 0) FROM "OrderLine" l WHERE l."businessId" = o."businessId" AND l."orderId" = o."id")`);
    if (sum!.off > 0) throw new Error(`${sum!.off} orders lack lines`);
  },
});

export const ORDER_WRITES: readonly WriteCase[] = [taking('create order', false), taking('create and confirm', true)];
