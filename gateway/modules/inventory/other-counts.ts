import type { Tx } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';

/** Locks all open counts of the shelves that a count is of, itself included, in the order of their ids (ADR 10). */
export async function lockOpenCounts(tx: Tx, businessId: string, countId: string): Promise<void> {
  await tx.$executeRaw`
    SELECT 1 FROM "StockCount" WHERE "businessId" = ${businessId}::uuid AND "status" = 'OPEN' AND "locationId" = (
      SELECT "locationId" FROM "StockCount" WHERE "businessId" = ${businessId}::uuid AND "id" = ${countId}::uuid)
    ORDER BY "id" FOR NO KEY UPDATE`;
}

interface Posted {
  countId: string;
  locationId: string;
  /** Pieces that came in or left by the count, for each variant. */
  lines: readonly { variantId: string; quantity: number }[];
}

/**
 * Other open counts found the same pieces missing: with the differences of one posted, the ledger says to each of them what
 * it would have said. Without this the second count would post the same differences again.
 */
export async function correctOtherCounts(tx: Tx, businessId: string, { countId, locationId, lines }: Posted): Promise<void> {
  await tx.$executeRaw`
    WITH corrected AS (
      UPDATE "StockCountLine" l SET "expected" = l."expected" + p."quantity"
      FROM "StockCount" c, json_to_recordset(${toJson(lines)}::json) AS p ("variantId" uuid, "quantity" int)
      WHERE c."businessId" = ${businessId}::uuid AND c."locationId" = ${locationId}::uuid AND c."status" = 'OPEN' AND c."id" <> ${countId}::uuid
        AND l."businessId" = c."businessId" AND l."countId" = c."id" AND l."variantId" = p."variantId"
      RETURNING l."countId", abs(l."counted" - l."expected") - abs(l."counted" - l."expected" + p."quantity") AS "more"
    )
    UPDATE "StockCount" c SET "differences" = c."differences" + s."more", "version" = c."version" + 1, "updatedAt" = now()
    FROM (SELECT "countId", sum("more")::int AS "more" FROM corrected GROUP BY 1) s
    WHERE c."businessId" = ${businessId}::uuid AND c."id" = s."countId"`;
}
