import type { Tx } from '../../db/client.ts';

/** The location that stock goes to and comes from unless another is chosen. Every business has one. */
export async function defaultLocationId(tx: Tx, businessId: string): Promise<string> {
  const location = await tx.location.findFirstOrThrow({
    where: { businessId, isDefault: true },
    select: { id: true },
  });
  return location.id;
}
