import { PERMISSION_FLAGS, type PermissionFlags, type Role } from '../../schema/rules/permissions.ts';
import { db } from '../db/client.ts';
import { ForbiddenError, UnauthorizedError } from '../errors.ts';
import { Session, type BusinessRules, type SessionBusiness } from './session.ts';

/** Whose rights in which business, as they were when the work began. */
interface Holder {
  businessId: string;
  userId: string;
  /** The member whose rights a super-administrator had; null otherwise. */
  viewsAsId: string | null;
  /** When the session began that the work belongs to; null where the work outlives it. */
  signedInAt: Date | null;
}

interface RightsRow {
  user: { id: string; firebaseUid: string; email: string; name: string };
  business: Omit<SessionBusiness, 'packageExpiresAt' | 'rules'> & { packageExpiresAt: string } & BusinessRules;
  isSuperAdmin: boolean;
  isEnded: boolean;
  isSuspended: boolean;
  role: Exclude<Role, 'SUPERADMIN'> | null;
  flags: PermissionFlags | null;
  viewsAs: { id: string; name: string; until: string | null } | null;
}

async function readRow({ businessId, userId, viewsAsId, signedInAt }: Holder): Promise<RightsRow> {
  const [row] = await db.$queryRaw<{ rights: RightsRow }[]>`
    SELECT json_build_object(
      'user', json_build_object('id', u."id", 'firebaseUid', u."firebaseUid", 'email', u."email", 'name', u."name"),
      'business', json_build_object('id', b."id", 'name', b."name", 'packageExpiresAt', b."packageExpiresAt", 'orderPrefix', b."orderPrefix",
        'exporters', b."exporters", 'duplicateDays', b."duplicateDays", 'returnGraceDays', b."returnGraceDays"),
      'isSuperAdmin', u."isSuperAdmin", 'isSuspended', b."suspendedAt" IS NOT NULL,
      'isEnded', u."disabledAt" IS NOT NULL OR coalesce(u."sessionsValidAfter" > ${signedInAt}::timestamptz, false),
      'role', m."role", 'flags', to_jsonb(p),
      'viewsAs', CASE WHEN seen."id" IS NOT NULL THEN
        json_build_object('id', seen."id", 'name', coalesce(nullif(seen."name", ''), seen."email"), 'until', u."viewsUntil") END
    ) AS "rights"
    FROM "User" u
    JOIN "Business" b ON b."id" = ${businessId}::uuid
    LEFT JOIN "User" seen ON seen."id" = ${viewsAsId}::uuid
    LEFT JOIN "Membership" m ON m."businessId" = b."id" AND m."userId" = coalesce(seen."id", u."id") AND m."status" = 'ACTIVE'
      AND (seen."id" IS NOT NULL OR m."sessionsValidAfter" IS NULL OR coalesce(m."sessionsValidAfter" <= ${signedInAt}::timestamptz, true))
    LEFT JOIN "UserPermission" p ON p."businessId" = m."businessId" AND p."userId" = m."userId"
    WHERE u."id" = ${userId}::uuid`;
  return row!.rights;
}

/** As at the door: nobody works in a business that the platform has suspended but super-administrators, as themselves or as a member. */
function isIn({ isSuperAdmin, isEnded, isSuspended, role, viewsAs }: RightsRow): boolean {
  if (isEnded) return false;
  if (viewsAs) return isSuperAdmin && role !== null;
  return isSuperAdmin || (role !== null && !isSuspended);
}

function partsOf(row: RightsRow) {
  const { user, isSuperAdmin, viewsAs, business: { exporters, duplicateDays, returnGraceDays, packageExpiresAt, ...business } } = row;
  const belongs = isIn(row);
  const role: Role = !belongs ? 'MEMBER' : isSuperAdmin && !viewsAs ? 'SUPERADMIN' : row.role!;
  const flags = belongs && row.flags && (Object.fromEntries(PERMISSION_FLAGS.map((flag) => [flag, row.flags?.[flag] === true])) as PermissionFlags);
  return {
    user, role, flags: flags || null, viewsAs: viewsAs && { ...viewsAs, until: new Date(viewsAs.until ?? 0) },
    business: { ...business, packageExpiresAt: new Date(packageExpiresAt), rules: { exporters, duplicateDays, returnGraceDays } },
  };
}

/**
 * The session of a member for background work, with their current rights: without any right when they are no longer a
 * member or the business is suspended. Work that a super-administrator began while they viewed the business as a member
 * has the rights of that member. The system's session when nobody started the work.
 */
export async function memberSession(
  businessId: string, starter: { userId: string | null; viewsAsUserId: string | null }, requestId: string,
): Promise<Session> {
  const { userId, viewsAsUserId: viewsAsId } = starter;
  if (!userId) return Session.system(businessId);
  return new Session({ ...partsOf(await readRow({ businessId, userId, viewsAsId, signedInAt: null })), requestId });
}

/**
 * The same session with the rights that its person has by now, for work that had to wait: outside of any business when they
 * are no longer a member of it. Throws UnauthorizedError when the session has ended.
 */
export async function renewedSession(session: Session): Promise<Session> {
  const { user, business, viewsAs, signedInAt, isEmailVerified, requestId, address } = session;
  if (!user || !business) return session;
  const row = await readRow({ businessId: business.id, userId: user.id, viewsAsId: viewsAs?.id ?? null, signedInAt });
  if (row.isEnded) throw new UnauthorizedError('Your session has ended. Please sign in again.');
  const parts = partsOf(row);
  return new Session({ ...parts, business: isIn(row) ? parts.business : null, isEmailVerified, signedInAt, requestId, address });
}

/** Throws when the person of this session has lost any right since that it has: for reads that go on for long. */
export async function assertRightsKept(session: Session): Promise<void> {
  const now = await renewedSession(session);
  const rights = session.permissions.filter((permission) => permission !== 'hideProductCostReportForAdmin');
  const isKept = rights.every((permission) => now.can(permission))
    && (now.canSeeCost || !session.canSeeCost) && (now.canSeeCharges || !session.canSeeCharges);
  if (!isKept || (session.business && !now.business)) throw new ForbiddenError();
}
