import type { Prisma } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';

/** The memberships that the session reaches: active, and not ended for sessions that began as early. */
export const activeMembership = ({ userId, signedInAt }: Session) => ({
  userId,
  status: 'ACTIVE',
  OR: [{ sessionsValidAfter: null }, { sessionsValidAfter: { lte: signedInAt } }],
}) satisfies Prisma.MembershipWhereInput;
