import type { Prisma } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';

/**
 * The memberships that the session reaches: active, not ended for sessions that began as early, and of no business that
 * the platform has suspended.
 */
export const activeMembership = ({ userId, signedInAt }: Session) => ({
  userId,
  status: 'ACTIVE',
  business: { suspendedAt: null },
  OR: [{ sessionsValidAfter: null }, { sessionsValidAfter: { lte: signedInAt } }],
}) satisfies Prisma.MembershipWhereInput;
