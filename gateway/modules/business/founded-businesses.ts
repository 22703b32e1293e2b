import type { Prisma } from '../../db/generated/client/client.ts';
import { db } from '../../db/client.ts';
import { Session } from '../../session/session.ts';
import { activeMembership } from './active-membership.ts';

/** As many are shown beside each other; the others are reached by switching. */
export const MOST_FOUNDED = 20;

export interface FoundedBusiness {
  id: string;
  name: string;
  packageExpiresAt: Date;
  smsBalance: number;
  /** What the founder reads this business with; null while the platform keeps it closed, as nobody works there then. */
  session: Session | null;
}

/**
 * Memberships as founder that the session reaches. None for a super-administrator with the rights of a member: those rights are
 * in one business, and what else its founder has founded is not asked for.
 */
function foundedBy(session: Session) {
  const { business: _open, ...reached } = activeMembership(session);
  return (session.viewsAs ? { userId: session.userId, businessId: { in: [] } } : { ...reached, role: 'FOUNDER' }) satisfies Prisma.MembershipWhereInput;
}

/** How many businesses the person has founded, those that they can switch to. */
export const countFounded = (session: Session): Promise<number> =>
  db.membership.count({ where: { ...foundedBy(session), business: { suspendedAt: null } } });

/**
 * The businesses that the person of a session has founded and is founder of today, the oldest first, in one statement. Each has
 * a session of its own: nothing of the selected business, and no right that its person has there, reaches another one.
 */
export async function foundedBusinesses(session: Session): Promise<FoundedBusiness[]> {
  const { user, isEmailVerified, signedInAt, requestId, address } = session;
  const memberships = await db.membership.findMany({
    where: foundedBy(session),
    select: {
      business: {
        select: {
          id: true, name: true, packageExpiresAt: true, orderPrefix: true, smsBalance: true, suspendedAt: true, exporters: true,
          duplicateDays: true, returnGraceDays: true,
        },
      },
    },
    orderBy: [{ createdAt: 'asc' }, { businessId: 'asc' }],
    take: MOST_FOUNDED,
  });
  return memberships.map(({ business }) => {
    const { id, name, packageExpiresAt, orderPrefix, smsBalance, suspendedAt, ...rules } = business;
    const own = { user, business: { id, name, packageExpiresAt, orderPrefix, rules }, role: 'FOUNDER', flags: null } as const;
    return {
      id, name, packageExpiresAt, smsBalance,
      session: suspendedAt ? null : new Session({ ...own, isEmailVerified, signedInAt, requestId, address }),
    };
  });
}
