import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, NotFoundError, type ErrorText } from '../../errors.ts';
import { answerDue, nextCheck, scheduleCheck } from './check-schedule.ts';
import { failureColumns } from './failure-reason.ts';

/**
 * The steps of a payment between the calls to bKash, one transaction each. Every step locks the payment's row and
 * checks its state again, because callback, poller and retry may run at the same time.
 */

const target = { paymentId: idOf('Payment') };

export async function lockPayment(tx: Tx, businessId: string, id: string): Promise<Payment> {
  await lockRow(tx, 'Payment', businessId, id);
  return tx.payment.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
}

/** Locks and reads a payment of any business, for super-administrators. Throws NotFoundError. */
export async function lockAnyPayment(tx: Tx, id: string): Promise<Payment> {
  const found = await tx.payment.findUnique({ where: { id }, select: { businessId: true } });
  if (!found) throw new NotFoundError('Payment');
  return lockPayment(tx, found.businessId, id);
}

const at = ({ businessId, id }: Payment) => ({ businessId_id: { businessId, id } });

/** May bKash still be asked to take the money? Once it has been asked, only its answer counts. */
export function isExecutable({ status, providerPaymentId, executeStartedAt }: Payment): boolean {
  const open = status === 'PENDING' || status === 'CANCELLED' || status === 'FAILED';
  return open && providerPaymentId !== null && executeStartedAt === null;
}

/** Stores the address of the checkout page. */
export const openCheckout = defineCommand({
  name: 'billing.openCheckout',
  permission: 'ADMIN',
  storesAnswer: true,
  allowExpired: true,
  input: z.object({ ...target, providerPaymentId: z.string(), redirectUrl: z.string() }),
  run: async ({ tx, session, audit }, { paymentId, ...checkout }) => {
    const payment = await lockPayment(tx, session.businessId, paymentId);
    if (payment.status !== 'CREATED') {
      throw new ConflictError('This payment took too long to start. Please try again.');
    }
    const after = await tx.payment.update({ where: at(payment), data: { ...checkout, status: 'PENDING' } });
    await scheduleCheck(tx, payment.businessId, payment.id, nextCheck(new Date()));
    const summary = msg('Waiting for the customer at bKash');
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after });
    return after;
  },
});

/**
 * Takes the right to ask bKash for the money, which exactly one caller gets. Null when another caller has it or the
 * payment has ended. A cancelled or failed payment is reopened: the customer has agreed after all.
 */
export const claimExecute = defineCommand({
  name: 'billing.executePayment',
  permission: 'ADMIN',
  allowExpired: true,
  input: z.object(target),
  run: async ({ tx, session, audit }, { paymentId }) => {
    const payment = await lockPayment(tx, session.businessId, paymentId);
    if (!isExecutable(payment)) return null;
    const now = new Date();
    const claimed = await tx.payment.update({
      where: at(payment),
      data: {
        status: 'PENDING',
        ...failureColumns(null),
        confirmedAt: payment.confirmedAt ?? now,
        executeStartedAt: now,
      },
    });
    await scheduleCheck(tx, payment.businessId, payment.id, answerDue(now));
    const summary = msg('The customer agreed: bKash is asked for the money');
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after: claimed });
    return claimed;
  },
});

/** Gives that right back: bKash was not reached, or (`confirmed` false) the customer has not agreed. */
export const releaseExecute = defineCommand({
  name: 'billing.releasePayment',
  permission: 'ADMIN',
  allowExpired: true,
  input: z.object({ ...target, confirmed: z.boolean(), executeStartedAt: z.date() }),
  run: async ({ tx, session, audit }, { paymentId, confirmed, executeStartedAt }) => {
    const payment = await lockPayment(tx, session.businessId, paymentId);
    const held = payment.executeStartedAt?.getTime() === executeStartedAt.getTime();
    if (payment.status !== 'PENDING' || !held) return;
    const after = await tx.payment.update({
      where: at(payment),
      data: { executeStartedAt: null, ...(!confirmed && { confirmedAt: null }) },
    });
    await scheduleCheck(tx, payment.businessId, payment.id, nextCheck(payment.createdAt));
    const summary = confirmed
      ? msg('bKash could not be reached: it is asked again')
      : msg('The customer has not agreed yet');
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after });
  },
});

/** Ends an unpaid payment, unless it has ended already. */
export const closePayment = defineCommand({
  name: 'billing.closePayment',
  permission: 'ADMIN',
  storesAnswer: true,
  allowExpired: true,
  input: z.object({
    ...target,
    status: z.enum(['FAILED', 'CANCELLED', 'EXPIRED']),
    reason: z.custom<ErrorText>(),
    /** Nothing is done when the money was asked for in the meantime. */
    unlessExecuted: z.boolean(),
    /** bKash's transaction, where it took money for a payment that does not match. */
    trxId: z.string().optional(),
  }),
  run: async ({ tx, session, audit }, { paymentId, status, reason, unlessExecuted, trxId }) => {
    const payment = await lockPayment(tx, session.businessId, paymentId);
    if (payment.status !== 'CREATED' && payment.status !== 'PENDING') return;
    if (unlessExecuted && payment.executeStartedAt) return;
    const data = { status, ...failureColumns(reason), nextCheckAt: null, providerTrxId: trxId };
    const after = await tx.payment.update({ where: at(payment), data });
    await audit({ entity: ['Payment', payment.id], summary: msg('Not paid: {{reason}}', { reason: reason as Message }), before: payment, after });
  },
});

/** Checks that the session may have this payment reconciled; changes nothing. */
export const checkPayment = defineCommand({
  name: 'billing.checkPayment',
  permission: 'ADMIN',
  allowExpired: true,
  input: z.object(target),
  run: ({ tx, session }, { paymentId }) => lockPayment(tx, session.businessId, paymentId),
});

/** The same for a payment of any business. */
export const checkPlatformPayment = defineCommand({
  name: 'billing.checkPlatformPayment',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object(target),
  run: ({ tx }, { paymentId }) => lockAnyPayment(tx, paymentId),
});
