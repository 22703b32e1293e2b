import type { z } from 'zod';
import { parseInput } from '../../../commands/parse.ts';
import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import { employeeReportFilter } from '../employee-report-filter.ts';
import { employeeReport, employeeReportRange, type EmployeeFigures as Figures, type OrdersBefore as BeforeRow } from '../employee-report.ts';

const OrdersBefore = builder.objectRef<BeforeRow>('EmployeeOrdersBefore').implement({
  description: 'Orders of somebody in as many days right before, to compare with.',
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'Those that are theirs, as `credit` says.' }),
    delivered: t.exposeInt('delivered', { description: 'Of them, those that are delivered now.' }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
  }),
});

const EmployeeFigures = builder.objectRef<Figures>('EmployeeFigures').implement({
  description: 'What somebody did on some days: with the orders that were taken then, and in calls. Each count of orders is the length of the list with the same filters.',
  fields: (t) => ({
    memberId: t.id({ description: 'Global id of the member.', resolve: ({ userId }) => encodeId('Member', userId) }),
    name: t.exposeString('name', { description: 'Their name.' }),
    taken: t.int({ description: 'Orders that they took.', resolve: ({ work }) => work.TAKEN }),
    called: t.int({ description: 'Orders about which they had called the customer while they were web orders.', resolve: ({ work }) => work.CALLED }),
    confirmed: t.int({ description: 'Orders that they confirmed.', resolve: ({ work }) => work.CONFIRMED }),
    packed: t.int({ description: 'Orders that they packed.', resolve: ({ work }) => work.PACKED }),
    handedOver: t.int({ description: 'Orders that they handed to a courier.', resolve: ({ work }) => work.SHIPPED }),
    calledOff: t.int({ description: 'Orders that they cancelled.', resolve: ({ work }) => work.CANCELLED }),
    minutesToConfirm: t.exposeInt('minutesToConfirm', { nullable: true, description: 'Average minutes from taking to confirming the orders that they confirmed; null without any.' }),
    orders: t.exposeInt('orders', { description: 'Orders that are theirs, as `credit` says.' }),
    ordersConfirmed: t.exposeInt('ordersConfirmed', { description: 'Of them, those that were ever confirmed, by whomever.' }),
    delivered: t.exposeInt('delivered', { description: 'Of them, those that are delivered.' }),
    partial: t.exposeInt('partial', { description: 'Of them, those that are delivered in part.' }),
    returned: t.exposeInt('returned', { description: 'Of them, those that are back in hand.' }),
    cancelled: t.exposeInt('cancelled', { description: 'Of them, those that are cancelled, by whomever.' }),
    value: t.expose('totalPoisha', { type: 'Money', description: 'The totals of the orders that are theirs.' }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
    before: t.expose('before', { type: OrdersBefore, description: 'Theirs among the orders that were taken in the days before.' }),
    calls: t.exposeInt('calls', { description: 'Calls about web orders that they made on these days, whatever became of the web order.' }),
    webOrdersCalled: t.exposeInt('webOrdersCalled', { description: 'Web orders that these calls were about.' }),
    webOrdersConfirmed: t.exposeInt('webOrdersConfirmed', { description: 'Of them, those that such a call has confirmed.' }),
    webOrdersCancelled: t.exposeInt('webOrdersCancelled', { description: 'Of them, those that such a call has cancelled.' }),
    secondsPerCall: t.exposeInt('secondsPerCall', { nullable: true, description: 'Average seconds from taking a web order up to the end of the call; null without calls that were timed.' }),
    workingDays: t.exposeInt('workingDays', {
      nullable: true, description: 'Days up to today since they joined, without the weekend of the business and without leave; null for somebody who works here no more.',
    }),
    leaveDays: t.exposeInt('leaveDays', { description: 'Working days of these that they were on leave.' }),
  }),
});

const filterInput = inputFromZod('EmployeeReportFilter', employeeReportFilter);

const readReport = sharedRead('employeeReport', (businessId, filter: z.output<typeof employeeReportFilter>) => employeeReport(businessId, employeeReportRange(filter)));

builder.queryField('employeeReport', (t) =>
  t.field({
    type: [EmployeeFigures],
    description: 'What people did with the orders that were taken on some days, the most orders first.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, and whose an order is.' }) },
    ...requires('report', { input: employeeReportFilter }),
    complexity: 200,
    resolve: (_root, { filter }, context) => readReport(context, parseInput(employeeReportFilter, decodeInput(employeeReportFilter, filter ?? {}))),
  }),
);
