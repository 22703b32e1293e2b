import { PRICED_MONTH_DAYS } from '../../../schema/rules/amounts.ts';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { inEnglish, type Message } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Business, Payment } from '../../db/generated/client/client.ts';
import { tierLimits } from '../business/tier-limits.ts';

const MONTH_MS = BigInt(PRICED_MONTH_DAYS * DAY_MS);

/** A row of the usage ledger: the same key is written once. */
export interface Fact {
  key: string;
  reason: Message;
  /** Who did it; null for the system itself. */
  actorId: string | null;
}

const COLUMNS = {
  subscription: true, packageExpiresAt: true, packagePricePoisha: true, smsRate: true,
  productLimit: true, ecomOrderLimit: true, userLimit: true, fileLimitMb: true,
} as const;

/**
 * Gives the tier that was paid for, and extends the package: the value of its remaining time (at the old price) plus the
 * payment buys time at the new price. The result is therefore right, too, when between order and payment a day has passed
 * or the package was renewed. When two changes are paid, the dearer tier is kept and both payments buy time.
 */
export async function changeTier({ tx, audit }: CommandContext, payment: Payment, now: Date, fact: Fact) {
  const { businessId, tier, tierPricePoisha } = payment;
  if (!tier || !tierPricePoisha) throw new Error('A change of tier names its tier and its price');
  const before = await lockedPackage(tx, businessId);
  const isDearer = tierPricePoisha > before.packagePricePoisha;
  const price = isDearer ? tierPricePoisha : before.packagePricePoisha;
  const renewedFrom = before.packageExpiresAt > now ? before.packageExpiresAt : now;
  const left = BigInt(renewedFrom.getTime() - now.getTime());
  const length = (left * before.packagePricePoisha + payment.amountPoisha * MONTH_MS) / price;
  const renewedUntil = new Date(now.getTime() + Number(length));

  const grants = bestOf(before, await tierLimits(tx, tier));
  const taken = isDearer ? { ...grants, subscription: tier, packagePricePoisha: tierPricePoisha } : {};
  const after = { ...taken, packageExpiresAt: renewedUntil };
  const delta = Math.round((renewedUntil.getTime() - renewedFrom.getTime()) / DAY_MS);
  const entry = { businessId, kind: 'PACKAGE_DAYS' as const, delta, ...fact, reason: inEnglish(fact.reason) };
  await tx.usageEntry.createMany({ data: [entry] });
  await tx.business.update({ where: { id: businessId }, data: after, select: { id: true } });
  await audit({ entity: ['Business', businessId], summary: fact.reason, before, after, businessId });
  return { renewedFrom, renewedUntil };
}

type Grants = Pick<Business, 'productLimit' | 'ecomOrderLimit' | 'userLimit' | 'fileLimitMb' | 'smsRate'>;

/** The platform may have granted a business more than its tier: who pays for a dearer one loses nothing of it. */
const bestOf = (own: Grants, tier: Grants): Grants => ({
  productLimit: Math.max(own.productLimit, tier.productLimit),
  ecomOrderLimit: Math.max(own.ecomOrderLimit, tier.ecomOrderLimit),
  userLimit: Math.max(own.userLimit, tier.userLimit),
  fileLimitMb: Math.max(own.fileLimitMb, tier.fileLimitMb),
  smsRate: own.smsRate.lessThan(tier.smsRate) ? own.smsRate : tier.smsRate,
});

/** Locks the business's row and reads its package. */
async function lockedPackage(tx: Tx, id: string) {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${id}::uuid FOR UPDATE`;
  return tx.business.findUniqueOrThrow({ where: { id }, select: COLUMNS });
}
