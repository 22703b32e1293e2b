import { dhakaDay } from '../../../../schema/rules/format.ts';
import { msg } from '../../../../schema/rules/message.ts';
import { ValidationError } from '../../../errors.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { orderIncome, type BookedIncome } from '../order-income.ts';

const OrderIncome = builder.objectRef<BookedIncome>('OrderIncome').implement({
  description: 'What an account has earned from orders and settlements.',
  fields: (t) => ({
    accountId: t.id({ description: 'Of the account.', resolve: ({ accountId }) => encodeId('Account', accountId) }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    amount: t.expose('amount', { type: 'Money', description: 'What was booked; below zero where more was taken back.' }),
  }),
});

builder.queryField('orderIncome', (t) => t.field({
  type: [OrderIncome],
  description: 'Income that deliveries and settlements have booked and nobody has entered, by account; with the vouchers of income, capital left out, it is all income of the books.',
  complexity: 50,
  ...requires('expense'),
  args: {
    from: t.arg({ type: 'DateTime', description: 'In the first day in Dhaka; all days from the beginning when left out.' }),
    to: t.arg({ type: 'DateTime', description: 'In the last day, included; today when left out.' }),
  },
  resolve: (_root, { from, to }, context) => {
    if (from && to && from > to) throw new ValidationError(msg('The last day is before the first'), [{ field: 'to', message: msg('The last day is before the first') }]);
    return orderIncome(sessionOf(context).businessId, { from: from ? dhakaDay(from) : undefined, to: to ? dhakaDay(to) : undefined });
  },
}));
