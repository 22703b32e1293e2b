import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { DomainError } from '../../errors.ts';
import type { Log } from '../../logging/logger.ts';
import { Session } from '../../session/session.ts';
import { finish } from './book-orders.ts';
import { claimBooking } from './claim-booking.ts';
import { connectCourier } from './connected-courier.ts';

const MAX_PER_TURN = 200;

/** Goes on with parcels whose booking was cut off: a process that ended, a courier that did not answer. */
export async function resumeBookings({ log, signal }: { log: Log; signal?: AbortSignal }): Promise<void> {
  const open = await db.$queryRaw<{ businessId: string; orderId: string; courierId: string }[]>`
    SELECT "businessId", "orderId", "courierId" FROM "CourierBooking"
    WHERE "status" = 'SENDING' AND "claimedUntil" < now() ORDER BY "claimedUntil" LIMIT ${MAX_PER_TURN}`;
  for (const { businessId, orderId, courierId } of open) {
    if (signal?.aborted) return;
    const session = Session.system(businessId);
    try {
      const claim = await execute(claimBooking, session, { orderId, courierId });
      const { client } = await connectCourier(businessId, courierId);
      if (claim) await finish(session, claim, { client });
    } catch (error) {
      // Somebody else was faster, or the courier was disconnected: the next turn looks again.
      if (!(error instanceof DomainError)) throw error;
      log.warn({ err: error, order: orderId }, 'A booking cannot be gone on with');
    }
  }
}
