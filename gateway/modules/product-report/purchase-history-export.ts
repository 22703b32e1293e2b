import { z } from 'zod';
import { formatDateTime } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { pagesByTime, pagesOf, reportRow } from './named-lines.ts';
import {
  assertCostSortable, averageOf, purchaseDays, purchaseHistory, purchaseHistoryFilter, purchaseHistoryLines, purchaseHistorySort,
  type PurchasedFigures, type PurchaseHistoryLine,
} from './purchase-history.ts';
import { purchasedLines, purchasedLinesFilter, type PurchasedLine } from './purchased-lines.ts';

const HEADERS = [
  'Product', 'Variant', 'SKU', 'Suppliers', 'Deliveries', 'Pieces', 'Went back', 'Last delivery', 'Cost', 'Average cost', 'First cost', 'Last cost',
  'Lowest cost', 'Highest cost', 'Refunded',
];

const taka = (poisha: Poisha | null): Cell => (poisha === null ? null : amountOf(poisha));

/** The purchase history line by line, the sum of all last; without costs for who may not see them. */
export const purchaseHistoryExport = defineReportExport({
  name: 'product-purchases',
  permission: 'ADMIN',
  filter: z.object({ ...purchaseHistoryFilter.shape, row: reportRow.optional(), sort: purchaseHistorySort.optional() }),
  lines: (session, { row = 'PRODUCT', sort = 'UNITS', ...filter }) => {
    const { businessId, canSeeCost } = session;
    const { from, to } = purchaseDays(filter);
    assertCostSortable(sort, session);
    const costs = (...cells: (Poisha | null)[]) => (canSeeCost ? cells.map(taka) : []);
    const counts = ({ receipts, units, back }: PurchasedFigures) => [receipts, units, back];
    return async function* (read) {
      yield [HEADERS];
      for await (const lines of pagesOf((page): Promise<PurchaseHistoryLine[]> => read(() => purchaseHistoryLines(businessId, filter, { row, sort, ...page })))) {
        yield lines.map(({ name, variantName, sku, figures }): Cell[] => {
          const { valuePoisha, units, firstPoisha, lastPoisha, lowestPoisha, highestPoisha, backPoisha, lastAt, supplierNames, suppliers } = figures;
          const others = suppliers > supplierNames.length ? [`+${suppliers - supplierNames.length}`] : [];
          return [
            name, variantName, sku, [...supplierNames, ...others].join(', '), ...counts(figures), lastAt && formatDateTime(lastAt),
            ...costs(valuePoisha, averageOf(valuePoisha, units), firstPoisha, lastPoisha, lowestPoisha, highestPoisha, backPoisha),
          ];
        });
      }
      const { total } = await read(() => purchaseHistory(businessId, filter));
      yield [['Total', `${from} to ${to}`, '', '', ...counts(total), '', ...costs(total.valuePoisha, null, null, null, null, null, total.backPoisha)]];
    };
  },
});

/** The deliveries and returns behind a figure. */
export const purchasedLineExport = defineReportExport({
  name: 'purchased-lines',
  permission: 'ADMIN',
  filter: purchasedLinesFilter,
  lines: ({ businessId, canSeeCost }, filter) => {
    purchaseDays(filter);
    const cellsOf = ({ at, purchaseId, number, supplierName, name, sku, units, back, valuePoisha }: PurchasedLine): Cell[] => [
      formatDateTime(at), purchaseId ? 'Purchase' : 'Decrease', number, supplierName, name, sku, units, back,
      ...(canSeeCost ? [taka(averageOf(valuePoisha, units + back)), taka(valuePoisha)] : []),
    ];
    return async function* (read) {
      yield [['When', 'Entry', 'Number', 'Supplier', 'Product', 'SKU', 'Pieces', 'Went back', 'Cost of one', 'Cost']];
      const pages = pagesByTime((page) => read(() => purchasedLines(businessId, filter, page)), ({ at }) => at);
      for await (const lines of pages) yield lines.map(cellsOf);
    };
  },
});
