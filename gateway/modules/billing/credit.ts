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

interface Fact {
  key: string;
  reason: string;
}

/** The span of a renewal; nothing for SMS. */
export type Span = Partial<Pick<Payment, 'renewedFrom' | 'renewedUntil'>>;

/** Adds the messages, or extends the package from the later of now and its expiry. */
export async function giveCredit(context: CommandContext, payment: Payment, now: Date): Promise<Span> {
  const fact = { key: `payment:${payment.id}`, reason: `Bought ${describePayment(payment)}` };
  if (payment.type === 'SMS') {
    await addMessages(context, payment, payment.quantity, fact);
    return {};
  }
  const expiry = await lockedExpiry(context.tx, payment.businessId);
  const renewedFrom = expiry > now ? expiry : now;
  const renewedUntil = addDhakaMonths(renewedFrom, payment.quantity);
  const days = daysOf({ renewedFrom, renewedUntil });
  await movePackage(context, payment, { from: expiry, to: renewedUntil, days }, fact);
  return { renewedFrom, renewedUntil };
}

/** Takes back exactly what was given. Throws PreconditionError `CREDIT_USED` when some of it is gone. */
export async function takeCreditBack(context: CommandContext, payment: Payment, fact: Fact): Promise<void> {
  if (payment.type === 'SMS') {
    return addMessages(context, payment, -payment.quantity, fact).catch((error: unknown) => {
      throw error instanceof PreconditionError ? used('Some of these SMS have been used') : error;
    });
  }
  const from = await lockedExpiry(context.tx, payment.businessId);
  const to = new Date(from.getTime() - lengthOf(payment));
  if (to < new Date()) throw used('Part of this package has been used');
  await movePackage(context, payment, { from, to, days: -daysOf(payment) }, fact);
}

/** Gives once more what `takeCreditBack` took. */
export async function returnCredit(context: CommandContext, payment: Payment, fact: Fact): Promise<void> {
  if (payment.type === 'SMS') return addMessages(context, payment, payment.quantity, fact);
  const from = await lockedExpiry(context.tx, payment.businessId);
  const to = new Date(from.getTime() + lengthOf(payment));
  await movePackage(context, payment, { from, to, days: daysOf(payment) }, fact);
}

async function addMessages(
  { tx, audit }: CommandContext,
  { businessId, createdById: actorId }: Payment,
  delta: number,
  fact: Fact,
): Promise<void> {
  await changeSmsBalance(tx, businessId, { ...fact, delta, actorId });
  const after = await tx.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { smsBalance: true },
  });
  const before = { smsBalance: after.smsBalance - delta };
  await audit({ entity: ['Business', businessId], summary: fact.reason, before, after });
}

async function movePackage(
  { tx, audit }: CommandContext,
  { businessId, createdById: actorId }: Payment,
  { from, to, days }: { from: Date; to: Date; days: number },
  fact: Fact,
): Promise<void> {
  const entry = { businessId, kind: 'PACKAGE_DAYS' as const, delta: days, ...fact, actorId };
  await tx.usageEntry.createMany({ data: [entry] });
  const after = { packageExpiresAt: to };
  await tx.business.update({ where: { id: businessId }, data: after, select: { id: true } });
  const before = { packageExpiresAt: from };
  await audit({ entity: ['Business', businessId], summary: fact.reason, before, after });
}

async function lockedExpiry(tx: Tx, id: string): Promise<Date> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const { packageExpiresAt } = await tx.business.findUniqueOrThrow({
    where: { id },
    select: { packageExpiresAt: true },
  });
  return packageExpiresAt;
}

function lengthOf({ renewedFrom, renewedUntil }: Span): number {
  if (!renewedFrom || !renewedUntil) throw new Error('A paid renewal has a span');
  return renewedUntil.getTime() - renewedFrom.getTime();
}

const daysOf = (span: Span) => Math.round(lengthOf(span) / DAY_MS);

const used = (what: string) =>
  new PreconditionError('CREDIT_USED', `${what}, so the payment cannot be refunded`);
