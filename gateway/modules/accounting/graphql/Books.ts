import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { db } from '../../../db/client.ts';
import type { BookClosing as BookClosingRow } from '../../../db/generated/client/client.ts';
import { ValidationError } from '../../../errors.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { closeBooks, reopenBooks } from '../closing-commands.ts';
import { trialBalance, type TrialRow } from '../trial-balance.ts';
import { AccountType } from './Account.ts';

const BookClosing = builder.objectRef<BookClosingRow>('BookClosing').implement({
  description: 'Up to which day the books are closed.',
  fields: (t) => ({
    closedThrough: t.expose('closedThrough', { type: 'DateTime', nullable: true, description: 'The last day that is closed; null when all are open.' }),
    closedByName: t.exposeString('closedByName', { description: 'Who closed or opened it last.' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'When.' }),
  }),
});

const TrialBalanceRow = builder.objectRef<TrialRow>('TrialBalanceRow').implement({
  description: 'One account over some days. Opening and closing are debit less credit.',
  fields: (t) => ({
    accountId: t.id({ description: 'Of the account.', resolve: ({ id }) => encodeId('Account', id) }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    key: t.exposeString('code', { description: 'Its stable name.' }),
    type: t.expose('type', { type: AccountType, description: 'The part of the books that it belongs to.' }),
    opening: t.expose('openingPoisha', { ...COST_FIELD, type: 'Money', description: 'Before the first day.' }),
    debit: t.expose('debitPoisha', { ...COST_FIELD, type: 'Money', description: 'Added on the debit side.' }),
    credit: t.expose('creditPoisha', { ...COST_FIELD, type: 'Money', description: 'Added on the credit side.' }),
    closing: t.expose('closingPoisha', { ...COST_FIELD, type: 'Money', description: 'When the last day ended.' }),
  }),
});

const nothingClosed = (businessId: string): BookClosingRow => ({ businessId, closedThrough: null, closedByName: '', closedAt: null });

const closingOf = async (businessId: string): Promise<BookClosingRow> =>
  (await db.bookClosing.findUnique({ where: { businessId } })) ?? nothingClosed(businessId);

builder.queryField('bookClosing', (t) => t.field({
  type: BookClosing,
  description: 'Up to which day the books are closed.',
  ...requires('expense'),
  resolve: (_root, _args, context) => closingOf(sessionOf(context).businessId),
}));

builder.queryField('trialBalance', (t) => t.field({
  type: [TrialBalanceRow],
  description: 'Every account that ever moved, over some days: what all statements of the books are made of. No rows for who may not see costs.',
  complexity: 50,
  ...requires('ADMIN'),
  args: {
    from: t.arg({ type: 'DateTime', required: true, description: 'In the first day in Dhaka.' }),
    to: t.arg({ type: 'DateTime', required: true, description: 'In the last day, included.' }),
  },
  resolve: (_root, { from, to }, context) => {
    const session = sessionOf(context);
    if (from > to) throw new ValidationError(msg('The last day is before the first'), [{ field: 'to', message: msg('The last day is before the first') }]);
    // All rows are hidden from members who may not see costs: hidden accounts could be computed from the others.
    if (!session.canSeeCost) return [];
    return trialBalance(session.businessId, dhakaDay(from), dhakaDay(to));
  },
}));

const answer = {
  record: 'closing',
  type: BookClosing,
  resolve: (_result: object, { session }: { session: { businessId: string } }) => closingOf(session.businessId),
};

commandField('closeBooks', closeBooks, { ...answer, description: 'Closes the books up to a day: nothing can be booked in it or before.' });
commandField('reopenBooks', reopenBooks, { ...answer, description: 'Opens closed days again.' });
