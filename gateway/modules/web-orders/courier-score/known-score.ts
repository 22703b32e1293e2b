import { db } from '../../../db/client.ts';
import { deskSetting } from '../call-desk-setting.ts';
import { courierReasons, storedReason, type StoredReason } from '../risk-score.ts';

/** What couriers said of a phone number when they were asked last. */
export interface KnownScore {
  /** The record in words, then complaints of other sellers. Those with points are bad. */
  reasons: StoredReason[];
  askedAt: Date;
}

/** Asks nobody; null for a phone number of which nothing is kept. */
export async function knownScore(businessId: string, phone: string): Promise<KnownScore | null> {
  const score = await db.courierScore.findUnique({ where: { businessId_phone: { businessId, phone } } });
  if (!score) return null;
  const reasons = courierReasons(score, await deskSetting(db, businessId));
  return { reasons: reasons.map(storedReason), askedAt: score.askedAt };
}
