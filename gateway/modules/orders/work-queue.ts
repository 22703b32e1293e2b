import { LATE_PARCEL_DAYS } from '../../../schema/rules/late-parcel.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { KEPT } from '../../db/kept-statements.ts';
import type { BusinessRules } from '../../session/session.ts';
import { stockAlertCountSql } from '../notifications/stock-alerts.ts';

/** Counts of the work queue, as of now. */
export interface WorkQueue {
  webOrdersToCall: number;
  toConfirm: number;
  toPack: number;
  toShip: number;
  onHold: number;
  /** On hold until today or an earlier day. */
  holdDue: number;
  delayed: number;
  returning: number;
  /** On their way back for longer than the business grants. */
  lateReturns: number;
  unsettledOrders: number;
  unsettledPoisha: bigint;
  /** Open tasks whose time is over. */
  overdueTasks: number;
  lowStock: number;
  /** Balance of cash, bank and wallet accounts. */
  cashPoisha: bigint;
}

/**
 * The work queue as a statement, for one business or within a larger one over many: from kept counts and balances, and from
 * partial indexes for the counts that nothing keeps.
 */
export function workQueueSql(businessId: Prisma.Sql, returnGraceDays: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    WITH kept AS (SELECT "kind", "status", "count" FROM "StatusCount" WHERE "businessId" = ${businessId}::uuid)
    SELECT
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'web-order' AND "status" = 'PROCESSING'), 0) AS "webOrdersToCall",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'PENDING'), 0) AS "toConfirm",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'CONFIRMED'), 0) AS "toPack",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'PACKED'), 0) AS "toShip",
      coalesce((SELECT "count" FROM kept WHERE "kind" = 'order' AND "status" = 'HOLD'), 0) AS "onHold",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "status" = 'HOLD'
        AND "holdUntil" <= (now() AT TIME ZONE 'Asia/Dhaka')::date) AS "holdDue",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "status" = 'SHIPPED'
        AND "shippedAt" <= now() - make_interval(days => ${LATE_PARCEL_DAYS}::int)) AS "delayed",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "returningUnits" > 0) AS "returning",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "returningUnits" > 0
        AND "returningSince" < now() - make_interval(days => ${returnGraceDays}::int)) AS "lateReturns",
      (SELECT count(*)::int FROM "Order" WHERE "businessId" = ${businessId}::uuid
        AND "settlementStatus" IN ('UNSETTLED', 'PARTIAL', 'DISPUTED')) AS "unsettledOrders",
      coalesce((SELECT sum(b."debitPoisha" - b."creditPoisha")::bigint FROM "AccountTotal" b
        JOIN "Account" a ON a."businessId" = b."businessId" AND a."id" = b."accountId"
        WHERE b."businessId" = ${businessId}::uuid AND b."span" = 'MONTH' AND a."code" = 'courier-receivable'), 0) AS "unsettledPoisha",
      (SELECT count(*)::int FROM "Task" WHERE "businessId" = ${businessId}::uuid AND "status" IN ('PENDING', 'IN_PROGRESS')
        AND "attentionAt" < now()) AS "overdueTasks",
      ${stockAlertCountSql(businessId)} AS "lowStock",
      coalesce((SELECT sum(b."debitPoisha" - b."creditPoisha")::bigint FROM "AccountTotal" b
        JOIN "Account" a ON a."businessId" = b."businessId" AND a."id" = b."accountId"
        WHERE b."businessId" = ${businessId}::uuid AND b."span" = 'MONTH' AND a."kind" = 'MONEY'), 0) AS "cashPoisha"`;
}

/** Reads the work queue in one statement. */
export async function workQueue(businessId: string, { returnGraceDays }: Pick<BusinessRules, 'returnGraceDays'>): Promise<WorkQueue> {
  const rows = await db.$queryRaw<WorkQueue[]>`${KEPT}${workQueueSql(Prisma.sql`${businessId}`, Prisma.sql`${returnGraceDays}`)}`;
  return rows[0]!;
}
