import { v7 as uuidv7 } from 'uuid';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { MessageEvent } from '../../db/generated/client/enums.ts';
import { STEP_EVENTS } from './message-events.ts';

export const FIGURE_DAYS = 30;

/** The beginning of the days that figures are of. */
export const figuresSince = (now = new Date()) => new Date(now.getTime() - FIGURE_DAYS * 86_400_000);

/** Which orders of an event are told. */
export interface EventFilter {
  sources: readonly string[];
  couriers: readonly string[];
  siteIds: readonly string[];
  minimumPoisha: bigint;
}

/** The first id of a row that was written at this time or later: ids begin with their time. */
const idFrom = (at: Date) => uuidv7({ msecs: at.getTime(), seq: 0, random: new Uint8Array(16) });

/** The event of a step `t`, the first where it is several; NULL where it is none. */
const STEP_EVENT = Prisma.sql`CASE ${Prisma.join(STEP_EVENTS.map(({ event, to, from, needsGoods = false }) => Prisma.sql`
    WHEN t."to" = ${to}::"OrderStatus" AND t."from" = ANY(${from}::"OrderStatus"[]) AND NOT (${needsGoods} AND t."isShort") THEN ${event}::text`), '')} END`;

/** Which orders which events happened to since then, each once: steps as `eventsOf` has them, and what other callers tell. */
const steps = (businessId: string, since: Date) => Prisma.sql`
  SELECT t."orderId", ${STEP_EVENT} AS "event"
  FROM "OrderTransition" t WHERE t."businessId" = ${businessId}::uuid AND t."id" >= ${idFrom(since)}::uuid AND t."isCredited"
  UNION SELECT e."orderId", 'OUT_FOR_DELIVERY' FROM "CourierEvent" e
  WHERE e."businessId" = ${businessId}::uuid AND e."receivedAt" >= ${since} AND e."status" = 'OUT_FOR_DELIVERY' AND e."orderId" IS NOT NULL
  UNION SELECT j."sourceId", 'ADVANCE' FROM "JournalEntry" j
  WHERE j."businessId" = ${businessId}::uuid AND j."day" >= ${dhakaDay(since)}::date AND j."kind" = 'advance' AND j."sourceType" = 'Order' AND j."reversesId" IS NULL`;

interface EventCount {
  event: MessageEvent;
  orders: number;
}

/** How many orders of the last 30 days each event happened to, of those that `rules` (as AutoMessage has them) let through. */
async function countOrders(businessId: string, rules: Prisma.Sql, since: Date): Promise<Map<MessageEvent, number>> {
  const rows = await db.$queryRaw<EventCount[]>`
    WITH steps AS (${steps(businessId, since)})
    SELECT s."event", count(*)::int AS "orders"
    FROM steps s JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = s."orderId"
    LEFT JOIN "WebOrder" w ON w."businessId" = o."businessId" AND w."id" = o."webOrderId"
    LEFT JOIN (${rules}) a ON a."event" = s."event"
    WHERE s."event" IS NOT NULL AND (a."event" IS NULL OR (o."totalPoisha" >= a."minimumPoisha"
      AND (a."sources" = '{}' OR o."source" = ANY(a."sources"))
      AND (a."couriers" = '{}' OR coalesce(o."courierName", o."plannedCourier") = ANY(a."couriers"))
      AND (a."siteIds" = '{}' OR w."siteId" = ANY(a."siteIds"))))
    GROUP BY 1`;
  return new Map(rows.map(({ event, orders }) => [event, orders]));
}

/** Orders of the last 30 days by event, as the events are set up; events that happened to none are left out. */
export const ordersByEvent = (businessId: string, since = figuresSince()): Promise<Map<MessageEvent, number>> =>
  countOrders(businessId, Prisma.sql`
    SELECT "event"::text AS "event", "sources", "couriers", "siteIds", "minimumPoisha" FROM "AutoMessage" WHERE "businessId" = ${businessId}::uuid`, since);

/** The same of one event under a filter that is not saved yet. */
export async function ordersUnder(businessId: string, event: MessageEvent, filter: EventFilter): Promise<number> {
  const rule = Prisma.sql`SELECT ${event}::text AS "event", ${filter.sources}::text[] AS "sources", ${filter.couriers}::text[] AS "couriers",
    ${filter.siteIds}::uuid[] AS "siteIds", ${filter.minimumPoisha}::bigint AS "minimumPoisha"`;
  return (await countOrders(businessId, rule, figuresSince())).get(event) ?? 0;
}
