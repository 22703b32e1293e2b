import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { OrderStatus, SettlementStatus } from '../../../db/generated/client/enums.ts';
import type { Cursor } from '../../../list-query/cursor.ts';
import { estimatedCharges } from './order-profit.ts';
import { ESTIMATED, ordersOnBasis, WITH_ESTIMATES, type DaysOfOrders, type OrderBasis } from './profit-basis.ts';
import type { ProfitFacts } from './profit-facts.ts';

/** What orders bring and cost, in poisha. */
export interface OrderFigures {
  sales: Poisha;
  goods: Poisha;
  /** For the way there and back. */
  courier: Poisha;
  cod: Poisha;
  /** Goods that came back damaged or were lost, and what was given up of the money. */
  losses: Poisha;
}

interface Summed extends Pick<ProfitFacts, keyof typeof ESTIMATED> {
  orders: number;
  isEstimated: boolean;
  sales: bigint;
  goods: bigint;
  charge: bigint;
  fee: bigint;
  back: bigint;
  losses: bigint;
}

const AMOUNTS = { sales: 'salesPoisha', goods: 'goodsPoisha', charge: 'chargePoisha', fee: 'feePoisha', back: 'backPoisha', losses: 'lossPoisha' };
const amounts = (write: (column: string) => string) => Prisma.raw(Object.entries(AMOUNTS).map(([name, column]) => `${write(`k."${column}"`)} AS "${name}"`).join(', '));
const SUMS = amounts((column) => `sum(${column})::bigint`);
const ESTIMATES = Prisma.join(Object.entries(ESTIMATED).map(([name, value]) => Prisma.sql`${value} AS ${Prisma.raw(`"${name}"`)}`), ', ');
const NO_ESTIMATES = Prisma.raw(Object.keys(ESTIMATED).map((name) => `NULL AS "${name}"`).join(', '));
const KEYS = Prisma.raw(Array.from({ length: Object.keys(ESTIMATED).length + 2 }, (_, index) => index + 1).join(', '));

/** Neither a statement nor the terms of its courier say what bringing an order costs. */
const isChargeUnknown = (row: Summed) => row.isEstimated && estimatedCharges(row).courierCharge === null;

function figuresOf(row: Summed): OrderFigures {
  const { sales, goods, charge, fee, back, losses, orders, isEstimated } = row;
  const estimate = isEstimated ? estimatedCharges(row) : { courierCharge: 0n, codFee: 0n };
  const count = BigInt(orders);
  return { sales, goods, courier: charge + back + (estimate.courierCharge ?? 0n) * count, cod: fee + estimate.codFee * count, losses };
}

export interface FiguresOfPeriod extends OrderFigures {
  /** As `periodOf` writes it. */
  period: string | null;
  orders: number;
  /** Of them, those for whose way there nothing is counted, because nobody has said what it costs. */
  unknownCharges: number;
}

/**
 * What the orders of some days bring and cost, by what `periodOf` makes of the day of each: one statement. Orders whose charges
 * are estimated are added up where their estimate is the same; nothing but what is kept is read of the others.
 */
export async function profitOnBasis(businessId: string, basis: OrderBasis, days: DaysOfOrders, periodOf: (day: Prisma.Sql) => Prisma.Sql): Promise<FiguresOfPeriod[]> {
  const counted = ordersOnBasis(businessId, basis, days);
  const period = periodOf(Prisma.sql`k."day"`);
  const rows = await db.$queryRaw<(Summed & { period: string | null })[]>`
    WITH k AS MATERIALIZED (SELECT k.* FROM ${counted} AND k."isEstimated")
    SELECT ${period} AS "period", true AS "isEstimated", ${ESTIMATES}, count(*)::int AS "orders", ${SUMS} FROM ${WITH_ESTIMATES} GROUP BY ${KEYS}
    UNION ALL
    SELECT ${period} AS "period", false, ${NO_ESTIMATES}, count(*)::int, ${SUMS} FROM ${counted} AND NOT k."isEstimated" GROUP BY 1`;
  const sums = new Map<string | null, FiguresOfPeriod>();
  for (const row of rows) {
    const unknownCharges = isChargeUnknown(row) ? row.orders : 0;
    sums.set(row.period, added(sums.get(row.period), { period: row.period, orders: row.orders, unknownCharges, ...figuresOf(row) }));
  }
  return [...sums.values()];
}

function added(sum: FiguresOfPeriod | undefined, one: FiguresOfPeriod): FiguresOfPeriod {
  if (!sum) return one;
  return {
    period: one.period, orders: sum.orders + one.orders, unknownCharges: sum.unknownCharges + one.unknownCharges, sales: sum.sales + one.sales, goods: sum.goods + one.goods,
    courier: sum.courier + one.courier, cod: sum.cod + one.cod, losses: sum.losses + one.losses,
  };
}

/** An order among those of some days. */
export interface OrderOnBasis extends OrderFigures {
  id: string;
  /** The day in Dhaka on which it counts. */
  day: Date;
  number: number;
  customerName: string;
  status: OrderStatus;
  settlementStatus: SettlementStatus;
  isEstimated: boolean;
  /** Neither a statement nor the terms of its courier say what bringing it costs: nothing is counted for that. */
  isChargeUnknown: boolean;
}

/** The orders of some days one by one, those of the latest day first: one statement. */
export async function ordersBehind(
  businessId: string, basis: OrderBasis, days: DaysOfOrders, { after, take }: { after?: Cursor | null; take: number },
): Promise<OrderOnBasis[]> {
  const rows = await db.$queryRaw<(Summed & Omit<OrderOnBasis, keyof OrderFigures | 'isChargeUnknown'>)[]>`
    WITH k AS MATERIALIZED (
      SELECT k.* FROM ${ordersOnBasis(businessId, basis, days)}
      ${after ? Prisma.sql`AND (k."day", k."orderId") < (${new Date(after.value)}::date, ${after.id}::uuid)` : Prisma.empty}
      ORDER BY k."day" DESC, k."orderId" DESC LIMIT ${take})
    SELECT k."orderId" AS "id", k."day", o."status", o."number", o."customerName", o."settlementStatus", 1 AS "orders",
      k."isEstimated", ${ESTIMATES}, ${amounts((column) => column)}
    FROM ${WITH_ESTIMATES} ORDER BY k."day" DESC, k."orderId" DESC`;
  return rows.map((row) => {
    const { id, day, number, customerName, status, settlementStatus, isEstimated } = row;
    return { id, day, number, customerName, status, settlementStatus, isEstimated, isChargeUnknown: isChargeUnknown(row), ...figuresOf(row) };
  });
}
