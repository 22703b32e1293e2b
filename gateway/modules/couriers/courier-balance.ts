import { LRUCache } from 'lru-cache';
import { toldToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { CallLimit } from '../../commands/call-limit.ts';
import { db } from '../../db/client.ts';
import type { Outside } from '../../graphql/context.ts';
import { connectCourier } from './connected-courier.ts';
import { countQuestion } from './count-question.ts';

export interface CourierBalance {
  /** What the courier says that it holds for the business. */
  amount: Poisha;
  askedAt: Date;
}

interface Known {
  /** Null for a courier whose API tells no balance. */
  balance: CourierBalance | null;
}

/** Asks in a minute by all who are signed in to a business, whichever courier; those that get a known answer are not counted. */
const asks = new CallLimit(6);

/** One answer serves everybody for half a minute, and those who ask at the same time wait for the same call. */
const known = new LRUCache<string, Known, { businessId: string; courierId: string }>({
  max: 2_000,
  ttl: 30_000,
  fetchMethod: async (_key, _stale, { context: { businessId, courierId } }) => {
    countQuestion(asks, businessId);
    const { client } = await connectCourier(businessId, courierId);
    const taka = await client.balance?.();
    return { balance: taka === undefined ? null : { amount: toldToPoisha(taka), askedAt: new Date() } };
  },
});

/**
 * The balance that a courier's API tells; null when there is no API or it tells none. Calls the courier, outside of any
 * transaction. Throws OutsideServiceError and TooManyRequestsError.
 */
export async function courierBalance(businessId: string, courierId: string, outside: Outside): Promise<CourierBalance | null> {
  const row = await db.courier.findUnique({
    where: { businessId_id: { businessId, id: courierId } }, select: { kind: true, provider: true, version: true },
  });
  if (row?.kind !== 'API' || !row.provider) return null;
  // By version, so that new keys are tried at once.
  const { balance } = await outside(() => known.forceFetch(`${businessId}:${courierId}:${row.version}`, { context: { businessId, courierId } }));
  return balance;
}
