import type { z } from 'zod';
import { parseInput } from '../../../commands/parse.ts';
import { builder } from '../../../graphql/builder.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedReport } from '../../../graphql/shared-read.ts';
import {
  orderReport, orderReportBasis, orderReportFilter, orderReportRange, type OrderGroup, type OrderReport as ReportRow, type OrderReportRange,
  type ReasonGroup, type StatusCount as StatusCountRow,
} from '../order-report.ts';
import { OrderStatus } from './orderEnums.ts';

const StatusCount = builder.objectRef<StatusCountRow>('OrderStatusCount').implement({
  description: 'How many orders stand in a status.',
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatus, description: 'Which.' }),
    count: t.exposeInt('count', { description: 'How many: the length of the list with the same filters.' }),
  }),
});

const Group = builder.objectRef<OrderGroup>('OrderReportGroup').implement({
  description: 'Orders that have something in common, by where they stand now.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A day as YYYY-MM-DD, or a name; empty where it is not known.' }),
    orders: t.exposeInt('orders', { description: 'All of them.' }),
    value: t.expose('totalPoisha', { type: 'Money', description: 'The totals of all of them.' }),
    statuses: t.expose('statuses', { type: [StatusCount], description: 'Where they stand, without statuses that none has.' }),
  }),
});

const Reason = builder.objectRef<ReasonGroup>('OrderReportReason').implement({
  description: 'Orders that were cancelled, or of which goods come back, for one reason.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'As it was typed; empty where none was.' }),
    count: t.exposeInt('count', { description: 'How many: the length of the list with the same filters.' }),
    value: t.expose('totalPoisha', { type: 'Money', description: 'The totals of all of them.' }),
  }),
});

const readReport = sharedReport('orderReport', (businessId, filter: z.output<typeof orderReportFilter>) => orderReport(businessId, orderReportRange(filter)));

const Report = builder.objectRef<ReportRow & { asOf: Date }>('OrderReport').implement({
  description: 'Orders of some days, and what became of them.',
  fields: (t) => ({
    total: t.expose('total', { type: Group, description: 'All of them.' }),
    totalBefore: t.expose('totalBefore', { type: Group, description: 'Of as many days right before, up to `comparedUntil`.' }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
    days: t.expose('days', { type: [Group], description: 'By day, newest first: what became of the orders of a day.' }),
    sources: t.expose('sources', { type: [Group], description: 'By where they came from, the most orders first; 200 at most.' }),
    couriers: t.expose('couriers', { type: [Group], description: 'By the courier that has them or is to carry them; 200 at most.' }),
    districts: t.expose('districts', { type: [Group], description: 'By the district that they go to; 200 at most.' }),
    reasons: t.expose('reasons', { type: [Reason], description: 'Why they were cancelled, the most frequent first; 200 at most.' }),
    returnReasons: t.expose('returnReasons', {
      type: [Reason], description: 'Why goods of them come or came back, the most frequent first; 200 at most.',
    }),
  }),
});

nameEnum(orderReportBasis, describedEnum<OrderReportRange['by']>('OrderReportBasis', 'Which day of an order counts.', {
  CREATED: 'When it was taken.', SHIPPED: 'When it was handed to a courier.',
}));
const filterInput = inputFromZod('OrderReportFilter', orderReportFilter);

builder.queryField('orderReport', (t) =>
  t.field({
    type: Report,
    description: 'What became of the orders of some days. Two statements.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days.' }) },
    ...requires('report', { input: orderReportFilter }),
    complexity: 200,
    resolve: (_root, { filter }, context) => readReport(context, parseInput(orderReportFilter, decodeInput(orderReportFilter, filter ?? {}))),
  }),
);
