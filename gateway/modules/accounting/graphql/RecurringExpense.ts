import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { repeatExpense, stopRecurringExpense } from '../recurring/recurring-expenses.ts';
import { Recurrence } from './Recurrence.ts';

const MAX_SHOWN = 100;

const RecurringExpense = builder.prismaNode('RecurringExpense', {
  ...tenantRecord('expense'),
  description: 'An expense that is entered again every week or month.',
  fields: (t) => ({
    voucher: t.relation('voucher', { description: 'The expense that is repeated.' }),
    every: t.expose('every', { type: Recurrence, description: 'How often.' }),
    nextDay: t.expose('nextDay', { type: 'DateTime', description: 'The day in Dhaka on which it is entered next.' }),
    isStopped: t.exposeBoolean('isStopped', { description: 'It comes no more.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it was stopped by itself; null otherwise.' }),
  }),
});

builder.queryField('recurringExpenses', (t) => t.prismaField({
  type: [RecurringExpense],
  description: 'Expenses that come again, and those that could not be entered, the next one first; at most 100.',
  ...requires('expense'),
  complexity: 20,
  resolve: (query, _root, _args, context) => db.recurringExpense.findMany({
    ...query, where: { businessId: sessionOf(context).businessId, OR: [{ isStopped: false }, { problem: { not: null } }] },
    orderBy: [{ nextDay: 'asc' }, { id: 'asc' }], take: MAX_SHOWN,
  }),
}));

const answer = {
  record: 'recurring',
  type: RecurringExpense,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.recurringExpense.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('repeatExpense', repeatExpense, { ...answer, description: 'Enters an expense again every week or month.' });
commandField('stopRecurringExpense', stopRecurringExpense, { ...answer, description: 'It comes no more.' });
