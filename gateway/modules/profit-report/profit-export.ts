import { PROFIT_PARTS, type ProfitBasis } from '../../../schema/rules/profit-parts.ts';
import { orderReference } from '../../../schema/rules/order-code.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import type { OrderOnBasis } from '../couriers/settlement/profit-on-basis.ts';
import { pagesByTime } from '../product-report/named-lines.ts';
import { profitOrders, profitOrdersFilter } from './profit-orders.ts';
import { profitFilter, profitRange, profitReport, type ProfitFigures, type ProfitRow } from './profit-report.ts';

const BASES: Record<ProfitBasis, string> = { DELIVERED: 'Delivered', SHIPPED: 'Shipped (estimate)', SETTLED: 'Settled (cash)' };

const HEADERS = [
  'From', 'Until', 'Sales', 'Cost of goods', 'Courier charges', 'COD fees', 'Returns and losses', 'Other income', 'Ads',
  'Other costs', 'Gross profit', 'Net profit',
];

const figures = (one: ProfitFigures): Cell[] => [...PROFIT_PARTS.map((part) => amountOf(one[part])), amountOf(one.gross), amountOf(one.net)];

/** The report of profit and sales as one sheet, the sum of all days last; without amounts for who may not see costs. Each line says its basis. */
export const profitExport = defineReportExport({
  name: 'profit-report',
  permission: 'ADMIN',
  filter: profitFilter,
  lines: ({ businessId, canSeeCost }, filter) => {
    const range = profitRange(filter);
    const lineOf = (row: ProfitRow): Cell[] => [row.from, row.to, ...(canSeeCost ? figures(row) : PROFIT_PARTS.map(() => null).concat(null, null)), BASES[range.basis], row.orders];
    return async (read) => {
      const { rows, total } = await read(() => profitReport(businessId, range));
      return [[...HEADERS, 'Basis', 'Orders'], ...rows.map(lineOf), lineOf(total)];
    };
  },
});

const chargesOf = (isEstimated: boolean, isUnknown: boolean) => (isUnknown ? 'not known, counted as 0' : isEstimated ? 'estimated' : '');

/** The orders behind the report one by one. */
export const profitOrdersExport = defineReportExport({
  name: 'profit-orders',
  permission: 'ADMIN',
  filter: profitOrdersFilter,
  lines: ({ businessId, business, canSeeCost }, filter) => {
    profitRange(filter);
    const lineOf = ({ number, customerName, status, settlementStatus, day, isEstimated, isChargeUnknown, sales, goods, courier, cod, losses }: OrderOnBasis): Cell[] => [
      orderReference(business?.orderPrefix ?? '', number), customerName, status, settlementStatus, day.toISOString().slice(0, 10), BASES[filter.basis],
      chargesOf(isEstimated, isChargeUnknown),
      ...(canSeeCost ? [sales, goods, courier, cod, losses, sales - goods - courier - cod - losses].map(amountOf) : []),
    ];
    return async function* (read) {
      yield [['Order', 'Customer', 'Status', 'Settlement', 'Counts on', 'Basis', 'Charges', 'Sales', 'Cost of goods', 'Courier charges', 'COD fees', 'Returns and losses', 'Result']];
      for await (const rows of pagesByTime((page) => read(() => profitOrders(businessId, filter, page)), ({ day }) => day)) yield rows.map(lineOf);
    };
  },
});
