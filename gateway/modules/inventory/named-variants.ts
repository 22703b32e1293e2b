import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';

export interface NamedVariant {
  sku: string;
  /** Product name and variant name. */
  name: string;
  cost: bigint;
}

/**
 * Names and current costs of variants that move as pieces, by id. Throws NotFoundError if one is missing,
 * PreconditionError BUNDLE for a bundle, which has no stock of its own.
 */
export async function namedVariants(tx: Tx, businessId: string, ids: readonly string[]): Promise<Map<string, NamedVariant>> {
  const unique = [...new Set(ids)];
  const rows = await tx.$queryRaw<(NamedVariant & { id: string; isBundle: boolean })[]>`
    SELECT v."id", v."sku", p."name" || CASE WHEN v."name" = '' THEN '' ELSE ', ' || v."name" END AS "name",
      v."avgCostPoisha" AS "cost", v."isBundle"
    FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
    WHERE v."businessId" = ${businessId}::uuid AND v."id" = ANY(${unique}::uuid[])`;
  if (rows.length !== unique.length) throw new NotFoundError('Product');
  const bundle = rows.find(({ isBundle }) => isBundle);
  if (bundle) throw new PreconditionError('BUNDLE', msg('{{sku}} is a bundle: choose its parts, which are what is counted', { sku: bundle.sku }));
  return new Map(rows.map(({ id, sku, name, cost }) => [id, { sku, name, cost }]));
}
