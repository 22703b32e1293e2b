import type { ProfitPart } from '../../../schema/rules/profit-parts.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { ONLY_OF_ORDERS, partOfNoOrder } from './profit-parts.ts';

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
  WHERE a."businessId" = ${businessId}::uuid AND a."type" IN ('INCOME', 'EXPENSE') AND a."code" NOT IN (${Prisma.raw(ONLY_OF_ORDERS)})
    AND (a."code" = 'stock-rounding' OR (e."sourceType" <> 'CourierStatement' AND o."id" IS NULL))`;

/** Those of one figure; of all for null. */
export const ofPart = (part: ProfitPart | null): Prisma.Sql => (part ? Prisma.sql`AND ${Prisma.raw(partOfNoOrder(part))}` : Prisma.empty);
