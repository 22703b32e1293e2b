import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { ConflictError, PreconditionError } from '../../errors.ts';
import { answerDue, scheduleCheck } from './check-schedule.ts';
import { returnCredit, takeCreditBack } from './credit.ts';
import { describePayment } from './describe-payment.ts';
import { lockPayment } from './payment-commands.ts';

const at = ({ businessId, id }: Payment) => ({ businessId_id: { businessId, id } });

/** One key per attempt: a refund that bKash refused may be tried again. */
const keyOf = (fact: 'refund' | 'refund-undone', { id, refundStartedAt }: Payment) =>
  `${fact}:${id}:${refundStartedAt!.getTime()}`;

/** Takes the unused credit back, before bKash is asked to return the money. */
export const refundPayment = defineCommand({
  name: 'billing.refundPayment',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({
    paymentId: idOf('Payment'),
    /** Shown by bKash to the payer. */
    reason: requiredText(255).refine((value) => !/[<>&]/.test(value), 'Without < > &'),
  }),
  run: async (context, { paymentId, reason }) => {
    const { tx, session, audit } = context;
    const payment = await lockPayment(tx, session.businessId, paymentId);
    if (payment.status !== 'PAID') {
      throw new PreconditionError('PAYMENT_NOT_PAID', 'Only a paid payment can be refunded');
    }
    if (payment.refundStartedAt) throw new ConflictError('This payment is already being refunded');
    const started = await tx.payment.update({ where: at(payment), data: { refundStartedAt: new Date() } });
    const change = { key: keyOf('refund', started), reason: `Refund of ${describePayment(payment)}` };
    await takeCreditBack(context, payment, change);
    await scheduleCheck(tx, payment.businessId, payment.id, answerDue(started.refundStartedAt!));
    const summary = `Refund begun: ${reason}`;
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after: started });
    return { payment: started, reason };
  },
});

/** bKash has returned the money. */
export const finishRefund = defineCommand({
  name: 'billing.finishRefund',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ paymentId: idOf('Payment'), refundTrxId: z.string() }),
  run: async ({ tx, session, audit }, { paymentId, refundTrxId }) => {
    const payment = await lockPayment(tx, session.businessId, paymentId);
    if (payment.status !== 'PAID' || !payment.refundStartedAt) return;
    const after = await tx.payment.update({
      where: at(payment),
      data: { status: 'REFUNDED', refundTrxId, refundedAt: new Date(), nextCheckAt: null },
    });
    const summary = `Refunded: ${describePayment(payment)}, bKash transaction ${refundTrxId}`;
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after });
  },
});

/** bKash keeps the money, so the business gets its credit again. */
export const undoRefund = defineCommand({
  name: 'billing.undoRefund',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ paymentId: idOf('Payment'), refundStartedAt: z.date(), reason: z.string() }),
  run: async (context, { paymentId, refundStartedAt, reason }) => {
    const { tx, session, audit } = context;
    const payment = await lockPayment(tx, session.businessId, paymentId);
    const sameAttempt = payment.refundStartedAt?.getTime() === refundStartedAt.getTime();
    if (payment.status !== 'PAID' || !sameAttempt) return;
    const undone = `Refund of ${describePayment(payment)} failed`;
    await returnCredit(context, payment, { key: keyOf('refund-undone', payment), reason: undone });
    const data = { refundStartedAt: null, nextCheckAt: null };
    const after = await tx.payment.update({ where: at(payment), data });
    const summary = `Refund failed: ${reason}`;
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after });
  },
});
