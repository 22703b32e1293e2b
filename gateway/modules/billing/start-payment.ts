import { setTimeout as pause } from 'node:timers/promises';
import { msg } from '../../../schema/rules/message.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { env } from '../../env.ts';
import { ConflictError, DomainError, OutsideServiceError, PreconditionError } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { BkashRefusedError } from './bkash/bkash.errors.ts';
import { bkash } from './bkash-provider.ts';
import { answerDue } from './check-schedule.ts';
import { createPayment } from './create-payment.ts';
import { failureReasonOf } from './failure-reason.ts';
import { closePayment, openCheckout } from './payment-commands.ts';

const LOOK_AGAIN_MS = 100;

/** A payment whose customer can be sent to `bkashURL`. */
export interface StartedPayment {
  id: string;
  bkashURL: string;
}

/**
 * Starts a payment: writes its row, calls bKash outside any transaction, stores the checkout page. The same transaction
 * id or idempotency key again gives the same payment. Throws what `createPayment` throws, and OutsideServiceError when
 * bKash refuses or does not answer; the payment has then failed, and no money can be taken for it.
 */
export async function startPayment(
  session: Session,
  input: unknown,
  { idempotencyKey }: ExecuteOptions = {},
): Promise<StartedPayment> {
  let isRepeated = false;
  const onRepeat = () => { isRepeated = true; };
  const { payment, isNew } = await execute(createPayment, session, input, { idempotencyKey, onRepeat });
  if (!isNew || isRepeated) return startedBefore(payment);
  const { businessId, id: paymentId, amountPoisha } = payment;
  const callbackUrl = `${env.PUBLIC_URL}/api/bkash/callback/${paymentId}`;
  const request = { amountPoisha, invoice: paymentId, payerReference: businessId, callbackUrl };
  const checkout = await bkash().createPayment(request).catch(async (error: unknown) => {
    const reason = error instanceof DomainError ? error.text : msg('bKash could not be asked');
    await execute(closePayment, session, { paymentId, status: 'FAILED', reason, unlessExecuted: true });
    throw refusedAmount(error, amountPoisha) ?? error;
  });
  const { paymentId: providerPaymentId, bkashUrl: redirectUrl } = checkout;
  await execute(openCheckout, session, { paymentId, providerPaymentId, redirectUrl });
  return { id: paymentId, bkashURL: redirectUrl };
}

/** bKash's code for an amount that it does not take; its limits are those of the merchant and of the wallet. */
const INVALID_AMOUNT = '2006';

function refusedAmount(error: unknown, amountPoisha: bigint): PreconditionError | null {
  if (!(error instanceof BkashRefusedError) || error.bkashCode !== INVALID_AMOUNT) return null;
  const amount = poishaToTaka(amountPoisha);
  return new PreconditionError('AMOUNT_REFUSED', msg('bKash does not take {{amount, taka}} in one payment. Please buy less at once.', { amount }));
}

/** Another request with this transaction id came first: waits for bKash's answer to that one. */
async function startedBefore(payment: Payment): Promise<StartedPayment> {
  const { businessId, id } = payment;
  const until = answerDue(payment.createdAt).getTime();
  let latest = payment;
  while (latest.status === 'CREATED' && Date.now() < until) {
    await pause(LOOK_AGAIN_MS);
    latest = await db.payment.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  }
  if (latest.redirectUrl) return { id, bkashURL: latest.redirectUrl };
  if (latest.status === 'CREATED') throw new ConflictError('This payment is still being started');
  throw new OutsideServiceError(failureReasonOf(latest) ?? msg('The payment could not be started'));
}
