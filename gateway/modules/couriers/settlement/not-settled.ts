import { z } from 'zod';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { byCreation } from '../../../list-query/common-filters.ts';

/** Days since the delivery, from and to; the last without an end. */
export const AGES = { DAYS_0_3: [0, 3], DAYS_4_7: [4, 7], DAYS_8_15: [8, 15], OVER_15: [16, null] } as const;
export const settlementAge = z.enum(['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15']);
export type SettlementAge = z.output<typeof settlementAge>;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Delivered so long ago; a fee for goods that were refused counts from the day that they left. */
function agedWhere(age: SettlementAge): Prisma.OrderWhereInput {
  const [from, to] = AGES[age];
  const range = { lte: daysAgo(from), ...(to !== null && { gt: daysAgo(to + 1) }) };
  return { OR: [{ deliveredAt: range }, { deliveredAt: null, shippedAt: range }] };
}

export const notSettledListQuery = defineListQuery({
  name: 'couriers.notSettled',
  permission: 'notification',
  ...byCreation,
  filter: z.object({ age: settlementAge.optional().describe('Only those delivered so long ago.') }),
  where: ({ businessId }, { age }): Prisma.OrderWhereInput => ({
    businessId, settlementStatus: { in: ['UNSETTLED', 'PARTIAL'] }, ...(age && agedWhere(age)),
  }),
});

export interface HeldMoney {
  courierId: string;
  name: string;
  orders: number;
  /** In all, and by days since the delivery. */
  total: Poisha;
  days0to3: Poisha;
  days4to7: Poisha;
  days8to15: Poisha;
  over15: Poisha;
  /** Of orders that the courier should have paid by its own terms. */
  late: Poisha;
  lateOrders: number;
}

/** Who holds how much of the business's money, and for how long; the most first. One statement over the unsettled orders. */
export function heldMoney(businessId: string): Promise<HeldMoney[]> {
  return db.$queryRaw<HeldMoney[]>`
    SELECT c."id" AS "courierId", c."name", count(*)::int AS "orders", sum(u."amount")::bigint AS "total",
      coalesce(sum(u."amount") FILTER (WHERE u."age" < 4), 0)::bigint AS "days0to3",
      coalesce(sum(u."amount") FILTER (WHERE u."age" >= 4 AND u."age" < 8), 0)::bigint AS "days4to7",
      coalesce(sum(u."amount") FILTER (WHERE u."age" >= 8 AND u."age" < 16), 0)::bigint AS "days8to15",
      coalesce(sum(u."amount") FILTER (WHERE u."age" >= 16), 0)::bigint AS "over15",
      coalesce(sum(u."amount") FILTER (WHERE u."age" > c."payoutDays" + c."graceDays"), 0)::bigint AS "late",
      (count(*) FILTER (WHERE u."age" > c."payoutDays" + c."graceDays"))::int AS "lateOrders"
    FROM (
      SELECT o."businessId", o."id", extract(epoch FROM now() - coalesce(o."deliveredAt", o."shippedAt")) / 86400 AS "age",
        CASE WHEN o."collectedPoisha" > 0 THEN o."collectedPoisha" ELSE o."totalPoisha" - o."advancePoisha" END AS "amount"
      FROM "Order" o WHERE o."businessId" = ${businessId}::uuid AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL')
    ) u
    JOIN "Shipment" s ON s."businessId" = u."businessId" AND s."orderId" = u."id" AND s."active"
    JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
    GROUP BY c."businessId", c."id" ORDER BY "total" DESC, c."id"`;
}
