import { z } from 'zod';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { amount, fieldsAs, moment, type Answer } from './answers.ts';

const NOT_FOUND = '2033';
const ALREADY_REVERSED = '2034';

export type SearchResult =
  | {
      state: 'found';
      trxId: string;
      status: string;
      type: string | null;
      amountPoisha: Poisha;
      customerMsisdn: string | null;
      initiatedAt: Date | null;
      completedAt: Date | null;
    }
  | { state: 'not-found'; message: string }
  | { state: 'failed'; code: string; message: string };

/**
 * - `refunded`: done, under `refundTrxId`. `pending`: bKash has taken it but not finished.
 * - `not-refunded`: no refund of this transaction is known (an answer of the refund status only).
 * - `already-done`: refunded before; the refund status has the details.
 */
export type RefundResult =
  | {
      state: 'refunded';
      refundTrxId: string;
      originalTrxId: string;
      amountPoisha: Poisha;
      chargePoisha: Poisha | null;
      completedAt: Date | null;
    }
  | { state: 'pending'; status: string }
  | { state: 'not-refunded'; message: string }
  | { state: 'already-done'; code: string; message: string }
  | { state: 'failed'; code: string; message: string };

const searchFields = z.object({
  trxID: z.string().min(1),
  transactionStatus: z.string().min(1),
  transactionType: z.string().optional(),
  amount,
  customerMsisdn: z.string().optional(),
  initiationTime: moment,
  completedTime: moment,
});

const refundFields = z.object({
  refundTrxID: z.string().min(1),
  originalTrxID: z.string().min(1),
  transactionStatus: z.string().min(1),
  amount,
  charge: amount.optional().catch(undefined),
  completedTime: moment,
});

export function searchResult(answer: Answer): SearchResult {
  if (!answer.ok && answer.code === NOT_FOUND) return { state: 'not-found', message: answer.message };
  if (!answer.ok) return { state: 'failed', code: answer.code, message: answer.message };
  const fields = fieldsAs(searchFields, answer.fields);
  return {
    state: 'found',
    trxId: fields.trxID,
    status: fields.transactionStatus,
    type: fields.transactionType ?? null,
    amountPoisha: fields.amount,
    customerMsisdn: fields.customerMsisdn ?? null,
    initiatedAt: fields.initiationTime,
    completedAt: fields.completedTime,
  };
}

export function refundResult(answer: Answer): RefundResult {
  if (!answer.ok) {
    const { code, message } = answer;
    if (code === NOT_FOUND) return { state: 'not-refunded', message };
    if (code === ALREADY_REVERSED) return { state: 'already-done', code, message };
    return { state: 'failed', code, message };
  }
  const fields = fieldsAs(refundFields, answer.fields);
  if (fields.transactionStatus !== 'Completed') return { state: 'pending', status: fields.transactionStatus };
  return {
    state: 'refunded',
    refundTrxId: fields.refundTrxID,
    originalTrxId: fields.originalTrxID,
    amountPoisha: fields.amount,
    chargePoisha: fields.charge ?? null,
    completedAt: fields.completedTime,
  };
}
