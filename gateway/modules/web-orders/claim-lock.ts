import { msg } from '../../../schema/rules/message.ts';
import type { WebOrder } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';

export type Claim = Pick<WebOrder, 'claimedById' | 'claimedByName' | 'claimedUntil'>;

export const NO_CLAIM = { claimedById: null, claimedByName: '', claimedAt: null, claimedUntil: null };

export const isClaimed = ({ claimedUntil }: Pick<Claim, 'claimedUntil'>): boolean =>
  claimedUntil !== null && claimedUntil > new Date();

/** Throws PreconditionError CLAIMED while somebody else has the order claimed. */
export function assertUnclaimed(order: Claim, { user }: Session): void {
  if (!isClaimed(order) || order.claimedById === user?.id) return;
  throw new PreconditionError('CLAIMED', msg('{{name}} is calling this customer', { name: order.claimedByName }));
}
