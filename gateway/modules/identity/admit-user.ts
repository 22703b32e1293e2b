import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { env } from '../../env.ts';
import { UnauthorizedError } from '../../errors.ts';
import { announceEndedSessions } from '../../live/announce-changes.ts';
import { firebaseAuth, type Claims } from '../../session/firebase.ts';
import { findAccount } from '../../session/verify-credential.ts';
import { followAddress } from './follow-address.ts';
import { INVITED_UID } from './invite-member.ts';

/**
 * Runs when a credential has been verified: stores when the person was last seen, in their row and for the business that they
 * work in, and what Firebase reports of the account, and adds the row at the first sign-in. Every request of every process reads that row, so a
 * changed password (which ends the sessions of earlier sign-ins) and a newly proven address (which ends the sessions of
 * anybody who had signed up with it before) take effect from the next request on.
 */
export async function admitUser(claims: Claims): Promise<void> {
  if (await noteAccount(claims)) return;
  await makeUser(claims);
  await noteAccount(claims);
}

/** False without a row. Writes at most once a minute, but at once when earlier sessions end by it. */
async function noteAccount(claims: Claims): Promise<boolean> {
  const { uid, email, emailVerified, account } = claims;
  const { validSince } = account;
  // By the credential, or since it was issued; an account can have another address than its row by now.
  const proven = [emailVerified && email, account.isEmailVerified && account.email].filter(Boolean);
  const [known] = await db.$queryRaw<{ hasNews: boolean; email: string }[]>`
    WITH known AS (
      SELECT "id", "email", "isProven", ("isProven" AND "emailProvenAt" IS NULL)
        OR greatest("sessionsValidAfter", ${validSince}::timestamptz) IS DISTINCT FROM "sessionsValidAfter" AS "hasNews"
      FROM "User", LATERAL (SELECT "email" = ANY(${proven}::text[]) AS "isProven") proof WHERE "firebaseUid" = ${uid}), noted AS (
      UPDATE "User" u SET "lastSeenAt" = now(),
        "emailProvenAt" = CASE WHEN known."isProven" THEN coalesce(u."emailProvenAt", now()) ELSE u."emailProvenAt" END,
        "sessionsValidAfter" = greatest(u."sessionsValidAfter", ${validSince}::timestamptz)
      FROM known WHERE u."id" = known."id"
        AND (known."hasNews" OR coalesce(u."lastSeenAt" < now() - interval '1 minute', true))
      RETURNING u."id", u."selectedBusinessId"), here AS (
      UPDATE "Membership" m SET "lastSeenAt" = now() FROM noted n
      WHERE m."userId" = n."id" AND m."businessId" = (
        SELECT o."businessId" FROM "Membership" o WHERE o."userId" = n."id" AND o."status" = 'ACTIVE'
        ORDER BY o."businessId" = n."selectedBusinessId" DESC NULLS LAST, o."createdAt" LIMIT 1))
    SELECT "hasNews", "email" FROM known`;
  if (known?.hasNews) announceEndedSessions(uid);
  const isMoved = known && known.email !== email && account.email === email;
  if (isMoved && email && emailVerified) await followAddress(uid, email);
  return known !== undefined;
}

/** Firebase refuses sessions of this sign-in now: from the next request on they are refused in every process. */
export async function endSessionsSince({ uid, authTime }: Claims): Promise<void> {
  // Firebase stores times in whole seconds: a sign-in of this second must be refused too.
  const validSince = new Date(authTime.getTime() + 1_000);
  await db.$executeRaw`UPDATE "User" SET "sessionsValidAfter" = greatest("sessionsValidAfter", ${validSince}::timestamptz)
    WHERE "firebaseUid" = ${uid}`;
  announceEndedSessions(uid);
}

/**
 * Adds the row of a Firebase account. Where the address has a row of another account, which has left that address or was
 * deleted and created again, it takes that row over once its address is proven; not the row of somebody who has moved on to
 * an address of their own.
 */
async function makeUser({ uid, email, emailVerified, name }: Claims): Promise<void> {
  if (!email) throw new UnauthorizedError('This account has no e-mail address. Please sign in with one.');
  const add = () => db.$executeRaw`
    INSERT INTO "User" ("id", "firebaseUid", "email", "name", "lastSeenAt")
    VALUES (${uuidv7()}::uuid, ${uid}, ${email}, ${name}, now()) ON CONFLICT DO NOTHING`;
  if (await add() > 0) return;
  // The emulator forgets its accounts at every start, and nobody proves an address to it.
  const proven = emailVerified || env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (!proven) return;
  if (await hasMovedOn(email) && await add() > 0) return;
  await db.user.updateMany({ where: { email }, data: { firebaseUid: uid } });
}

/** Whether the account that is known by this address has proven another one, without signing in since; its row follows it. */
async function hasMovedOn(email: string): Promise<boolean> {
  const known = await db.user.findUnique({ where: { email }, select: { firebaseUid: true } });
  if (!known || known.firebaseUid.startsWith(INVITED_UID)) return false;
  const account = await findAccount(firebaseAuth(), known.firebaseUid);
  if (!account?.email || !account.isEmailVerified || account.email === email) return false;
  await followAddress(known.firebaseUid, account.email);
  return true;
}
