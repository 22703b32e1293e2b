import { MINUTE_MS } from '../../../schema/rules/durations.ts';
import { enqueue } from '../../commands/execute.ts';
import type { Tx } from '../../db/client.ts';
import { env } from '../../env.ts';
import { CALL_TIMEOUTS } from './bkash/client.ts';

/** How long bKash lets a payment be paid. */
export const PAYMENT_LIFE_MS = 24 * 60 * MINUTE_MS;

/** A payment that has no checkout page after this long never gets one: the gateway that asked bKash for it has died. */
export const CHECKOUT_LIMIT_MS = 10 * MINUTE_MS;

/**
 * What is still unknown after this long is asked for no more. A payment is closed as failed, and the payer is sent to
 * support; a refund waits for a person who says what became of it.
 */
export const UNCLEAR_LIMIT_MS = 7 * 24 * 60 * MINUTE_MS;

export const CHECK_PAYMENT = 'billing.check-payment';

/** When to check again what began at `since`: after half a minute at first, then at growing intervals up to half an hour. */
export function nextCheck(since: Date, now = Date.now()): Date {
  const pause = Math.min(Math.max((now - since.getTime()) / 2, MINUTE_MS / 2), 30 * MINUTE_MS);
  return new Date(now + pause);
}

/** Until then the gateway that asked bKash for something may still be waiting for its answer. */
export function answerDue(asked: Date): Date {
  return new Date(asked.getTime() + CALL_TIMEOUTS * env.BKASH_TIMEOUT_MS);
}

/** Schedules the poller's next check of a payment; it replaces a check that is scheduled already. */
export async function scheduleCheck(
  tx: Tx,
  businessId: string,
  paymentId: string,
  runAt: Date,
): Promise<void> {
  await tx.payment.update({
    where: { businessId_id: { businessId, id: paymentId } },
    data: { nextCheckAt: runAt },
    select: { id: true },
  });
  await enqueue(tx, CHECK_PAYMENT, { businessId, paymentId }, { runAt, jobKey: `payment:${paymentId}` });
}
