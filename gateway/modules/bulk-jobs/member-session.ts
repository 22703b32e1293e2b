import { db } from '../../db/client.ts';
import { Session } from '../../session/session.ts';

/**
 * The session of a member for background work, with their current rights: without any right when they are no longer a
 * member or the business is suspended. The system's session when nobody started the work.
 */
export async function memberSession(businessId: string, userId: string | null, requestId: string): Promise<Session> {
  if (!userId) return Session.system(businessId);
  const [user, { exporters, duplicateDays, returnGraceDays, suspendedAt, ...business }, membership, flags] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId }, select: { id: true, firebaseUid: true, email: true, name: true, isSuperAdmin: true, disabledAt: true },
    }),
    db.business.findUniqueOrThrow({
      where: { id: businessId },
      select: { id: true, name: true, packageExpiresAt: true, orderPrefix: true, exporters: true, duplicateDays: true, returnGraceDays: true, suspendedAt: true },
    }),
    db.membership.findFirst({ where: { businessId, userId, status: 'ACTIVE' }, select: { role: true } }),
    db.userPermission.findFirst({ where: { businessId, userId } }),
  ]);
  const { isSuperAdmin, disabledAt, ...person } = user;
  // As at the door: nobody works in a business that the platform has suspended.
  const isIn = !disabledAt && !suspendedAt && membership !== null;
  const role = disabledAt ? 'MEMBER' : isSuperAdmin ? 'SUPERADMIN' : isIn ? membership.role : 'MEMBER';
  const rules = { exporters, duplicateDays, returnGraceDays };
  return new Session({ user: person, business: { ...business, rules }, role, flags: isIn ? flags : null, requestId });
}
