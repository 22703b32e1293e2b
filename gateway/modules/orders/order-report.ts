import { z } from 'zod';
import { dhakaDayEnd, dhakaDayStart } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { day } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { rangeOfDays, type RangeOfDays } from '../../list-query/range-of-days.ts';
import { CARRIER, onlyOrders, onlyThese, type OnlyOrders } from './only-orders.ts';
import { GIVEN_BACK } from './order-state.ts';

/** Orders are looked at one by one. */
const MAX_DAYS = 92;
/** Groups of one kind that are shown, the ones with the most orders first. */
const MAX_GROUPS = 200;

export const orderReportBasis = z.enum(['CREATED', 'SHIPPED']);

export const orderReportFilter = z.object({
  from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 92 days.'),
  by: orderReportBasis.optional().describe('Which day of an order counts: when it was taken, or when it was handed to a courier. CREATED when left out.'),
  ...onlyOrders,
});

export interface OrderReportRange extends RangeOfDays {
  by: 'CREATED' | 'SHIPPED';
  only: OnlyOrders;
}

/** Throws ValidationError for days in the wrong order, and for too many. */
export function orderReportRange({ by = 'CREATED', from, to, ...only }: z.output<typeof orderReportFilter>): OrderReportRange {
  return { ...rangeOfDays({ from, to }, MAX_DAYS), by, only };
}

export interface StatusCount {
  status: OrderStatus;
  count: number;
}

export interface OrderGroup {
  /** A day 'YYYY-MM-DD', or a name; '' where it is not known. */
  name: string;
  orders: number;
  totalPoisha: Poisha;
  /** Where they stand now. */
  statuses: StatusCount[];
}

export interface OrderReport {
  total: OrderGroup;
  /** Of the equally long range before. */
  totalBefore: OrderGroup;
  comparedUntil: Date | null;
  days: OrderGroup[];
  sources: OrderGroup[];
  couriers: OrderGroup[];
  districts: OrderGroup[];
  /** Why orders were cancelled. */
  reasons: ReasonGroup[];
  /** Why goods of orders come or came back. */
  returnReasons: ReasonGroup[];
}

export interface ReasonGroup {
  /** As it was typed; '' where none was. */
  reason: string;
  count: number;
  /** The totals of these orders. */
  totalPoisha: Poisha;
}

const KINDS = ['total', 'days', 'sources', 'couriers', 'districts', 'reasons', 'returnReasons'] as const;

interface Row {
  /** Which of KINDS. */
  kind: number;
  name: string | null;
  status: OrderStatus;
  count: number;
  total: Poisha;
}

/** Statuses of orders that have a reason. */
const REASONED: OrderStatus[] = ['CANCELLED', ...GIVEN_BACK];

const COLUMNS = { CREATED: Prisma.sql`"createdAt"`, SHIPPED: Prisma.sql`"shippedAt"` };

/**
 * Orders of some days by where they stand now: one statement for all groups, and one for the days before. Each order is
 * looked at once, in an index that has all these columns, and adds to the combination of its groups, of which there are few;
 * the groups are sums of these. Reasons are as long as people like and do not stand in that index: they are read from the
 * orders that were cancelled or of which goods come back.
 */
export async function orderReport(businessId: string, range: OrderReportRange): Promise<OrderReport> {
  const { from, to, before, beforeEnd, comparedUntil, by } = range;
  const shown = ordersBetween(businessId, range, from, dhakaDayEnd(to));
  const [rows, past] = await Promise.all([
    db.$queryRaw<Row[]>`
      WITH shown AS MATERIALIZED (
        SELECT dhaka_day(${COLUMNS[by]}) AS "day", "source", ${CARRIER} AS "courier", "district",
          "status", count(*) AS "orders", sum("totalPoisha") AS "poisha"
        ${shown} GROUP BY 1, 2, 3, 4, 5
      )
      SELECT CASE WHEN GROUPING("day") = 0 THEN 1 WHEN GROUPING("source") = 0 THEN 2 WHEN GROUPING("courier") = 0 THEN 3
          WHEN GROUPING("district") = 0 THEN 4 ELSE 0 END AS "kind",
        coalesce(to_char("day", 'YYYY-MM-DD'), "source", "courier", "district") AS "name", "status", sum("orders")::int AS "count",
        sum("poisha")::bigint AS "total"
      FROM shown
      GROUP BY GROUPING SETS (("status"), ("day", "status"), ("source", "status"), ("courier", "status"), ("district", "status"))
      UNION ALL
      SELECT CASE "status" WHEN 'CANCELLED' THEN 5 ELSE 6 END, coalesce(CASE "status" WHEN 'CANCELLED' THEN "cancelReason" ELSE "returnReason" END, ''),
        "status", count(*)::int, sum("totalPoisha")::bigint
      ${shown} AND "status" = ANY(${REASONED}::"OrderStatus"[]) GROUP BY 1, 2, 3`,
    db.$queryRaw<Row[]>`
      SELECT 0 AS "kind", NULL AS "name", "status", count(*)::int AS "count", sum("totalPoisha")::bigint AS "total"
      ${ordersBetween(businessId, range, before, beforeEnd)} GROUP BY "status"`,
  ]);
  const of = (kind: (typeof KINDS)[number]) => groupsOf(rows.filter((row) => KINDS[row.kind] === kind));
  const [total = EMPTY] = of('total');
  const [totalBefore = EMPTY] = groupsOf(past);
  return {
    total, totalBefore, comparedUntil,
    days: of('days').sort((a, b) => b.name.localeCompare(a.name)),
    sources: of('sources').slice(0, MAX_GROUPS), couriers: of('couriers').slice(0, MAX_GROUPS), districts: of('districts').slice(0, MAX_GROUPS),
    reasons: reasonsOf(of('reasons')), returnReasons: reasonsOf(of('returnReasons')),
  };
}

const reasonsOf = (groups: OrderGroup[]): ReasonGroup[] =>
  groups.slice(0, MAX_GROUPS).map(({ name: reason, orders: count, totalPoisha }) => ({ reason, count, totalPoisha }));

const EMPTY: OrderGroup = { name: '', orders: 0, totalPoisha: 0n, statuses: [] };

/** All that is asked for stands in the index of the days. */
function ordersBetween(businessId: string, { by, only }: OrderReportRange, from: string, end: Date): Prisma.Sql {
  const time = COLUMNS[by];
  const conditions = [
    Prisma.sql`"businessId" = ${businessId}::uuid`, Prisma.sql`${time} >= ${dhakaDayStart(from)}`, Prisma.sql`${time} < ${end}`,
    ...onlyThese(only),
  ];
  return Prisma.sql`FROM "Order" WHERE ${Prisma.join(conditions, ' AND ')}`;
}

/** The groups of one kind, the ones with the most orders first. */
function groupsOf(rows: readonly Row[]): OrderGroup[] {
  const groups = [...Map.groupBy(rows, ({ name }) => name ?? '')].map(([name, its]): OrderGroup => ({
    name,
    orders: its.reduce((sum, { count }) => sum + count, 0),
    totalPoisha: its.reduce((sum, { total }) => sum + total, 0n),
    statuses: its.map(({ status, count }) => ({ status, count })),
  }));
  return groups.sort((a, b) => b.orders - a.orders || a.name.localeCompare(b.name));
}
