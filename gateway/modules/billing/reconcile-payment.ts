import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';
import { checkPlatformPayment } from './payment-commands.ts';
import { checkRefund, resumeRefund } from './refund.ts';
import { settlePayment } from './settle-payment.ts';

/** The poller's part when the time of a payment has come: goes on with it, or with its refund. */
export async function reconcilePayment(paymentId: string): Promise<void> {
  const payment = await db.payment.findUnique({ where: { id: paymentId } });
  if (payment && isBeingRefunded(payment)) return resumeRefund(payment);
  await settlePayment(paymentId);
}

/** Looks at a payment of any business now, instead of when the poller would. */
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
