import { PERMISSION_FLAGS, type PermissionFlags, type Role } from '../../schema/rules/permissions.ts';
import { pool } from '../db/client.ts';
import { Session } from './session.ts';

interface SessionRow {
  userId: string;
  firebaseUid: string;
  email: string;
  name: string;
  isSuperAdmin: boolean;
  businessId: string | null;
  businessName: string | null;
  packageExpiresAt: Date | null;
  role: Role | null;
  flags: PermissionFlags | null;
}

/** Of the request that asks. */
type Origin = Pick<Session, 'requestId' | 'address'>;

export interface Credential {
  firebaseUid: string;
  /** When the person last typed a password. */
  authTime: Date;
  /** Hash of the session cookie; null for a bearer token. */
  cookieHash: string | null;
}

const STATEMENT = `
  SELECT u."id" AS "userId", u."firebaseUid", u."email", u."name", u."isSuperAdmin",
         b."id" AS "businessId", b."name" AS "businessName", b."packageExpiresAt", b."role", b."flags"
  FROM "User" u
  LEFT JOIN LATERAL (
    SELECT b.*, m."role"::text AS "role", to_jsonb(p) AS "flags"
    FROM "Business" b
    LEFT JOIN "Membership" m ON m."businessId" = b."id" AND m."userId" = u."id" AND m."status" = 'ACTIVE'
    LEFT JOIN "UserPermission" p ON p."businessId" = b."id" AND p."userId" = u."id"
    WHERE (u."isSuperAdmin" AND b."id" = u."selectedBusinessId")
       OR b."id" IN (SELECT "businessId" FROM "Membership" WHERE "userId" = u."id" AND "status" = 'ACTIVE')
    ORDER BY b."id" = u."selectedBusinessId" DESC NULLS LAST, m."createdAt", b."id"
    LIMIT 1
  ) b ON true
  WHERE u."firebaseUid" = $1
    AND u."disabledAt" IS NULL
    AND (u."sessionsValidAfter" IS NULL OR u."sessionsValidAfter" <= $2)
    AND NOT EXISTS (SELECT 1 FROM "RevokedSession" r WHERE r."cookieHash" = $3)`;

/**
 * One statement per request: the user, the business they work in and their rights there. The selected
 * business comes first; without a valid selection the oldest membership does. Null when the user is
 * unknown, disabled, or signed this session out. A prepared statement on the pool itself, because every
 * request pays for it.
 */
export async function loadSession(credential: Credential, origin?: Origin): Promise<Session | null> {
  const { firebaseUid, authTime, cookieHash } = credential;
  const values = [firebaseUid, authTime, cookieHash];
  const { rows } = await pool.query<SessionRow>({ name: 'load-session', text: STATEMENT, values });
  return rows[0] ? toSession(rows[0], origin) : null;
}

function toSession(row: SessionRow, origin?: Origin): Session {
  const { userId: id, firebaseUid, email, name, packageExpiresAt } = row;
  const business = row.businessId
    ? { id: row.businessId, name: row.businessName ?? '', packageExpiresAt: packageExpiresAt ?? new Date(0) }
    : null;
  const flags = row.flags && (Object.fromEntries(
    PERMISSION_FLAGS.map((flag) => [flag, row.flags?.[flag] === true]),
  ) as PermissionFlags);
  const role = row.isSuperAdmin ? 'SUPERADMIN' : (row.role ?? 'MEMBER');
  return new Session({ user: { id, firebaseUid, email, name }, business, role, flags, ...origin });
}
