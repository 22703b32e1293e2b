import { enqueue } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';

export const EVENTS_TASK = 'couriers.process-events';

/** Arguments of `enqueue` for processing the reports of a business: at most one job runs and one waits. */
export function eventsJob(businessId: string) {
  const name = `couriers.events:${businessId}`;
  return [EVENTS_TASK, { businessId }, { jobKey: name, queue: name }] as const;
}

/** Starts jobs for reports that a crash or an outage left unprocessed. */
export async function wakeWaitingEvents(): Promise<void> {
  const waiting = await db.$queryRaw<{ businessId: string }[]>`SELECT DISTINCT "businessId" FROM "CourierEvent" WHERE "outcome" = 'RECEIVED'`;
  for (const { businessId } of waiting) await enqueue(db, ...eventsJob(businessId));
}
