import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { logger } from '../../logging/logger.ts';

/**
 * Arguments of `enqueue` for one turn of a business's inbox. However many deliveries arrive, at most one turn waits
 * and one runs.
 */
export function inboxJob(businessId: string) {
  const name = `web-orders.inbox:${businessId}`;
  return ['web-orders.process-inbox', { businessId }, { jobKey: name, queue: name }] as const;
}

const waking = new Map<string, { again: boolean }>();

/**
 * Queues a turn after a delivery was stored, without delaying the answer to the shop. Deliveries during the insert
 * share one more insert. If the process ends in between, the scheduled job finds the waiting deliveries.
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

/** Inboxes with work but without a queued turn: after a crash or an outage, or when a retry is due. */
export async function wakeWaitingInboxes(): Promise<void> {
  const waiting = await db.$queryRaw<{ businessId: string }[]>`
    SELECT DISTINCT "businessId" FROM "WebhookInbox" WHERE "status" = 'RECEIVED' AND "retryAt" <= now()`;
  for (const { businessId } of waiting) await enqueue(db, ...inboxJob(businessId));
}
