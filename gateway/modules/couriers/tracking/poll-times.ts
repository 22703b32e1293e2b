import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';

const HOUR_MS = 3_600_000;

/** A parcel of which nothing new is said for so long is asked about no more. */
const MAX_DAYS = 60;

const ENDED = new Set<ParcelStatus>(['DELIVERED', 'PARTIAL', 'PAID_RETURN', 'RETURNED', 'LOST']);

/** When a courier is asked of a parcel that was booked just now. */
export const firstPoll = (): Date => new Date(Date.now() + 2 * HOUR_MS);

/** When it is asked again after it has said something; null when there is nothing left to say. */
export function nextPoll(status: ParcelStatus | null, createdAt: Date): Date | null {
  if (status && ENDED.has(status)) return null;
  if (Date.now() - createdAt.getTime() > MAX_DAYS * 24 * HOUR_MS) return null;
  return new Date(Date.now() + (status === 'OUT_FOR_DELIVERY' || status === 'APPROVAL_PENDING' ? 2 : 6) * HOUR_MS);
}
