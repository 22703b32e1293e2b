import { z } from 'zod';
import { db } from '../../../db/client.ts';
import { MetaLevel } from '../../../db/generated/client/enums.ts';
import { adRangeFields, type AdRange } from '../ad-range.ts';

export const metaLevel = z.enum(MetaLevel);
export const metaFiguresFilter = z.object({ ...adRangeFields, level: metaLevel.default('CAMPAIGN').describe('Of what the figures are shown.') });

/** More ads than that nobody reads one by one: those that spent most. */
export const MAX_META_ROWS = 100;

/** What Meta counts for a campaign, ad set or ad on some days. */
export interface MetaFigures {
  id: string;
  name: string;
  /** Of the campaign or ad set that it belongs to; empty for a campaign. */
  parentName: string;
  spentCents: bigint;
  impressions: bigint;
  clicks: bigint;
  purchases: number;
  conversations: number;
}

/** What Meta counts on some days, what spent most first. One statement. */
export function metaFigures(businessId: string, { from, to }: AdRange, level: MetaLevel): Promise<MetaFigures[]> {
  return db.$queryRaw<MetaFigures[]>`
    SELECT o."id", o."name", coalesce(p."name", '') AS "parentName", s."spentCents", s."impressions", s."clicks", s."purchases", s."conversations"
    FROM (
      SELECT "objectId", sum("spentCents")::bigint AS "spentCents", sum("impressions")::bigint AS "impressions", sum("clicks")::bigint AS "clicks",
        sum("purchases")::int AS "purchases", sum("conversations")::int AS "conversations"
      FROM "MetaDay" WHERE "businessId" = ${businessId}::uuid AND "level" = ${level}::"MetaLevel" AND "day" BETWEEN ${from}::date AND ${to}::date
      GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_META_ROWS}
    ) s JOIN "MetaObject" o ON o."businessId" = ${businessId}::uuid AND o."id" = s."objectId"
    LEFT JOIN "MetaObject" p ON p."businessId" = o."businessId" AND p."id" = o."parentId"
    ORDER BY s."spentCents" DESC, o."id"`;
}

export interface MetaHealth {
  isWorking: boolean;
  /** Of the account that was read longest ago; null before all have been read. */
  readAt: Date | null;
}

/** Whether the figures of Meta are up to date; null for a business that reads none. One statement. */
export async function metaHealth(businessId: string): Promise<MetaHealth | null> {
  const [row] = await db.$queryRaw<MetaHealth[]>`
    SELECT c."state" = 'WORKING' AND (c."expiresAt" IS NULL OR c."expiresAt" > now()) AS "isWorking",
      (SELECT CASE WHEN bool_and(a."readAt" IS NOT NULL) THEN min(a."readAt") END FROM "MetaAdAccount" a
        WHERE a."businessId" = c."businessId" AND a."isRead") AS "readAt"
    FROM "MetaAccess" c WHERE c."businessId" = ${businessId}::uuid`;
  return row ?? null;
}
