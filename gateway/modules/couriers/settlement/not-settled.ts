import { z } from 'zod';
import { addDays, dhakaDay, dhakaDayStart } from '../../../../schema/rules/format.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { idOf, text } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { planConstants } from '../../../list-query/plan-constants.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { byCreation } from '../../../list-query/common-filters.ts';
import { searchWhere, withNumber } from '../../orders/order-search.ts';
import { hasOtherCash } from './cash-in-dispute.ts';
import { isChargeOpen, overchargeOf, type Overcharged } from './overcharged.ts';
import { daysToPay, overdueBefore } from './overdue.ts';

/** Days in Dhaka since delivery, first and last; null for no upper limit. */
export const AGES = { DAYS_0_3: [0, 3], DAYS_4_7: [4, 7], DAYS_8_15: [8, 15], OVER_15: [16, null] } as const;
export const settlementAge = z.enum(['DAYS_0_3', 'DAYS_4_7', 'DAYS_8_15', 'OVER_15']);
export type SettlementAge = z.output<typeof settlementAge>;

/** When the day so many days before today began, in Dhaka. */
const dayStart = (days: number) => dhakaDayStart(addDays(dhakaDay(new Date()), -days));

/** Orders of an age. The age of a parcel refused against a fee counts from its shipping day. */
function agedWhere(age: SettlementAge): Prisma.OrderWhereInput {
  const [from, to] = AGES[age];
  const range = { lt: dayStart(from - 1), ...(to !== null && { gte: dayStart(to) }) };
  return { OR: [{ deliveredAt: range }, { deliveredAt: null, shippedAt: range }] };
}

export const notSettledShow = z.enum(['OPEN', 'LATE', 'SNOOZED', 'DISPUTED']);
export type NotSettledShow = z.output<typeof notSettledShow>;

/** Named in the statement, because the index of the unsettled orders is a partial one. */
const OPEN = planConstants('UNSETTLED', 'PARTIAL');
const DISPUTED = planConstants('DISPUTED');

const today = () => new Date(dhakaDay(new Date()));

/** Orders that a courier should have paid by its terms; `heldMoney` sums up the same ones. */
async function lateWhere(businessId: string): Promise<Prisma.OrderWhereInput> {
  const couriers = await db.courier.findMany({ where: { businessId }, select: { id: true, payoutDays: true, graceDays: true } });
  const byDays = Map.groupBy(couriers, daysToPay);
  return {
    OR: [...byDays].map(([days, its]) => {
      const before = { lt: overdueBefore(dhakaDay(new Date()), days) };
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
    search: text(100).optional().describe("A phone number, an order number, the courier's number of the parcel, or part of a name."),
    show: notSettledShow.default('OPEN')
      .describe('Those that wait for their money, that wait longer than agreed, that were put away until a day, or that are in dispute.'),
  }),
  where: ({ businessId, business }, { age, courierId, search, show }): Prisma.OrderWhereInput => ({
    businessId,
    settlementStatus: { in: show === 'DISPUTED' ? DISPUTED : OPEN },
    AND: [age ? agedWhere(age) : {}, search ? searchWhere(search, business?.orderPrefix) : {}],
    ...(courierId && { shipments: { some: { courierId, active: true } } }),
    ...(show === 'SNOOZED' && { settlementSnooze: { untilDay: { gt: today() } } }),
    ...((show === 'OPEN' || show === 'LATE') && { NOT: { settlementSnooze: { untilDay: { gt: today() } } } }),
  }),
  storedWhere: async ({ businessId }, { show, search }, client) => {
    const phone = search && normalisePhone(search);
    const narrowed = [
      ...(show === 'LATE' ? [await lateWhere(businessId)] : []),
      ...(phone ? [await withNumber(client, businessId, phone)] : []),
    ];
    return narrowed.length > 0 ? { AND: narrowed } : null;
  },
});

interface Unsettled {
  collectedPoisha: Poisha;
  totalPoisha: Poisha;
  advancePoisha: Poisha;
  statementLines: (Overcharged & { result: string; settledPoisha: Poisha; collectedPoisha: Poisha; statement: { status: string } })[];
}

/** What `heldAmount` needs of the statement lines of an order. */
export const HELD_LINES = {
  select: {
    result: true, settledPoisha: true, collectedPoisha: true, statement: { select: { status: true } },
    disputesCharge: true, chargeDecisionId: true, excessDeliveryPoisha: true, excessReturnPoisha: true, excessFeePoisha: true,
  },
} as const;

/** What is in dispute of the charges of an order. */
const openCharges = (posted: readonly Overcharged[]): Poisha => posted.filter(isChargeOpen).reduce((sum, line) => sum + overchargeOf(line), 0n);

/** Whether an order is in dispute about charges, and about nothing else. */
export const isInDisputeAboutCharges = ({ statementLines }: Pick<Unsettled, 'statementLines'>): boolean =>
  openCharges(statementLines.filter(({ statement }) => statement.status === 'POSTED')) > 0n;

/**
 * What a courier holds of an order, in poisha: the cash it collected minus what posted statements paid. For an order in
 * dispute, the disputed amount; negative when the courier paid too much.
 */
export function heldAmount({ collectedPoisha, totalPoisha, advancePoisha, statementLines }: Unsettled): Poisha {
  const posted = statementLines.filter(({ statement }) => statement.status === 'POSTED');
  const charges = openCharges(posted);
  if (charges > 0n) return charges;
  const settled = posted.reduce((sum, line) => sum + line.settledPoisha, 0n);
  const differences = posted.filter(hasOtherCash);
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
 * How much money each courier holds, by age in Dhaka days, the largest amount first. One statement over sums that are kept
 * by day, from which the orders that were put away are taken: it reads no order that waits, and none that is settled.
 */
export function heldMoney(businessId: string): Promise<HeldMoney[]> {
  const now = dhakaDay(new Date());
  return db.$queryRaw<HeldMoney[]>`
    WITH days AS (
      SELECT "courierId", "day", sum("orders") AS "orders", sum("poisha") AS "poisha" FROM "HeldByDay"
      WHERE "businessId" = ${businessId}::uuid GROUP BY 1, 2
    ), put_away AS (
      SELECT h."courierId", h."day", count(*) AS "orders", sum(h."poisha") AS "poisha"
      FROM "SettlementSnooze" z JOIN "HeldOrder" h ON h."businessId" = z."businessId" AND h."orderId" = z."orderId"
      WHERE z."businessId" = ${businessId}::uuid AND z."untilDay" > ${now}::date GROUP BY 1, 2
    ), u AS (
      SELECT "courierId", ${now}::date - d."day" AS "age", d."orders", d."poisha", coalesce(a."orders", 0) AS "awayOrders", coalesce(a."poisha", 0) AS "away",
        d."orders" - coalesce(a."orders", 0) AS "openOrders", d."poisha" - coalesce(a."poisha", 0) AS "open"
      FROM days d LEFT JOIN put_away a USING ("courierId", "day")
    )
    SELECT c."id" AS "courierId", c."name", sum(u."orders")::int AS "orders", sum(u."poisha")::bigint AS "total",
      sum(u."away")::bigint AS "away", sum(u."awayOrders")::int AS "awayOrders",
      coalesce(sum(u."open") FILTER (WHERE u."age" < 4), 0)::bigint AS "days0to3",
      coalesce(sum(u."open") FILTER (WHERE u."age" BETWEEN 4 AND 7), 0)::bigint AS "days4to7",
      coalesce(sum(u."open") FILTER (WHERE u."age" BETWEEN 8 AND 15), 0)::bigint AS "days8to15",
      coalesce(sum(u."open") FILTER (WHERE u."age" > 15), 0)::bigint AS "over15",
      coalesce(sum(u."open") FILTER (WHERE u."age" > c."payoutDays" + c."graceDays"), 0)::bigint AS "late",
      coalesce(sum(u."openOrders") FILTER (WHERE u."age" > c."payoutDays" + c."graceDays"), 0)::int AS "lateOrders", c."payoutDays", c."graceDays",
      (SELECT max(t."day") FROM "CourierStatement" t WHERE t."businessId" = c."businessId" AND t."courierId" = c."id" AND t."status" = 'POSTED') AS "lastPayout",
      coalesce(sum(u."openOrders") FILTER (WHERE u."age" < 4), 0)::int AS "parcels0to3",
      coalesce(sum(u."openOrders") FILTER (WHERE u."age" BETWEEN 4 AND 7), 0)::int AS "parcels4to7",
      coalesce(sum(u."openOrders") FILTER (WHERE u."age" BETWEEN 8 AND 15), 0)::int AS "parcels8to15",
      coalesce(sum(u."openOrders") FILTER (WHERE u."age" > 15), 0)::int AS "parcelsOver15"
    FROM u JOIN "Courier" c ON c."businessId" = ${businessId}::uuid AND c."id" = u."courierId"
    GROUP BY c."businessId", c."id" HAVING sum(u."orders") > 0 ORDER BY "total" DESC, c."id"`;
}
