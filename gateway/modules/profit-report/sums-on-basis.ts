import { addDays } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { ProfitPart } from '../../../schema/rules/profit-parts.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { RangeOfDays } from '../../list-query/range-of-days.ts';
import type { OnlyOrders } from '../orders/only-orders.ts';
import type { OrderBasis } from '../couriers/settlement/profit-basis.ts';
import { profitOnBasis } from '../couriers/settlement/profit-on-basis.ts';
import { bookedLater } from '../accounting/booked-later.ts';
import { linesOfNoOrder } from '../accounting/lines-of-no-order.ts';
import { PART_SQL, partOfNoOrder } from '../accounting/profit-parts.ts';

/** The figures of a day or month; of the days before without a period. */
export type SumRow = Record<ProfitPart, Poisha> & { period: string | null; orders: number | null; unknownCharges: number };

const OF_NO_ORDER = ['OTHER_INCOME', 'ADS', 'COSTS'] as const satisfies readonly ProfitPart[];

type BookedRow = Record<(typeof OF_NO_ORDER)[number], bigint> & { period: string | null };

const SUMS = Prisma.raw(OF_NO_ORDER.map((part) =>
  `coalesce(sum(${PART_SQL[part].amount.replaceAll('t.', 'l.')}) FILTER (WHERE ${partOfNoOrder(part)}), 0)::bigint AS "${part}"`).join(', '));

/**
 * The sums of the report by day, where orders count as a whole on the day of the basis, and of the books only what no order has
 * caused: nothing where the report is about some orders only. Without a period: those of the days before. The latest day first.
 * Two statements, of some orders one.
 */
export async function sumsOnBasis(businessId: string, { basis, only, from, to, before, comparedUntil }: RangeOfDays & { basis: OrderBasis; only?: OnlyOrders }): Promise<SumRow[]> {
  const periodOf = (day: Prisma.Sql) => Prisma.sql`CASE WHEN ${day} >= ${from}::date THEN to_char(${day}, 'YYYY-MM-DD') END`;
  const cutOff = comparedUntil ? { day: addDays(from, -1), after: comparedUntil } : undefined;
  const [ofOrders, booked] = await Promise.all([
    profitOnBasis(businessId, basis, { from: before, to, cutOff, only }, periodOf),
    only ? [] : db.$queryRaw<BookedRow[]>`
      SELECT ${periodOf(Prisma.sql`l."day"`)} AS "period", ${SUMS} FROM ${linesOfNoOrder(businessId, { from: before, to })}
        ${comparedUntil ? Prisma.sql`AND NOT (${bookedLater(from, comparedUntil)})` : Prisma.empty}
      GROUP BY 1`,
  ]);
  const sums = new Map<string | null, SumRow>();
  const at = (period: string | null) => {
    const sum = sums.get(period) ?? { period, orders: 0, unknownCharges: 0, SALES: 0n, GOODS: 0n, COURIER: 0n, COD: 0n, LOSSES: 0n, OTHER_INCOME: 0n, ADS: 0n, COSTS: 0n };
    sums.set(period, sum);
    return sum;
  };
  for (const { period, orders, unknownCharges, sales, goods, courier, cod, losses } of ofOrders) {
    Object.assign(at(period), { orders, unknownCharges, SALES: sales, GOODS: goods, COURIER: courier, COD: cod, LOSSES: losses });
  }
  for (const { period, ...parts } of booked) Object.assign(at(period), parts);
  return [...sums.values()].sort((a, b) => (b.period ?? '').localeCompare(a.period ?? ''));
}
