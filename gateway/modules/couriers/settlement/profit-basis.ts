import { dhakaDayEnd, dhakaDayStart } from '../../../../schema/rules/format.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { ABOUT_ITS_ORDER } from './profit-facts.ts';

/** Bases on which an order counts as a whole on one day (ADR 57). */
export type OrderBasis = 'SHIPPED' | 'SETTLED';

/** Days in Dhaka, 'YYYY-MM-DD'. */
export interface DaysOfOrders {
  from: string;
  to: string;
  /** What came on a day after this hour of it, up to its end, is left out. */
  cutOff?: { day: string; after: Date };
}

/** The orders that count on some days, each once, as "orderId" and "day". */
export const ordersOnBasis = (businessId: string, basis: OrderBasis, days: DaysOfOrders): Prisma.Sql =>
  (basis === 'SHIPPED' ? shippedOrders : settledOrders)(businessId, days);

/** By the day on which they were handed over: the last time, where they were taken back from the courier and sent again. */
const shippedOrders = (businessId: string, days: DaysOfOrders) => Prisma.sql`
  SELECT o."id" AS "orderId", dhaka_day(o."shippedAt") AS "day" FROM "Order" o
  WHERE o."businessId" = ${businessId}::uuid AND o."shippedAt" IS NOT NULL AND ${isWithin(Prisma.sql`o."shippedAt"`, days)}`;

/**
 * By the day of the first posted statement that says what became of them. Orders that are on no statement: on the day that
 * ended them where no courier had cash of them (paid before, or back in hand), else on the day on which somebody decided what
 * becomes of the money.
 */
const settledOrders = (businessId: string, days: DaysOfOrders) => Prisma.sql`
  SELECT l."orderId", min(t."day") AS "day"
  FROM "StatementLine" l JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
  WHERE l."businessId" = ${businessId}::uuid AND ${ABOUT_ITS_ORDER} AND l."orderId" IN (
    SELECT l."orderId" FROM "CourierStatement" t JOIN "StatementLine" l ON l."businessId" = t."businessId" AND l."statementId" = t."id"
    WHERE t."businessId" = ${businessId}::uuid AND t."status" = 'POSTED' AND t."day" BETWEEN ${days.from}::date AND ${days.to}::date)
  GROUP BY 1 HAVING min(t."day") BETWEEN ${days.from}::date AND ${days.to}::date ${postedInTime(days)}
  UNION ALL
  SELECT o."id", dhaka_day(o."deliveredAt") FROM "Order" o
  WHERE o."businessId" = ${businessId}::uuid AND o."deliveredAt" IS NOT NULL AND ${isWithin(Prisma.sql`o."deliveredAt"`, days)}
    AND o."settlementStatus" = 'NA' AND ${ON_NO_STATEMENT}
  UNION ALL
  SELECT o."id", dhaka_day(o."returnedAt") FROM "Order" o
  WHERE o."businessId" = ${businessId}::uuid AND o."returnedAt" IS NOT NULL AND o."deliveredAt" IS NULL AND ${isWithin(Prisma.sql`o."returnedAt"`, days)}
    AND o."settlementStatus" = 'NA' AND ${ON_NO_STATEMENT}
  UNION ALL
  SELECT o."id", dhaka_day(d."at") FROM (
    SELECT d."orderId", min(d."createdAt") AS "at" FROM "SettlementDecision" d
    WHERE d."businessId" = ${businessId}::uuid AND d."kind" <> 'DISPUTE' AND NOT d."isUndone" GROUP BY 1
  ) d JOIN "Order" o ON o."businessId" = ${businessId}::uuid AND o."id" = d."orderId"
  WHERE ${isWithin(Prisma.sql`d."at"`, days)} AND (o."settlementStatus" <> 'NA' OR (o."deliveredAt" IS NULL AND o."returnedAt" IS NULL)) AND ${ON_NO_STATEMENT}`;

const ON_NO_STATEMENT = Prisma.sql`NOT EXISTS (
  SELECT 1 FROM "StatementLine" l JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
  WHERE l."businessId" = o."businessId" AND l."orderId" = o."id" AND ${ABOUT_ITS_ORDER})`;

const isWithin = (time: Prisma.Sql, { from, to, cutOff }: DaysOfOrders) => Prisma.sql`${time} >= ${dhakaDayStart(from)} AND ${time} < ${dhakaDayEnd(to)}
  ${cutOff ? Prisma.sql`AND NOT (${time} >= ${cutOff.after} AND ${time} < ${dhakaDayEnd(cutOff.day)})` : Prisma.empty}`;

/** A statement is of a day; when it was posted says whether that was after the hour. */
const postedInTime = ({ cutOff }: DaysOfOrders) => (cutOff ? Prisma.sql`
  AND NOT (min(t."day") = ${cutOff.day}::date AND min(t."postedAt") >= ${cutOff.after} AND min(t."postedAt") < ${dhakaDayEnd(cutOff.day)})` : Prisma.empty);

/**
 * What an order brings and costs by its facts `f`. Shipped: as it is expected now. What has come back, was lost or is settled
 * counts as it ended, and the others as if the customer takes all of it. Settled: the money that has come and the charges that
 * were taken; what is open, in dispute or given up has not come, what a courier paid too much is not kept yet, and lost goods cost
 * what nobody has paid for them.
 */
export const AMOUNTS: Record<OrderBasis, Record<'sales' | 'goods' | 'charge' | 'fee' | 'back' | 'losses', Prisma.Sql> & { isEstimated: Prisma.Sql }> = {
  SHIPPED: {
    sales: Prisma.sql`CASE WHEN f."isExpected" THEN f."expectedRevenue" ELSE f."revenue" END`,
    goods: Prisma.sql`CASE WHEN f."isExpected" THEN f."wholeCost" ELSE f."deliveredCost" END`,
    charge: Prisma.sql`CASE WHEN f."isEstimated" THEN 0 ELSE coalesce(f."charge", 0) END`,
    fee: Prisma.sql`CASE WHEN f."isEstimated" THEN 0 ELSE coalesce(f."fee", 0) END`,
    back: Prisma.sql`coalesce(f."back", 0) + f."accrued"`,
    losses: Prisma.sql`f."goodsLoss" + f."writtenOff"`,
    isEstimated: Prisma.sql`f."isEstimated"`,
  },
  SETTLED: {
    sales: Prisma.sql`f."revenue" - f."open" - greatest(f."disputed", 0) - CASE WHEN f."status" = 'LOST' THEN 0 ELSE f."ownWrittenOff" END`,
    goods: Prisma.sql`f."deliveredCost"`,
    charge: Prisma.sql`coalesce(f."charge", 0)`,
    fee: Prisma.sql`coalesce(f."fee", 0)`,
    back: Prisma.sql`coalesce(f."back", 0)`,
    losses: Prisma.sql`f."goodsLoss" + f."claimed" - f."beside" + CASE WHEN f."status" = 'LOST' THEN f."ownWrittenOff" ELSE 0 END`,
    isEstimated: Prisma.sql`false`,
  },
};
