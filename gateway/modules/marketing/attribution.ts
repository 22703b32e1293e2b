import { addDays, dhakaDayStart } from '../../../schema/rules/format.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { AdRange } from './ad-range.ts';

/**
 * Which campaign an order came from, worked out when it is asked for, so that it follows whatever is mapped and entered:
 * the campaign of the tag that its link had; of an order without a mapped tag, those that advertise one of its products
 * and ran on its day, by an ad expense or by what Meta counts. Several share it by their weights.
 */

/** What is placed: a web order, or an order that people took. Neither unfinished checkouts nor what repeats or replaces another order. */
const placed = (businessId: string, { from, to }: AdRange) => {
  const between = (column: Prisma.Sql) => Prisma.sql`${column} >= ${dhakaDayStart(from)} AND ${column} < ${dhakaDayStart(addDays(to, 1))}`;
  return Prisma.sql`
    SELECT w."id", o."id" AS "orderId", w."dateCreated" AS "placedAt", w."utmCampaign" AS "tag", o."status", o."settlementStatus", o."confirmedAt"
    FROM "WebOrder" w LEFT JOIN "Order" o ON o."businessId" = w."businessId" AND o."webOrderId" = w."id"
    WHERE w."businessId" = ${businessId}::uuid AND ${between(Prisma.sql`w."dateCreated"`)} AND w."status" NOT IN ('INCOMPLETE', 'DUPLICATE')
      AND (w."wooOrderId" IS NOT NULL OR w."siteId" IS NULL OR w."status" = 'APPROVED')
    UNION ALL
    SELECT o."id", o."id", o."createdAt", '', o."status", o."settlementStatus", o."confirmedAt" FROM "Order" o
    WHERE o."businessId" = ${businessId}::uuid AND ${between(Prisma.sql`o."createdAt"`)} AND o."webOrderId" IS NULL AND o."replacesId" IS NULL`;
};

const WITHIN = Prisma.sql`l."orderId" BETWEEN (SELECT "first" FROM span) AND (SELECT "last" FROM span)`;

/**
 * For a WITH clause: `placed` (id, orderId, placedAt, tag, and the columns of the order that OUTCOME reads), and `belonging`
 * (id, campaigns, weights, isTagged) with a row for each order that belongs to campaigns. Of a product that is mapped, only the
 * lines are read whose orders have ids within those of the placed ones: ids follow each other as orders are taken, so that
 * the lines of other days are hardly touched, in an index that has all that is asked for.
 */
export const attribution = (businessId: string, range: AdRange): Prisma.Sql => Prisma.sql`
  placed AS MATERIALIZED (${placed(businessId, range)}),
  tagged AS (
    SELECT p."id", t."campaignId" FROM placed p
    JOIN "CampaignTag" t ON t."businessId" = ${businessId}::uuid AND t."key" = lower(p."tag") WHERE p."tag" <> ''
  ),
  running AS (
    SELECT DISTINCT s."campaignId", s."fromDay", s."toDay" FROM "AdSpend" s
    JOIN "Voucher" v ON v."businessId" = s."businessId" AND v."id" = s."voucherId" AND v."status" = 'POSTED'
    WHERE s."businessId" = ${businessId}::uuid AND s."campaignId" IS NOT NULL AND s."toDay" >= ${range.from}::date AND s."fromDay" <= ${range.to}::date
    UNION
    SELECT o."campaignId", d."day", d."day" FROM "MetaDay" d JOIN "MetaObject" o ON o."businessId" = d."businessId" AND o."id" = d."objectId"
    WHERE d."businessId" = ${businessId}::uuid AND d."level" = 'CAMPAIGN' AND d."day" BETWEEN ${range.from}::date AND ${range.to}::date
      AND o."campaignId" IS NOT NULL AND d."spentCents" > 0
  ),
  mapped AS (
    SELECT m."campaignId", m."productId", m."weight", v."id" AS "variantId" FROM "CampaignProduct" m
    JOIN "Variant" v ON v."businessId" = m."businessId" AND v."productId" = m."productId"
    WHERE m."businessId" = ${businessId}::uuid AND m."campaignId" IN (SELECT "campaignId" FROM running)
  ),
  span AS MATERIALIZED (
    SELECT min("orderId"::text COLLATE "C")::uuid AS "first", max("orderId"::text COLLATE "C")::uuid AS "last" FROM placed
  ),
  sold AS (
    -- What was ordered, and the bundle that it is a part of.
    SELECT p."id", p."placedAt", m."campaignId", m."productId", m."weight" FROM placed p
    JOIN "OrderLine" l ON l."businessId" = ${businessId}::uuid AND l."orderId" = p."orderId" AND ${WITHIN} JOIN mapped m ON m."variantId" = l."variantId"
    UNION
    SELECT p."id", p."placedAt", m."campaignId", m."productId", m."weight" FROM placed p
    JOIN "OrderLine" l ON l."businessId" = ${businessId}::uuid AND l."orderId" = p."orderId" AND ${WITHIN} JOIN mapped m ON m."variantId" = l."bundleId"
    UNION
    SELECT p."id", p."placedAt", m."campaignId", m."productId", m."weight" FROM placed p
    JOIN "WebOrderLine" l ON l."businessId" = ${businessId}::uuid AND l."webOrderId" = p."id" JOIN mapped m ON m."variantId" = l."variantId"
    WHERE p."orderId" IS NULL
  ),
  share AS (
    SELECT "id", "campaignId", 1 AS "weight", true AS "isTagged" FROM tagged
    UNION ALL
    SELECT s."id", s."campaignId", sum(s."weight")::int, false FROM sold s
    WHERE NOT EXISTS (SELECT 1 FROM tagged t WHERE t."id" = s."id")
      AND EXISTS (SELECT 1 FROM running r WHERE r."campaignId" = s."campaignId" AND (s."placedAt" AT TIME ZONE 'Asia/Dhaka')::date BETWEEN r."fromDay" AND r."toDay")
    GROUP BY 1, 2
  ),
  belonging AS (
    SELECT "id", array_agg("campaignId" ORDER BY "campaignId") AS "campaigns", array_agg("weight" ORDER BY "campaignId") AS "weights",
      bool_or("isTagged") AS "isTagged"
    FROM share GROUP BY 1
  )`;

/** What became of a placed order, over `placed` p: null for a web order that did not become one. */
export const OUTCOME = {
  approved: Prisma.sql`p."confirmedAt" IS NOT NULL`,
  delivered: Prisma.sql`p."status" IN ('DELIVERED', 'PARTIAL', 'EXCHANGED')`,
  /** No courier holds its money any more. */
  settled: Prisma.sql`p."status" IN ('DELIVERED', 'PARTIAL', 'EXCHANGED') AND p."settlementStatus" IN ('SETTLED', 'NA')`,
  returned: Prisma.sql`p."status" IN ('RETURN_PENDING', 'RETURNED')`,
  /** What it brought is known. */
  finished: Prisma.sql`p."status" IN ('DELIVERED', 'PARTIAL', 'EXCHANGED', 'RETURN_PENDING', 'RETURNED', 'LOST')`,
} as const;
