import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { OutsideServiceError } from '../../errors.ts';
import { NoAnswerError } from '../../http/outbound.ts';
import { Session } from '../../session/session.ts';
import type { RefundResult } from './bkash/transaction-result.ts';
import { bkash, nothingWasSent } from './bkash-provider.ts';
import { answerDue, nextCheck, scheduleCheck } from './check-schedule.ts';
import { finishRefund, refundPayment, undoRefund } from './refund-commands.ts';

/** A refund that bKash still does not know after this long was never taken. */
const UNKNOWN_LIMIT_MS = 24 * 3_600_000;

/**
 * Returns a payment: its unused credit first, then the money. Throws what `refundPayment` throws, and
 * OutsideServiceError when bKash refuses (the credit is back) or is silent (the poller finds out).
 */
export async function refund(session: Session, input: unknown): Promise<{ id: string }> {
  const { payment, reason } = await execute(refundPayment, session, input);
  const { id, providerPaymentId, providerTrxId, amountPoisha, type } = payment;
  const ids = { paymentId: providerPaymentId!, trxId: providerTrxId! };
  let result: RefundResult;
  try {
    result = await bkash().refundPayment({ ...ids, amountPoisha, reason, sku: type });
  } catch (error) {
    if (nothingWasSent(error)) await undo(payment, 'bKash could not be reached');
    else if (error instanceof NoAnswerError) await checkRefund(payment);
    throw error;
  }
  if (result.state === 'already-done') await checkRefund(payment);
  else await settleRefund(payment, result);
  if (result.state !== 'failed') return { id };
  throw new OutsideServiceError(`bKash refused the refund: ${result.message}`);
}

/** The poller's part: what became of a refund whose answer was lost. */
export async function resumeRefund(payment: Payment): Promise<void> {
  const due = answerDue(payment.refundStartedAt!);
  if (due > new Date()) return lookAgain(payment, due);
  await checkRefund(payment);
}

async function checkRefund(payment: Payment): Promise<void> {
  const { providerPaymentId, providerTrxId } = payment;
  try {
    await settleRefund(payment, await bkash().refundStatus(providerPaymentId!, providerTrxId!));
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    await lookAgain(payment);
  }
}

async function settleRefund(payment: Payment, result: RefundResult): Promise<void> {
  const { businessId, id: paymentId, refundStartedAt } = payment;
  if (result.state === 'refunded') {
    const { refundTrxId } = result;
    return execute(finishRefund, Session.system(businessId), { paymentId, refundTrxId });
  }
  if (result.state === 'failed') return undo(payment, result.message);
  const age = Date.now() - refundStartedAt!.getTime();
  if (result.state === 'not-refunded' && age > UNKNOWN_LIMIT_MS) return undo(payment, result.message);
  await lookAgain(payment);
}

async function undo({ businessId, id: paymentId, refundStartedAt }: Payment, reason: string): Promise<void> {
  await execute(undoRefund, Session.system(businessId), { paymentId, refundStartedAt, reason });
}

async function lookAgain(payment: Payment, when = nextCheck(payment.refundStartedAt!)): Promise<void> {
  const { businessId, id } = payment;
  await db.$transaction((tx) => scheduleCheck(tx, businessId, id, when));
}
