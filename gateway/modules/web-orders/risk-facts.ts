import { orderReference } from '../../../schema/rules/order-code.ts';
import type { Tx } from '../../db/client.ts';
import { FRESH_DAYS } from './courier-score/score-job.ts';
import type { RiskFacts } from './risk-score.ts';

export interface RiskFactsOfOrder extends Omit<RiskFacts, 'totalPoisha' | 'hasPhone' | 'address' | 'isPickup'> {
  /** A courier is to be asked about the phone: nothing is known of it, or only what was true days ago. */
  asksCourier: boolean;
}

/** Shorter addresses are shared by whole streets. */
const MIN_SAME_ADDRESS = 15;
const HISTORY = 20;

/**
 * The facts about orders and their buyers in one statement, by the order's id. Time windows end when the order was placed,
 * so that an order which arrives late is scored as if it had arrived in time.
 */
export async function readRiskFacts(tx: Tx, businessId: string, ids: readonly string[], duplicateHours: number): Promise<Map<string, RiskFactsOfOrder>> {
  const rows = await tx.$queryRaw<(Omit<RiskFactsOfOrder, 'usualPoisha' | 'openOrders'> & { id: string; usual: string | null; openOrders: number[]; orderPrefix: string })[]>`
    SELECT me."id",
      (SELECT coalesce(json_agg(json_build_object('number', r."number", 'isSamePhone', r."isSamePhone") ORDER BY r."isSamePhone" DESC, r."dateCreated" DESC), '[]')
        FROM (
          SELECT w."id", w."number", w."phone" = me."phone" AND me."phone" <> '' AS "isSamePhone", w."dateCreated" FROM "WebOrder" w
          WHERE w."businessId" = me."businessId" AND w."id" <> me."id" AND w."status" NOT IN ('CANCELLED', 'FAKE', 'DUPLICATE', 'INCOMPLETE')
            AND w."dateCreated" BETWEEN me."dateCreated" - ${duplicateHours} * interval '1 hour' AND me."dateCreated"
            AND (w."phone" = me."phone" AND me."phone" <> '' OR length(me."address") >= ${MIN_SAME_ADDRESS} AND lower(w."address") = lower(me."address"))
          ORDER BY "isSamePhone" DESC, w."dateCreated" DESC LIMIT 20) r
        WHERE EXISTS (
          SELECT 1 FROM "WebOrderLine" l JOIN "WebOrderLine" g ON l."variantId" = g."variantId" OR lower(l."name") = lower(g."name")
          WHERE l."businessId" = me."businessId" AND l."webOrderId" = r."id" AND g."businessId" = me."businessId" AND g."webOrderId" = me."id")) AS "repeats",
      (SELECT coalesce(json_agg(o."number" ORDER BY o."createdAt" DESC), '[]') FROM "Order" o
        WHERE o."businessId" = me."businessId" AND o."customerId" = c."id" AND o."webOrderId" IS DISTINCT FROM me."id"
          AND o."status" IN ('PENDING', 'PREORDER', 'HOLD', 'CONFIRMED', 'PACKED')
          AND EXISTS (SELECT 1 FROM "OrderLine" l JOIN "WebOrderLine" g ON l."variantId" = g."variantId"
            WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND g."businessId" = me."businessId" AND g."webOrderId" = me."id")) AS "openOrders",
      (SELECT count(*)::int FROM "WebOrder" w WHERE w."businessId" = me."businessId" AND w."phone" = me."phone" AND me."phone" <> ''
        AND w."parentWooId" IS NULL AND w."dateCreated" BETWEEN me."dateCreated" - interval '1 day' AND me."dateCreated") AS "ofPhone",
      (SELECT count(DISTINCT w."phone")::int FROM "WebOrder" w WHERE w."businessId" = me."businessId" AND me."ipAddress" <> ''
        AND w."ipAddress" = me."ipAddress" AND w."dateCreated" BETWEEN me."dateCreated" - interval '1 day' AND me."dateCreated") AS "phonesOfIp",
      (SELECT count(*)::int FROM "WebOrder" w WHERE w."businessId" = me."businessId" AND w."phone" = me."phone" AND me."phone" <> '' AND w."status" = 'FAKE') AS "fakesOfPhone",
      (SELECT count(*)::int FROM "WebOrder" w WHERE w."businessId" = me."businessId" AND me."ipAddress" <> ''
        AND w."ipAddress" = me."ipAddress" AND w."phone" <> me."phone" AND w."status" = 'FAKE') AS "fakesOfIp",
      coalesce(c."deliveredCount", 0) AS "delivered", coalesce(c."returnedCount", 0) AS "returned",
      (SELECT CASE WHEN count(*) >= 3 THEN round(avg(past."totalPoisha"))::text END FROM (
        SELECT o."totalPoisha" FROM "Order" o WHERE o."businessId" = me."businessId" AND o."customerId" = c."id"
          AND o."webOrderId" IS DISTINCT FROM me."id" AND o."status" <> 'CANCELLED'
        ORDER BY o."createdAt" DESC LIMIT ${HISTORY}) past) AS "usual",
      (SELECT bool_or(lower(a."address") = lower(me."address")) FROM "CustomerAddress" a
        WHERE a."businessId" = me."businessId" AND a."customerId" = c."id") AS "isKnownAddress",
      CASE WHEN s."phone" IS NOT NULL THEN json_build_object('source', s."source", 'parcels', s."parcels", 'deliveredPercent', s."deliveredPercent",
        'isFew', s."isFew", 'reports', s."reports") END AS "courier",
      coalesce(d."source" IS NOT NULL AND (d."pausedUntil" IS NULL OR d."pausedUntil" < now())
        AND (s."source" IS DISTINCT FROM d."source" OR s."askedAt" < now() - ${FRESH_DAYS} * interval '1 day'), false) AS "asksCourier", b."orderPrefix"
    FROM "WebOrder" me JOIN "Business" b ON b."id" = me."businessId" LEFT JOIN "Customer" n ON n."businessId" = me."businessId" AND n."phone" = me."phone"
      LEFT JOIN "Customer" c ON c."businessId" = n."businessId" AND c."id" = coalesce(n."mergedIntoId", n."id")
      LEFT JOIN "CourierScore" s ON s."businessId" = me."businessId" AND s."phone" = me."phone"
      LEFT JOIN "CourierScoreSetting" d ON d."businessId" = me."businessId"
    WHERE me."businessId" = ${businessId}::uuid AND me."id" = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ id, usual, openOrders, orderPrefix, ...found }) =>
    [id, { ...found, openOrders: openOrders.map((number) => orderReference(orderPrefix, number)), usualPoisha: usual === null ? null : BigInt(usual) }]));
}
