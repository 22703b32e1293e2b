import { ORDER_WORK } from '../../../schema/rules/order-work.ts';
import { amountOf, type Cell } from '../../list-query/csv.ts';
import { defineReportExport } from '../../list-query/list-export.ts';
import { employeeReportFilter } from './employee-report-filter.ts';
import { employeeReport, employeeReportRange } from './employee-report.ts';

const HEADERS = [
  'Person', 'Taken', 'Called', 'Confirmed', 'Packed', 'Handed over', 'Cancelled', 'Minutes to confirm',
  'Orders', 'Delivered', 'Delivered in part', 'Returned', 'Cancelled orders', 'Value', 'Ever confirmed',
  'Working days', 'Days on leave', 'Calls', 'Web orders called', 'Web orders confirmed', 'Web orders cancelled', 'Seconds per call', 'Orders in the days before', 'Delivered of them',
];

/** One line for each person. */
export const employeeReportExport = defineReportExport({
  name: 'employee-report',
  permission: 'report',
  filter: employeeReportFilter,
  lines: ({ businessId }, filter) => {
    const range = employeeReportRange(filter);
    return async (read) => {
      const people = await read(() => employeeReport(businessId, range));
      return [HEADERS, ...people.map((one): Cell[] => [
        one.name, ...ORDER_WORK.map((work) => one.work[work]), one.minutesToConfirm,
        one.orders, one.delivered, one.partial, one.returned, one.cancelled, amountOf(one.totalPoisha), one.ordersConfirmed,
        one.workingDays, one.leaveDays, one.calls, one.webOrdersCalled, one.webOrdersConfirmed, one.webOrdersCancelled, one.secondsPerCall, one.before.orders, one.before.delivered,
      ])];
    };
  },
});
