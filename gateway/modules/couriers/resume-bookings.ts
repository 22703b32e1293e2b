import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { DomainError, isOutage } from '../../errors.ts';
import type { Log } from '../../logging/logger.ts';
import { Session } from '../../session/session.ts';
import { completeBooking } from './book-orders.ts';
import { claimBooking } from './claim-booking.ts';
import { connectCourier } from './connected-courier.ts';

const MAX_PER_TURN = 200;

/**
 * Continues bookings that were interrupted: the process ended, or the courier did not answer. Businesses take turns. What
 * fails for one booking is logged, and thrown when the others were gone on with.
 */
export async function resumeBookings({ log, signal }: { log: Log; signal?: AbortSignal }): Promise<void> {
  const open = await db.$queryRaw<{ businessId: string; orderId: string; courierId: string }[]>`
    SELECT "businessId", "orderId", "courierId" FROM (
      SELECT "businessId", "orderId", "courierId", "claimedUntil", row_number() OVER (PARTITION BY "businessId" ORDER BY "claimedUntil") AS "turn"
      FROM "CourierBooking" WHERE "status" = 'SENDING' AND "claimedUntil" < now()
    ) b ORDER BY "turn", "claimedUntil" LIMIT ${MAX_PER_TURN}`;
  const failed: unknown[] = [];
  for (const { businessId, orderId, courierId } of open) {
    if (signal?.aborted) return;
    const session = Session.system(businessId);
    try {
      const claim = await execute(claimBooking, session, { orderId, courierId });
      const { client } = await connectCourier(businessId, courierId);
      if (typeof claim === 'object') await completeBooking(session, claim, { client });
    } catch (error) {
      if (isOutage(error)) throw error;
      // Another process has the booking, or the courier was disconnected: the next run tries again.
      if (error instanceof DomainError) log.warn({ err: error, order: orderId }, 'A booking cannot be gone on with');
      else {
        log.error({ err: error, order: orderId }, 'A booking cannot be gone on with');
        failed.push(error);
      }
    }
  }
  if (failed.length > 0) throw failed[0];
}
