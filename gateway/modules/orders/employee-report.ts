import type { z } from 'zod';
import { MINUTE_MS } from '../../../schema/rules/durations.ts';
import { dhakaDayEnd, dhakaDayStart } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { ORDER_WORK, type OrderWork } from '../../../schema/rules/order-work.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { rangeOfDays, type RangeOfDays } from '../../list-query/range-of-days.ts';
import { readCalls, type CallFigures } from './employee-calls.ts';
import { readDays, type DayFigures } from './employee-days.ts';
import type { EmployeeCredit, employeeReportFilter } from './employee-report-filter.ts';
import { IS_CREDITED } from './order-work.ts';

/** Orders are read one by one, as for the report of orders. */
const MAX_DAYS = 92;

export interface EmployeeReportRange extends RangeOfDays {
  /** As the business has set it when left out. */
  credit?: EmployeeCredit;
  person?: string;
  only: Only;
}

/** Of which orders. */
interface Only {
  source?: string;
  courier?: string;
}

/** Throws ValidationError for days in the wrong order, and for too many. */
export const employeeReportRange = ({ credit, person, from, to, ...only }: z.output<typeof employeeReportFilter>): EmployeeReportRange =>
  ({ ...rangeOfDays({ from, to }, MAX_DAYS), credit, person, only });

export interface EmployeeFigures extends CallFigures, DayFigures {
  userId: string;
  name: string;
  /** With how many orders they did what. */
  work: Record<OrderWork, number>;
  /** Orders that are theirs, and where those stand now. */
  orders: number;
  /** Of them, those that were ever confirmed, by whomever. */
  ordersConfirmed: number;
  delivered: number;
  partial: number;
  returned: number;
  cancelled: number;
  totalPoisha: Poisha;
  /** When it was read. */
  asOf: Date;
  /** Theirs among the orders of as many days right before. */
  before: OrdersBefore;
  /** Average minutes from taking to the first confirmation of the orders that they confirmed; null without any. */
  minutesToConfirm: number | null;
}

export interface OrdersBefore {
  orders: number;
  delivered: number;
  /** Up to then they count where today is not over; null where the days before count as a whole. */
  comparedUntil: Date | null;
}

interface Row {
  userId: string;
  name: string | null;
  work: OrderWork;
  status: OrderStatus;
  count: number;
  total: Poisha;
  timed: number;
  waitMs: number;
}

/**
 * What people did with the orders that were taken on some days and in calls on those days, and what became of their orders:
 * five statements. An order on which two people worked counts for both. Who had orders in the days before is there too.
 */
export async function employeeReport(businessId: string, range: EmployeeReportRange): Promise<EmployeeFigures[]> {
  const { employeeCredit, weekend } = await db.business.findUniqueOrThrow({ where: { id: businessId }, select: { employeeCredit: true, weekend: true } });
  const { from, to, before, beforeEnd, comparedUntil, credit = employeeCredit, person, only } = range;
  const asOf = new Date();
  const [rows, past, calls, days] = await Promise.all([
    readWork(businessId, only, dhakaDayStart(from), dhakaDayEnd(to)), readWork(businessId, only, dhakaDayStart(before), beforeEnd),
    // A call is about a web order, which has neither.
    only.source || only.courier ? NOBODY_CALLED : readCalls(businessId, range), readDays(businessId, range, weekend),
  ]);
  const [byUser, pastByUser] = [rows, past.filter(({ work }) => work === credit)].map((some) => Map.groupBy(some, ({ userId }) => userId)) as [ByUser, ByUser];
  const userIds = new Set([...byUser.keys(), ...calls.keys(), ...pastByUser.keys()]);
  return [...userIds].filter((userId) => !person || userId === person).map((userId) => {
    const { name: caller, ...its } = calls.get(userId) ?? NO_CALLS;
    const { name, ...figures } = figuresOf(byUser.get(userId) ?? [], credit);
    const { name: nameBefore, orders, delivered } = figuresOf(pastByUser.get(userId) ?? [], credit);
    return {
      userId, asOf, name: name ?? caller ?? nameBefore ?? '', ...figures, before: { orders, delivered, comparedUntil }, ...its, ...(days.get(userId) ?? NO_DAYS),
    };
  }).sort((a, b) => b.orders - a.orders || b.calls - a.calls || a.name.localeCompare(b.name) || a.userId.localeCompare(b.userId));
}

type ByUser = Map<string, Row[]>;

const NO_CALLS = { name: null, calls: 0, webOrdersCalled: 0, webOrdersConfirmed: 0, webOrdersCancelled: 0, secondsPerCall: null };
const NOBODY_CALLED: Awaited<ReturnType<typeof readCalls>> = new Map();
const NO_DAYS: DayFigures = { workingDays: null, leaveDays: 0 };

async function readWork(businessId: string, { source, courier }: Only, from: Date, end: Date): Promise<Row[]> {
  const steps = ORDER_WORK.filter((work) => work !== 'TAKEN' && work !== 'CALLED');
  return db.$queryRaw<Row[]>`
    WITH shown AS (
      SELECT "id", "createdById", "webOrderId", "status", "totalPoisha", "createdAt", "confirmedAt" FROM "Order"
      WHERE "businessId" = ${businessId}::uuid AND "createdAt" >= ${from} AND "createdAt" < ${end}
        ${source ? Prisma.sql`AND "source" = ${source}` : Prisma.empty}
        ${courier ? Prisma.sql`AND coalesce("courierName", "plannedCourier") = ${courier}` : Prisma.empty}
    ), done AS (
      SELECT "createdById" AS "userId", "id", 'TAKEN' AS "work" FROM shown
      UNION
      SELECT t."actorId", o."id", t."to"::text FROM shown o
      JOIN "OrderTransition" t ON t."businessId" = ${businessId}::uuid AND t."orderId" = o."id" AND t."to" IN (${Prisma.join(steps.map((step) => Prisma.sql`${step}::"OrderStatus"`))})
        AND ${IS_CREDITED}
      UNION
      SELECT c."userId", o."id", 'CALLED' FROM shown o
      JOIN "WebOrderCall" c ON c."businessId" = ${businessId}::uuid AND c."webOrderId" = o."webOrderId"
    )
    SELECT d."userId", u."name", d."work", o."status", count(*)::int AS "count", sum(o."totalPoisha")::bigint AS "total",
      count(o."confirmedAt")::int AS "timed", coalesce(sum(extract(epoch FROM o."confirmedAt" - o."createdAt") * 1000), 0)::float8 AS "waitMs"
    FROM done d JOIN shown o ON o."id" = d."id" LEFT JOIN "User" u ON u."id" = d."userId"
    WHERE d."userId" IS NOT NULL GROUP BY 1, 2, 3, 4`;
}

const sum = (rows: readonly Row[], of: 'count' | 'timed' | 'waitMs'): number => rows.reduce((all, row) => all + row[of], 0);

function figuresOf(rows: readonly Row[], credit: EmployeeCredit) {
  const theirs = rows.filter(({ work }) => work === credit);
  const standing = (status: OrderStatus) => sum(theirs.filter((row) => row.status === status), 'count');
  const confirmed = rows.filter(({ work }) => work === 'CONFIRMED');
  const timed = sum(confirmed, 'timed');
  return {
    name: rows[0]?.name ?? null,
    work: Object.fromEntries(ORDER_WORK.map((work) => [work, sum(rows.filter((row) => row.work === work), 'count')])) as Record<OrderWork, number>,
    orders: sum(theirs, 'count'),
    ordersConfirmed: sum(theirs, 'timed'),
    delivered: standing('DELIVERED'), partial: standing('PARTIAL'), returned: standing('RETURNED'), cancelled: standing('CANCELLED'),
    totalPoisha: theirs.reduce((all, { total }) => all + total, 0n),
    minutesToConfirm: timed === 0 ? null : Math.round(sum(confirmed, 'waitMs') / timed / MINUTE_MS),
  };
}
