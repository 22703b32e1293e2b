import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';
import { checkPlatformPayment } from './payment-commands.ts';
import { checkRefund, resumeRefund } from './refund.ts';
import { settlePayment } from './settle-payment.ts';

/** Run by the poller when a payment's check is due: settles the payment, or its refund when one is under way. */
export async function reconcilePayment(paymentId: string): Promise<void> {
  const payment = await db.payment.findUnique({ where: { id: paymentId } });
  if (payment && isBeingRefunded(payment)) return resumeRefund(payment);
  await settlePayment(paymentId);
}

/** Settles a payment of any business now, without waiting for the poller. */
export async function checkPlatformPaymentNow(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
): Promise<{ id: string }> {
  const payment = await execute(checkPlatformPayment, session, input, options);
  await (isBeingRefunded(payment) ? checkRefund(payment) : settlePayment(payment.id));
  return payment;
}

const isBeingRefunded = ({ status, refundStartedAt }: Payment) =>
  status === 'PAID' && refundStartedAt !== null;
