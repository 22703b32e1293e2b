import { z } from 'zod';
import { addDays } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { MAX_BASIS_DAYS, PROFIT_BASES, type ProfitBasis, type ProfitPart } from '../../../schema/rules/profit-parts.ts';
import { day } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { mistakeIn } from '../../errors.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { rangeOfDays, type RangeOfDays } from '../../list-query/range-of-days.ts';
import { bookedLater } from '../accounting/booked-later.ts';
import { MAX_PROFIT_DAYS, PART_SQL } from '../accounting/profit-parts.ts';
import { onlyOrders, onlyThese, type OnlyOrders } from '../orders/only-orders.ts';
import { sumsOnBasis, type SumRow } from './sums-on-basis.ts';

/** Longer ranges are shown by month. */
const MAX_BY_DAY = 62;

export const profitBasis = z.enum(PROFIT_BASES);

export const profitFilter = z.object({
  from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 366 days; on another basis than the delivery at most 62.'),
  basis: profitBasis.optional().describe('On which day sales count; DELIVERED when left out.'),
  ...onlyOrders,
});

export type ProfitFigures = Record<ProfitPart, Poisha> & {
  /** What is left of the sales without what they cost. */
  gross: Poisha;
  /** The result of the profit and loss for the same days. */
  net: Poisha;
};

export interface ProfitRow extends ProfitFigures {
  /** First and last day, both 'YYYY-MM-DD'. */
  from: string;
  to: string;
  /** How many orders count; null where the books count, which have entries. */
  orders: number | null;
  /** Of them, those whose courier's charge nobody has said: nothing is counted for it. */
  unknownCharges: number;
}

/** How many orders a figure is of. */
type OrderCounts = Pick<ProfitRow, 'orders' | 'unknownCharges'>;

export interface ProfitReport {
  basis: ProfitBasis;
  rows: ProfitRow[];
  total: ProfitRow;
  /** The equally long range before. */
  totalBefore: ProfitRow;
  comparedUntil: Date | null;
  isByMonth: boolean;
}

export interface ProfitRange extends RangeOfDays {
  basis: ProfitBasis;
  /** Undefined for the whole business, with what no order has caused. */
  only?: OnlyOrders;
  isByMonth: boolean;
}

/** Throws ValidationError for days in the wrong order, for too many, and for some orders alone where entries count. */
export function profitRange({ basis = 'DELIVERED', from, to, now, ...only }: z.output<typeof profitFilter> & { now?: Date }): ProfitRange {
  const range = rangeOfDays({ from, to, now }, basis === 'DELIVERED' ? MAX_PROFIT_DAYS : MAX_BASIS_DAYS);
  const isOfSome = onlyThese(only).length > 0;
  if (isOfSome && basis === 'DELIVERED') throw mistakeIn('basis', msg('The books have no courier, district or source: choose another basis'));
  return { ...range, basis, ...(isOfSome && { only }), isByMonth: range.length > MAX_BY_DAY };
}

const PARTS = Object.keys(PART_SQL) as ProfitPart[];
const SUMS = Prisma.raw(PARTS.map((part) => `coalesce(sum(${PART_SQL[part].amount}) FILTER (WHERE ${PART_SQL[part].accounts}), 0)::bigint AS "${part}"`).join(', '));

/** What sales brought and cost, by day or by month: one statement, on another basis than the delivery two, of some orders alone one. */
export async function profitReport(businessId: string, range: ProfitRange): Promise<ProfitReport> {
  const { from, to, before, comparedUntil, isByMonth, basis } = range;
  const sums = basis === 'DELIVERED' ? await bookedSums(businessId, range) : await sumsOnBasis(businessId, { ...range, basis });
  const shown = sums.filter(({ period }) => period !== null);
  const rows = shown.map((sum) => ({ ...periodOf(sum.period!, { from, to, isByMonth }), ...withResults(sum) }));
  return {
    rows, isByMonth, comparedUntil, basis,
    total: { from, to, ...added(shown, basis) },
    totalBefore: { from: before, to: addDays(from, -1), ...added(sums.filter(({ period }) => period === null), basis) },
  };
}

/** From the totals that the books keep by day: the same amounts as the profit and loss. */
function bookedSums(businessId: string, { from, to, before, comparedUntil, isByMonth }: ProfitRange): Promise<SumRow[]> {
  const unit = isByMonth ? Prisma.sql`'month'` : Prisma.sql`'day'`;
  const later = comparedUntil ? Prisma.sql`
      UNION ALL
      SELECT "businessId", "accountId", "day", -"debitPoisha", -"creditPoisha" FROM "JournalLine" l
      WHERE "businessId" = ${businessId}::uuid AND ${bookedLater(from, comparedUntil)}` : Prisma.empty;
  return db.$queryRaw<SumRow[]>`
    SELECT CASE WHEN t."start" >= ${from}::date THEN to_char(date_trunc(${unit}, t."start"), 'YYYY-MM-DD') END AS "period", NULL AS "orders", 0 AS "unknownCharges", ${SUMS}
    FROM "Account" a JOIN (
      SELECT "businessId", "accountId", "start", "debitPoisha", "creditPoisha" FROM "AccountTotal"
      WHERE "span" = 'DAY' AND "start" BETWEEN ${before}::date AND ${to}::date${later}
    ) t ON t."businessId" = a."businessId" AND t."accountId" = a."id"
    WHERE a."businessId" = ${businessId}::uuid AND a."type" IN ('INCOME', 'EXPENSE')
    GROUP BY 1 ORDER BY 1 DESC NULLS LAST`;
}

/** The days of a period, within the range. */
function periodOf(start: string, { from, to, isByMonth }: Pick<ProfitRange, 'from' | 'to' | 'isByMonth'>): { from: string; to: string } {
  if (!isByMonth) return { from: start, to: start };
  const nextMonth = `${addDays(start, 31).slice(0, 7)}-01`;
  const last = addDays(nextMonth, -1);
  return { from: start < from ? from : start, to: last > to ? to : last };
}

function added(sums: readonly SumRow[], basis: ProfitBasis): ProfitFigures & OrderCounts {
  const parts = Object.fromEntries(PARTS.map((part) => [part, sums.reduce((all, sum) => all + sum[part], 0n)])) as Record<ProfitPart, Poisha>;
  return withResults({
    ...parts,
    orders: basis === 'DELIVERED' ? null : sums.reduce((all, { orders }) => all + (orders ?? 0), 0),
    unknownCharges: sums.reduce((all, { unknownCharges }) => all + unknownCharges, 0),
  });
}

function withResults({ orders, unknownCharges, ...sums }: Record<ProfitPart, Poisha> & OrderCounts): ProfitFigures & OrderCounts {
  const parts = Object.fromEntries(PARTS.map((part) => [part, sums[part]])) as Record<ProfitPart, Poisha>;
  const gross = parts.SALES - parts.GOODS - parts.COURIER - parts.COD - parts.LOSSES;
  return { ...parts, orders, unknownCharges, gross, net: gross + parts.OTHER_INCOME - parts.ADS - parts.COSTS };
}
