import { msg, type Message } from '../../../schema/rules/message.ts';
import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockName } from '../../db/lock-name.ts';
import { TooManyRequestsError } from '../../errors.ts';

export const RESEND_AFTER_MS = 60_000;
/** Codes are kept this long, used or not. */
export const REMEMBERED_MS = 24 * 60 * 60_000;

/**
 * How many codes may be asked for within a day. With five tries for each this bounds guessing too. Many
 * people share one address of a mobile network; what the SMS gateway refused does not count against a number.
 */
export const CODES_A_DAY = { phone: 5, account: 20, address: 50 };

export interface Requester {
  phone: string;
  userId: string;
  addressHash: string | null;
}

/** Requests with the same number or address wait until the transaction ends, so that the counts are exact. */
export async function lockRequester(tx: Tx, { phone, addressHash }: Requester): Promise<void> {
  for (const key of [`address ${addressHash}`, `phone ${phone}`]) {
    await lockName(tx, `trial code ${key}`);
  }
}

async function assertLongAgo(tx: Tx, phone: string, now: Date): Promise<void> {
  const last = await tx.trialCode.findFirst({
    where: { phone, failedAt: null },
    orderBy: { createdAt: 'desc' },
    select: { createdAt: true },
  });
  const wait = last ? Math.ceil((last.createdAt.getTime() + RESEND_AFTER_MS - now.getTime()) / 1_000) : 0;
  if (wait > 0) {
    throw new TooManyRequestsError(msg('You can ask for another code in {{count}} seconds', {
      count: wait, defaultValue_one: 'You can ask for another code in {{count}} second',
    }));
  }
}

/** Throws TooManyRequestsError when number, account or address has to wait. Call `lockRequester` before. */
export async function assertWithinLimits(tx: Tx, { phone, userId, addressHash }: Requester, now: Date): Promise<void> {
  await assertLongAgo(tx, phone, now);
  const limits: [counted: Prisma.TrialCodeWhereInput, limit: number, refusal: Message][] = [
    [{ phone, failedAt: null }, CODES_A_DAY.phone, msg('Too many codes for this number. Please try again tomorrow.')],
    [{ userId }, CODES_A_DAY.account, msg('Too many codes for this account. Please try again tomorrow.')],
  ];
  if (addressHash) limits.push([{ addressHash }, CODES_A_DAY.address, msg('Too many codes from here. Please try again tomorrow.')]);
  const createdAt = { gt: new Date(now.getTime() - REMEMBERED_MS) };
  for (const [counted, limit, refusal] of limits) {
    const count = await tx.trialCode.count({ where: { ...counted, createdAt } });
    if (count >= limit) throw new TooManyRequestsError(refusal);
  }
}
