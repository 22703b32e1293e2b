import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { NotFoundError } from '../../errors.ts';
import type { Poisha } from '../../../schema/rules/money.ts';

/**
 * The moving average cost of each variant. A caller that acts on it holds the locks of `lockStock`. Throws NotFoundError
 * if a variant is missing.
 */
export async function variantCosts(
  tx: Tx, businessId: string, ids: readonly string[],
): Promise<Map<string, Poisha>> {
  const unique = [...new Set(ids)];
  const rows = await tx.$queryRaw<{ id: string; avgCostPoisha: Poisha }[]>`${KEPT}
    SELECT "id", "avgCostPoisha" FROM "Variant"
    WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${unique}::uuid[])`;
  if (rows.length !== unique.length) throw new NotFoundError('Product');
  return new Map(rows.map(({ id, avgCostPoisha }) => [id, avgCostPoisha]));
}

export interface NewCost {
  /** The variant's id. */
  id: string;
  average: Poisha;
}

/**
 * The statement that writes new averages, which may stand in a WITH. Unchanged ones are skipped: an updated row is written
 * to every index of its table, the search index included.
 */
export const costsUpdated = (businessId: string, costs: readonly NewCost[]): Prisma.Sql => Prisma.sql`
  UPDATE "Variant" v SET "avgCostPoisha" = c."average"
  FROM json_to_recordset(${toJson(costs)}::json) AS c ("id" uuid, "average" bigint)
  WHERE v."businessId" = ${businessId}::uuid AND v."id" = c."id" AND v."avgCostPoisha" <> c."average"`;
