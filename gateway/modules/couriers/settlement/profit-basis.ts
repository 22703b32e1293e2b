import { dhakaDayEnd } from '../../../../schema/rules/format.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { onlyThese, type OnlyOrders } from '../../orders/only-orders.ts';
import { IS_EXPECTED } from './profit-facts.ts';

/** Bases on which an order counts as a whole on one day (ADR 57). */
export type OrderBasis = 'SHIPPED' | 'SETTLED';

/** Days in Dhaka, 'YYYY-MM-DD'. */
export interface DaysOfOrders {
  from: string;
  to: string;
  /** All of them when left out. */
  only?: OnlyOrders;
  /** What came on a day after this hour of it, up to its end, is left out. */
  cutOff?: { day: string; after: Date };
}

/** For FROM: the rows `k` of the orders that count on some days, each order once. It ends in WHERE. */
export function ordersOnBasis(businessId: string, basis: OrderBasis, { from, to, cutOff, only = {} }: DaysOfOrders): Prisma.Sql {
  const these = onlyThese(only);
  return Prisma.sql`"OrderOnBasis" k
  WHERE k."businessId" = ${businessId}::uuid AND k."basis" = ${basis}::"OrderBasis" AND k."day" BETWEEN ${from}::date AND ${to}::date
  ${cutOff ? Prisma.sql`AND NOT (k."day" = ${cutOff.day}::date AND k."at" >= ${cutOff.after} AND k."at" < ${dhakaDayEnd(cutOff.day)})` : Prisma.empty}
  ${these.length > 0
    ? Prisma.sql`AND EXISTS (SELECT 1 FROM "Order" WHERE "businessId" = k."businessId" AND "id" = k."orderId" AND ${Prisma.join(these, ' AND ')})`
    : Prisma.empty}`;
}

/** What an estimate follows from, with its SQL: orders with the same have the same one. */
export const ESTIMATED = {
  district: Prisma.sql`o."district"`,
  thana: Prisma.sql`o."thana"`,
  grams: Prisma.sql`w."grams"`,
  cash: Prisma.sql`CASE WHEN ${IS_EXPECTED} THEN o."totalPoisha" - o."advancePoisha" ELSE o."collectedPoisha" END`,
  codPercent: Prisma.sql`u."codFeePercent"::text`,
  insidePoisha: Prisma.sql`c."insidePoisha"`,
  suburbPoisha: Prisma.sql`c."suburbPoisha"`,
  outsidePoisha: Prisma.sql`c."outsidePoisha"`,
  extraKgPoisha: Prisma.sql`c."extraKgPoisha"`,
  baseKg: Prisma.sql`c."baseKg"`,
  codBasisPoints: Prisma.sql`c."codBasisPoints"`,
};

/** For FROM: the rows `k` of a CTE of that name with what their estimates follow from. Without a weight of any variant, no lines are read. */
export const WITH_ESTIMATES = Prisma.sql`k JOIN "Order" o ON o."businessId" = k."businessId" AND o."id" = k."orderId"
  JOIN "Business" u ON u."id" = o."businessId"
  LEFT JOIN "Shipment" s ON s."businessId" = o."businessId" AND s."orderId" = o."id" AND s."active"
  LEFT JOIN "Courier" c ON c."businessId" = o."businessId"
    AND CASE WHEN s."courierId" IS NULL THEN c."name" = o."plannedCourier" ELSE c."id" = s."courierId" END
  LEFT JOIN (
    SELECT l."businessId", l."orderId", sum(l."quantity" * v."weightGrams")::int AS "grams"
    FROM k JOIN "OrderLine" l ON l."businessId" = k."businessId" AND l."orderId" = k."orderId"
    JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId" AND v."weightGrams" IS NOT NULL GROUP BY 1, 2
  ) w ON w."businessId" = k."businessId" AND w."orderId" = k."orderId"`;
