import { addDays, dhakaDay, dhakaDayStart } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';

export interface SeenTag {
  tag: string;
  source: string;
  orders: number;
}

const DAYS = 92;
const MOST = 50;

/** What links of the last 92 days' web orders call their campaign and no campaign has, the most orders first. */
export function seenTags(businessId: string): Promise<SeenTag[]> {
  return db.$queryRaw<SeenTag[]>`
    SELECT min(w."utmCampaign") AS "tag", coalesce(mode() WITHIN GROUP (ORDER BY w."utmSource"), '') AS "source", count(*)::int AS "orders"
    FROM "WebOrder" w
    WHERE w."businessId" = ${businessId}::uuid AND w."utmCampaign" <> '' AND w."dateCreated" >= ${dhakaDayStart(addDays(dhakaDay(new Date()), -DAYS))}
      AND NOT EXISTS (SELECT 1 FROM "CampaignTag" t WHERE t."businessId" = w."businessId" AND t."key" = lower(w."utmCampaign"))
    GROUP BY lower(w."utmCampaign") ORDER BY "orders" DESC, "tag" LIMIT ${MOST}`;
}
