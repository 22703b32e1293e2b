import type { Tx } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/**
 * The moving average cost of each variant. Whoever acts on it holds the locks of `lockStock`. Throws NotFoundError
 * if one is missing.
 */
export async function variantCosts(
  tx: Tx, businessId: string, ids: readonly string[],
): Promise<Map<string, Poisha>> {
  const unique = [...new Set(ids)];
  const rows = await tx.$queryRaw<{ id: string; avgCostPoisha: Poisha }[]>`
    SELECT "id", "avgCostPoisha" FROM "Variant"
    WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${unique}::uuid[])`;
  if (rows.length !== unique.length) throw new NotFoundError('Product');
  return new Map(rows.map(({ id, avgCostPoisha }) => [id, avgCostPoisha]));
}
