import { msg } from '../../../schema/rules/message.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Tx } from '../../db/client.ts';
import { PreconditionError } from '../../errors.ts';

const COUNTERS = {
  product: ['productUsage', 'productLimit', 'PRODUCT_LIMIT_REACHED', msg('Your package allows no more products. See My Limits to extend it.')],
  order: ['ecomOrderUsage', 'ecomOrderLimit', 'ORDER_LIMIT_REACHED', msg('Your package allows no more orders. See My Limits to extend it.')],
  user: ['userUsage', 'userLimit', 'USER_LIMIT_REACHED', msg('Your package allows no more users. See My Limits to extend it.')],
} as const;

export type UsageKind = keyof typeof COUNTERS;

/**
 * Adds `amount` to the usage counter, in the transaction that uses it; the counter is exact under concurrency.
 * Throws PreconditionError `<KIND>_LIMIT_REACHED` where the package allows no more.
 */
export async function claimUsage(tx: Tx, businessId: string, kind: UsageKind, amount = 1): Promise<void> {
  const claimed = await tx.$queryRaw<object[]>(usageClaimSql(businessId, kind, { amount }));
  if (claimed.length === 0) throw limitReached(kind);
}

/**
 * The same as SQL for a CTE: returns the business's "id", or no row at the limit. `after` names a CTE of the same
 * statement whose rows must be locked before the business's.
 */
export function usageClaimSql(
  businessId: string, kind: UsageKind, { amount = 1, after }: { amount?: number; after?: string } = {},
): Prisma.Sql {
  const [usage, limit] = COUNTERS[kind];
  const used = Prisma.raw(`"${usage}"`);
  const behind = after ? Prisma.raw(`AND EXISTS (SELECT 1 FROM "${after}")`) : Prisma.empty;
  return Prisma.sql`UPDATE "Business" SET ${used} = ${used} + ${amount}::int
    WHERE "id" = ${businessId}::uuid AND ${used} + ${amount}::int <= ${Prisma.raw(`"${limit}"`)} ${behind} RETURNING "id"`;
}

export function limitReached(kind: UsageKind): PreconditionError {
  const [, , reason, refusal] = COUNTERS[kind];
  return new PreconditionError(reason, refusal);
}

/** Gives back what `claimUsage` took. */
export async function releaseUsage(tx: Tx, businessId: string, kind: UsageKind, amount = 1): Promise<void> {
  const used = Prisma.raw(`"${COUNTERS[kind][0]}"`);
  await tx.$executeRaw`UPDATE "Business" SET ${used} = greatest(${used} - ${amount}::int, 0)
    WHERE "id" = ${businessId}::uuid`;
}
