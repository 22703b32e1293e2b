import type { Cell } from '../../list-query/csv.ts';
import { defineReportExport, type ReadPage } from '../../list-query/list-export.ts';
import {
  readReportAgents, readReportProducts, readWebOrderReport, reportFilter, reportRange, type ReportFigures, type ReportRange,
} from './web-order-report.ts';

const HEADERS = ['By', 'Name', 'Received', 'Approved', 'Cancelled', 'Called', 'First call after minutes', 'Calls', 'Pieces', 'Unfinished checkouts', 'Seconds per call'];

const figures = (by: string, name: string, { received, approved, cancelled, called, firstCallMinutes, unfinished }: ReportFigures): Cell[] =>
  [by, name, received, approved, cancelled, called, firstCallMinutes, null, null, unfinished, null];

/** The whole report as one sheet. The first columns say what a line is grouped by, for a pivot table. */
export const webOrderReportExport = defineReportExport({
  name: 'web-order-report',
  permission: 'webOrderFigures',
  filter: reportFilter,
  lines: ({ businessId }, filter) => {
    const range = reportRange(businessId, filter);
    return (read) => sheet(range, read);
  },
});

async function sheet(range: ReportRange, read: ReadPage): Promise<Cell[][]> {
  const { total, days, hours, sites, statuses, reasons } = await read(() => readWebOrderReport(range));
  const agents = await read(() => readReportAgents(range));
  const products = await read(() => readReportProducts(range));
  return [
    HEADERS,
    figures('Total', `${range.from} to ${range.to}`, total),
    ...days.map((one) => figures('Day', one.day, one)),
    ...sites.map((one) => figures('Site', one.name, one)),
    ...hours.map((one) => figures('Hour', `${one.hour}:00`, one)),
    ...statuses.map(({ status, count }): Cell[] => ['Status', status, count, null, null, null, null, null, null, null, null]),
    ...reasons.map(({ reason, count }): Cell[] => ['Cancelled because', reason || 'Cancelled in the shop', null, null, count, null, null, null, null, null, null]),
    ...agents.map(({ name, orders, confirmed, cancelled, calls, averageSeconds }): Cell[] => ['Caller', name, null, confirmed, cancelled, orders, null, calls, null, null, averageSeconds]),
    ...products.map(({ name, orders, approved, pieces }): Cell[] => ['Product', name || 'Not matched', orders, approved, null, null, null, null, pieces, null, null]),
  ];
}
