import { poishaToTaka } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import type { SubscriptionTier } from '../../db/generated/client/enums.ts';
import { env } from '../../env.ts';
import { inTierOrder } from './tier-limits.ts';

export interface Offer {
  tiers: {
    tier: SubscriptionTier;
    productLimit: number;
    ecomOrderLimit: number;
    userLimit: number;
    trialDays: number;
    /** Taka per month. */
    packagePrice: number;
    /** Taka per message. */
    smsRate: number;
  }[];
  /** Null where the operator has named none. */
  contactEmail: string | null;
  contactPhone: string | null;
}

/** What anybody may know before signing up: the tiers with their prices, and whom to ask. */
export async function readOffer(): Promise<Offer> {
  const rows = inTierOrder(await db.tierLimit.findMany());
  const tiers = rows
    .map(({ tier, productLimit, ecomOrderLimit, userLimit, trialDays, packagePricePoisha, smsRate }) => ({
      tier, productLimit, ecomOrderLimit, userLimit, trialDays,
      packagePrice: poishaToTaka(packagePricePoisha),
      smsRate: smsRate.toNumber(),
    }));
  return { tiers, contactEmail: env.CONTACT_EMAIL ?? null, contactPhone: env.CONTACT_PHONE ?? null };
}
