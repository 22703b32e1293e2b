import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import type { Advance } from '../advances.ts';

export const OrderAdvance = builder.objectRef<Advance>('OrderAdvance').implement({
  description: 'Money that the customer paid before the delivery, by what was booked.',
  fields: (t) => ({
    id: t.id({ description: 'For takeBackAdvance.', resolve: ({ id }) => encodeId('OrderAdvance', id) }),
    amount: t.expose('poisha', { type: 'Money', description: 'What was paid, in taka.' }),
    account: t.exposeString('account', { description: 'Name of the account that received it.' }),
    description: t.exposeString('description', { description: 'As it was booked, with the transaction id of the payment.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was recorded.' }),
    canBeTakenBack: t.exposeBoolean('canBeTakenBack', { description: 'Nothing was owed or paid back to the customer since.' }),
  }),
});
