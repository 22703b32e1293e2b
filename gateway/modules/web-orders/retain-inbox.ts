import { db } from '../../db/client.ts';

/** Processed deliveries are stored in their web orders; failed ones are kept longer for a person. */
const BODY_DAYS = 30;
const UNREADABLE_BODY_DAYS = 180;
/** Rows without bodies are kept as long as a recorded delivery might be replayed by an attacker. */
const ROW_DAYS = 730;
const BATCH = 1_000;

/** Removes the bodies of old deliveries, then the rows of very old ones, in batches. */
export async function retainInbox(signal?: AbortSignal): Promise<void> {
  const inBatches = async (run: () => Promise<number>) => {
    let count: number;
    do {
      signal?.throwIfAborted();
      count = await run();
    } while (count === BATCH);
  };
  await inBatches(() => db.$executeRaw`
    UPDATE "WebhookInbox" SET "body" = NULL WHERE ("businessId", "id") IN (
      SELECT "businessId", "id" FROM "WebhookInbox"
      WHERE "body" IS NOT NULL AND "status" <> 'RECEIVED' AND "processedAt" < now() - ${BODY_DAYS} * interval '1 day'
        AND ("status" <> 'UNREADABLE' OR "processedAt" < now() - ${UNREADABLE_BODY_DAYS} * interval '1 day')
      LIMIT ${BATCH})`);
  await inBatches(() => db.$executeRaw`
    DELETE FROM "WebhookInbox" WHERE ("businessId", "id") IN (
      SELECT "businessId", "id" FROM "WebhookInbox"
      WHERE "body" IS NULL AND "processedAt" < now() - ${ROW_DAYS} * interval '1 day' LIMIT ${BATCH})`);
}
