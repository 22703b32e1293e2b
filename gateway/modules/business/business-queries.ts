import { z } from 'zod';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { DomainError } from '../../errors.ts';
import { NO_BUSINESS_MESSAGE, type Session } from '../../session/session.ts';
import { activeMembership } from './active-membership.ts';

export interface BusinessSummary {
  id: string;
  name: string;
  packageExpiresAt: Date;
}

/** The selected business, for the gate. Throws NOT_FOUND 'No business found for user'. */
export const checkBusiness = defineQuery({
  name: 'business.check',
  permission: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ session }): Promise<BusinessSummary> => {
    const { business } = session;
    if (!business) throw new DomainError('NOT_FOUND', NO_BUSINESS_MESSAGE);
    const { id, name, packageExpiresAt } = business;
    return { id, name, packageExpiresAt };
  },
});

/**
 * Package, limits and balance of the selected business; money in taka. `pacagePrice` is spelt as clients
 * know it.
 */
export const businessInfo = defineQuery({
  name: 'business.info',
  permission: 'SIGNED_IN',
  /** Nothing is cached here: `noCache` is taken because clients send it. */
  input: z.object({ noCache: z.boolean().optional() }),
  run: async ({ session }) => {
    const { smsRate, packagePricePoisha, ...business } = await db.business.findUniqueOrThrow({
      where: { id: session.businessId },
      select: {
        id: true, name: true, subscription: true, packageExpiresAt: true, smsRate: true, smsBalance: true,
        productUsage: true, productLimit: true, ecomOrderUsage: true, ecomOrderLimit: true, userUsage: true,
        userLimit: true, packagePricePoisha: true,
      },
    });
    return { ...business, smsRate: smsRate.toNumber(), pacagePrice: poishaToTaka(packagePricePoisha) };
  },
});

/** Super-administrators manage all businesses: this many are offered to switch to. */
const OFFERED = 100;

/**
 * Sorts names without regard to case, 2 before 10, and Bangla by its own alphabet.
 */
const names = new Intl.Collator('bn', { numeric: true });

/** The businesses that the user could switch to, by name. */
export async function otherBusinesses(session: Session): Promise<BusinessSummary[]> {
  const { business, role } = session;
  const selected = business?.id ?? null;
  const others = role === 'SUPERADMIN' ? await offered(selected) : await db.business.findMany({
    where: { members: { some: activeMembership(session) }, ...(selected && { id: { not: selected } }) },
    select: { id: true, name: true, packageExpiresAt: true },
    orderBy: { id: 'asc' },
  });
  return others.sort((one, other) => names.compare(one.name, other.name));
}

/** Prisma cannot sort by lower(name): capitals would come before all small letters. */
const offered = (selected: string | null) => db.$queryRaw<BusinessSummary[]>`
  SELECT "id", "name", "packageExpiresAt" FROM "Business" WHERE "id" IS DISTINCT FROM ${selected}::uuid
  ORDER BY lower("name"), "id" LIMIT ${OFFERED}`;

/** Is the user founder of any business, the selected one or another? Only founders add businesses. */
export async function isFounder(session: Session): Promise<boolean> {
  const { role } = session;
  if (role === 'FOUNDER') return true;
  const founded = await db.membership.findFirst({
    where: { ...activeMembership(session), role: 'FOUNDER' },
    select: { businessId: true },
  });
  return founded !== null;
}

export const availableBusinesses = defineQuery({
  name: 'business.available',
  permission: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ session }) => {
    const [others, founder] = await Promise.all([otherBusinesses(session), isFounder(session)]);
    return { otherBusinesses: others, isFounder: founder };
  },
});

export interface SuspendedBusiness {
  name: string;
  reason: string;
  suspendedAt: Date;
}

/** Businesses of the person that the platform has suspended: they are told why they cannot come in. */
export async function suspendedBusinesses({ userId }: Session): Promise<SuspendedBusiness[]> {
  const rows = await db.business.findMany({
    where: { suspendedAt: { not: null }, members: { some: { userId, status: 'ACTIVE' } } },
    select: { name: true, suspendedReason: true, suspendedAt: true },
    orderBy: { suspendedAt: 'desc' },
    take: 20,
  });
  return rows.map(({ name, suspendedReason: reason, suspendedAt }) => ({ name, reason, suspendedAt: suspendedAt! }));
}
