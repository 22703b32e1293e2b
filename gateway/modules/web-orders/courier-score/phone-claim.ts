import { setTimeout as pause } from 'node:timers/promises';
import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';

/** Two calls that take as long as they may, and what lies between them. */
const CLAIM_MS = 2 * env.COURIER_TIMEOUT_MS + 20_000;
const LOOK_AGAIN_MS = 200;

/** The right of one caller to ask about a phone number, for as long as it lasts. */
export interface PhoneClaim {
  businessId: string;
  phone: string;
  claimedUntil: Date;
}

/**
 * Claims the question about a phone number, so that of several who ask at once one does. Waits for another caller's question
 * to end, and returns null then: whatever came of it is known. The claim of a process that died ends by itself.
 */
export async function claimPhone(businessId: string, phone: string): Promise<PhoneClaim | null> {
  for (;;) {
    const [claimed] = await db.$queryRaw<{ claimedUntil: Date }[]>`
      INSERT INTO "CourierScoreQuestion" AS q ("businessId", "phone", "claimedUntil")
      VALUES (${businessId}::uuid, ${phone}, now() + ${CLAIM_MS}::int * interval '1 ms')
      ON CONFLICT ("businessId", "phone") DO UPDATE SET "claimedUntil" = EXCLUDED."claimedUntil" WHERE q."claimedUntil" < now()
      RETURNING "claimedUntil"`;
    if (claimed) return { businessId, phone, ...claimed };
    await pause(LOOK_AGAIN_MS);
    if (!(await db.courierScoreQuestion.findUnique({ where: { businessId_phone: { businessId, phone } }, select: { phone: true } }))) return null;
  }
}

/** Ends a claim; one that has ended by itself may be another caller's now, and stays. */
export async function releasePhone(claim: PhoneClaim): Promise<void> {
  await db.courierScoreQuestion.deleteMany({ where: claim });
}
