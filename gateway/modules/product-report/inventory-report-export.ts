import { z } from 'zod';
import { daysLeft } from '../../../schema/rules/sales-pace.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import {
  assertValueSortable, inventoryFilter, inventoryLines, inventoryReport, inventorySort, stockOf, type InventoryLine, type StockFigures,
} from './inventory-report.ts';
import { pagesOf, reportRow } from './named-lines.ts';

const HEADERS = [
  'Product', 'Variant', 'SKU', 'Last sold', 'On hand', 'Reserved', 'With courier', 'Returning', 'Damaged', 'In transfer', 'Up to 30 days', '31-60 days',
  '61-90 days', 'Over 90 days', 'Dead stock', 'Sold in 30 days', 'Days of cover', 'Unit cost', 'Value', 'Value of dead stock',
];

/** The inventory report line by line, the sum of all last; without what goods are worth for who may not see costs. */
export const inventoryReportExport = defineReportExport({
  name: 'product-inventory',
  permission: 'ADMIN',
  filter: z.object({ ...inventoryFilter.shape, row: reportRow.optional(), sort: inventorySort.optional() }),
  lines: (session, { row = 'VARIANT', sort = 'UNITS', ...filter }) => {
    const { businessId, canSeeCost } = session;
    const { day } = stockOf(filter);
    assertValueSortable(sort, session);
    const cellsOf = ({ onHand, reserved, pace, valuePoisha, deadPoisha, ...its }: StockFigures): Cell[] => [
      onHand, reserved, its.withCourier, its.returning, its.damaged, its.inTransfer, its.age0, its.age1, its.age2, its.age3, its.dead, pace,
      daysLeft(onHand - reserved, pace),
      ...(canSeeCost ? [onHand > 0 ? amountOf(divideRounded(valuePoisha, BigInt(onHand))) : null, amountOf(valuePoisha), amountOf(deadPoisha)] : []),
    ];
    return async function* (read) {
      yield [HEADERS];
      for await (const lines of pagesOf((page): Promise<InventoryLine[]> => read(() => inventoryLines(businessId, filter, { row, sort, ...page })))) {
        yield lines.map(({ name, variantName, sku, lastSoldDay, figures }): Cell[] => [name, variantName, sku, lastSoldDay, ...cellsOf(figures)]);
      }
      const { total } = await read(() => inventoryReport(businessId, filter));
      yield [['Total', day, '', '', ...cellsOf(total)]];
    };
  },
});
