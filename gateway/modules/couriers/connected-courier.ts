import { db } from '../../db/client.ts';
import type { Courier } from '../../db/generated/client/client.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { courierClient } from './clients/client-of.ts';
import type { CourierClient } from './clients/courier-client.ts';
import { openCredentials } from './courier-secrets.ts';

/** A courier and its API client. Throws NotFoundError, or PreconditionError NOT_CONNECTED. */
export async function connectCourier(businessId: string, id: string): Promise<{ courier: Courier; client: CourierClient }> {
  const courier = await db.courier.findUnique({ where: { businessId_id: { businessId, id } } });
  if (!courier) throw new NotFoundError('Courier');
  const { provider, storeId, credentials } = courier;
  if (!provider) throw new PreconditionError('NOT_CONNECTED', 'This courier is not connected');
  return { courier, client: courierClient(provider, id, { keys: openCredentials(courier, credentials), storeId }) };
}
