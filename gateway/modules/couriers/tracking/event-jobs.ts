import { enqueue } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';

export const EVENTS_TASK = 'couriers.process-events';

/** What to call `enqueue` with, so that what couriers said to a business is looked at: one turn waits and one runs at most. */
export function eventsJob(businessId: string) {
  const name = `couriers.events:${businessId}`;
  return [EVENTS_TASK, { businessId }, { jobKey: name, queue: name }] as const;
}

/** What nobody looked at, after a crash or an outage. */
export async function wakeWaitingEvents(): Promise<void> {
  const waiting = await db.$queryRaw<{ businessId: string }[]>`SELECT DISTINCT "businessId" FROM "CourierEvent" WHERE "outcome" = 'RECEIVED'`;
  for (const { businessId } of waiting) await enqueue(db, ...eventsJob(businessId));
}
