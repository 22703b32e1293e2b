import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { refundAmount } from '../../../schema/rules/refunds.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { ConflictError, mistakeIn, PreconditionError, type ValidationError } from '../../errors.ts';
import { assertPaymentsConfigured } from './bkash-provider.ts';
import { answerDue, scheduleCheck } from './check-schedule.ts';
import { returnCredit, takeCreditBack } from './credit.ts';
import { describePayment } from './describe-payment.ts';
import { lockAnyPayment, lockPayment } from './payment-commands.ts';

/** What of a payment goes back. */
interface Part {
  refundQuantity: number;
  refundPoisha: bigint;
}

const at = ({ businessId, id }: Payment) => ({ businessId_id: { businessId, id } });

/** One key per attempt: a refund that bKash refused may be tried again. */
const keyOf = (fact: 'refund' | 'refund-undone', { id, refundStartedAt }: Payment) =>
  `${fact}:${id}:${refundStartedAt!.getTime()}`;

/** '400 SMS for ৳200.00'. */
const describePart = ({ type }: Payment, { refundQuantity: quantity, refundPoisha: amountPoisha }: Part) =>
  describePayment({ type, quantity, amountPoisha });

/** The part that a refund under way is about. */
function partOf({ refundQuantity, refundPoisha }: Payment): Part {
  if (refundQuantity === null || refundPoisha === null) throw new Error('A refund says what goes back');
  return { refundQuantity, refundPoisha };
}

/** Takes unused credit of any business's payment back, before bKash is asked to return its money. */
export const refundPayment = defineCommand({
  name: 'billing.refundPayment',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({
    paymentId: idOf('Payment'),
    /** Messages or months to take back, for their share of the money; all of them when left out. */
    quantity: z.int('Enter a whole number').min(1, 'Must be 1 or more').nullish().describe('Messages or months to take back; all when left out.'),
    /** Shown by bKash to the payer. */
    reason: requiredText(255).refine((value) => !/[<>&]/.test(value), 'Without < > &').describe('Why; bKash sees it.'),
  }),
  run: async (context, { paymentId, quantity, reason }) => {
    const { tx, session, audit } = context;
    const payment = await lockAnyPayment(tx, paymentId);
    assertRefundable(payment);
    const part = partFor(payment, quantity ?? payment.quantity);
    assertPaymentsConfigured();
    const { businessId, id } = payment;
    const data = { ...part, refundReason: reason, refundStartedAt: new Date() };
    const started = await tx.payment.update({ where: at(payment), data });
    const described = describePart(payment, part);
    const actorId = session.user?.id ?? null;
    const fact = { key: keyOf('refund', started), reason: msg('Refund of {{described}}', { described }), actorId };
    await takeCreditBack(context, payment, part.refundQuantity, fact);
    await scheduleCheck(tx, businessId, id, answerDue(data.refundStartedAt));
    const summary = msg('Refund of {{described}} begun: {{reason}}', { described, reason });
    await audit({ entity: ['Payment', id], summary, before: payment, after: started, businessId });
    return started;
  },
});

/** bKash has returned the money. */
export const finishRefund = defineCommand({
  name: 'billing.finishRefund',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ paymentId: idOf('Payment'), refundTrxId: z.string(), refundPoisha: z.bigint() }),
  run: async (context, { paymentId, ...returned }) => {
    const payment = await lockPayment(context.tx, context.session.businessId, paymentId);
    if (payment.status !== 'PAID' || !payment.refundStartedAt) return;
    await writeReturned(context, payment, returned);
  },
});

/** Of a payment that is locked and being refunded. */
export async function writeReturned(
  { tx, audit }: CommandContext, payment: Payment, { refundTrxId, refundPoisha = partOf(payment).refundPoisha }: { refundTrxId: string; refundPoisha?: bigint },
): Promise<void> {
  const after = await tx.payment.update({
    where: at(payment),
    data: { status: 'REFUNDED', refundTrxId, refundPoisha, refundedAt: new Date(), nextCheckAt: null },
  });
  const described = describePart(payment, { ...partOf(payment), refundPoisha });
  const summary = msg('Refunded: {{described}}, bKash transaction {{refundTrxId}}', { described, refundTrxId });
  await audit({ entity: ['Payment', payment.id], summary, before: payment, after, businessId: payment.businessId });
}

/** bKash keeps the money, so the business gets its credit again. */
export const undoRefund = defineCommand({
  name: 'billing.undoRefund',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ paymentId: idOf('Payment'), refundStartedAt: z.date(), reason: z.string() }),
  run: async (context, { paymentId, refundStartedAt, reason }) => {
    const payment = await lockPayment(context.tx, context.session.businessId, paymentId);
    if (isSameRefund(payment, refundStartedAt)) await writeUndone(context, payment, reason);
  },
});

/** Whether this refund is still under way: it may have ended meanwhile, and another one been begun. */
export const isSameRefund = ({ status, refundStartedAt }: Payment, startedAt: Date): boolean =>
  status === 'PAID' && refundStartedAt?.getTime() === startedAt.getTime();

/** Of a payment that is locked and being refunded. */
export async function writeUndone(context: CommandContext, payment: Payment, reason: string): Promise<void> {
  const { tx, session, audit } = context;
  const part = partOf(payment);
  const undone = msg('Refund of {{described}} failed', { described: describePart(payment, part) });
  const fact = { key: keyOf('refund-undone', payment), reason: undone, actorId: session.user?.id ?? null };
  await returnCredit(context, payment, part.refundQuantity, fact);
  const none = { refundQuantity: null, refundPoisha: null, refundReason: null };
  const data = { ...none, refundStartedAt: null, nextCheckAt: null };
  const after = await tx.payment.update({ where: at(payment), data });
  const summary = msg('{{undone}}: {{reason}}', { undone, reason });
  await audit({ entity: ['Payment', payment.id], summary, before: payment, after, businessId: payment.businessId });
}

function assertRefundable({ type, status, refundStartedAt }: Payment): void {
  if (status === 'REFUNDED') throw new ConflictError('This payment has already been refunded');
  if (status !== 'PAID') {
    throw new PreconditionError('PAYMENT_NOT_PAID', 'Only a paid payment can be refunded');
  }
  if (type === 'TIER_CHANGE') {
    throw new PreconditionError('TIER_CHANGE', 'A change of the package cannot be refunded: its money is package time by now');
  }
  if (refundStartedAt) throw new ConflictError('This payment is already being refunded');
}

function partFor({ quantity, amountPoisha }: Payment, refundQuantity: number): Part {
  const refundPoisha = refundAmount(amountPoisha, quantity, refundQuantity);
  if (refundQuantity > quantity) throw refused(msg('Must be {{quantity}} or less', { quantity }));
  if (refundPoisha === 0n) throw refused(msg('Too few to be worth any money'));
  return { refundQuantity, refundPoisha };
}

function refused(message: Message): ValidationError {
  return mistakeIn('quantity', message);
}
