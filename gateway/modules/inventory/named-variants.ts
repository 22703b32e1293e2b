import type { Tx } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';

export interface NamedVariant {
  sku: string;
  /** Product and variant. */
  name: string;
  cost: bigint;
}

/** What the variants are called and cost now, by id. Throws NotFoundError if one is missing. */
export async function namedVariants(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, NamedVariant>> {
  const unique = [...new Set(ids)];
  const rows = await tx.$queryRaw<(NamedVariant & { id: string })[]>`
    SELECT v."id", v."sku", p."name" || CASE WHEN v."name" = '' THEN '' ELSE ', ' || v."name" END AS "name",
      v."avgCostPoisha" AS "cost"
    FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
    WHERE v."businessId" = ${businessId}::uuid AND v."id" = ANY(${unique}::uuid[])`;
  if (rows.length !== unique.length) throw new NotFoundError('Product');
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}
