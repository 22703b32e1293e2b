// First: its settings are in place before the gateway's modules are loaded, which is why those come by `import()`.
import { sandbox } from './bkash-double.ts';

export { sandbox };

export const { db } = await import('../../../db/client.ts');
export const { startPayment } = await import('../start-payment.ts');
export const { creditPayment } = await import('../credit-payment.ts');
export const { checkPaymentNow, settlePayment } = await import('../settle-payment.ts');
export const { refund, resumeRefund } = await import('../refund.ts');
export const { checkPlatformPaymentNow } = await import('../reconcile-payment.ts');
export const { execute } = await import('../../../commands/execute.ts');
export const { Session } = await import('../../../session/session.ts');
export const { settleRefund } = await import('../settle-refund.ts');
const { changeSmsBalance } = await import('../../messaging/sms-balance.ts');
export const { billingJobs, sweepPayments } = await import('../billing.jobs.ts');
const { findDrift: findDriftBy } = await import('../../../ledger-checks/find-drift.ts');
const { ledgerChecks } = await import('../../../ledger-checks/all-checks.ts');
export const findDrift = () => findDriftBy(ledgerChecks);
const { seedBusiness } = await import('../../../../prisma/seed/factories/business.ts');
export const { withMember } = await import('../../../../prisma/seed/factories/member.ts');
export const { idTokenFor, sessionFor, withAccount } = await import(
  '../../../../prisma/seed/factories/session.ts'
);
const { seedUser } = await import('../../../../prisma/seed/factories/user.ts');

export const DAY_MS = 86_400_000;
export const SMS_RATE = 0.5;
/** Taka a month. */
export const PACKAGE_PRICE = 1_500;

/** A business with known prices and its founder's session. */
export async function shop({ expiresInDays = 30, smsBalance = 0 } = {}) {
  const { id, founder } = await seedBusiness({ expiresInDays, smsBalance });
  await db.business.update({
    where: { id },
    data: { smsRate: SMS_RATE, packagePricePoisha: BigInt(PACKAGE_PRICE * 100) },
  });
  const operator = await sessionFor({ ...await seedUser({ isSuperAdmin: true }), businessId: id });
  return { id, founder, session: await sessionFor(founder), operator };
}

export type Shop = Awaited<ReturnType<typeof shop>>;

/** The session of a super-administrator with that business selected. */
export const superAdmin = ({ operator }: Pick<Shop, 'operator'>) => operator;

let spent = 0;

/** Uses up this many messages of the balance. */
export async function spendSms({ id }: { id: string }, count: number): Promise<void> {
  spent += 1;
  const change = { delta: -count, key: `spent:${spent}`, reason: 'Sent', actorId: null };
  await db.$transaction((tx) => changeSmsBalance(tx, id, change));
}

let clock = Date.now();
const timestamp = () => (clock += 1);

export function smsOrder({ id }: { id: string }, count = 500) {
  const amount = Math.round(count * SMS_RATE);
  return { amount, transactionId: `SMS_${timestamp()}`, businessId: id, type: 'SMS', count };
}

export function renewalOrder({ id }: { id: string }, months = 1) {
  const transactionId = `PACKAGE_RENEW_PRO_${timestamp()}`;
  return { amount: months * PACKAGE_PRICE, transactionId, businessId: id, type: 'PACKAGE_RENEW', months };
}

export const paymentOf = (id: string) => db.payment.findUniqueOrThrow({ where: { id } });
export const businessOf = ({ id }: { id: string }) => db.business.findUniqueOrThrow({ where: { id } });

/** A started payment; `paymentID` is bKash's id of it. */
export async function started(place: Shop, order: object = smsOrder(place)) {
  const { id, bkashURL } = await startPayment(place.session, order);
  return { id, bkashURL, paymentID: (await paymentOf(id)).providerPaymentId! };
}

/** A payment that its customer has confirmed in the wallet. */
export async function confirmed(place: Shop, order?: object) {
  const payment = await started(place, order);
  sandbox.pay(payment.paymentID);
  return payment;
}

/** Runs the poller's check of a payment now. */
export async function poll(paymentId: string): Promise<void> {
  const task = billingJobs.tasks.find(({ name }) => name === 'billing.check-payment')!;
  await task.run({ paymentId }, {} as never);
}

/** Moves all times of the payment this far into the past. */
export async function age(id: string, milliseconds: number): Promise<void> {
  const seconds = milliseconds / 1000;
  await db.$executeRaw`UPDATE "Payment" SET
    "createdAt" = "createdAt" - make_interval(secs => ${seconds}),
    "executeStartedAt" = "executeStartedAt" - make_interval(secs => ${seconds}),
    "refundStartedAt" = "refundStartedAt" - make_interval(secs => ${seconds}),
    "nextCheckAt" = "nextCheckAt" - make_interval(secs => ${seconds})
    WHERE "id" = ${id}::uuid`;
}

/** What the ledger and the audit trail say happened. */
export async function traces(place: { id: string }, id: string) {
  const where = { businessId: place.id };
  const orderBy = { createdAt: 'asc' } as const;
  const entries = await db.usageEntry.findMany({ where: { ...where, key: { contains: id } }, orderBy });
  const audit = await db.auditEntry.findMany({ where: { ...where, entityId: id }, orderBy });
  return { deltas: entries.map(({ delta }) => delta), commands: audit.map(({ command }) => command) };
}

/** When the pending checks of these payments are due, by payment. */
export async function checksOf(ids: string[]): Promise<Map<string, Date>> {
  const keys = ids.map((id) => `payment:${id}`);
  const rows = await db.$queryRaw<{ key: string; run_at: Date }[]>`
    SELECT "key", "run_at" FROM graphile_worker.jobs WHERE "key" = ANY (${keys})`;
  return new Map(rows.map(({ key, run_at: due }) => [key.slice('payment:'.length), due]));
}
