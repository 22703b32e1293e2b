import { db } from '../../db/client.ts';

/** What was read is in the web order; what could not be read waits longer for somebody to look. */
const BODY_DAYS = 30;
const UNREADABLE_BODY_DAYS = 180;
/** Rows without bodies are kept as long as a captured delivery might be sent again. */
const ROW_DAYS = 730;
const BATCH = 1_000;

/** Takes away the bodies of old deliveries, then the rows of very old ones, a batch at a time. */
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
