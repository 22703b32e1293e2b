import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import {
  employeeCredit, employeeReport, employeeReportFilter, employeeReportRange, type EmployeeCredit, type EmployeeFigures as Figures,
} from '../employee-report.ts';

nameEnum(employeeCredit, describedEnum<EmployeeCredit>('EmployeeCredit', 'Whose an order is.', {
  TAKEN: 'Who took it.',
  CONFIRMED: 'Who confirmed it.',
}));

const EmployeeFigures = builder.objectRef<Figures>('EmployeeFigures').implement({
  description: 'What somebody did with the orders of some days. Each count is the length of the list with the same filters.',
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
    delivered: t.exposeInt('delivered', { description: 'Of them, those that are delivered.' }),
    partial: t.exposeInt('partial', { description: 'Of them, those that are delivered in part.' }),
    returned: t.exposeInt('returned', { description: 'Of them, those that are back in hand.' }),
    cancelled: t.exposeInt('cancelled', { description: 'Of them, those that are cancelled, by whomever.' }),
    value: t.expose('totalPoisha', { type: 'Money', description: 'The totals of the orders that are theirs.' }),
  }),
});

const filterInput = inputFromZod('EmployeeReportFilter', employeeReportFilter);

builder.queryField('employeeReport', (t) =>
  t.field({
    type: [EmployeeFigures],
    description: 'What people did with the orders that were taken on some days, the most orders first. One statement.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, and whose an order is.' }) },
    ...requires('report', { input: employeeReportFilter }),
    complexity: 200,
    resolve: (_root, { filter }, context) =>
      employeeReport(sessionOf(context).businessId, employeeReportRange(parseInput(employeeReportFilter, decodeInput(employeeReportFilter, filter ?? {})))),
  }),
);
