import { setTimeout as pause } from 'node:timers/promises';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';

/** Two calls that take as long as they may, and what lies between them. */
const CLAIM_MS = 2 * env.COURIER_TIMEOUT_MS + 20_000;
/** Who waits looks again after so long, and each time after half as long again, up to the longest pause. */
const LOOK_AGAIN_MS = 200;
const LONGEST_PAUSE_MS = 1_000;
/** The claim of a process that died has ended by then. */
const WAIT_MS = CLAIM_MS + 2 * LONGEST_PAUSE_MS;

/** The right of one caller to ask about a phone number, for as long as it lasts. */
export interface PhoneClaim {
  businessId: string;
  phone: string;
  claimedUntil: Date;
}

/**
 * Claims the question about a phone number, so that of several who ask at once one does. Waits for another caller's question
 * to end, and returns null then: whatever came of it is known. The claim of a process that died ends by itself. Returns null
 * too where others still ask after that: the next order hears what they were told.
 */
export async function claimPhone(businessId: string, phone: string, waitMs = WAIT_MS): Promise<PhoneClaim | null> {
  const started = performance.now();
  let pauseMs = LOOK_AGAIN_MS;
  let claimed = await tryToClaim(businessId, phone);
  while (!claimed) {
    if (performance.now() - started > waitMs) return null;
    await pause(pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
    // Looking writes nothing, however many wait.
    const [claim] = await db.$queryRaw<{ isOver: boolean }[]>`
      SELECT "claimedUntil" < now() AS "isOver" FROM "CourierScoreQuestion" WHERE "businessId" = ${businessId}::uuid AND "phone" = ${phone}`;
    if (!claim) return null;
    if (claim.isOver) claimed = await takeOver(businessId, phone);
  }
  return claimed;
}

async function tryToClaim(businessId: string, phone: string): Promise<PhoneClaim | null> {
  const [claimed] = await db.$queryRaw<{ claimedUntil: Date }[]>`
    INSERT INTO "CourierScoreQuestion" AS q ("businessId", "phone", "claimedUntil")
    VALUES (${businessId}::uuid, ${phone}, now() + ${CLAIM_MS}::int * interval '1 ms')
    ON CONFLICT ("businessId", "phone") DO UPDATE SET "claimedUntil" = EXCLUDED."claimedUntil" WHERE q."claimedUntil" < now()
    RETURNING "claimedUntil"`;
  return claimed ? { businessId, phone, ...claimed } : null;
}

/** Claims a question whose claim is over. Inserts nothing: where the row is gone by now, somebody else has asked meanwhile. */
async function takeOver(businessId: string, phone: string): Promise<PhoneClaim | null> {
  const [claimed] = await db.$queryRaw<{ claimedUntil: Date }[]>`
    UPDATE "CourierScoreQuestion" SET "claimedUntil" = now() + ${CLAIM_MS}::int * interval '1 ms'
    WHERE "businessId" = ${businessId}::uuid AND "phone" = ${phone} AND "claimedUntil" < now()
    RETURNING "claimedUntil"`;
  return claimed ? { businessId, phone, ...claimed } : null;
}

/** Ends a claim; one that has ended by itself may be another caller's now, and stays. */
export async function releasePhone(claim: PhoneClaim): Promise<void> {
  await db.courierScoreQuestion.deleteMany({ where: claim });
}
