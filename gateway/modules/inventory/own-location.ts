import type { Tx } from '../../db/client.ts';
import { NotFoundError } from '../../errors.ts';
import { defaultLocationId } from './default-location.ts';

/** The chosen location of the business, or its default one. Throws NotFoundError. */
export async function ownLocation(tx: Tx, businessId: string, id: string | undefined): Promise<string> {
  if (!id) return defaultLocationId(tx, businessId);
  const location = await tx.location.findUnique({ where: { businessId_id: { businessId, id } }, select: { id: true } });
  if (!location) throw new NotFoundError('Location');
  return location.id;
}
