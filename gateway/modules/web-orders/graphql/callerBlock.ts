import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { Caller } from '../../orders/graphql/takeOrder.ts';
import { outcomeOf, rulesFor, type BuyerRule } from '../buyer-rules.ts';
import { BlockAction } from './BuyerBlock.ts';

export const CallerBlock = builder.objectRef<Pick<BuyerRule, 'action' | 'reason'>>('CallerBlock').implement({
  description: 'What a rule about buyers says of somebody who calls.',
  fields: (t) => ({
    action: t.expose('action', { type: BlockAction, description: 'What happens to their web orders; advice for an order by phone.' }),
    reason: t.exposeString('reason', { description: 'Why, in words.' }),
  }),
});

builder.objectField(Caller, 'block', (t) =>
  t.field({
    type: CallerBlock,
    nullable: true,
    description: 'The rule that counts for this phone number; null for nobody who is blocked.',
    resolve: async ({ phone }, _args, context) => {
      const { businessId } = sessionOf(context);
      const nothing = { buyerPhone: '', otherPhone: '', email: '', ipAddress: '', device: '' };
      const rule = outcomeOf(await rulesFor(db, businessId, { phone, ...nothing }));
      return rule?.action === 'ALLOW' ? null : rule;
    },
  }),
);
