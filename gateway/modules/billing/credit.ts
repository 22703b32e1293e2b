import { DAY_MS } from '../../../schema/rules/durations.ts';
import { inEnglish, msg } from '../../../schema/rules/message.ts';
import { addDhakaMonths } from '../../../schema/rules/dhaka-months.ts';
import {
  creditAfterRefund, mostRefundable, renewalLength, type Credit,
} from '../../../schema/rules/refunds.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { PreconditionError } from '../../errors.ts';
import { changeSmsBalance } from '../messaging/sms-balance.ts';
import { describePayment } from './describe-payment.ts';
import { changeTier, type Fact } from './change-tier.ts';

/**
 * Gives and takes back what a payment bought. Every change writes a row of the usage ledger and the new balance; the
 * row's key is unique, so the same change a second time fails and rolls its transaction back.
 */

/** The span of a renewal; nothing for SMS. */
export type Span = Partial<Pick<Payment, 'renewedFrom' | 'renewedUntil'>>;

/** Adds the messages, extends the package from the later of now and its expiry, or changes its tier. */
export async function giveCredit(context: CommandContext, payment: Payment, now: Date): Promise<Span> {
  const { id, type, quantity, createdById: actorId, businessId } = payment;
  const fact = { key: `payment:${id}`, reason: msg('Bought {{payment}}', { payment: describePayment(payment) }), actorId };
  if (type === 'SMS') {
    await addMessages(context, businessId, quantity, fact);
    return {};
  }
  if (type === 'TIER_CHANGE') return changeTier(context, payment, now, fact);
  const { packageExpiresAt: expiry } = await lockedCredit(context.tx, businessId);
  const renewedFrom = expiry > now ? expiry : now;
  const renewedUntil = addDhakaMonths(renewedFrom, quantity);
  const days = daysOf(renewedUntil.getTime() - renewedFrom.getTime());
  await movePackage(context, businessId, { from: expiry, to: renewedUntil, days }, fact);
  return { renewedFrom, renewedUntil };
}

/**
 * Takes back so many of the messages or months that were given. Throws PreconditionError `CREDIT_USED` when
 * fewer of them are left.
 */
export async function takeCreditBack(
  context: CommandContext,
  payment: Payment,
  taken: number,
  fact: Fact,
): Promise<void> {
  const { businessId, type } = payment;
  const credit = await lockedCredit(context.tx, businessId);
  const most = mostRefundable(payment, credit, new Date());
  if (taken > most) throw used(payment, most);
  if (type === 'SMS') return addMessages(context, businessId, -taken, fact);
  const { packageExpiresAt: to } = creditAfterRefund(payment, credit, taken);
  const days = -daysOf(renewalLength(payment, taken));
  await movePackage(context, businessId, { from: credit.packageExpiresAt, to, days }, fact);
}

/** Gives once more what `takeCreditBack` took. */
export async function returnCredit(
  context: CommandContext,
  payment: Payment,
  taken: number,
  fact: Fact,
): Promise<void> {
  const { businessId, type } = payment;
  if (type === 'SMS') return addMessages(context, businessId, taken, fact);
  const { packageExpiresAt: from } = await lockedCredit(context.tx, businessId);
  const length = renewalLength(payment, taken);
  const to = new Date(from.getTime() + length);
  await movePackage(context, businessId, { from, to, days: daysOf(length) }, fact);
}

async function addMessages(
  { tx, audit }: CommandContext,
  businessId: string,
  delta: number,
  fact: Fact,
): Promise<void> {
  await changeSmsBalance(tx, businessId, { ...fact, reason: inEnglish(fact.reason), delta });
  const after = await tx.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { smsBalance: true },
  });
  const before = { smsBalance: after.smsBalance - delta };
  await audit({ entity: ['Business', businessId], summary: fact.reason, before, after, businessId });
}

async function movePackage(
  { tx, audit }: CommandContext,
  businessId: string,
  { from, to, days }: { from: Date; to: Date; days: number },
  fact: Fact,
): Promise<void> {
  const entry = { businessId, kind: 'PACKAGE_DAYS' as const, delta: days, ...fact, reason: inEnglish(fact.reason) };
  await tx.usageEntry.createMany({ data: [entry] });
  const after = { packageExpiresAt: to };
  await tx.business.update({ where: { id: businessId }, data: after, select: { id: true } });
  const before = { packageExpiresAt: from };
  await audit({ entity: ['Business', businessId], summary: fact.reason, before, after, businessId });
}

/** Locks the business's row and reads its SMS balance and expiry. */
async function lockedCredit(tx: Tx, id: string): Promise<Credit> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
  return tx.business.findUniqueOrThrow({
    where: { id },
    select: { smsBalance: true, packageExpiresAt: true },
  });
}

const daysOf = (length: number) => Math.round(length / DAY_MS);

function used({ type }: Payment, most: number): PreconditionError {
  const left = (count: number) => {
    if (count === 0) return msg('What was bought has been used: nothing of it is left');
    if (type === 'SMS') return msg('What was bought has been used: only {{count}} SMS can be taken back', { count });
    return msg('What was bought has been used: only {{count}} months can be taken back', {
      count, defaultValue_one: 'What was bought has been used: only {{count}} month can be taken back',
    });
  };
  return new PreconditionError('CREDIT_USED', left(most));
}
