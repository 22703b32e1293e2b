import type { Tx } from '../../../db/client.ts';
import { lockName } from '../../../db/lock-name.ts';

export const CODE_LIFE_MS = 10 * 60_000;
const RESEND_AFTER_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Upper limits of codes within a day: they bound the cost, and with five tries for each also guessing. Many buyers share
 * one address of a mobile network, and any of them can name it: the address counts only once so many codes of the
 * business were not used that somebody must be playing, and stops codes then, not orders.
 */
export const MAX_CODES_A_DAY = { phone: 5, unused: 200, unusedOfAddress: 30, business: 2_000 };

export interface CodeRequest {
  businessId: string;
  phone: string;
  /** Null where the shop does not know it: all of these count as one address. */
  addressHash: string | null;
}

/** Serialises the requests of a business until the transaction ends, so that none is miscounted. */
export async function lockCodes(tx: Tx, businessId: string): Promise<void> {
  await lockName(tx, `checkout-codes:${businessId}`);
}

/**
 * Whether another code may be sent: WAIT while the last one may still arrive, TOO_MANY above the limit of the phone, SPENT
 * above that of the business or the address: the order is taken without a code.
 */
export async function codeLimit(tx: Tx, { businessId, phone, addressHash }: CodeRequest, now: Date): Promise<'SEND' | 'WAIT' | 'TOO_MANY' | 'SPENT'> {
  const createdAt = { gt: new Date(now.getTime() - DAY_MS) };
  const last = await tx.checkoutCode.findFirst({
    where: { businessId, phone, failedAt: null, createdAt: { gt: new Date(now.getTime() - RESEND_AFTER_MS) } }, select: { id: true },
  });
  if (last) return 'WAIT';
  if ((await tx.checkoutCode.count({ where: { businessId, phone, failedAt: null, createdAt } })) >= MAX_CODES_A_DAY.phone) return 'TOO_MANY';
  if ((await tx.checkoutCode.count({ where: { businessId, createdAt } })) >= MAX_CODES_A_DAY.business) return 'SPENT';
  const unused = { businessId, createdAt, provedAt: null };
  if ((await tx.checkoutCode.count({ where: unused })) < MAX_CODES_A_DAY.unused) return 'SEND';
  return (await tx.checkoutCode.count({ where: { ...unused, addressHash } })) < MAX_CODES_A_DAY.unusedOfAddress ? 'SEND' : 'SPENT';
}
