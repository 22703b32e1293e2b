import { HOUR_MS } from '../../../../schema/rules/durations.ts';
import type { ParcelStatus } from '../../../../schema/rules/parcel-status.ts';

/** Older parcels are no longer polled. */
const MAX_DAYS = 60;

const ENDED = new Set<ParcelStatus>(['DELIVERED', 'PARTIAL', 'PAID_RETURN', 'RETURNED', 'LOST']);

/** When a newly booked parcel is polled first. */
export const firstPoll = (): Date => new Date(Date.now() + 2 * HOUR_MS);

/** When a parcel is polled next; null when its status is final. */
export function nextPoll(status: ParcelStatus | null, createdAt: Date): Date | null {
  if (status && ENDED.has(status)) return null;
  if (Date.now() - createdAt.getTime() > MAX_DAYS * 24 * HOUR_MS) return null;
  return new Date(Date.now() + (status === 'OUT_FOR_DELIVERY' || status === 'APPROVAL_PENDING' ? 2 : 6) * HOUR_MS);
}
