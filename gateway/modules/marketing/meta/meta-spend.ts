import type { Poisha } from '../../../../schema/rules/money.ts';
import { divideRounded } from '../../../../schema/rules/spread.ts';
import { db } from '../../../db/client.ts';
import type { AdRange } from '../ad-range.ts';

/** What Meta counts for a campaign of ours on some days. */
export interface MetaSpend {
  metaCents: bigint;
  /** Of it, what it spent on days that no ad expense stands for. */
  unenteredCents: bigint;
  /** That in taka, as the last dollars were paid; 0 while none were. */
  unenteredPoisha: Poisha;
}

interface Spent {
  campaignId: string | null;
  metaCents: bigint;
  unenteredCents: bigint;
  /** What the last dollars cost; null while none were paid. */
  ratePoisha: Poisha | null;
  rateCents: bigint | null;
}

/** Names under which people enter what they pay Meta. */
const PLATFORMS = ['facebook', 'meta', 'instagram', 'facebook ads', 'meta ads'];

/**
 * What Meta counts on some days by our campaigns. A day of a campaign is entered once an ad expense names the campaign and
 * the day, or the day and no campaign at all, of this ad account or of none: such an expense may be for all of them, and no
 * dollar counts twice. One statement.
 */
export async function metaSpendByCampaign(businessId: string, { from, to }: AdRange): Promise<Map<string | null, MetaSpend>> {
  const spent = await db.$queryRaw<Spent[]>`
    WITH entered AS MATERIALIZED (
      SELECT s."campaignId", lower(s."adAccount") AS "account", s."fromDay", s."toDay" FROM "AdSpend" s
      JOIN "Voucher" v ON v."businessId" = s."businessId" AND v."id" = s."voucherId" AND v."status" = 'POSTED'
      WHERE s."businessId" = ${businessId}::uuid AND s."toDay" >= ${from}::date AND s."fromDay" <= ${to}::date
        AND (s."campaignId" IS NOT NULL OR lower(s."platform") = ANY(${PLATFORMS}))
    ), days AS (
      SELECT o."campaignId", d."spentCents", EXISTS (
        SELECT 1 FROM entered e WHERE d."day" BETWEEN e."fromDay" AND e."toDay" AND (e."campaignId" = o."campaignId"
          OR (e."campaignId" IS NULL AND e."account" IN ('', a."id", 'act_' || a."id", lower(a."name"))))
      ) AS "isEntered"
      FROM "MetaDay" d JOIN "MetaObject" o ON o."businessId" = d."businessId" AND o."id" = d."objectId"
      JOIN "MetaAdAccount" a ON a."businessId" = o."businessId" AND a."id" = o."accountId"
      WHERE d."businessId" = ${businessId}::uuid AND d."level" = 'CAMPAIGN' AND d."day" BETWEEN ${from}::date AND ${to}::date
    ), rate AS (
      SELECT v."amountPoisha" AS "poisha", s."usdCents" AS "cents" FROM "Voucher" v
      JOIN "AdSpend" s ON s."businessId" = v."businessId" AND s."voucherId" = v."id"
      WHERE v."businessId" = ${businessId}::uuid AND v."kind" = 'AD_EXPENSE' AND v."status" = 'POSTED' AND s."usdCents" > 0
      ORDER BY v."day" DESC, v."id" DESC LIMIT 1
    )
    SELECT d."campaignId", sum(d."spentCents")::bigint AS "metaCents",
      coalesce(sum(d."spentCents") FILTER (WHERE NOT d."isEntered"), 0)::bigint AS "unenteredCents", r."poisha" AS "ratePoisha", r."cents" AS "rateCents"
    FROM days d LEFT JOIN rate r ON true GROUP BY 1, 4, 5`;
  return new Map(spent.map(({ campaignId, metaCents, unenteredCents, ratePoisha, rateCents }) => [campaignId, {
    metaCents, unenteredCents, unenteredPoisha: ratePoisha !== null && rateCents !== null ? divideRounded(unenteredCents * ratePoisha, rateCents) : 0n,
  }]));
}
