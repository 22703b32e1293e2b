import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';

export const mergedError = () => new PreconditionError('MERGED', 'It was merged into another customer, which has all of it now');

/**
 * Locks a customer to change it. Throws NotFoundError, ConflictError for a stale version, PreconditionError MERGED for one
 * that went into another.
 */
export async function lockCustomer(tx: Tx, businessId: string, id: string, version?: number | null): Promise<void> {
  await lockRow(tx, 'Customer', businessId, id, version);
  const { mergedIntoId } = await tx.customer.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { mergedIntoId: true } });
  if (mergedIntoId) throw mergedError();
}
