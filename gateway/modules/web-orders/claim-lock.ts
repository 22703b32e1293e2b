import { msg } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';
import type { WebOrder } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';

export type Claim = Pick<WebOrder, 'claimedById' | 'claimedByName' | 'claimedUntil'>;
type Reader = Pick<Tx, '$queryRaw'>;

export const NO_CLAIM = { claimedById: null, claimedByName: '', claimedAt: null, claimedUntil: null };

/** Claims are set by the clock of the database, and decided by it. What is only shown may go by the gateway's. */
export const isClaimed = ({ claimedUntil }: Pick<Claim, 'claimedUntil'>, now = new Date()): boolean =>
  claimedUntil !== null && claimedUntil > now;

/** Which of the orders somebody else has claimed. */
export async function claimedByOthers<Order extends Claim>(tx: Reader, orders: readonly Order[], { user }: Session): Promise<Order[]> {
  const others = orders.filter(({ claimedById, claimedUntil }) => claimedUntil !== null && claimedById !== (user?.id ?? null));
  if (others.length === 0) return [];
  const now = await databaseTime(tx);
  return others.filter((order) => isClaimed(order, now));
}

/** Whether the caller has claimed the order. */
export const hasClaimed = async (tx: Reader, order: Claim, { user }: Session): Promise<boolean> =>
  order.claimedById === (user?.id ?? null) && order.claimedUntil !== null && isClaimed(order, await databaseTime(tx));

/** Throws PreconditionError CLAIMED while somebody else has one of the orders claimed. */
export async function assertUnclaimed(tx: Reader, orders: readonly Claim[], session: Session): Promise<void> {
  const [claimed] = await claimedByOthers(tx, orders, session);
  if (claimed) throw claimedError(claimed);
}

export const claimedError = ({ claimedByName }: Claim) =>
  new PreconditionError('CLAIMED', msg('{{name}} is calling this customer', { name: claimedByName }));
