import { db } from '../../../db/client.ts';
import { OPEN_OUTCOMES } from './event-commands.ts';

/** What was read of a report stands in its columns; one that waits for a person is read again after a correction. */
const BODY_DAYS = 30;
const OPEN_BODY_DAYS = 180;
const BATCH = 1_000;

/** Removes the bodies of old reports, which hold what couriers say of buyers. The rows recognise repetitions. */
export async function retainEvents(signal?: AbortSignal): Promise<void> {
  let count: number;
  do {
    signal?.throwIfAborted();
    count = await db.$executeRaw`
      UPDATE "CourierEvent" SET "body" = NULL WHERE ("businessId", "id") IN (
        SELECT "businessId", "id" FROM "CourierEvent"
        WHERE "body" IS NOT NULL AND "outcome" <> 'RECEIVED' AND "receivedAt" < now() - ${BODY_DAYS} * interval '1 day'
          AND ("outcome"::text <> ALL (${[...OPEN_OUTCOMES]}) OR "receivedAt" < now() - ${OPEN_BODY_DAYS} * interval '1 day')
        LIMIT ${BATCH})`;
  } while (count === BATCH);
}
