import { db } from '../../db/client.ts';
import type { TierLimit } from '../../db/generated/client/client.ts';

/** The tiers that cost more than this for a month, the cheapest first: what a business may change to by paying. */
export function dearerTiers(packagePricePoisha: bigint): Promise<TierLimit[]> {
  return db.tierLimit.findMany({
    where: { packagePricePoisha: { gt: packagePricePoisha } },
    orderBy: [{ packagePricePoisha: 'asc' }, { tier: 'asc' }],
  });
}
