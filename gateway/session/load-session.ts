import { PERMISSION_FLAGS, type PermissionFlags, type Role } from '../../schema/rules/permissions.ts';
import { read } from '../fast-reads/read-connections.ts';
import { keepSessionRow, lastSessionRow } from '../fast-reads/session-rows.ts';
import { Session, type BusinessRules, type SessionParts } from './session.ts';

interface SessionRow {
  userId: string;
  firebaseUid: string;
  email: string;
  name: string;
  isSuperAdmin: boolean;
  businessId: string | null;
  businessName: string | null;
  packageExpiresAt: string | null;
  orderPrefix: string | null;
  rules: BusinessRules | null;
  role: Role | null;
  flags: PermissionFlags | null;
  /** The member whose rights a super-administrator has for a while; null otherwise. */
  viewsAsId: string | null;
  viewsAsName: string | null;
  viewsUntil: string | null;
}

/** The request that the session is loaded for. */
type Origin = Pick<Session, 'requestId' | 'address'>;

export interface Credential {
  firebaseUid: string;
  /** When the person last signed in with a password. */
  authTime: Date;
  /** The e-mail address of the account when the credential was issued; null without one. */
  email: string | null;
  /** Whether that address was verified then. */
  emailVerified: boolean;
  /** Hash of the session cookie; null for a bearer token. */
  cookieHash: string | null;
}

const STATEMENT = `
  SELECT row_to_json(s)::text AS "session" FROM (
  SELECT u."id" AS "userId", u."firebaseUid", u."email", u."name", u."isSuperAdmin",
         b."id" AS "businessId", b."name" AS "businessName", b."packageExpiresAt", b."orderPrefix", b."rules", b."role", b."flags",
         seen."id" AS "viewsAsId", CASE WHEN seen."id" IS NOT NULL THEN coalesce(nullif(seen."name", ''), seen."email") END AS "viewsAsName",
         CASE WHEN seen."id" IS NOT NULL THEN u."viewsUntil" END AS "viewsUntil"
  FROM "User" u
  LEFT JOIN "User" seen ON u."isSuperAdmin" AND u."viewsUntil" > now() AND seen."id" = u."viewsAsUserId"
  LEFT JOIN LATERAL (
    SELECT b."id", b."name", b."packageExpiresAt", b."orderPrefix",
      json_build_object('exporters', b."exporters", 'duplicateDays', b."duplicateDays", 'returnGraceDays', b."returnGraceDays") AS "rules",
      m."role"::text AS "role", to_jsonb(p) AS "flags"
    FROM "Business" b
    LEFT JOIN "Membership" m ON m."businessId" = b."id" AND m."userId" = coalesce(seen."id", u."id") AND m."status" = 'ACTIVE'
      AND (m."sessionsValidAfter" IS NULL OR m."sessionsValidAfter" <= $2 OR seen."id" IS NOT NULL)
    LEFT JOIN "UserPermission" p ON p."businessId" = m."businessId" AND p."userId" = m."userId"
    WHERE b."id" = ANY (ARRAY(
        SELECT "businessId" FROM "Membership" WHERE "userId" = u."id" AND "status" = 'ACTIVE'
          AND ("sessionsValidAfter" IS NULL OR "sessionsValidAfter" <= $2)
        UNION ALL SELECT u."selectedBusinessId" WHERE u."isSuperAdmin"))
      AND (b."suspendedAt" IS NULL OR (u."isSuperAdmin" AND b."id" = u."selectedBusinessId"))
    ORDER BY b."id" = u."selectedBusinessId" DESC NULLS LAST, m."createdAt", b."id"
    LIMIT 1
  ) b ON true
  WHERE u."firebaseUid" = $1
    AND u."disabledAt" IS NULL
    AND (u."sessionsValidAfter" IS NULL OR u."sessionsValidAfter" <= $2)
    AND ($4 OR u."emailProvenAt" IS NULL)
    AND (b."id" IS NOT NULL OR u."isSuperAdmin" OR NOT EXISTS (
      SELECT 1 FROM "Membership" e WHERE e."userId" = u."id" AND e."status" = 'ACTIVE' AND e."sessionsValidAfter" > $2))
    AND NOT EXISTS (SELECT 1 FROM "RevokedSession" r WHERE r."cookieHash" = $3)
  ) s`;

export interface SessionLookUp {
  /** The result of the last look-up of this credential. An answer made with it must not be sent before `session` resolves. */
  cachedSession: Session | null;
  /** The session as it is now: the same object as `cachedSession` when nothing has changed. */
  session: Promise<Session | null>;
}

/**
 * One statement per request: the user, the business they work in and their rights there. It is the selected business, or
 * that of the oldest membership without a valid selection; never one that the platform has suspended, but for
 * super-administrators, who may have the rights of one of its members for a while. Null when the user is unknown or disabled, when this session
 * was signed out, when it began before the password was changed or the e-mail address verified, and when every
 * membership was ended after it began. The row rarely differs from the last one, so a read may begin with `cachedSession`
 * while PostgreSQL still answers.
 */
export function lookUpSession(credential: Credential, origin?: Origin): SessionLookUp {
  const { firebaseUid, authTime, email, emailVerified, cookieHash } = credential;
  const key = `${firebaseUid} ${authTime.getTime()} ${emailVerified} ${cookieHash}`;
  const last = lastSessionRow(key);
  // An account can change its address: what it has proven of another one says nothing of the person's.
  const sessionOf = (parts: SessionParts) => new Session({
    ...parts, isEmailVerified: emailVerified && parts.user?.email === email, signedInAt: authTime, ...origin,
  });
  const cachedSession = last ? sessionOf(last.parts) : null;
  const values = [firebaseUid, authTime, cookieHash, emailVerified];
  const rows = read<{ session: string }>({ name: 'load-session', text: STATEMENT, values });
  const session = rows.then(([row]) => {
    if (last && row?.session === last.json) return cachedSession;
    const parts = row ? partsOf(JSON.parse(row.session) as SessionRow) : null;
    keepSessionRow(key, row && parts ? { json: row.session, parts } : null);
    return parts && sessionOf(parts);
  });
  return { cachedSession, session };
}

export const loadSession = (credential: Credential, origin?: Origin): Promise<Session | null> =>
  lookUpSession(credential, origin).session;

function partsOf(row: SessionRow): SessionParts {
  const { userId: id, firebaseUid, email, name } = row;
  const packageExpiresAt = new Date(row.packageExpiresAt ?? 0);
  const business = row.businessId && row.rules
    ? {
      id: row.businessId,
      name: row.businessName ?? '',
      packageExpiresAt,
      orderPrefix: row.orderPrefix ?? '',
      rules: row.rules,
    }
    : null;
  const flags = row.flags && (Object.fromEntries(
    PERMISSION_FLAGS.map((flag) => [flag, row.flags?.[flag] === true]),
  ) as PermissionFlags);
  const viewsAs = row.viewsAsId === null ? null : { id: row.viewsAsId, name: row.viewsAsName ?? '', until: new Date(row.viewsUntil ?? 0) };
  const role = row.isSuperAdmin && !viewsAs ? 'SUPERADMIN' : (row.role ?? 'MEMBER');
  return { user: { id, firebaseUid, email, name }, business, role, flags, viewsAs };
}
