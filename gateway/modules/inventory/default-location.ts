import type { Tx } from '../../db/client.ts';

/** The location used when none is chosen. Every business has exactly one default. */
export async function defaultLocationId(tx: Tx, businessId: string): Promise<string> {
  const location = await tx.location.findFirstOrThrow({
    where: { businessId, isDefault: true },
    select: { id: true },
  });
  return location.id;
}
