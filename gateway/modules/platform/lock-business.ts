import type { Tx } from '../../db/client.ts';
import type { Business } from '../../db/generated/client/client.ts';
import { ConflictError, NotFoundError } from '../../errors.ts';

/**
 * Locks whatever business has this id until the transaction ends, and reads it. Throws NotFoundError, or ConflictError
 * when `version` is given and the business has moved on since the client read it.
 */
export async function lockBusiness(tx: Tx, id: string, version?: number): Promise<Business> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const business = await tx.business.findUnique({ where: { id } });
  if (!business) throw new NotFoundError('Business');
  if (version !== undefined && business.version !== version) {
    throw new ConflictError('Business was changed by someone else, please reload');
  }
  return business;
}
