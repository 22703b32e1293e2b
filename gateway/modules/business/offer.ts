import { poishaToTaka } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import type { SubscriptionTier } from '../../db/generated/client/enums.ts';
import { env } from '../../env.ts';

/** From the smallest to the largest. */
const ORDER: readonly SubscriptionTier[] = ['TRIAL', 'BASIC', 'SME', 'PRO', 'ENTERPRISE'];

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
  const rows = await db.tierLimit.findMany();
  const tiers = rows
    .map(({ tier, productLimit, ecomOrderLimit, userLimit, trialDays, packagePricePoisha, smsRate }) => ({
      tier, productLimit, ecomOrderLimit, userLimit, trialDays,
      packagePrice: poishaToTaka(packagePricePoisha),
      smsRate: smsRate.toNumber(),
    }))
    .sort((one, other) => ORDER.indexOf(one.tier) - ORDER.indexOf(other.tier));
  return { tiers, contactEmail: env.CONTACT_EMAIL ?? null, contactPhone: env.CONTACT_PHONE ?? null };
}
