import { z } from 'zod';
import { day } from '../../commands/fields.ts';
import type { Cursor } from '../../list-query/cursor.ts';
import type { Sort } from '../../list-query/list-query.ts';
import { ordersBehind, type OrderOnBasis } from '../couriers/settlement/profit-on-basis.ts';
import { onlyOrders } from '../orders/only-orders.ts';
import { profitRange } from './profit-report.ts';

export const orderBasis = z.enum(['SHIPPED', 'SETTLED']);

export const profitOrdersFilter = z.object({
  from: day().optional().meta({ sample: '2026-01-01' }).describe('As in ProfitReportFilter.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('As in ProfitReportFilter.'),
  ...onlyOrders,
  basis: orderBasis.default('SHIPPED').describe('As in ProfitReportFilter, SHIPPED when left out: where sales count on the day of the delivery, entries are behind them.'),
});

export const PROFIT_ORDERS_SORT: Sort = { column: 'day', direction: 'desc', kind: 'date' };

/** The orders behind the figures of the profit report, by the day on which they count: one statement. Throws as `profitRange`. */
export function profitOrders(businessId: string, filter: z.output<typeof profitOrdersFilter>, page: { after?: Cursor | null; take: number }): Promise<OrderOnBasis[]> {
  const { from, to, only } = profitRange(filter);
  return ordersBehind(businessId, filter.basis, { from, to, only }, page);
}
