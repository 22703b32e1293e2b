import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { money } from '../../commands/fields.ts';
import { db, type Tx } from '../../db/client.ts';
import { SubscriptionTier } from '../../db/generated/client/enums.ts';

export const subscriptionTier = z.enum(SubscriptionTier);

const LIMITS = {
  productLimit: true, ecomOrderLimit: true, userLimit: true, fileLimitMb: true, packagePricePoisha: true, smsRate: true,
  trialDays: true,
} as const;

/** What a business is granted when it takes this tier. The columns are named as in Business. */
export function tierLimits(tx: Tx, tier: SubscriptionTier) {
  return tx.tierLimit.findUniqueOrThrow({ where: { tier }, select: LIMITS });
}

/** From the smallest to the largest, which is not their order in the database. */
const ORDER: readonly SubscriptionTier[] = ['TRIAL', 'BASIC', 'SME', 'PRO', 'ENTERPRISE'];

/** The tiers from the smallest to the largest. */
export const inTierOrder = <Row extends { tier: SubscriptionTier }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => ORDER.indexOf(one.tier) - ORDER.indexOf(other.tier));

/** All tiers, from the smallest to the largest. */
export const listTierLimits = defineQuery({
  name: 'business.tierLimits',
  permission: 'SUPERADMIN',
  input: z.object({}),
  run: async () => inTierOrder(await db.tierLimit.findMany()),
});

/** How many of something a package allows. */
export const usageLimit = () => z.int('Enter a whole number').min(0, 'Must be 0 or more').max(100_000_000);

/** Taka per message, at most four decimals. */
export const smsRate = () =>
  z.number().min(0, 'An amount cannot be negative').max(1_000).multipleOf(0.0001, 'At most four decimals');

/** Changes what a tier grants. A business gets the new limits when it takes a tier the next time. */
export const updateTierLimits = defineCommand({
  name: 'business.updateTierLimits',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({
    tier: subscriptionTier,
    productLimit: usageLimit(),
    ecomOrderLimit: usageLimit(),
    userLimit: usageLimit(),
    fileLimitMb: usageLimit().optional().describe('Megabytes of files; as before when left out.'),
    /** Taka per month. */
    packagePrice: money(),
    smsRate: smsRate(),
    trialDays: z.int().min(0).max(366),
  }),
  run: async ({ tx, audit }, { tier, packagePrice, ...limits }) => {
    await tx.$executeRaw`SELECT 1 FROM "TierLimit" WHERE "tier"::text = ${tier} FOR UPDATE`;
    const before = await tierLimits(tx, tier);
    const after = { ...limits, packagePricePoisha: packagePrice };
    const row = await tx.tierLimit.update({ where: { tier }, data: after });
    await audit({ entity: ['TierLimit', tier], summary: msg('Changed what {{tier}} grants', { tier }), before, after });
    return row;
  },
});
