import { runQuery } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { listTierLimits, updateTierLimits } from '../tier-limits.ts';
import { SubscriptionTier } from './Business.ts';

const TierLimit = builder.prismaObject('TierLimit', {
  description: 'What a subscription tier grants.',
  fields: (t) => ({
    tier: t.expose('tier', { type: SubscriptionTier }),
    productLimit: t.exposeInt('productLimit'),
    ecomOrderLimit: t.exposeInt('ecomOrderLimit'),
    userLimit: t.exposeInt('userLimit'),
    fileLimitMb: t.exposeInt('fileLimitMb'),
    packagePrice: t.expose('packagePricePoisha', { type: 'Money', description: 'For a month.' }),
    smsRate: t.float({ description: 'Taka per message.', resolve: ({ smsRate }) => smsRate.toNumber() }),
    trialDays: t.exposeInt('trialDays', { description: 'How long a new business may use it before paying.' }),
  }),
});

builder.queryField('tierLimits', (t) =>
  t.field({
    type: [TierLimit],
    description: 'What each subscription tier grants.',
    ...requires(listTierLimits.permission),
    resolve: (_root, _args, context) => runQuery(listTierLimits, sessionOf(context), {}),
  }),
);

commandField('updateTierLimits', updateTierLimits, {
  description: 'Changes what a tier grants to businesses that take it from now on.',
  record: 'tierLimit',
  type: TierLimit,
  // Read again: a receipt, which answers a repeated request, keeps no decimals.
  resolve: ({ tier }) => db.tierLimit.findUniqueOrThrow({ where: { tier } }),
});
