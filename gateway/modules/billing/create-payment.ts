import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { parseTransactionId } from '../../../schema/rules/amounts.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { packageDaysLeft } from '../../../schema/rules/package-days.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockName } from '../../db/lock-name.ts';
import type { Payment } from '../../db/generated/client/client.ts';
import { PaymentType } from '../../db/generated/client/enums.ts';
import { ConflictError, mistakeIn, TooManyRequestsError } from '../../errors.ts';
import { subscriptionTier, tierLimits } from '../business/tier-limits.ts';
import { assertPaymentsConfigured } from './bkash-provider.ts';
import { CHECKOUT_LIMIT_MS, scheduleCheck } from './check-schedule.ts';
import { describePayment } from './describe-payment.ts';
import { checkOrder, quote, type Prices } from './quote.ts';

export const paymentType = z.enum(PaymentType);

/**
 * `count` and `months` may be left out: the amount then says how much is bought. Malformed numbers and a
 * missing business are accepted here and refused by the checks, in the specification's order.
 */
export const startPaymentInput = z.object({
  count: z.int('Please enter a valid number of SMS').nullish().meta({ sample: 100, description: 'Messages to buy, for SMS.' }),
  months: z.int('Please enter a valid duration').nullish().describe('Months to buy, for PACKAGE_RENEW; 1 when left out. For TIER_CHANGE months to add; none when left out.'),
  tier: subscriptionTier.nullish().describe('The tier to change to, for TIER_CHANGE; it must cost more than the present one.'),
  amount: z.number('Amount not found').nullish().meta({ graphql: 'Money', description: 'What the client worked out; the server refuses another amount than its own.' }),
  businessId: z.string('Business ID not found').max(100).nullish().meta({
    graphql: 'ID', node: 'Business', description: 'The selected business; another one is refused.',
  }),
  transactionId: requiredText(200).meta({
    sample: 'SMS_1764000000000', description: "The client's name for the payment; one payment for each.",
  }),
  type: paymentType,
});

type StartPaymentInput = z.output<typeof startPaymentInput>;

export interface CreatedPayment {
  payment: Payment;
  /** False when this transaction id had been used for the same payment before. */
  isNew: boolean;
}

/** Writes the row of a payment, before bKash is called. */
export const createPayment = defineCommand({
  name: 'billing.startPayment',
  permission: 'ADMIN',
  allowExpired: true,
  input: startPaymentInput,
  run: async ({ tx, session, audit }, input): Promise<CreatedPayment> => {
    const { businessId } = session;
    const prices = await pricesOf(tx, businessId, input);
    checkOrder(input, prices);
    // Serialises starts, so that two of them cannot exceed the limit, and a repeated one finds the first.
    await lockName(tx, `payments:${businessId}`);
    const earlier = await sameTransaction(tx, businessId, input);
    if (earlier) return { payment: earlier, isNew: false };
    checkTransactionId(input);
    const { quantity, amountPoisha } = quote(input, prices);
    assertPaymentsConfigured();
    await assertFewStarted(tx, businessId);
    const id = uuidv7();
    const { type, transactionId } = input;
    const change = type === 'TIER_CHANGE' ? { tier: input.tier, tierPricePoisha: prices.tierPricePoisha } : {};
    const { count } = await tx.payment.createMany({
      data: [{ businessId, id, type, transactionId, amountPoisha, quantity, ...change, createdById: session.userId }],
      skipDuplicates: true,
    });
    // Somebody else's transaction with the same id has just been committed.
    if (count === 0) return { payment: (await sameTransaction(tx, businessId, input))!, isNew: false };
    await scheduleCheck(tx, businessId, id, new Date(Date.now() + CHECKOUT_LIMIT_MS));
    const payment = await tx.payment.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
    await audit({ entity: ['Payment', id], summary: msg('Started: {{payment}}', { payment: describePayment(payment) }), after: payment });
    return { payment, isNew: true };
  },
});

/** Payments that a business may start within an hour: each calls bKash, and is checked there for a day if it is not paid. */
export const MAX_PAYMENTS_PER_HOUR = 60;

/** Throws TooManyRequestsError. Under the lock of the starts. */
async function assertFewStarted(tx: Tx, businessId: string): Promise<void> {
  const createdAt = { gt: new Date(Date.now() - 3_600_000) };
  if ((await tx.payment.count({ where: { businessId, createdAt } })) < MAX_PAYMENTS_PER_HOUR) return;
  throw new TooManyRequestsError('Your business has started many payments within an hour. Please try again later.');
}

async function pricesOf(tx: Tx, id: string, { type, tier }: StartPaymentInput): Promise<Prices> {
  const { smsRate, packagePricePoisha, packageExpiresAt } = await tx.business.findUniqueOrThrow({
    where: { id },
    select: { smsRate: true, packagePricePoisha: true, packageExpiresAt: true },
  });
  const daysLeft = packageDaysLeft(packageExpiresAt);
  const tierPricePoisha = type === 'TIER_CHANGE' && tier ? (await tierLimits(tx, tier)).packagePricePoisha : null;
  return { id, smsRate: smsRate.toNumber(), packagePricePoisha, daysLeft, tierPricePoisha };
}

/** The payment that this transaction id names already. Throws ConflictError when that is another purchase. */
async function sameTransaction(
  tx: Tx,
  businessId: string,
  input: StartPaymentInput,
): Promise<Payment | null> {
  const { type, transactionId, amount, count, months, tier } = input;
  const payment = await tx.payment.findUnique({
    where: { businessId_transactionId: { businessId, transactionId } },
  });
  if (!payment) return null;
  // For a change of tier the days differ from call to call: it is compared by tier and amount instead.
  const wanted = (type === 'SMS' ? count : type === 'PACKAGE_RENEW' ? months : null) ?? payment.quantity;
  const isSameTier = type !== 'TIER_CHANGE' || payment.tier === tier;
  const same = payment.type === type && isSameTier && payment.quantity === wanted && sameAmount(payment, amount);
  if (!same) throw new ConflictError('This transaction id was already used for a different payment');
  return payment;
}

function sameAmount({ amountPoisha }: Payment, amount: number | null | undefined): boolean {
  return poishaToTaka(amountPoisha) === amount;
}

function checkTransactionId({ type, transactionId }: StartPaymentInput): void {
  if (parseTransactionId(transactionId)?.type === type) return;
  throw mistakeIn('transactionId', msg('The transaction id does not fit the type of the payment'));
}
