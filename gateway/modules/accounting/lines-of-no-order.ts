import { Prisma } from '../../db/generated/client/client.ts';
import { NOT_ONLY_OF_ORDERS } from './profit-parts.ts';

/** Days in Dhaka, 'YYYY-MM-DD'. */
interface Days {
  from: string;
  to: string;
}

/**
 * For FROM: the lines `l` of the profit and loss of some days, with their accounts `a`, that neither an order that has left nor a
 * statement has caused: what a profit by orders leaves to the day of the entry. What rounds the cost of stock belongs to no order.
 */
export const linesOfNoOrder = (businessId: string, { from, to }: Days): Prisma.Sql => Prisma.sql`"Account" a
  JOIN "JournalLine" l ON l."businessId" = a."businessId" AND l."accountId" = a."id" AND l."day" BETWEEN ${from}::date AND ${to}::date
  JOIN "JournalEntry" e ON e."businessId" = l."businessId" AND e."id" = l."entryId"
  LEFT JOIN "Order" o ON e."sourceType" = 'Order' AND o."businessId" = e."businessId" AND o."id" = e."sourceId" AND o."shippedAt" IS NOT NULL
  WHERE a."businessId" = ${businessId}::uuid AND a."type" IN ('INCOME', 'EXPENSE') AND ${Prisma.raw(NOT_ONLY_OF_ORDERS)}
    AND (a."code" = 'stock-rounding' OR (e."sourceType" <> 'CourierStatement' AND o."id" IS NULL))`;

/** Of these, the lines that orders caused which never left: few, beside those of anything else. */
export const IS_OF_STAYED_ORDER = Prisma.sql`AND e."sourceType" = 'Order' AND a."code" <> 'stock-rounding'`;
