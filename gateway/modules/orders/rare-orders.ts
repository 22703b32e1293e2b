import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { DEFAULT_PAGE } from '../../list-query/list-query.ts';
import { containsText, isLikeSql } from '../../list-query/like-text.ts';
import { readForFilter } from '../../list-query/read-rows.ts';

/** Orders of one tag that are found by their ids. */
const RARE = 1_000;

/** The newest orders of a business; a tag of a page of them is found soonest by reading the list in its own order. */
const NEWEST = 500;

/** More orders than this with one tag are too many to look through for the days on which they were taken. */
const COMMON = 20_000;

/** Names that are looked through for a part of one; a business with more of them is read as if this were not here. */
const MAX_NAMES = 200;

/**
 * Narrows the list to where orders with a tag are. The planner cannot be told how rare a value of an array is, nor that all
 * orders that have it are old, and would read a million orders in the order of their days to find none. A few are found by
 * their ids; of more, the days are left out on which none was taken: a tag is used for a while, such as one winter. Null
 * where they are many.
 */
export async function withRareTag(client: Tx, businessId: string, tag: string): Promise<Prisma.OrderWhereInput | null> {
  const rows = await client.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "tags" <> '{}' AND "tags" @> ARRAY[${tag}]::text[]
    LIMIT ${RARE + 1}`;
  if (rows.length <= RARE) return { id: { in: rows.map(({ id }) => id) } };
  const [recent] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM (
      SELECT "tags" FROM "Order" WHERE "businessId" = ${businessId}::uuid ORDER BY "createdAt" DESC, "id" DESC LIMIT ${NEWEST}
    ) newest WHERE "tags" @> ARRAY[${tag}]::text[]`;
  if (recent!.count > DEFAULT_PAGE) return null;
  const [span] = await client.$queryRaw<{ count: number; oldest: Date; newest: Date }[]>`
    SELECT count(*)::int AS "count", min("createdAt") AS "oldest", max("createdAt") AS "newest" FROM (
      SELECT "createdAt" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "tags" <> '{}' AND "tags" @> ARRAY[${tag}]::text[]
      LIMIT ${COMMON + 1}
    ) tagged`;
  return span!.count > COMMON ? null : { createdAt: { gte: span!.oldest, lte: span!.newest } };
}

const COLUMNS = { assigneeName: Prisma.raw('"assigneeName"'), createdByName: Prisma.raw('"createdByName"') };

/**
 * Orders of the people whose names in this column have this part, by their whole names, which an index knows; it is read
 * once for each name that occurs, not for each order. Too many names are not looked through: each order is, then.
 */
export async function ofNames(client: Tx | undefined, businessId: string, name: keyof typeof COLUMNS, part: string): Promise<Prisma.OrderWhereInput> {
  const column = COLUMNS[name];
  const known = Prisma.sql`
    WITH RECURSIVE known AS (
      SELECT min(${column}) AS "name" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND ${column} <> ''
      UNION ALL
      SELECT (SELECT min(o.${column}) FROM "Order" o
        WHERE o."businessId" = ${businessId}::uuid AND o.${column} <> '' AND o.${column} > k."name")
      FROM known k WHERE k."name" IS NOT NULL
    )
    SELECT "name", ${isLikeSql(part, Prisma.raw('"name"'))} AS "isWanted" FROM known WHERE "name" IS NOT NULL LIMIT ${MAX_NAMES + 1}::int`;
  const rows = await readForFilter<KnownName>(client, known);
  if (rows.length > MAX_NAMES) return { OR: containsText(part).map((one) => ({ [name]: one })) };
  const wanted = rows.filter((row) => row.isWanted).map((row) => row.name);
  // Of one alone the index has the orders by day.
  return { [name]: wanted.length === 1 ? wanted[0] : { in: wanted } };
}

interface KnownName {
  name: string;
  isWanted: boolean;
}
