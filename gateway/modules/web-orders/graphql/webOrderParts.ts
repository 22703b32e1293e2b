import { builder, sessionOf } from '../../../graphql/builder.ts';
import type { Claim } from '../claim-lock.ts';
import type { StoredReason } from '../risk-score.ts';
import type { NamedFee } from '../web-order-content.ts';

type Claimed = Claim & { claimedAt: Date | null };

export const WebOrderFee = builder.objectRef<NamedFee>('WebOrderFee').implement({
  description: 'A sum that the shop added to an order, or took off it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the shop calls it.' }),
    amount: t.expose('poisha', { type: 'Money', description: 'Below zero where it was taken off.' }),
  }),
});

export const WebOrderClaim = builder.objectRef<Claimed>('WebOrderClaim').implement({
  description: 'Somebody who is calling about an order: nobody else does meanwhile.',
  fields: (t) => ({
    name: t.exposeString('claimedByName', { description: 'Who.' }),
    until: t.field({ type: 'DateTime', description: 'When it is free again by itself.', resolve: ({ claimedUntil }) => claimedUntil! }),
    since: t.field({ type: 'DateTime', description: 'When they took it up.', resolve: ({ claimedAt, claimedUntil }) => claimedAt ?? claimedUntil! }),
    isMine: t.boolean({ description: 'It is the viewer.', resolve: ({ claimedById }, _args, context) => claimedById === sessionOf(context).user?.id }),
  }),
});

export const RiskReason = builder.objectRef<StoredReason>('RiskReason').implement({
  description: 'Something that speaks against an order, in words.',
  fields: (t) => ({
    text: t.exposeString('text', { description: 'In English.' }),
    messageKey: t.exposeString('messageKey', { description: 'As messageKey of Error.' }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: ({ messageValues }) => messageValues }),
    points: t.exposeInt('points', { description: 'Of the score.' }),
  }),
});
