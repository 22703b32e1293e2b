import type { Tx } from '../../db/client.ts';
import { lockName } from '../../db/lock-name.ts';

/**
 * Whether a founder has another business of this name. Names are compared character by character; capitals make no
 * difference. Other callers for the same founder wait until the transaction ends, so that a name is not taken twice.
 */
export async function isNameTaken(
  tx: Tx,
  { founderId, name, exceptId }: { founderId: string; name: string; exceptId?: string },
): Promise<boolean> {
  await lockName(tx, `business names of ${founderId}`);
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Business" WHERE "createdById" = ${founderId}::uuid AND lower("name") = lower(${name})
      AND "id" IS DISTINCT FROM ${exceptId ?? null}::uuid LIMIT 1`;
  return rows.length > 0;
}
