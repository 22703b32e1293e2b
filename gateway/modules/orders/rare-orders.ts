import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { likeText } from '../../list-query/like-text.ts';

/** More orders than this with one tag are common enough to be found by reading the list in its own order. */
const RARE = 1_000;

/** Names that are looked through for a part of one; a business with more of them is read as if this were not here. */
const MAX_NAMES = 200;

/**
 * Orders with a tag, if they are few: by their ids. The planner cannot be told how rare a value of an array is, and would
 * read a million orders in the order of their days to find none. Null where they are many.
 */
export async function withRareTag(client: Tx, businessId: string, tag: string): Promise<Prisma.OrderWhereInput | null> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "tags" <> '{}' AND "tags" @> ARRAY[${tag}]::text[]
    LIMIT ${RARE + 1}`;
  return rows.length > RARE ? null : { id: { in: rows.map(({ id }) => id) } };
}

/**
 * Orders of the people whose names have this part, by their whole names, which an index knows; it is read once for each
 * name that occurs, not for each order. Null where there are too many names.
 */
export async function ofAssignees(client: Tx, businessId: string, part: string): Promise<Prisma.OrderWhereInput | null> {
  const rows = await client.$queryRaw<{ name: string; isWanted: boolean }[]>`
    WITH RECURSIVE known AS (
      SELECT min("assigneeName") AS "name" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "assigneeName" <> ''
      UNION ALL
      SELECT (SELECT min(o."assigneeName") FROM "Order" o
        WHERE o."businessId" = ${businessId}::uuid AND o."assigneeName" <> '' AND o."assigneeName" > k."name")
      FROM known k WHERE k."name" IS NOT NULL
    )
    SELECT "name", "name" ILIKE ${`%${likeText(part)}%`} AS "isWanted" FROM known WHERE "name" IS NOT NULL LIMIT ${MAX_NAMES + 1}`;
  if (rows.length > MAX_NAMES) return null;
  return { assigneeName: { in: rows.filter(({ isWanted }) => isWanted).map(({ name }) => name) } };
}
