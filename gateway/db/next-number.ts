import type { Tx } from './client.ts';

/**
 * The next number people read (order 1, 2, 3 ...), taken from a counter row inside the transaction: no gaps,
 * no doubles.
 */
export async function nextNumber(tx: Tx, businessId: string, name: 'order'): Promise<number> {
  const rows = await tx.$queryRaw<{ value: number }[]>`
    INSERT INTO "Counter" ("businessId", "name", "value") VALUES (${businessId}::uuid, ${name}, 1)
    ON CONFLICT ("businessId", "name") DO UPDATE SET "value" = "Counter"."value" + 1 RETURNING "value"`;
  return rows[0]!.value;
}
