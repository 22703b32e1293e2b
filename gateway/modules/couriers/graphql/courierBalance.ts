import { builder, sessionOf } from '../../../graphql/builder.ts';
import { outsideOf } from '../../../graphql/context.ts';
import { decodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { courierBalance, type CourierBalance } from '../courier-balance.ts';

const CourierBalanceType = builder.objectRef<CourierBalance>('CourierBalance').implement({
  description: 'What a courier says that it holds for the business.',
  fields: (t) => ({
    amount: t.expose('amount', { type: 'Money', description: 'Below zero, what it wants from the business.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime', description: 'When the courier said so.' }),
  }),
});

builder.queryField('courierBalance', (t) =>
  t.field({
    type: CourierBalanceType,
    nullable: true,
    description: 'What a connected courier says that it holds; null for one that does not tell. Asks the courier, at most every half minute.',
    args: { courierId: t.arg.id({ required: true, description: 'Whom to ask.' }) },
    ...requires('deliveryMethod'),
    complexity: 200,
    resolve: (_root, { courierId }, context) => {
      const decoded = decodeId(String(courierId));
      return decoded?.typename === 'Courier' ? courierBalance(sessionOf(context).businessId, decoded.id, outsideOf(context)) : null;
    },
  }),
);
