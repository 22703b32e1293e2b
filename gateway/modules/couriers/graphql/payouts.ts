import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { CHARGE_FIELD } from '../../../graphql/cost-field.ts';
import { outsideOf } from '../../../graphql/context.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { toldToPoisha } from '../../../../schema/rules/money.ts';
import { courierPayouts, importPayout, startPayoutImport, type KnownPayout } from '../settlement/payouts.ts';
import { payoutLook, type PayoutLook } from '../settlement/pull-payouts.ts';
import { statementAnswer } from './CourierStatement.ts';

const CourierPayout = builder.objectRef<KnownPayout>('CourierPayout').implement({
  description: 'What a courier says that it has paid.',
  fields: (t) => ({
    payoutId: t.exposeString('id', { description: "The courier's id of it." }),
    reference: t.exposeString('reference', { description: "The courier's number of it; may be empty." }),
    amount: t.field({
      ...CHARGE_FIELD, type: 'Money', description: 'What came; null where the courier does not say.',
      resolve: ({ amount }) => (amount === null ? null : toldToPoisha(amount)),
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true, description: 'When; null where the courier does not say.' }),
    statementId: t.id({
      nullable: true, description: 'Of the statement that was made of it; null where there is none.',
      resolve: ({ statementId }) => statementId && encodeId('CourierStatement', statementId),
    }),
  }),
});

builder.queryField('courierPayouts', (t) =>
  t.field({
    type: [CourierPayout],
    nullable: true,
    description: 'What a connected courier says that it has paid, newest first; null for one that does not tell. Asks the courier.',
    args: { courierId: t.arg.id({ required: true, description: 'Whom to ask.' }) },
    ...requires('deliveryMethod'),
    complexity: 200,
    resolve: (_root, { courierId }, context) => {
      const decoded = decodeId(String(courierId));
      return decoded?.typename === 'Courier' ? courierPayouts(sessionOf(context).businessId, decoded.id, outsideOf(context)) : null;
    },
  }),
);

const PayoutLookType = builder.objectRef<PayoutLook>('PayoutLook').implement({
  description: 'How the payouts of a courier come by themselves: it is asked every three hours, and what is new becomes a statement that waits to be posted.',
  fields: (t) => ({
    askedAt: t.expose('askedAt', { type: 'DateTime', nullable: true, description: 'When the courier last listed them; null before the first time.' }),
    hasFailed: t.exposeBoolean('hasFailed', { description: 'It was asked since, and gave no answer.' }),
    notTaken: t.exposeInt('notTaken', { description: 'How many payouts could not be taken over, because their parcels do not add up to them.' }),
  }),
});

builder.queryField('payoutLook', (t) =>
  t.field({
    type: PayoutLookType,
    nullable: true,
    description: 'When a courier was last asked for its payouts; null for one that does not tell. Asks nobody.',
    args: { courierId: t.arg.id({ required: true, description: 'Which one.' }) },
    ...requires('deliveryMethod'),
    resolve: (_root, { courierId }, context) => {
      const decoded = decodeId(String(courierId));
      return decoded?.typename === 'Courier' ? payoutLook(sessionOf(context).businessId, decoded.id) : null;
    },
  }),
);

commandField('importPayout', importPayout, {
  ...statementAnswer,
  description: 'Makes a statement of what a connected courier has paid. The same payout again is the statement that is there.',
  run: startPayoutImport,
});
