import { z } from 'zod';
import { formatDateTime } from '../../../schema/rules/format.ts';
import { orderReference } from '../../../schema/rules/order-code.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { pagesByTime, pagesOf, reportRow } from './named-lines.ts';
import { orderedLines, orderedLinesFilter, type OrderedLine } from './ordered-lines.ts';
import {
  statusReport, statusReportDays, statusReportFilter, statusReportLines, statusReportSort, type StatusReportLine,
} from './status-report.ts';

/** The status report line by line, the sum of all last. Only statuses that something stands in are columns. */
export const statusReportExport = defineReportExport({
  name: 'product-status',
  permission: 'ADMIN',
  filter: z.object({ ...statusReportFilter.shape, row: reportRow.optional(), sort: statusReportSort.optional() }),
  lines: ({ businessId }, { row = 'PRODUCT', sort = 'UNITS', ...filter }) => {
    const { from, to } = statusReportDays(filter);
    return async function* (read) {
      const { total } = await read(() => statusReport(businessId, filter));
      const shown = total.statuses.map(({ status }) => status);
      const cellsOf = ({ units, statuses }: typeof total): Cell[] => {
        const counts = new Map(statuses.map((one) => [one.status, one.units]));
        return [units, ...shown.map((status) => counts.get(status) ?? 0)];
      };
      yield [['Product', 'Variant', 'SKU', 'Ordered', ...shown]];
      for await (const lines of pagesOf((page): Promise<StatusReportLine[]> => read(() => statusReportLines(businessId, filter, { row, sort, ...page })))) {
        yield lines.map(({ name, variantName, sku, figures }): Cell[] => [name, variantName, sku, ...cellsOf(figures)]);
      }
      yield [['Total', `${from} to ${to}`, '', ...cellsOf(total)]];
    };
  },
});

/** The order lines behind a figure of it. */
export const orderedLineExport = defineReportExport({
  name: 'ordered-lines',
  permission: 'ADMIN',
  filter: orderedLinesFilter,
  lines: ({ businessId, business }, filter) => {
    statusReportDays(filter);
    const cellsOf = ({ number, status, customerName, name, sku, takenAt, units, totalPoisha }: OrderedLine): Cell[] =>
      [orderReference(business?.orderPrefix ?? '', number), status, formatDateTime(takenAt), customerName, name, sku, units, amountOf(totalPoisha)];
    return async function* (read) {
      yield [['Order', 'Status', 'Taken', 'Customer', 'Product', 'SKU', 'Pieces', 'Value']];
      const pages = pagesByTime((page) => read(() => orderedLines(businessId, filter, page)), ({ takenAt }) => takenAt);
      for await (const lines of pages) yield lines.map(cellsOf);
    };
  },
});
