import type { Poisha } from '../../../../schema/rules/money.ts';
import { db } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import type { OrderStatus, SettlementStatus } from '../../../db/generated/client/enums.ts';
import type { Cursor } from '../../../list-query/cursor.ts';
import { estimatedCharges } from './order-profit.ts';
import { AMOUNTS, ordersOnBasis, type DaysOfOrders, type OrderBasis } from './profit-basis.ts';
import { profitFacts, type ProfitFacts } from './profit-facts.ts';

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

/** What an estimate follows from: orders with the same have the same one. */
const ESTIMATED = ['district', 'thana', 'grams', 'cash', 'codPercent', 'insidePoisha', 'suburbPoisha', 'outsidePoisha', 'extraKgPoisha', 'baseKg', 'codBasisPoints'] as const;

interface Summed extends Pick<ProfitFacts, (typeof ESTIMATED)[number]> {
  orders: number;
  isEstimated: boolean;
  sales: bigint;
  goods: bigint;
  charge: bigint;
  fee: bigint;
  back: bigint;
  losses: bigint;
}

const amounts = (basis: OrderBasis, write: (amount: Prisma.Sql) => Prisma.Sql) => {
  const { isEstimated: _, ...columns } = AMOUNTS[basis];
  return Prisma.join(Object.entries(columns).map(([name, amount]) => Prisma.sql`(${write(amount)})::bigint AS ${Prisma.raw(`"${name}"`)}`), ', ');
};

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
}

/**
 * What the orders of some days bring and cost, by what `periodOf` makes of the day of each: one statement. Orders whose charges
 * are estimated are added up where their estimate is the same.
 */
export async function profitOnBasis(businessId: string, basis: OrderBasis, days: DaysOfOrders, periodOf: (day: Prisma.Sql) => Prisma.Sql): Promise<FiguresOfPeriod[]> {
  const { isEstimated } = AMOUNTS[basis];
  const estimated = Prisma.join(ESTIMATED.map((name) => Prisma.sql`CASE WHEN ${isEstimated} THEN f.${Prisma.raw(`"${name}"`)} END AS ${Prisma.raw(`"${name}"`)}`), ', ');
  const keys = Prisma.raw(Array.from({ length: ESTIMATED.length + 2 }, (_, index) => index + 1).join(', '));
  const rows = await db.$queryRaw<(Summed & { period: string | null })[]>`
    SELECT ${periodOf(Prisma.sql`f."day"`)} AS "period", ${isEstimated} AS "isEstimated", ${estimated}, count(*)::int AS "orders",
      ${amounts(basis, (amount) => Prisma.sql`sum(${amount})`)}
    FROM (${profitFacts(businessId, ordersOnBasis(businessId, basis, days))}) f GROUP BY ${keys}`;
  const sums = new Map<string | null, FiguresOfPeriod>();
  for (const row of rows) sums.set(row.period, added(sums.get(row.period), { period: row.period, orders: row.orders, ...figuresOf(row) }));
  return [...sums.values()];
}

function added(sum: FiguresOfPeriod | undefined, one: FiguresOfPeriod): FiguresOfPeriod {
  if (!sum) return one;
  return {
    period: one.period, orders: sum.orders + one.orders, sales: sum.sales + one.sales, goods: sum.goods + one.goods,
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
}

/** The orders of some days one by one, those of the latest day first: one statement. */
export async function ordersBehind(
  businessId: string, basis: OrderBasis, days: DaysOfOrders, { after, take }: { after?: Cursor | null; take: number },
): Promise<OrderOnBasis[]> {
  const page = Prisma.sql`
    SELECT k."orderId", k."day" FROM (${ordersOnBasis(businessId, basis, days)}) k
    ${after ? Prisma.sql`WHERE (k."day", k."orderId") < (${new Date(after.value)}::date, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY k."day" DESC, k."orderId" DESC LIMIT ${take}`;
  const rows = await db.$queryRaw<(Summed & Omit<OrderOnBasis, keyof OrderFigures>)[]>`
    SELECT f."orderId" AS "id", f."day", f."status", n."number", n."customerName", n."settlementStatus", 1 AS "orders",
      ${AMOUNTS[basis].isEstimated} AS "isEstimated", ${Prisma.raw(ESTIMATED.map((name) => `f."${name}"`).join(', '))}, ${amounts(basis, (amount) => amount)}
    FROM (${profitFacts(businessId, page)}) f JOIN "Order" n ON n."businessId" = ${businessId}::uuid AND n."id" = f."orderId"
    ORDER BY f."day" DESC, f."orderId" DESC`;
  return rows.map((row) => {
    const { id, day, number, customerName, status, settlementStatus, isEstimated } = row;
    return { id, day, number, customerName, status, settlementStatus, isEstimated, ...figuresOf(row) };
  });
}
