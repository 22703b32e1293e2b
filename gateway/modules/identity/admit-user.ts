import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { env } from '../../env.ts';
import { UnauthorizedError } from '../../errors.ts';
import { announceEndedSessions } from '../../live/announce-changes.ts';
import type { Claims } from '../../session/firebase.ts';

/**
 * Runs when a credential has been verified: notes that the person was seen and what Firebase says of the account, and
 * makes their row at first sight. The row is what every request in every process looks at, so whatever ends sessions
 * ends them from the next request on: a password that was changed (the sessions of earlier sign-ins) and an address
 * that was proven (the sessions of whoever had signed up with it before).
 */
export async function admitUser(claims: Claims): Promise<void> {
  if (await noteAccount(claims)) return;
  await makeUser(claims);
  await noteAccount(claims);
}

/** False without a row. Writes once a minute at most, unless there is something new, which also ends earlier sessions. */
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
  // Firebase tells times in whole seconds: what is refused now was valid until the next one at most.
  const validSince = new Date(authTime.getTime() + 1_000);
  await db.$executeRaw`UPDATE "User" SET "sessionsValidAfter" = greatest("sessionsValidAfter", ${validSince}::timestamptz)
    WHERE "firebaseUid" = ${uid}`;
  announceEndedSessions(uid);
}

/**
 * A row for an account of Firebase that has none. An address that already has a row belongs to an account
 * that was made anew: it takes the row over once it has proven the address.
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
