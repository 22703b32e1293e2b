import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { stockToShow } from './stock-to-show.ts';
import type { SyncPair } from './plan-sync.ts';

/** A pair with the names that people know it by. */
export interface NamedPair extends SyncPair {
  sku: string;
  /** The name here: 'Jamdani saree, Maroon'. */
  label: string;
  /** Until when an earlier call that told its stock may still reach the shop; null where none can. */
  lateUntil: Date | null;
}

interface Row extends Omit<NamedPair, 'here'> {
  hereName: string;
  herePrice: bigint;
  hereSale: bigint | null;
  stock: number;
}

/** Matched products of a site with their variants; all of them, or those with the given ids: one statement. */
export async function syncPairs(
  tx: Pick<Tx, '$queryRaw'>, businessId: string, { siteId, ids }: { siteId: string; ids?: readonly string[] },
): Promise<NamedPair[]> {
  const among = ids ? Prisma.sql`AND p."id" = ANY(${ids}::uuid[])` : Prisma.empty;
  const rows = await tx.$queryRaw<Row[]>`
    SELECT p."id", p."wooProductId", p."wooVariationId", p."name", p."pricePoisha", p."salePricePoisha", p."stockQuantity",
      CASE WHEN p."stockLateUntil" > now() THEN p."stockLateUntil" END AS "lateUntil", v."id" AS "variantId", v."productId", v."sku", g."name" AS "hereName", v."pricePoisha" AS "herePrice",
      v."salePricePoisha" AS "hereSale", shown."stock",
      CASE WHEN v."name" = '' THEN g."name" ELSE g."name" || ', ' || v."name" END AS "label"
    FROM "ShopProduct" p
    JOIN "Variant" v ON v."businessId" = p."businessId" AND v."id" = p."variantId"
    JOIN "Product" g ON g."businessId" = v."businessId" AND g."id" = v."productId"
    JOIN (${stockToShow(businessId, siteId)}) shown ON shown."id" = p."id"
    WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid AND p."match" = 'MATCHED' ${among}
    ORDER BY p."name", p."wooProductId", p."wooVariationId"`;
  return rows.map(({ hereName, herePrice, hereSale, stock, ...row }) => ({
    ...row, here: { name: hereName, pricePoisha: herePrice, salePricePoisha: hereSale, stock },
  }));
}
