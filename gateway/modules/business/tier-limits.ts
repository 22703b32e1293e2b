import type { Tx } from '../../db/client.ts';
import type { SubscriptionTier } from '../../db/generated/client/enums.ts';

/** What a business is granted when it takes this tier. The columns are named as in Business. */
export function tierLimits(tx: Tx, tier: SubscriptionTier) {
  return tx.tierLimit.findUniqueOrThrow({
    where: { tier },
    select: {
      productLimit: true, ecomOrderLimit: true, userLimit: true, packagePricePoisha: true, smsRate: true,
      trialDays: true,
    },
  });
}
