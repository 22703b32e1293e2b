import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, text } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { lockName } from '../../db/lock-name.ts';
import { ConflictError, mistakeIn } from '../../errors.ts';
import { isSameRefund, writeReturned, writeUndone } from './refund-commands.ts';
import { lockAnyPayment, lockPayment } from './payment-commands.ts';

/** Refunds that bKash has not told of for a week: nobody asks for them any more. */
export const UNCLEAR_REFUND = { status: 'PAID' as const, refundStartedAt: { not: null }, nextCheckAt: null };

export const isRefundUnclear = ({ status, refundStartedAt, nextCheckAt }: Pick<Payment, 'status' | 'refundStartedAt' | 'nextCheckAt'>): boolean =>
  status === 'PAID' && refundStartedAt !== null && nextCheckAt === null;

/** Leaves a refund to a person; nothing is done when it has ended, or was left before. */
export const giveUpRefund = defineCommand({
  name: 'billing.giveUpRefund',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ paymentId: idOf('Payment'), refundStartedAt: z.date() }),
  run: async ({ tx, session: { businessId }, audit }, { paymentId: id, refundStartedAt }) => {
    const payment = await lockPayment(tx, businessId, id);
    if (!isSameRefund(payment, refundStartedAt) || isRefundUnclear(payment)) return;
    await tx.payment.update({ where: { businessId_id: { businessId, id } }, data: { nextCheckAt: null }, select: { id: true } });
    const summary = msg('bKash has not told for a week what became of the refund: Karbar looks at it');
    await audit({ entity: ['Payment', id], summary, before: { nextCheckAt: payment.nextCheckAt }, after: { nextCheckAt: null } });
  },
});

/**
 * A super-administrator says what bKash's own list shows of a refund that it never answered for: the money went back, or it
 * did not and the business gets its credit again. Throws ConflictError unless such a refund waits for it.
 */
export const settleRefund = defineCommand({
  name: 'billing.settleRefund',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    paymentId: idOf('Payment'),
    isReturned: z.boolean().describe('True: bKash has returned the money. False: it has not, and the credit is given back.'),
    transactionId: text(50).optional().describe("bKash's transaction of the refund, where the money went back."),
    reason: requiredText(300).describe('How it is known; it stands in the audit trail.'),
  }),
  run: async (context, { paymentId, isReturned, transactionId = '', reason }) => {
    const payment = await lockAnyPayment(context.tx, paymentId);
    if (!isRefundUnclear(payment)) throw new ConflictError('No refund of this payment waits for somebody to settle it');
    if (isReturned && transactionId === '') throw mistakeIn('transactionId', msg('Required'));
    const refundTrxId = transactionId.toUpperCase();
    if (isReturned) await refuseTaken(context.tx, refundTrxId);
    const { id, businessId } = payment;
    if (!isReturned) await writeUndone(context, payment, reason);
    else {
      await context.audit({ entity: ['Payment', id], summary: msg('Found the refund in the list of bKash: {{reason}}', { reason }), businessId });
      await writeReturned(context, payment, { refundTrxId });
    }
    return { id };
  },
});

/** bKash pays back once with each transaction: a second payment of that number was looked up in the wrong row. */
async function refuseTaken(tx: Tx, refundTrxId: string): Promise<void> {
  await lockName(tx, `refund-transaction:${refundTrxId}`);
  if ((await tx.payment.count({ where: { OR: [{ refundTrxId }, { providerTrxId: refundTrxId }] } })) === 0) return;
  throw mistakeIn('transactionId', msg('Another payment has this transaction'));
}
