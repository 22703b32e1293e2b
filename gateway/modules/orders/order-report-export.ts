import { OrderStatus } from '../../db/generated/client/enums.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { orderReport, orderReportFilter, orderReportRange, type OrderGroup, type ReasonGroup } from './order-report.ts';

const STATUSES = Object.values(OrderStatus);
const HEADERS = ['By', 'Name', 'Orders', 'Value', ...STATUSES];

const lineOf = (by: string) => ({ name, orders, totalPoisha, statuses }: OrderGroup): Cell[] => [
  by, name, orders, amountOf(totalPoisha), ...STATUSES.map((status) => statuses.find((one) => one.status === status)?.count ?? 0),
];

const reasonLine = (by: string) => ({ reason, count, totalPoisha }: ReasonGroup): Cell[] => [by, reason, count, amountOf(totalPoisha)];

/** The whole report as one sheet. The first column says what a line is grouped by, for a pivot table. */
export const orderReportExport = defineReportExport({
  name: 'order-report',
  permission: 'report',
  filter: orderReportFilter,
  lines: ({ businessId }, filter) => {
    const range = orderReportRange(filter);
    return async (read) => {
      const { total, days, sources, couriers, districts, reasons, returnReasons } = await read(() => orderReport(businessId, range));
      return [
        HEADERS, lineOf('Total')({ ...total, name: `${range.from} to ${range.to}` }),
        ...days.map(lineOf('Day')), ...sources.map(lineOf('Source')), ...couriers.map(lineOf('Courier')), ...districts.map(lineOf('District')),
        ...reasons.map(reasonLine('Cancelled because')), ...returnReasons.map(reasonLine('Returned because')),
      ];
    };
  },
});
