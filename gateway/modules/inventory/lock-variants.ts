import type { Tx } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';

export interface LockedVariant {
  id: string;
  sku: string;
  avgCostPoisha: bigint;
  /** On hand over all locations. */
  onHand: number;
}

/**
 * Locks variants in id order and reads their cost and total on-hand. Throws NotFoundError if one is missing.
 */
export async function lockVariants(
  tx: Tx, businessId: string, ids: string[],
): Promise<Map<string, LockedVariant>> {
  const unique = [...new Set(ids)];
  const rows = await tx.$queryRaw<LockedVariant[]>`
    SELECT v."id", v."sku", v."avgCostPoisha", (
      SELECT coalesce(sum(b."onHand"), 0)::int FROM "StockBalance" b
      WHERE b."businessId" = v."businessId" AND b."variantId" = v."id"
    ) AS "onHand"
    FROM "Variant" v
    WHERE v."businessId" = ${businessId}::uuid AND v."id" = ANY(${unique}::uuid[])
    ORDER BY v."id" FOR UPDATE`;
  if (rows.length !== unique.length) throw new NotFoundError('Product');
  return new Map(rows.map((row) => [row.id, row]));
}
