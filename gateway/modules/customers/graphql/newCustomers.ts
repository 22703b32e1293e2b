import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import {
  newCustomerListQuery, newCustomerReport, type NewCustomerReport as ReportRow, type NewCustomers as GroupRow,
} from '../new-customers.ts';
import { Customer } from './Customer.ts';

listQueryField('newCustomers', newCustomerListQuery, {
  description: 'Customers by their first order, the latest first; those without one are left out.', type: Customer,
});

const Group = builder.objectRef<GroupRow>('NewCustomersGroup').implement({
  description: 'Customers who ordered for the first time on some days, and what became of them since.',
  fields: (t) => ({
    source: t.exposeString('source', { description: 'Where their first orders came from; empty where it is not known, and for all of them.' }),
    customers: t.exposeInt('customers', { description: 'How many: the length of the list with the same filter.' }),
    repeating: t.exposeInt('repeating', { description: 'Of them those who have ordered again, whenever.' }),
    spent: t.expose('spentPoisha', { type: 'Money', description: 'What all their orders have brought, less what was given back.' }),
    profit: t.expose('profitPoisha', { ...COST_FIELD, type: 'Money', description: 'What all their orders have earned by the books and by posted statements of couriers.' }),
  }),
});

const Report = builder.objectRef<ReportRow>('NewCustomerReport').implement({
  description: 'Customers who ordered for the first time on some days.',
  fields: (t) => ({
    total: t.expose('total', { type: Group, description: 'All of them.' }),
    totalBefore: t.expose('totalBefore', { type: Group, description: 'Of as many days right before, up to `comparedUntil`.' }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
    sources: t.expose('sources', { type: [Group], description: 'By where their first orders came from, the most first.' }),
  }),
});

const filterInput = inputFromZod('NewCustomerReportFilter', newCustomerReport.input);

builder.queryField('newCustomerReport', (t) =>
  t.field({
    type: Report,
    description: 'What became of the customers who ordered for the first time on some days. Four statements.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days.' }) },
    ...requires(newCustomerReport.permission, { input: newCustomerReport.input }),
    complexity: 200,
    resolve: (_root, { filter }, context) =>
      runQuery(newCustomerReport, sessionOf(context), decodeInput(newCustomerReport.input, filter ?? {})),
  }),
);
