import { Prisma } from '../../db/generated/client/client.ts';
import type { SalesBasis } from '../../db/generated/client/enums.ts';
import { keptSpans } from './kept-spans.ts';

const SUMS = ['units', 'delivered', 'back', 'lost', 'revenuePoisha', 'costPoisha', 'damagePoisha'] as const;
const columns = (write: (name: string) => string) => Prisma.raw(SUMS.map(write).join(', '));

/** What is kept of variants between two days. */
export function soldBetween(businessId: string, basis: SalesBasis, from: string, to: string): Prisma.Sql {
  return Prisma.join(keptSpans(from, to).map(([span, first, end]) => Prisma.sql`
    SELECT "variantId", ${columns((name) => `"${name}"`)} FROM "VariantSales"
    WHERE "businessId" = ${businessId}::uuid AND "basis" = ${basis}::"SalesBasis" AND "span" = ${span}::"SalesSpan"
      AND "start" >= ${first}::date AND "start" < ${end}::date`), ' UNION ALL ');
}

const DAY = { SHIPPED: Prisma.sql`s."shippedDay"`, FINISHED: Prisma.sql`s."finishedDay"` };
/** When it was, as far as `sold_lines` tells the day from it. */
const TIME = {
  SHIPPED: Prisma.sql`o."shippedAt"`,
  FINISHED: Prisma.sql`coalesce(o."deliveredAt", o."returnedAt", (
    SELECT max(t."createdAt") FROM "OrderTransition" t WHERE t."businessId" = o."businessId" AND t."orderId" = o."id" AND t."to" = 'LOST'))`,
};

/** What to add to the above so that a day counts up to an hour only: its lines are kept by day, their orders know the time. */
export function soldLater(businessId: string, basis: SalesBasis, day: string, until: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT s."variantId", ${columns((name) => `-s."${name}"`)}
    FROM "SoldLine" s JOIN "OrderLine" l ON l."businessId" = s."businessId" AND l."id" = s."id"
    JOIN "Order" o ON o."businessId" = l."businessId" AND o."id" = l."orderId"
    WHERE s."businessId" = ${businessId}::uuid AND ${DAY[basis]} = ${day}::date AND ${TIME[basis]} >= ${until}`;
}
