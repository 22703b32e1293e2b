import { z } from 'zod';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { amount, fieldsAs, moment, type Answer } from './answers.ts';
import { UnclearAnswerError } from './bkash.errors.ts';

export interface CompletedPayment {
  state: 'completed';
  paymentId: string;
  trxId: string;
  amountPoisha: Poisha;
  invoice: string;
  /** The wallet that paid; the query answer may leave it out. */
  customerMsisdn: string | null;
  executedAt: Date | null;
}

/**
 * What execute or query says of a payment.
 * - `completed`: money has moved; credit it only if `paymentMismatch` finds nothing.
 * - `not-completed`: no money has moved so far; an execute still under way may yet complete it. `isConfirmed` says that
 *   the customer has agreed in the wallet: the money may be asked for.
 * - `already-done`: somebody executed it before; the query has the details.
 * - `failed`: bKash said no. After an execute the answer of the query decides.
 */
export type PaymentResult =
  | CompletedPayment
  | { state: 'not-completed'; status: string; message: string; isConfirmed?: boolean }
  | { state: 'already-done'; code: string; message: string }
  | { state: 'failed'; code: string; message: string };

const ALREADY_DONE = new Set(['2062', '2068', '2116', '2117', '2119']);

/** 2060: the customer has not confirmed in the wallet; 2127: not yet completed. */
const NOT_COMPLETED = new Set(['2060', '2127']);

const paymentFields = z.object({
  statusCode: z.literal('0000'),
  paymentID: z.string().min(1),
  transactionStatus: z.string().min(1),
  verificationStatus: z.string().optional().catch(undefined),
  /** The same field in another version of the API. */
  userVerificationStatus: z.string().optional().catch(undefined),
});

const completedFields = z.object({
  trxID: z.string().min(1),
  amount,
  currency: z.literal('BDT'),
  merchantInvoiceNumber: z.string().optional(),
  /** The same field in the answer of the query. */
  merchantInvoice: z.string().optional(),
  customerMsisdn: z.string().optional(),
  paymentExecuteTime: moment,
});

/** Reads an execute or query answer. Throws UnclearAnswerError when it is about something else. */
export function paymentResult(answer: Answer, paymentId: string): PaymentResult {
  if (!answer.ok) return refusal(answer);
  const { paymentID, transactionStatus, ...verified } = fieldsAs(paymentFields, answer.fields);
  if (paymentID !== paymentId) throw new UnclearAnswerError('answer about another payment');
  if (transactionStatus !== 'Completed') {
    const message = `The payment is ${transactionStatus}`;
    const isConfirmed = (verified.verificationStatus ?? verified.userVerificationStatus) === 'Complete';
    return { state: 'not-completed', status: transactionStatus, message, isConfirmed };
  }
  const fields = fieldsAs(completedFields, answer.fields);
  return {
    state: 'completed',
    paymentId,
    trxId: fields.trxID,
    amountPoisha: fields.amount,
    invoice: fields.merchantInvoiceNumber ?? fields.merchantInvoice ?? '',
    customerMsisdn: fields.customerMsisdn ?? null,
    executedAt: fields.paymentExecuteTime,
  };
}

/** What of a completed payment differs from what was asked for; null when it may be credited. */
export function paymentMismatch(
  expected: { paymentId: string; amountPoisha: Poisha; invoice: string },
  paid: CompletedPayment,
): 'paymentId' | 'amount' | 'invoice' | null {
  if (paid.paymentId !== expected.paymentId) return 'paymentId';
  if (paid.amountPoisha !== expected.amountPoisha) return 'amount';
  if (paid.invoice !== expected.invoice) return 'invoice';
  return null;
}

function refusal({ code, message }: { code: string; message: string }): PaymentResult {
  if (ALREADY_DONE.has(code)) return { state: 'already-done', code, message };
  if (NOT_COMPLETED.has(code)) return { state: 'not-completed', status: code, message };
  return { state: 'failed', code, message };
}
