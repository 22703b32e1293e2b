import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { env } from '../../env.ts';
import { UnauthorizedError } from '../../errors.ts';
import { announceEndedSessions } from '../../live/announce-changes.ts';
import type { Claims } from '../../session/firebase.ts';

/**
 * Runs when a credential has been verified: stores in the user's row when the person was last seen and what Firebase
 * reports of the account, and adds the row at the first sign-in. Every request of every process reads that row, so a
 * changed password (which ends the sessions of earlier sign-ins) and a newly proven address (which ends the sessions of
 * anybody who had signed up with it before) take effect from the next request on.
 */
export async function admitUser(claims: Claims): Promise<void> {
  if (await noteAccount(claims)) return;
  await makeUser(claims);
  await noteAccount(claims);
}

/** False without a row. Writes at most once a minute, but at once when earlier sessions end by it. */
async function noteAccount({ uid, emailVerified, account }: Claims): Promise<boolean> {
  const isProven = emailVerified || account.isEmailVerified;
  const { validSince } = account;
  const [known] = await db.$queryRaw<{ hasNews: boolean }[]>`
    WITH known AS (
      SELECT "id", (${isProven} AND "emailProvenAt" IS NULL)
        OR greatest("sessionsValidAfter", ${validSince}::timestamptz) IS DISTINCT FROM "sessionsValidAfter" AS "hasNews"
      FROM "User" WHERE "firebaseUid" = ${uid}), noted AS (
      UPDATE "User" u SET "lastSeenAt" = now(),
        "emailProvenAt" = CASE WHEN ${isProven} THEN coalesce(u."emailProvenAt", now()) ELSE u."emailProvenAt" END,
        "sessionsValidAfter" = greatest(u."sessionsValidAfter", ${validSince}::timestamptz)
      FROM known WHERE u."id" = known."id"
        AND (known."hasNews" OR coalesce(u."lastSeenAt" < now() - interval '1 minute', true)))
    SELECT "hasNews" FROM known`;
  if (known?.hasNews) announceEndedSessions(uid);
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
 * Adds the row of a Firebase account. Where the address has a row of another account, the account was deleted and
 * created again: it takes that row over once its address is proven.
 */
async function makeUser({ uid, email, emailVerified, name }: Claims): Promise<void> {
  if (!email) throw new UnauthorizedError('This account has no e-mail address. Please sign in with one.');
  const made = await db.$executeRaw`
    INSERT INTO "User" ("id", "firebaseUid", "email", "name", "lastSeenAt")
    VALUES (${uuidv7()}::uuid, ${uid}, ${email}, ${name}, now()) ON CONFLICT DO NOTHING`;
  if (made > 0) return;
  // The emulator forgets its accounts at every start, and nobody proves an address to it.
  const proven = emailVerified || env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (proven) await db.user.updateMany({ where: { email }, data: { firebaseUid: uid } });
}
