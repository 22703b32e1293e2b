import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { changeSmsBalance } from '../messaging/sms-balance.ts';
import { addDhakaMonths } from './dhaka-months.ts';
import { describePayment } from './describe-payment.ts';

/**
 * What a payment bought, given and taken back. Every change is a row of the usage ledger under a key of its
 * own and the balance that follows from it; the same key a second time undoes the transaction.
 */

const DAY_MS = 86_400_000;

interface CreditChange {
  key: string;
  reason: string;
}

/** The span of a renewal; nothing for SMS. */
export type Span = Partial<Pick<Payment, 'renewedFrom' | 'renewedUntil'>>;

/** Adds the messages, or extends the package from the later of now and its expiry. */
export async function giveCredit(context: CommandContext, payment: Payment, now: Date): Promise<Span> {
  const change = { key: `payment:${payment.id}`, reason: `Bought ${describePayment(payment)}` };
  if (payment.type === 'SMS') {
    await addMessages(context, payment, payment.quantity, change);
    return {};
  }
  const expiry = await lockedExpiry(context.tx, payment.businessId);
  const renewedFrom = expiry > now ? expiry : now;
  const renewedUntil = addDhakaMonths(renewedFrom, payment.quantity);
  await movePackage(context, payment, { from: expiry, to: renewedUntil }, daysOf({ renewedFrom, renewedUntil }), change);
  return { renewedFrom, renewedUntil };
}

/** Takes back exactly what was given. Throws PreconditionError `CREDIT_USED` when some of it is gone. */
export async function takeCreditBack(context: CommandContext, payment: Payment, change: CreditChange): Promise<void> {
  if (payment.type === 'SMS') {
    await addMessages(context, payment, -payment.quantity, change).catch((error: unknown) => {
      if (!(error instanceof PreconditionError)) throw error;
      throw new PreconditionError('CREDIT_USED', 'Some of these SMS have been used, so the payment cannot be refunded');
    });
    return;
  }
  const from = await lockedExpiry(context.tx, payment.businessId);
  const to = new Date(from.getTime() - spanOf(payment));
  if (to < new Date()) {
    throw new PreconditionError('CREDIT_USED', 'Part of this package has been used, so the payment cannot be refunded');
  }
  await movePackage(context, payment, { from, to }, -daysOf(payment), change);
}

/** Gives once more what `takeCreditBack` took. */
export async function returnCredit(context: CommandContext, payment: Payment, change: CreditChange): Promise<void> {
  if (payment.type === 'SMS') return addMessages(context, payment, payment.quantity, change);
  const from = await lockedExpiry(context.tx, payment.businessId);
  const to = new Date(from.getTime() + spanOf(payment));
  await movePackage(context, payment, { from, to }, daysOf(payment), change);
}

async function addMessages(context: CommandContext, payment: Payment, delta: number, change: CreditChange): Promise<void> {
  const { tx, audit } = context;
  const { businessId, createdById: actorId } = payment;
  await changeSmsBalance(tx, businessId, { ...change, delta, actorId });
  const { smsBalance } = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: { smsBalance: true } });
  await audit({
    entity: ['Business', businessId],
    summary: change.reason,
    before: { smsBalance: smsBalance - delta },
    after: { smsBalance },
  });
}

async function movePackage(
  { tx, audit }: CommandContext,
  { businessId, createdById: actorId }: Payment,
  { from, to }: { from: Date; to: Date },
  delta: number,
  { key, reason }: CreditChange,
): Promise<void> {
  await tx.usageEntry.createMany({ data: [{ businessId, kind: 'PACKAGE_DAYS', delta, key, reason, actorId }] });
  await tx.business.update({ where: { id: businessId }, data: { packageExpiresAt: to }, select: { id: true } });
  await audit({
    entity: ['Business', businessId],
    summary: reason,
    before: { packageExpiresAt: from },
    after: { packageExpiresAt: to },
  });
}

async function lockedExpiry(tx: Tx, id: string): Promise<Date> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const { packageExpiresAt } = await tx.business.findUniqueOrThrow({ where: { id }, select: { packageExpiresAt: true } });
  return packageExpiresAt;
}

function spanOf({ renewedFrom, renewedUntil }: Span): number {
  if (!renewedFrom || !renewedUntil) throw new Error('A paid renewal has a span');
  return renewedUntil.getTime() - renewedFrom.getTime();
}

const daysOf = (span: Span) => Math.round(spanOf(span) / DAY_MS);
