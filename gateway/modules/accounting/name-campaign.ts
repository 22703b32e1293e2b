import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import { plainName } from '../../list-query/like-text.ts';

export const MAX_CAMPAIGN = 120;
export const MAX_PLATFORM = 60;

/** What tells campaigns apart: the same name at the same platform is the same one, whatever the case and the keyboard. */
export const campaignKey = (platform: string, name: string) => plainName(`${platform}\n${name}`);

interface NamedCampaign {
  platform: string;
  name: string;
  /** What an ad expense has advertised; empty for a campaign that is only named. */
  productIds?: readonly string[];
}

/**
 * The campaign of this name, made where it is the first to be named; null without a name. One that nothing is mapped to
 * takes the products that its ad expense names, all with the same weight.
 */
export async function nameCampaign(tx: Tx, businessId: string, { platform, name, productIds = [] }: NamedCampaign): Promise<string | null> {
  if (!name) return null;
  const key = campaignKey(platform, name);
  // The update that changes nothing locks the row and returns it, also where another has just made it.
  const [campaign] = await tx.$queryRaw<{ id: string; isMapped: boolean }[]>`
    INSERT INTO "Campaign" ("businessId", "id", "platform", "name", "key")
    VALUES (${businessId}::uuid, ${uuidv7()}::uuid, ${platform}, ${name}, ${key})
    ON CONFLICT ("businessId", "key") DO UPDATE SET "key" = EXCLUDED."key"
    RETURNING "id", "isMapped"`;
  const { id, isMapped } = campaign!;
  if (!isMapped && productIds.length > 0) {
    await tx.campaignProduct.createMany({ data: productIds.map((productId) => ({ businessId, campaignId: id, productId, weight: 1 })) });
    await tx.campaign.update({ where: { businessId_id: { businessId, id } }, data: { isMapped: true, version: { increment: 1 } }, select: { id: true } });
  }
  return id;
}

/** Removes a campaign that neither an ad expense nor Meta names any more and that nothing was mapped to: most likely a slip of the pen. */
export async function forgetUnusedCampaign(tx: Tx, businessId: string, id: string | null): Promise<void> {
  if (id) await tx.campaign.deleteMany({ where: { businessId, id, isMapped: false, ads: { none: {} }, metaObjects: { none: {} } } });
}
