import { Prisma } from './generated/client/client.ts';
import type { Tx } from './client.ts';

/**
 * The next number of a kind that people read (1, 2, 3 ...), taken from a counter row inside the transaction: no gaps, no
 * doubles. To stand in a WITH; `from` is a part of it that yields the business's "id" where a number may be taken.
 * Yields "value".
 */
export const nextNumberSql = (name: string, from: string) => Prisma.sql`
  INSERT INTO "Counter" ("businessId", "name", "value") SELECT "id", ${name}, 1 FROM ${Prisma.raw(`"${from}"`)}
  ON CONFLICT ("businessId", "name") DO UPDATE SET "value" = "Counter"."value" + 1 RETURNING "value"`;

/** The same by a statement of its own, for a record that takes nothing else with it. */
export async function nextNumber(tx: Tx, businessId: string, name: string): Promise<number> {
  const rows = await tx.$queryRaw<{ value: number }[]>`
    WITH own AS (SELECT ${businessId}::uuid AS "id"), numbered AS (${nextNumberSql(name, 'own')})
    SELECT "value" FROM numbered`;
  return rows[0]!.value;
}
