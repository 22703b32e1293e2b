import { msg } from '../../../schema/rules/message.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { OutsideServiceError } from '../../errors.ts';
import { NoAnswerError } from '../../http/outbound.ts';
import { Session } from '../../session/session.ts';
import { isFinalError } from './bkash/final-error.ts';
import type { RefundResult } from './bkash/transaction-result.ts';
import { bkash, nothingWasSent } from './bkash-provider.ts';
import { answerDue, nextCheck, scheduleCheck, UNCLEAR_LIMIT_MS } from './check-schedule.ts';
import { finishRefund, refundPayment, undoRefund } from './refund-commands.ts';
import { giveUpRefund } from './settle-refund.ts';

/** A refund that bKash still does not know after this long was never taken. */
const UNKNOWN_LIMIT_MS = 24 * 3_600_000;

/**
 * Refunds a payment, or a part of it: takes the unused credit back first, then asks bKash to return the money. While
 * bKash's answer is unknown the refund stays under way and the poller finishes it. A repeated idempotency key does not
 * call bKash again. Throws what `refundPayment` throws, and OutsideServiceError when bKash returns no money; the
 * business then has its credit back.
 */
export async function refund(
  session: Session,
  input: unknown,
  { idempotencyKey }: ExecuteOptions = {},
): Promise<{ id: string }> {
  let isRepeated = false;
  const onRepeat = () => { isRepeated = true; };
  const payment = await execute(refundPayment, session, input, { idempotencyKey, onRepeat });
  if (isRepeated) return refundedBefore(payment);
  const result = await askForRefund(payment);
  switch (result?.state) {
    case 'refunded':
      await finish(payment, result);
      break;
    case 'pending':
      await lookAgain(payment);
      break;
    case 'failed':
    case 'not-refunded':
      if (!isRefusal(result)) {
        await checkRefund(payment);
        break;
      }
      await undo(payment, result.message);
      throw new OutsideServiceError(msg('bKash refused the refund: {{message}}', { message: result.message }));
    default:
      await checkRefund(payment);
  }
  return payment;
}

/** The answer for a repeated idempotency key: the payment, or the error of the first call when that refund has failed. */
async function refundedBefore(payment: Payment): Promise<{ id: string }> {
  const { businessId, id, refundStartedAt } = payment;
  const latest = await db.payment.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (latest.refundStartedAt?.getTime() === refundStartedAt?.getTime()) return payment;
  throw new OutsideServiceError('bKash refused the refund, and the credit was returned');
}

/** Run by the poller: finds out what became of a refund whose answer was lost. */
export async function resumeRefund(payment: Payment): Promise<void> {
  const due = answerDue(payment.refundStartedAt!);
  if (due > new Date()) return lookAgain(payment, due);
  await checkRefund(payment);
}

/** Calls bKash's refund once; an unclear answer is resolved by the refund's status, never by a second call. Null without an answer. */
async function askForRefund(payment: Payment): Promise<RefundResult | null> {
  const { providerPaymentId, providerTrxId, refundPoisha, refundReason, type } = payment;
  try {
    return await bkash().refundPayment({
      paymentId: providerPaymentId!,
      trxId: providerTrxId!,
      amountPoisha: refundPoisha!,
      reason: refundReason!,
      sku: type,
    });
  } catch (error) {
    if (nothingWasSent(error)) await undo(payment, 'bKash could not be reached');
    else if (error instanceof NoAnswerError) return null;
    throw error;
  }
}

/** Whether bKash has refused the refund for good. Not for answers of the status call: the money may have been returned all the same. */
function isRefusal(result: Extract<RefundResult, { state: 'failed' | 'not-refunded' }>): boolean {
  return result.state === 'not-refunded' || isFinalError(result.code);
}

/**
 * Asks bKash what became of a refund; undoes it only when bKash still knows of none after a day. What it does not tell for a
 * week is left to a person, see `settleRefund`.
 */
export async function checkRefund(payment: Payment): Promise<void> {
  const { providerPaymentId, providerTrxId, refundStartedAt } = payment;
  let result: RefundResult;
  try {
    result = await bkash().refundStatus(providerPaymentId!, providerTrxId!);
  } catch (error) {
    if (!(error instanceof OutsideServiceError)) throw error;
    return lookAgain(payment);
  }
  if (result.state === 'refunded') return finish(payment, result);
  const age = Date.now() - refundStartedAt!.getTime();
  if (result.state === 'not-refunded' && age > UNKNOWN_LIMIT_MS) return undo(payment, result.message);
  await lookAgain(payment);
}

async function finish(
  { businessId, id: paymentId }: Payment,
  { refundTrxId, amountPoisha: refundPoisha }: Extract<RefundResult, { state: 'refunded' }>,
): Promise<void> {
  await execute(finishRefund, Session.system(businessId), { paymentId, refundTrxId, refundPoisha });
}

async function undo({ businessId, id: paymentId, refundStartedAt }: Payment, reason: string): Promise<void> {
  await execute(undoRefund, Session.system(businessId), { paymentId, refundStartedAt, reason });
}

async function lookAgain(payment: Payment, when = nextCheck(payment.refundStartedAt!)): Promise<void> {
  const { businessId, id, refundStartedAt } = payment;
  if (Date.now() - refundStartedAt!.getTime() >= UNCLEAR_LIMIT_MS) {
    await execute(giveUpRefund, Session.system(businessId), { paymentId: id, refundStartedAt });
    return;
  }
  await db.$transaction(async (tx) => {
    // Only while it is still under way: another process may have finished it.
    const open = { businessId, id, status: 'PAID' as const, refundStartedAt };
    const { count } = await tx.payment.updateMany({ where: open, data: { nextCheckAt: when } });
    if (count > 0) await scheduleCheck(tx, businessId, id, when);
  });
}
