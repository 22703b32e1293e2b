import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { logger } from '../../logging/logger.ts';

/**
 * What to call `enqueue` with, so that a business's inbox gets its next turn: one turn waits and one runs at
 * most, however many deliveries came.
 */
export function inboxJob(businessId: string) {
  const name = `web-orders.inbox:${businessId}`;
  return ['web-orders.process-inbox', { businessId }, { jobKey: name, queue: name }] as const;
}

const waking = new Map<string, { again: boolean }>();

/**
 * Asks for a turn after a delivery was stored, without making the shop wait for it. Deliveries that come
 * while it is being asked for are covered by asking once more. If the process ends in between, the clock
 * finds what waits.
 */
export function wakeInbox(businessId: string): void {
  const inFlight = waking.get(businessId);
  if (inFlight) {
    inFlight.again = true;
    return;
  }
  const own = { again: false };
  waking.set(businessId, own);
  void enqueue(db, ...inboxJob(businessId))
    .catch((error: unknown) => logger.warn({ err: error, business: businessId }, 'A webhook inbox was not woken'))
    .finally(() => {
      waking.delete(businessId);
      if (own.again) wakeInbox(businessId);
    });
}

/** Inboxes that nobody woke: after a crash, an outage, or when a retry is due. */
export async function wakeWaitingInboxes(): Promise<void> {
  const waiting = await db.$queryRaw<{ businessId: string }[]>`
    SELECT DISTINCT "businessId" FROM "WebhookInbox" WHERE "status" = 'RECEIVED' AND "retryAt" <= now()`;
  for (const { businessId } of waiting) await enqueue(db, ...inboxJob(businessId));
}
