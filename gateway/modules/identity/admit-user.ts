import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import { env } from '../../env.ts';
import { UnauthorizedError } from '../../errors.ts';
import type { Claims } from '../../session/firebase.ts';

interface Admitted {
  id: string;
  name: string;
  email: string;
  /** Businesses whose invitation has just been accepted. */
  joined: string[];
}

/**
 * Runs when a credential has been verified: notes that the person was seen, makes their row at first sight,
 * and accepts their invitations once the address is known to be theirs.
 */
export async function admitUser(claims: Claims): Promise<void> {
  const known = await seen(claims);
  if (known) return recordJoined(known);
  await makeUser(claims);
  const made = await seen(claims);
  if (made) await recordJoined(made);
}

async function seen({ uid, emailVerified }: Claims): Promise<Admitted | undefined> {
  const rows = await db.$queryRaw<Admitted[]>`
    WITH seen AS (
      UPDATE "User" SET "lastSeenAt" = now() WHERE "firebaseUid" = ${uid} AND "disabledAt" IS NULL
      RETURNING "id", "name", "email"
    ), joined AS (
      UPDATE "Membership" m SET "status" = 'ACTIVE', "version" = m."version" + 1 FROM seen
      WHERE m."userId" = seen."id" AND m."status" = 'INVITED' AND ${emailVerified}
      RETURNING m."businessId"
    )
    SELECT seen.*, (SELECT coalesce(array_agg("businessId"::text), '{}') FROM joined) AS "joined" FROM seen`;
  return rows[0];
}

async function recordJoined({ id, name, email, joined }: Admitted): Promise<void> {
  if (joined.length === 0) return;
  await db.auditEntry.createMany({
    data: joined.map((businessId) => ({
      businessId,
      command: 'identity.acceptInvitation',
      actorId: id,
      actorName: name || email,
      entityType: 'Member',
      entityId: id,
      summary: 'Accepted the invitation',
    })),
  });
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
