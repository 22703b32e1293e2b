import { v7 as uuidv7 } from 'uuid';
import { db } from '../../db/client.ts';
import type { MessageEvent } from '../../db/generated/client/enums.ts';
import { LOW_BALANCE } from './send-order-message.ts';

export const FIGURE_DAYS = 30;

export interface MessageFigures {
  /** Orders that the event happened to and that the filters let through. */
  orders: number;
  /** Messages that were sent. */
  sent: number;
  /** SMS that they took from the balance. */
  spent: number;
  skipped: number;
  /** Of those, how many the balance did not pay for. */
  unpaid: number;
}

export const NO_FIGURES: MessageFigures = { orders: 0, sent: 0, spent: 0, skipped: 0, unpaid: 0 };

/** The first id of a row that was written at this time or later: ids begin with their time. */
const idFrom = (at: Date) => uuidv7({ msecs: at.getTime(), seq: 0, random: new Uint8Array(16) });

/** What the last 30 days were, by event; events of which there was nothing are left out. */
export async function messageFigures(businessId: string, now = new Date()): Promise<Map<MessageEvent, MessageFigures>> {
  const since = new Date(now.getTime() - FIGURE_DAYS * 86_400_000);
  const rows = await db.$queryRaw<(MessageFigures & { event: MessageEvent })[]>`
    WITH steps AS (
      SELECT t."orderId", CASE
        WHEN t."to" = 'CONFIRMED' AND t."from" = 'PREORDER' THEN 'PREORDER_READY'
        WHEN t."to" = 'CONFIRMED' AND t."from" IN ('PENDING', 'RETURNED') THEN 'CONFIRMED'
        WHEN t."to" = 'SHIPPED' AND t."from" <> 'DELIVERED' THEN 'SHIPPED'
        WHEN t."to" = 'DELIVERED' AND t."from" <> 'EXCHANGED' THEN 'DELIVERED'
        WHEN t."to" = 'RETURN_PENDING' AND t."from" <> 'RETURN_PENDING' THEN 'RETURN'
        WHEN t."to" = 'HOLD' AND t."from" <> 'HOLD' THEN 'HOLD'
      END AS "event"
      FROM "OrderTransition" t WHERE t."businessId" = ${businessId}::uuid AND t."id" >= ${idFrom(since)}::uuid
      UNION SELECT e."orderId", 'OUT_FOR_DELIVERY' FROM "CourierEvent" e
      WHERE e."businessId" = ${businessId}::uuid AND e."receivedAt" >= ${since} AND e."status" = 'OUT_FOR_DELIVERY' AND e."orderId" IS NOT NULL
      UNION SELECT j."sourceId", 'ADVANCE' FROM "JournalEntry" j
      WHERE j."businessId" = ${businessId}::uuid AND j."day" >= ${since}::date AND j."kind" = 'advance' AND j."sourceType" = 'Order' AND j."reversesId" IS NULL
    ), happened AS (
      SELECT s."event", count(*)::int AS "orders"
      FROM steps s JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = s."orderId"
      LEFT JOIN "WebOrder" w ON w."businessId" = o."businessId" AND w."id" = o."webOrderId"
      LEFT JOIN "AutoMessage" a ON a."businessId" = o."businessId" AND a."event"::text = s."event"
      WHERE s."event" IS NOT NULL AND (a."event" IS NULL OR (o."totalPoisha" >= a."minimumPoisha"
        AND (a."sources" = '{}' OR o."source" = ANY(a."sources"))
        AND (a."couriers" = '{}' OR coalesce(o."courierName", o."plannedCourier") = ANY(a."couriers"))
        AND (a."siteIds" = '{}' OR w."siteId" = ANY(a."siteIds"))))
      GROUP BY 1
    ), messages AS (
      SELECT m."event"::text AS "event", (count(*) FILTER (WHERE m."status" = 'SENT'))::int AS "sent",
        coalesce(sum(s."cost") FILTER (WHERE m."status" = 'SENT'), 0)::int AS "spent",
        (count(*) FILTER (WHERE m."status" = 'SKIPPED'))::int AS "skipped",
        (count(*) FILTER (WHERE m."reason"->>'messageKey' = ${LOW_BALANCE}))::int AS "unpaid"
      FROM "OrderMessage" m LEFT JOIN "SmsMessage" s ON s."businessId" = m."businessId" AND s."id" = m."smsId"
      WHERE m."businessId" = ${businessId}::uuid AND m."status" IN ('SENT', 'SKIPPED') AND m."updatedAt" >= ${since}
      GROUP BY 1
    )
    SELECT "event", coalesce(h."orders", 0) AS "orders", coalesce(m."sent", 0) AS "sent", coalesce(m."spent", 0) AS "spent",
      coalesce(m."skipped", 0) AS "skipped", coalesce(m."unpaid", 0) AS "unpaid"
    FROM happened h FULL JOIN messages m USING ("event")`;
  return new Map(rows.map(({ event, ...figures }) => [event, figures]));
}
