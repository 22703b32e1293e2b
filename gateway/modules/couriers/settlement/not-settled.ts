import { z } from 'zod';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { idOf } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { planConstants } from '../../../list-query/plan-constants.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { byCreation } from '../../../list-query/common-filters.ts';

/** Days since delivery, first and last; null for no upper limit. */
export const AGES = { DAYS_0_3: [0, 3], DAYS_4_7: [4, 7], DAYS_8_15: [8, 15], OVER_15: [16, null] } as const;
export const settlementAge = z.enum(['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15']);
export type SettlementAge = z.output<typeof settlementAge>;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Orders of an age. The age of a parcel refused against a fee counts from its shipping day. */
function agedWhere(age: SettlementAge): Prisma.OrderWhereInput {
  const [from, to] = AGES[age];
  const range = { lte: daysAgo(from), ...(to !== null && { gt: daysAgo(to + 1) }) };
  return { OR: [{ deliveredAt: range }, { deliveredAt: null, shippedAt: range }] };
}

export const notSettledShow = z.enum(['OPEN', 'LATE', 'SNOOZED', 'DISPUTED']);
export type NotSettledShow = z.output<typeof notSettledShow>;

/** Named in the statement, because the index of the unsettled orders is a partial one. */
const OPEN = planConstants('UNSETTLED', 'PARTIAL');
const DISPUTED = planConstants('DISPUTED');

const today = () => new Date(dhakaDay(new Date()));

/** Orders that a courier should have paid by its terms. */
async function lateWhere(businessId: string): Promise<Prisma.OrderWhereInput> {
  const couriers = await db.courier.findMany({ where: { businessId }, select: { id: true, payoutDays: true, graceDays: true } });
  const byDays = Map.groupBy(couriers, ({ payoutDays, graceDays }) => payoutDays + graceDays);
  return {
    OR: [...byDays].map(([days, its]) => {
      const before = { lt: daysAgo(days) };
      return {
        shipments: { some: { courierId: { in: its.map(({ id }) => id) }, active: true } },
        OR: [{ deliveredAt: before }, { deliveredAt: null, shippedAt: before }],
      };
    }),
  };
}

export const notSettledListQuery = defineListQuery({
  name: 'couriers.notSettled',
  table: 'Order',
  permission: 'notification',
  ...byCreation,
  filter: z.object({
    age: settlementAge.optional().describe('Only those delivered so long ago.'),
    courierId: idOf('Courier').optional().describe('Only what this courier has.'),
    show: notSettledShow.default('OPEN')
      .describe('Those that wait for their money, that wait longer than agreed, that were put away until a day, or that are in dispute.'),
  }),
  where: ({ businessId }, { age, courierId, show }): Prisma.OrderWhereInput => ({
    businessId,
    settlementStatus: { in: show === 'DISPUTED' ? DISPUTED : OPEN },
    ...(age && agedWhere(age)),
    ...(courierId && { shipments: { some: { courierId, active: true } } }),
    ...(show === 'SNOOZED' && { settlementSnooze: { untilDay: { gt: today() } } }),
    ...((show === 'OPEN' || show === 'LATE') && { NOT: { settlementSnooze: { untilDay: { gt: today() } } } }),
  }),
  storedWhere: ({ businessId }, { show }) => (show === 'LATE' ? lateWhere(businessId) : Promise.resolve(null)),
});

interface Unsettled {
  collectedPoisha: Poisha;
  totalPoisha: Poisha;
  advancePoisha: Poisha;
  statementLines: { result: string; settledPoisha: Poisha; collectedPoisha: Poisha; statement: { status: string } }[];
}

/** What `heldAmount` needs of the statement lines of an order. */
export const HELD_LINES = {
  select: { result: true, settledPoisha: true, collectedPoisha: true, statement: { select: { status: true } } },
} as const;

/**
 * What a courier holds of an order, in poisha: the cash it collected minus what posted statements paid. For an order in
 * dispute, the disputed amount; negative when the courier paid too much.
 */
export function heldAmount({ collectedPoisha, totalPoisha, advancePoisha, statementLines }: Unsettled): Poisha {
  const posted = statementLines.filter(({ statement }) => statement.status === 'POSTED');
  const settled = posted.reduce((sum, line) => sum + line.settledPoisha, 0n);
  const differences = posted.filter(({ result }) => result === 'SHORT' || result === 'OVER');
  const disputed = differences.reduce((sum, line) => sum + line.settledPoisha - line.collectedPoisha, 0n);
  return (collectedPoisha > 0n ? collectedPoisha : totalPoisha - advancePoisha) - settled + disputed;
}

export interface HeldMoney {
  courierId: string;
  name: string;
  orders: number;
  /** In total: those put away until a day, and the others by days since delivery. Each amount is that of a tab of the list. */
  total: Poisha;
  away: Poisha;
  awayOrders: number;
  days0to3: Poisha;
  days4to7: Poisha;
  days8to15: Poisha;
  over15: Poisha;
  /** Of orders that are overdue by the courier's terms and not put away. */
  late: Poisha;
  lateOrders: number;
  payoutDays: number;
  graceDays: number;
  /** The day of the last posted statement; null without one. */
  lastPayout: Date | null;
  /** The number of parcels by age, as the amounts above. */
  parcels0to3: number;
  parcels4to7: number;
  parcels8to15: number;
  parcelsOver15: number;
}

/**
 * How much money each courier holds, by age, the largest amount first. One statement over the unsettled orders. The
 * parcel of each order is found by LATERAL: a plain join would read all parcels that the courier ever had.
 */
export function heldMoney(businessId: string): Promise<HeldMoney[]> {
  return db.$queryRaw<HeldMoney[]>`
    SELECT c."id" AS "courierId", c."name", count(*)::int AS "orders", sum(u."amount")::bigint AS "total",
      coalesce(sum(u."amount") FILTER (WHERE u."away"), 0)::bigint AS "away", (count(*) FILTER (WHERE u."away"))::int AS "awayOrders",
      coalesce(sum(u."amount") FILTER (WHERE u."age" < 4 AND NOT u."away"), 0)::bigint AS "days0to3",
      coalesce(sum(u."amount") FILTER (WHERE u."age" >= 4 AND u."age" < 8 AND NOT u."away"), 0)::bigint AS "days4to7",
      coalesce(sum(u."amount") FILTER (WHERE u."age" >= 8 AND u."age" < 16 AND NOT u."away"), 0)::bigint AS "days8to15",
      coalesce(sum(u."amount") FILTER (WHERE u."age" >= 16 AND NOT u."away"), 0)::bigint AS "over15",
      coalesce(sum(u."amount") FILTER (WHERE u."age" > c."payoutDays" + c."graceDays" AND NOT u."away"), 0)::bigint AS "late",
      (count(*) FILTER (WHERE u."age" > c."payoutDays" + c."graceDays" AND NOT u."away"))::int AS "lateOrders", c."payoutDays", c."graceDays",
      (SELECT max(t."day") FROM "CourierStatement" t WHERE t."businessId" = c."businessId" AND t."courierId" = c."id" AND t."status" = 'POSTED') AS "lastPayout",
      (count(*) FILTER (WHERE u."age" < 4 AND NOT u."away"))::int AS "parcels0to3",
      (count(*) FILTER (WHERE u."age" >= 4 AND u."age" < 8 AND NOT u."away"))::int AS "parcels4to7",
      (count(*) FILTER (WHERE u."age" >= 8 AND u."age" < 16 AND NOT u."away"))::int AS "parcels8to15",
      (count(*) FILTER (WHERE u."age" >= 16 AND NOT u."away"))::int AS "parcelsOver15"
    FROM (
      SELECT o."businessId", o."id", extract(epoch FROM now() - coalesce(o."deliveredAt", o."shippedAt")) / 86400 AS "age",
        z."orderId" IS NOT NULL AS "away",
        CASE WHEN o."collectedPoisha" > 0 THEN o."collectedPoisha" ELSE o."totalPoisha" - o."advancePoisha" END
          - CASE WHEN o."settlementStatus" = 'UNSETTLED' THEN 0 ELSE (
              SELECT coalesce(sum(l."settledPoisha"), 0) FROM "StatementLine" l
              JOIN "CourierStatement" t ON t."businessId" = l."businessId" AND t."id" = l."statementId" AND t."status" = 'POSTED'
              WHERE l."businessId" = o."businessId" AND l."orderId" = o."id") END AS "amount"
      FROM "Order" o LEFT JOIN "SettlementSnooze" z ON z."businessId" = o."businessId" AND z."orderId" = o."id" AND z."untilDay" > ${dhakaDay(new Date())}::date
      WHERE o."businessId" = ${businessId}::uuid AND o."settlementStatus" IN ('UNSETTLED', 'PARTIAL')
    ) u
    CROSS JOIN LATERAL (
      SELECT s."businessId", s."courierId" FROM "Shipment" s WHERE s."businessId" = u."businessId" AND s."orderId" = u."id" AND s."active" LIMIT 1
    ) s
    JOIN "Courier" c ON c."businessId" = s."businessId" AND c."id" = s."courierId"
    GROUP BY c."businessId", c."id" ORDER BY "total" DESC, c."id"`;
}
