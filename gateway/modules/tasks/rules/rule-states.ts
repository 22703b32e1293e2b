import { AGREEING_PAIRS } from '../../../../schema/rules/agreeing-statuses.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../schema/rules/durations.ts';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { CALLING_HOUR, TASK_TRIGGERS } from '../../../../schema/rules/task-rules.ts';
import { Prisma, type TaskRule } from '../../../db/generated/client/client.ts';
import { lowVariants } from '../../catalog/low-variants.ts';
import { TOLD_OTHERWISE } from './told-otherwise.ts';

/** What a rule looks for, and after how long. */
export type Watch = Pick<TaskRule, 'trigger' | 'threshold' | 'delayMinutes' | 'sources' | 'couriers' | 'siteIds' | 'minimumPoisha'>;

const DAY_MINUTES = 24 * 60;

const RECORD_COLUMNS = { ORDER: 'orderId', WEB_ORDER: 'webOrderId', PRODUCT: 'productId', STATEMENT: 'statementId' } as const;

/** The column of a task that names its record; null where it is about none. */
export function recordColumn(trigger: TaskRule['trigger']) {
  const { record } = TASK_TRIGGERS[trigger];
  return record && RECORD_COLUMNS[record];
}

const orderConditions = ({ sources, couriers, minimumPoisha }: Watch) => Prisma.sql`
  ${sources.length > 0 ? Prisma.sql`AND o."source" = ANY(${sources}::text[])` : Prisma.empty}
  ${couriers.length > 0 ? Prisma.sql`AND coalesce(o."courierName", o."plannedCourier") = ANY(${couriers}::text[])` : Prisma.empty}
  ${minimumPoisha > 0n ? Prisma.sql`AND o."totalPoisha" >= ${minimumPoisha}` : Prisma.empty}`;

const webOrderConditions = ({ siteIds, minimumPoisha }: Watch) => Prisma.sql`
  ${siteIds.length > 0 ? Prisma.sql`AND w."siteId" = ANY(${siteIds}::uuid[])` : Prisma.empty}
  ${minimumPoisha > 0n ? Prisma.sql`AND w."totalPoisha" >= ${minimumPoisha}` : Prisma.empty}`;

/** Whoever was called before this moment is to be called again. After whole days that is in the morning. */
function calledBefore({ delayMinutes }: Watch, now: Date): Date {
  const days = delayMinutes / DAY_MINUTES;
  if (days === 0 || !Number.isInteger(days)) return new Date(now.getTime() - delayMinutes * MINUTE_MS);
  return dhakaDayStart(addDays(dhakaDay(now.getTime() - CALLING_HOUR * HOUR_MS), 1 - days));
}

/**
 * The records that a rule finds at a moment, as `recordId` and `since` when each has been so: one without id for what
 * concerns the business as a whole. Each trigger is read by an index that contains little else.
 */
export function statesOf(businessId: string, watch: Watch, now = new Date()): Prisma.Sql {
  const before = new Date(now.getTime() - watch.delayMinutes * MINUTE_MS);
  const dayBefore = dhakaDay(before);
  switch (watch.trigger) {
    case 'NO_ANSWER': return Prisma.sql`
      SELECT w."id" AS "recordId", w."lastCallAt" AS "since" FROM "WebOrder" w
      WHERE w."businessId" = ${businessId}::uuid AND w."status" = 'NO_ANSWER' AND w."attempts" = ${watch.threshold}::int
        AND w."lastCallAt" <= ${calledBefore(watch, now)} ${webOrderConditions(watch)}`;
    case 'HOLD_DUE': return Prisma.sql`
      SELECT o."id" AS "recordId", o."holdUntil"::timestamptz AS "since" FROM "Order" o
      WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'HOLD' AND o."holdUntil" <= ${dayBefore}::date ${orderConditions(watch)}`;
    // Only couriers that report can be without news.
    case 'NO_SCAN': return Prisma.sql`
      SELECT o."id" AS "recordId", greatest(o."shippedAt", s."statusAt") AS "since" FROM "Order" o
      JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
      JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId" AND c."provider" IS NOT NULL
      WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'SHIPPED' AND o."shippedAt" <= ${before}
        AND (s."statusAt" IS NULL OR s."statusAt" <= ${before}) ${orderConditions(watch)}`;
    case 'SHIPPED': return Prisma.sql`
      SELECT o."id" AS "recordId", o."shippedAt" AS "since" FROM "Order" o
      WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'SHIPPED' AND o."shippedAt" <= ${before} ${orderConditions(watch)}`;
    case 'RETURN_PENDING': return Prisma.sql`
      SELECT o."id" AS "recordId", t."createdAt" AS "since" FROM "Order" o
      CROSS JOIN LATERAL (
        SELECT "createdAt" FROM "OrderTransition" WHERE "businessId" = o."businessId" AND "orderId" = o."id"
          AND "to" IN ('RETURN_PENDING', 'PARTIAL', 'EXCHANGED') AND "from" IS DISTINCT FROM "to" AND "isCredited"
        ORDER BY "orderVersion" DESC LIMIT 1
      ) t
      WHERE o."businessId" = ${businessId}::uuid AND o."returningUnits" > 0 AND t."createdAt" <= ${before} ${orderConditions(watch)}`;
    case 'UNSETTLED': return Prisma.sql`
      SELECT h."orderId" AS "recordId", (h."day" + c."payoutDays" + c."graceDays" + 1)::timestamptz AS "since" FROM "Courier" c
      JOIN "HeldOrder" h ON h."businessId" = c."businessId" AND h."courierId" = c."id" AND h."day" < ${dayBefore}::date - (c."payoutDays" + c."graceDays")
      JOIN "Order" o ON o."businessId" = h."businessId" AND o."id" = h."orderId"
      WHERE c."businessId" = ${businessId}::uuid AND NOT EXISTS (
        SELECT 1 FROM "SettlementSnooze" z WHERE z."businessId" = h."businessId" AND z."orderId" = h."orderId" AND z."untilDay" > ${dhakaDay(now)}::date
      ) ${orderConditions(watch)}`;
    case 'STATEMENT_OPEN': return Prisma.sql`
      SELECT "id" AS "recordId", "createdAt" AS "since" FROM "CourierStatement"
      WHERE "businessId" = ${businessId}::uuid AND "status" = 'DRAFT' AND "createdAt" <= ${before}`;
    case 'UNKNOWN_STATUS': return Prisma.sql`
      SELECT e."orderId" AS "recordId", min(e."receivedAt") AS "since" FROM "CourierEvent" e
      JOIN "Order" o ON o."businessId" = e."businessId" AND o."id" = e."orderId"
      WHERE e."businessId" = ${businessId}::uuid AND e."outcome" = 'UNKNOWN_STATUS' AND e."orderId" IS NOT NULL
        AND e."receivedAt" <= ${before} ${orderConditions(watch)}
      GROUP BY 1`;
    case 'LATE_REPORT': return Prisma.sql`
      SELECT e."orderId" AS "recordId", min(e."receivedAt") AS "since" FROM "CourierEvent" e
      JOIN "Order" o ON o."businessId" = e."businessId" AND o."id" = e."orderId"
      WHERE e."businessId" = ${businessId}::uuid AND e."outcome" = 'LATE' AND e."orderId" IS NOT NULL AND e."receivedAt" <= ${before}
        AND NOT coalesce(e."status", '') || ' ' || o."status"::text = ANY(${AGREEING_PAIRS}::text[]) ${orderConditions(watch)}
      GROUP BY 1`;
    // What `countOpenReports` of `couriers` counts, and what could not be applied.
    case 'REPORT_OPEN': return Prisma.sql`
      SELECT e."orderId" AS "recordId", min(e."receivedAt") AS "since" FROM "CourierEvent" e
      JOIN "Order" o ON o."businessId" = e."businessId" AND o."id" = e."orderId"
      WHERE e."businessId" = ${businessId}::uuid AND e."outcome" IN ('TO_DECIDE', 'FAILED') AND e."orderId" IS NOT NULL
        AND e."receivedAt" <= ${before} AND o."status" IN ('SHIPPED', 'RETURN_PENDING') ${orderConditions(watch)}
      GROUP BY 1`;
    // One task for all of them: what they are about is not here.
    case 'REPORT_UNMATCHED': return Prisma.sql`
      SELECT NULL::uuid AS "recordId", min(e."receivedAt") AS "since" FROM "CourierEvent" e
      WHERE e."businessId" = ${businessId}::uuid AND e."outcome" IN ('UNKNOWN_PARCEL', 'FAILED') AND e."orderId" IS NULL AND e."receivedAt" <= ${before}
      HAVING count(*) > 0`;
    case 'TOLD_OTHERWISE': return Prisma.sql`
      SELECT o."id" AS "recordId", o."shippedAt" AS "since" FROM "Order" o
      CROSS JOIN LATERAL (
        SELECT k."parcel" FROM "CourierBooking" k JOIN "Shipment" s ON s."businessId" = k."businessId" AND s."orderId" = k."orderId"
          AND s."courierId" = k."courierId" AND s."invoice" = k."invoice" AND s."active"
        WHERE k."businessId" = o."businessId" AND k."orderId" = o."id" AND k."status" = 'BOOKED' LIMIT 1
      ) b
      WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'SHIPPED' AND o."shippedAt" <= ${now} AND ${TOLD_OTHERWISE} ${orderConditions(watch)}`;
    case 'LOW_STOCK': return Prisma.sql`SELECT v."productId" AS "recordId", ${now}::timestamptz AS "since" ${lowVariants(businessId)} GROUP BY 1`;
    case 'PREORDER_LATE': return Prisma.sql`
      SELECT v."productId" AS "recordId", min(p."expectedOn")::timestamptz AS "since" FROM "PreorderPlan" p
      JOIN "Variant" v ON v."businessId" = p."businessId" AND v."id" = p."variantId"
      WHERE p."businessId" = ${businessId}::uuid AND p."expectedOn" < ${dayBefore}::date AND p."variantId" IN (
        SELECT l."variantId" FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
        WHERE o."businessId" = ${businessId}::uuid AND o."status" = 'PREORDER')
      GROUP BY 1`;
    case 'SMS_BALANCE': return Prisma.sql`
      SELECT NULL::uuid AS "recordId", ${now}::timestamptz AS "since" FROM "Business" WHERE "id" = ${businessId}::uuid AND "smsBalance" < ${watch.threshold}::int`;
  }
}

const columnSql = (column: NonNullable<ReturnType<typeof recordColumn>>) => Prisma.raw(`t."${column}"`);

/**
 * Whether a row `s` of `statesOf` has no task of a rule yet. The tasks are a list that is looked up in a hash: of NOT EXISTS
 * PostgreSQL makes a join, which reads all tasks of the rule again for each row while there are no statistics about the tables.
 */
export function hasNoTask(businessId: string, { id, trigger }: Pick<TaskRule, 'id' | 'trigger'>): Prisma.Sql {
  const its = Prisma.sql`FROM "Task" t WHERE t."businessId" = ${businessId}::uuid AND t."ruleId" = ${id}::uuid AND t."curedAt" IS NULL`;
  const column = recordColumn(trigger);
  if (column === null) return Prisma.sql`NOT EXISTS (SELECT 1 ${its})`;
  // One null among them would leave no row; asked for in WHERE, it would lead to the index of the column in place of the rule's.
  return Prisma.sql`s."recordId" NOT IN (SELECT coalesce(${columnSql(column)}, t."id") ${its})`;
}

/** Whether the record of a task `t` is in the state that a rule looks for, looked up in the same way: `IS TRUE` keeps it from becoming a join. */
export function isInState(businessId: string, watch: Watch, now: Date): Prisma.Sql {
  const states = Prisma.sql`(${statesOf(businessId, watch, now)}) s`;
  const column = recordColumn(watch.trigger);
  if (column === null) return Prisma.sql`EXISTS (SELECT 1 FROM ${states})`;
  return Prisma.sql`(${columnSql(column)} IN (SELECT s."recordId" FROM ${states})) IS TRUE`;
}
