import { db } from '../../db/client.ts';

export interface WaitingShortage {
  sku: string;
  needed: number;
  /** On hand at the location and not reserved. */
  available: number;
}

interface Adjustment {
  businessId: string;
  id: string;
  locationId: string;
  status: string;
}

/** Of a decrease that waits for approval, the variants that have too few pieces by now; empty for any other. */
export const waitingShortages = async ({ businessId, id, locationId, status }: Adjustment): Promise<WaitingShortage[]> =>
  (status !== 'WAITING' ? [] : db.$queryRaw<WaitingShortage[]>`
    SELECT min(l."sku") AS "sku", sum(l."quantity")::int AS "needed", greatest(coalesce(b."onHand" - b."reserved", 0), 0) AS "available"
    FROM "StockAdjustmentLine" l
    LEFT JOIN "StockBalance" b ON b."businessId" = l."businessId" AND b."variantId" = l."variantId" AND b."locationId" = ${locationId}::uuid
    WHERE l."businessId" = ${businessId}::uuid AND l."adjustmentId" = ${id}::uuid
    GROUP BY l."variantId", b."onHand", b."reserved"
    HAVING sum(l."quantity") > greatest(coalesce(b."onHand" - b."reserved", 0), 0)
    ORDER BY min(l."position")`);
