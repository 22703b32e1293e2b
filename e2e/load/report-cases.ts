import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import type { ReadCase } from './read-case.ts';
import { LAST_DAY } from './order-cases.ts';

export const STATUS_REPORT = `query BenchStatusReport($filter: ProductStatusFilter!) {
  productStatusReport(filter: $filter) { asOf total { units statuses { status units } } }
  productStatusLines(first: 50, filter: $filter, row: PRODUCT, sort: UNITS) {
    edges { node { id name variantName sku figures { units statuses { status units } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const ORDER_REPORT = `query BenchOrderReport($filter: OrderReportFilter!) {
  orderReport(filter: $filter) {
    total { ...Group } totalBefore { ...Group } days { ...Group } sources { ...Group } couriers { ...Group } districts { ...Group } reasons { reason count }
  }
}
fragment Group on OrderReportGroup { name orders value statuses { status count } }`;

export const PROFIT_REPORT = `query BenchProfitReport($filter: ProfitReportFilter!) {
  profitReport(filter: $filter) { rows { from ...Figures } total { ...Figures } totalBefore { ...Figures } }
}
fragment Figures on ProfitPeriod { orders sales costOfGoods courierCharges codFees losses otherIncome ads otherCosts gross net }`;

export const WEB_ORDER_REPORT = `query BenchWebOrderReport($filter: WebOrderReportFilter!) {
  webOrderReport(filter: $filter) {
    total { ...Figures } totalBefore { ...Figures } days { ...Figures day } hours { ...Figures hour } sites { ...Figures siteId name }
    statuses { status count } reasons { reason count } agents { name calls orders } products { name orders approved pieces }
  }
}
fragment Figures on WebOrderFigures { received unfinished approved cancelled called firstCallMinutes }`;

export const STOCK_REPORT = `query BenchStockReport($filter: InventoryReportFilter!) {
  inventoryReport(filter: $filter) { day total { ...Figures } }
  inventoryLines(first: 50, filter: $filter, row: VARIANT, sort: UNITS) {
    edges { node { name variantName sku lastSoldOn figures { ...Figures } } }
    pageInfo { hasNextPage }
  }
}
fragment Figures on StockFigures {
  onHand reserved withCourier returning damaged upTo30Days upTo60Days upTo90Days older dead sold value deadValue
}`;

const TODAY = dhakaDay(new Date());
/** Of all variants of the catalogue: now, and at the end of a day whose later movements are taken off again. */
const stockCases = Object.entries({ today: 0, '90 days ago': 90 }).map(([name, days]): ReadCase => ({
  name: `stock report, ${name}`,
  graphql: { query: STOCK_REPORT, variables: { filter: { asOf: addDays(TODAY, -days) } } },
  raw: `/stock-report?${new URLSearchParams({ day: addDays(TODAY, -days) })}`,
}));

/** Nearly all orders of that day are on a statement. */
const SETTLED_DAY = addDays(LAST_DAY, -10);

const DAYS = { '14 days': 13, '92 days': 91 };

const over = (name: string, query: string, more: object = {}): ReadCase[] => Object.entries(DAYS).map(([days, before]) => (
  { name: `${name}, ${days}`, graphql: { query, variables: { filter: { from: addDays(LAST_DAY, -before), to: LAST_DAY, ...more } } } }));

/** Reports as their pages ask for them. The statements of those of orders are written by hand, so that none stands beside them. */
export const reportCases: ReadCase[] = [
  ...over('status report', STATUS_REPORT),
  ...over('order report', ORDER_REPORT),
  ...over('order report by shipping', ORDER_REPORT, { by: 'SHIPPED' }),
  ...over('web order report', WEB_ORDER_REPORT),
  // A day has as many orders as a shop with 400 a day has in a month.
  ...Object.entries({ shipping: 'SHIPPED', settling: 'SETTLED' }).flatMap(([name, basis]) => Object.entries({ 'a day': 0, '62 days': 61 }).map(([days, before]): ReadCase => (
    { name: `profit by ${name}, ${days}`, graphql: { query: PROFIT_REPORT, variables: { filter: { from: addDays(SETTLED_DAY, -before), to: SETTLED_DAY, basis } } } }))),
  ...stockCases,
];
