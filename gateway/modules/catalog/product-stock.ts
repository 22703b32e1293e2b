import { z } from 'zod';
import { db, type Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { readForFilter } from '../../list-query/read-rows.ts';
import { lowVariants } from './low-variants.ts';

export const productStock = z.enum(['LOW', 'SOLD_OUT']);

/** Ids of the products that the low-stock list shows. */
const low = (businessId: string) => Prisma.sql`SELECT DISTINCT v."productId" AS "id" ${lowVariants(businessId)}`;

/**
 * Ids of the products on sale of which no variant has a piece to sell, bundles left out. It begins with the variants that lack
 * pieces at some location, by an index of their own, and adds up only those of products whose every variant is among them.
 * Every variant that is counted has a balance.
 */
const soldOut = (businessId: string) => Prisma.sql`
  SELECT lacking."productId" AS "id" FROM (
    SELECT v."productId", array_agg(v."id") AS "variants" FROM (
      SELECT DISTINCT "variantId" FROM "StockBalance" WHERE "businessId" = ${businessId}::uuid AND "reserved" >= "onHand"
    ) b
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = b."variantId" AND v."isOffered" AND NOT v."isBundle"
    GROUP BY 1
  ) lacking
  WHERE cardinality(lacking."variants") = (
    SELECT count(*) FROM "Variant" o WHERE o."businessId" = ${businessId}::uuid AND o."productId" = lacking."productId" AND NOT o."isBundle")
  AND NOT EXISTS (
    SELECT 1 FROM "StockBalance" b WHERE b."businessId" = ${businessId}::uuid AND b."variantId" = ANY(lacking."variants")
    GROUP BY b."variantId" HAVING sum(b."onHand" - b."reserved") > 0)`;

const IDS = { LOW: low, SOLD_OUT: soldOut };

/** Prisma sends each id of a list as a parameter of its own, of which one statement takes 32,766. */
const MAX_IDS = 30_000;

const onSaleWithout = (businessId: string, ids: string[]) => Prisma.sql`
  SELECT "id" FROM "Product" WHERE "businessId" = ${businessId}::uuid AND "status" = 'ACTIVE' AND NOT "id" = ANY(${ids}::uuid[])`;

/** The condition of the products whose stock is so: their ids, or where those are too many the ids of the others that are on sale. */
export async function inStockState(businessId: string, stock: z.output<typeof productStock>, client?: Tx): Promise<Prisma.ProductWhereInput> {
  const idsOf = async (statement: Prisma.Sql) => (await readForFilter<{ id: string }>(client, statement)).map(({ id }) => id);
  const ids = await idsOf(IDS[stock](businessId));
  return ids.length <= MAX_IDS ? { id: { in: ids } } : { status: 'ACTIVE', id: { notIn: await idsOf(onSaleWithout(businessId, ids)) } };
}

/** How many products stand under each tab of the list: one statement. */
export const countProducts = (businessId: string) => db.$queryRaw<{ status: string; count: number }[]>`
  SELECT "status"::text, count(*)::int FROM "Product" WHERE "businessId" = ${businessId}::uuid GROUP BY 1
  UNION ALL SELECT 'LOW', count(*)::int FROM (${low(businessId)}) l
  UNION ALL SELECT 'SOLD_OUT', count(*)::int FROM (${soldOut(businessId)}) s`;
