import { db } from '../../db/client.ts';

export interface Waiting {
  count: number;
  since: Date;
}

/** Counted no further: an inbox that stands still may hold a day of orders. */
const COUNTED = 100;

/** The deliveries of a shop that were not read yet, those that are tried again among them; null without any. One statement. */
export async function waitingDeliveries(businessId: string, siteId: string): Promise<Waiting | null> {
  const [row] = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS "count", min("receivedAt") AS "since" FROM (
      SELECT "receivedAt" FROM "WebhookInbox"
      WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid AND "status" = 'RECEIVED' ORDER BY "id" LIMIT ${COUNTED}
    ) w`;
  return row?.since ? { count: row.count, since: row.since } : null;
}
