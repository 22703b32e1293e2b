import { z } from 'zod';
import { orderReference } from '../../../schema/rules/order-code.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineListExport, defineReportExport } from '../../list-query/list-export.ts';
import {
  assertSortable, productReport, productReportFilter, productReportLines, productReportSort, reportDays,
  type ProductReportLine, type SalesFigures,
} from './product-report.ts';
import { pagesOf, reportRow } from './named-lines.ts';
import { soldLineListQuery } from './sold-line-list-query.ts';

const HEADERS = ['Product', 'Variant', 'SKU', 'Shipped', 'Delivered', 'Came back', 'Lost', 'Under way', 'Revenue', 'Cost', 'Damaged', 'Profit'];

const profitOf = ({ revenuePoisha, costPoisha, damagePoisha }: SalesFigures) => revenuePoisha - costPoisha - damagePoisha;

/** The product report line by line, the sum of all last; without costs for who may not see them. */
export const productReportExport = defineReportExport({
  name: 'product-report',
  permission: 'ADMIN',
  filter: z.object({ ...productReportFilter.shape, row: reportRow.optional(), sort: productReportSort.optional() }),
  lines: (session, { row = 'PRODUCT', sort = 'REVENUE', ...filter }) => {
    const { businessId, canSeeCost } = session;
    const { from, to } = reportDays(filter);
    assertSortable(sort, session);
    const cellsOf = (figures: SalesFigures): Cell[] => {
      const { units, delivered, back, lost, revenuePoisha, costPoisha, damagePoisha } = figures;
      const costs = canSeeCost ? [costPoisha, damagePoisha, profitOf(figures)].map(amountOf) : [];
      return [units, delivered, back, lost, units - delivered - back - lost, amountOf(revenuePoisha), ...costs];
    };
    return async function* (read) {
      yield [HEADERS];
      for await (const lines of pagesOf((page): Promise<ProductReportLine[]> => read(() => productReportLines(businessId, filter, { row, sort, ...page })))) {
        yield lines.map(({ name, variantName, sku, figures }): Cell[] => [name, variantName, sku, ...cellsOf(figures)]);
      }
      const { total } = await read(() => productReport(businessId, filter));
      yield [['Total', `${from} to ${to}`, '', ...cellsOf(total)]];
    };
  },
});

const dayText = (day: Date | null) => day && day.toISOString().slice(0, 10);

/** The order lines behind a figure. */
export const soldLineExport = defineListExport({
  name: 'sold-lines',
  listQuery: soldLineListQuery,
  columns: [
    { header: 'Order', value: ({ line }, { business }) => orderReference(business?.orderPrefix ?? '', line.order.number) },
    { header: 'Status', value: ({ line }) => line.order.status },
    { header: 'Product', value: ({ line }) => line.name },
    { header: 'SKU', value: ({ line }) => line.sku },
    { header: 'Shipped on', value: ({ shippedDay }) => dayText(shippedDay) },
    { header: 'Delivered or back on', value: ({ finishedDay }) => dayText(finishedDay) },
    { header: 'Shipped', value: ({ units }) => units },
    { header: 'Delivered', value: ({ delivered }) => delivered },
    { header: 'Came back', value: ({ back }) => back },
    { header: 'Lost', value: ({ lost }) => lost },
    { header: 'Revenue', value: ({ revenuePoisha }) => amountOf(revenuePoisha) },
    { header: 'Cost', value: ({ costPoisha }) => amountOf(costPoisha), isCost: true },
    { header: 'Damaged', value: ({ damagePoisha }) => amountOf(damagePoisha), isCost: true },
    { header: 'Profit', value: (sold) => amountOf(profitOf(sold)), isCost: true },
  ],
});
