import { setTimeout as pause } from 'node:timers/promises';
import { msg } from '../../../schema/rules/message.ts';
import { CallLimit } from '../../commands/call-limit.ts';
import { execute, type ExecuteOptions } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { OutsideServiceError, TooManyRequestsError, type ErrorText } from '../../errors.ts';
import { NoAnswerError } from '../../http/outbound.ts';
import { Session } from '../../session/session.ts';
import { isFinalError } from './bkash/final-error.ts';
import { paymentMismatch, type CompletedPayment, type PaymentResult } from './bkash/payment-result.ts';
import { bkash, nothingWasSent } from './bkash-provider.ts';
import { answerDue, CHECKOUT_LIMIT_MS, nextCheck, PAYMENT_LIFE_MS, scheduleCheck, UNCLEAR_LIMIT_MS } from './check-schedule.ts';
import { creditPayment } from './credit-payment.ts';
import { failureColumns, failureReasonOf } from './failure-reason.ts';
import {
  checkPayment, claimExecute, closePayment, isExecutable, releaseExecute,
} from './payment-commands.ts';

/** The status in the callback's address. Anybody can write it, so it starts a check and decides nothing. */
export type CallbackStatus = 'success' | 'failure' | 'cancel';

type Refusal = Extract<PaymentResult, { state: 'failed' }>;

/** bKash: the customer has not confirmed in the wallet. No money moved, and it may be asked again. */
const NOT_CONFIRMED = '2060';

const LOOK_AGAIN_MS = 100;

/** Of one payment, by callbacks and on request. The poller finishes the payment in any case. */
export const paymentChecks = new CallLimit(30);

/**
 * Moves a payment on as far as bKash's answers allow: asks for the money at most once, then credits the payment, ends
 * it, or schedules another check. Safe to call at any time, any number of times, from several gateways.
 */
export async function settlePayment(paymentId: string, callbackStatus: CallbackStatus | null = null): Promise<void> {
  const payment = await db.payment.findUnique({ where: { id: paymentId } });
  if (!payment) return;
  if (payment.status === 'CREATED') return giveUpCheckout(payment);
  const agreed = callbackStatus === 'success' || (payment.status === 'PENDING' && payment.confirmedAt !== null);
  if (agreed && isExecutable(payment)) return takeMoney(payment);
  if (payment.status !== 'PENDING') return;
  const { executeStartedAt } = payment;
  if (executeStartedAt && answerDue(executeStartedAt) > new Date()) {
    // The caller that asked for the money may still be waiting for bKash's answer.
    return callbackStatus ? awaitOutcome(payment) : lookAgain(payment, answerDue(executeStartedAt));
  }
  await query(payment, callbackStatus);
}

/**
 * Handles the browser's return from bKash. Does nothing when bKash's id is not that of this payment, or when it comes too
 * often: anybody who knows both ids can repeat it, and the poller does the same later.
 */
export async function settleCallback(
  paymentId: string,
  providerPaymentId: string,
  callbackStatus: CallbackStatus | null,
): Promise<void> {
  const payment = await db.payment.findUnique({
    where: { id: paymentId },
    select: { providerPaymentId: true },
  });
  if (payment?.providerPaymentId !== providerPaymentId || !paymentChecks.take(paymentId)) return;
  await settlePayment(paymentId, callbackStatus);
}

/** Settles a payment of the session's business now, without waiting for the poller. Throws TooManyRequestsError. */
export async function checkPaymentNow(
  session: Session,
  input: unknown,
  options: ExecuteOptions = {},
): Promise<{ id: string }> {
  const payment = await execute(checkPayment, session, input, options);
  if (!paymentChecks.take(payment.id)) throw new TooManyRequestsError('This payment was checked often just now. Please wait a minute.', 60);
  await settlePayment(payment.id);
  return payment;
}

async function takeMoney({ businessId, id: paymentId }: Payment): Promise<void> {
  const payment = await execute(claimExecute, Session.system(businessId), { paymentId });
  if (!payment) return awaitOutcome({ businessId, id: paymentId });
  let result: PaymentResult;
  try {
    result = await bkash().executePayment(payment.providerPaymentId!);
  } catch (error) {
    if (nothingWasSent(error)) return release(payment, true);
    if (error instanceof NoAnswerError) return query(payment, null);
    throw error;
  }
  switch (result.state) {
    case 'completed':
      return complete(payment, result);
    case 'already-done':
      return query(payment, null);
    case 'not-completed':
      return result.status === NOT_CONFIRMED ? release(payment, false) : lookAgain(payment);
    case 'failed':
      return query(payment, null, result);
  }
}

/** Asks bKash for the payment's state and acts on it; `refusal` is the answer to an execute just before. */
async function query(payment: Payment, callbackStatus: CallbackStatus | null, refusal?: Refusal): Promise<void> {
  const reason = refusal && isFinalError(refusal.code) ? msg('bKash refused: {{message}}', { message: refusal.message }) : failureReasonOf(payment);
  let result: PaymentResult;
  try {
    result = await bkash().queryPayment(payment.providerPaymentId!);
  } catch (error) {
    if (error instanceof OutsideServiceError) return lookAgain(payment, undefined, reason);
    throw error;
  }
  if (result.state === 'completed') return complete(payment, result);
  // With any other answer the money may have been taken.
  const plain = result.state === 'not-completed' || (result.state === 'failed' && isFinalError(result.code));
  if (!plain) return lookAgain(payment, undefined, reason);
  if (payment.executeStartedAt && reason) return close(payment, 'FAILED', reason);
  // Once the money was asked for, the browser's status no longer counts.
  const ended = payment.executeStartedAt ? null : callbackStatus;
  // The customer has confirmed, and the browser never came back here.
  const isAgreed = result.state === 'not-completed' && result.isConfirmed && isExecutable(payment);
  if (isAgreed && !ended) return takeMoney(payment);
  if (ended === 'cancel') return close(payment, 'CANCELLED', msg('Cancelled at bKash'));
  if (ended === 'failure') return close(payment, 'FAILED', msg('The payment failed at bKash'));
  if (Date.now() - payment.createdAt.getTime() >= PAYMENT_LIFE_MS) {
    return close(payment, 'EXPIRED', msg('Not paid within 24 hours'));
  }
  await lookAgain(payment);
}

async function complete(payment: Payment, paid: CompletedPayment): Promise<void> {
  const { businessId, id: paymentId, amountPoisha } = payment;
  const expected = { paymentId: payment.providerPaymentId!, amountPoisha, invoice: paymentId };
  const { trxId, customerMsisdn: payerNumber } = paid;
  const wrong = paymentMismatch(expected, paid);
  if (wrong) {
    return close(payment, 'FAILED', MISMATCHES[wrong](trxId), false, trxId);
  }
  await execute(creditPayment, Session.system(businessId), { paymentId, trxId, payerNumber });
}

const MISMATCHES = {
  amount: (trxId: string) => msg('bKash reports another amount than was asked for (transaction {{trxId}}). Please call support.', { trxId }),
  invoice: (trxId: string) => msg('bKash reports another invoice than was asked for (transaction {{trxId}}). Please call support.', { trxId }),
  paymentId: (trxId: string) => msg('bKash reports another payment than was asked for (transaction {{trxId}}). Please call support.', { trxId }),
};

/** Ends the payment; by default not when an execute has begun since it was read. */
async function close(
  { businessId, id: paymentId, executeStartedAt }: Payment,
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED',
  reason: ErrorText,
  unlessExecuted = executeStartedAt === null,
  trxId?: string,
): Promise<void> {
  const ending = { paymentId, status, reason, unlessExecuted, trxId };
  await execute(closePayment, Session.system(businessId), ending);
}

async function release(payment: Payment, confirmed: boolean): Promise<void> {
  const { businessId, id: paymentId, executeStartedAt } = payment;
  await execute(releaseExecute, Session.system(businessId), { paymentId, confirmed, executeStartedAt });
}

/** Ends a payment that got no checkout page in time: the gateway that asked for one has died. */
async function giveUpCheckout(payment: Payment): Promise<void> {
  const limit = new Date(payment.createdAt.getTime() + CHECKOUT_LIMIT_MS);
  if (limit > new Date()) return lookAgain(payment, limit);
  await close(payment, 'FAILED', msg('The payment could not be started'));
}

async function lookAgain(
  payment: Payment,
  when: Date = nextCheck(payment.createdAt),
  reason: ErrorText | null = null,
): Promise<void> {
  const { businessId, id, createdAt } = payment;
  if (Date.now() - createdAt.getTime() >= UNCLEAR_LIMIT_MS) {
    return close(payment, 'FAILED', msg('bKash gave no clear answer for a week. Please call support.'), false);
  }
  await db.$transaction(async (tx) => {
    const open = { businessId, id, status: { in: ['CREATED' as const, 'PENDING' as const] } };
    const data = { nextCheckAt: when, ...(reason && failureColumns(reason)) };
    const { count } = await tx.payment.updateMany({ where: open, data });
    if (count > 0) await scheduleCheck(tx, businessId, id, when);
  });
}

/** Waits while another caller asks bKash for the money, so that the browser's redirect shows the outcome. */
async function awaitOutcome({ businessId, id }: Pick<Payment, 'businessId' | 'id'>): Promise<void> {
  for (;;) {
    const { status, executeStartedAt } = await db.payment.findUniqueOrThrow({
      where: { businessId_id: { businessId, id } },
      select: { status: true, executeStartedAt: true },
    });
    if (status !== 'PENDING' || !executeStartedAt || answerDue(executeStartedAt) < new Date()) return;
    await pause(LOOK_AGAIN_MS);
  }
}
