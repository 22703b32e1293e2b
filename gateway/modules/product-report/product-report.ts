import { z } from 'zod';
import { addDays } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { day } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { SalesBasis } from '../../db/generated/client/enums.ts';
import { ForbiddenError } from '../../errors.ts';
import { rangeOfDays } from '../../list-query/range-of-days.ts';
import { soldBetween, soldLater } from '../orders/sold-between.ts';
import { namedLines, rankOfTaka, type NamedLine, type PageOf } from './named-lines.ts';
import { variantFields, variantsSql } from './variant-filter.ts';

const MAX_DAYS = 366;

/** Which days a part of the report is about. */
export const daysFields = {
  from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 366 days.'),
};

export const salesBasis = z.enum(SalesBasis);

export const productReportFilter = z.object({
  ...daysFields,
  by: salesBasis.optional().describe('Which day of an order counts: when it was delivered, or back in hand where it never was (FINISHED, when left out), or when it was handed to a courier (SHIPPED).'),
  ...variantFields,
});
export type ProductReportFilter = z.output<typeof productReportFilter>;

/** Throws ValidationError for days in the wrong order, and for too many. */
export const reportDays = ({ from, to }: Pick<ProductReportFilter, 'from' | 'to'>) => rangeOfDays({ from, to }, MAX_DAYS);

export interface SalesFigures {
  /** Pieces that left. */
  units: number;
  delivered: number;
  /** Refused or given back, on their way too. */
  back: number;
  lost: number;
  revenuePoisha: Poisha;
  /** Of the delivered pieces. */
  costPoisha: Poisha;
  /** Of the pieces that came back damaged. */
  damagePoisha: Poisha;
}

export interface ProductReport {
  total: SalesFigures;
  /** Of the equally long range before. */
  totalBefore: SalesFigures;
  comparedUntil: Date | null;
  asOf: Date;
}

const sums = (alias = '') => Prisma.raw(`coalesce(sum(${alias}"units"), 0)::int AS "units", coalesce(sum(${alias}"delivered"), 0)::int AS "delivered",
  coalesce(sum(${alias}"back"), 0)::int AS "back", coalesce(sum(${alias}"lost"), 0)::int AS "lost",
  coalesce(sum(${alias}"revenuePoisha"), 0)::bigint AS "revenuePoisha", coalesce(sum(${alias}"costPoisha"), 0)::bigint AS "costPoisha",
  coalesce(sum(${alias}"damagePoisha"), 0)::bigint AS "damagePoisha"`);

/** The sums over all products, and those of the days before: one statement. */
export async function productReport(businessId: string, filter: ProductReportFilter): Promise<ProductReport> {
  const { from, to, before, comparedUntil } = reportDays(filter);
  const { by = 'FINISHED' } = filter;
  const last = addDays(from, -1);
  const past = soldBetween(businessId, by, before, last);
  // By variant first: of each there is a row for every day, and each product is looked up once.
  const ofDays = (sold: Prisma.Sql) => Prisma.sql`
    SELECT ${sums('s.')} FROM (SELECT "variantId", ${sums()} FROM (${sold}) kept GROUP BY 1) s
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = s."variantId"
    JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId" WHERE ${variantsSql(businessId, filter)}`;
  const rows = await db.$queryRaw<(SalesFigures & { asOf: Date })[]>`
    SELECT 1 AS "place", now() AS "asOf", t.* FROM (${ofDays(soldBetween(businessId, by, from, to))}) t
    UNION ALL SELECT 2, now(), t.*
      FROM (${ofDays(comparedUntil ? Prisma.sql`${past} UNION ALL ${soldLater(businessId, by, last, comparedUntil)}` : past)}) t ORDER BY 1`;
  const [total, totalBefore] = rows;
  return { total: total!, totalBefore: totalBefore!, comparedUntil, asOf: total!.asOf };
}

const PROFIT = 'r."revenuePoisha" - r."costPoisha" - r."damagePoisha"';
/** By what rows are sorted, always with the largest first. */
const SORTS = {
  REVENUE: rankOfTaka('r."revenuePoisha"'),
  PROFIT: rankOfTaka(PROFIT),
  LOSS: rankOfTaka(`-(${PROFIT})`),
  SHIPPED: 'r."units"',
  DELIVERED: 'r."delivered"',
  BACK: 'r."back"',
  BACK_SHARE: 'coalesce(r."back" * 10000::bigint / nullif(r."back" + r."delivered", 0), 0)::int',
} as const;
export type ProductReportSort = keyof typeof SORTS;
export const productReportSort = z.enum(Object.keys(SORTS) as [ProductReportSort]);

export interface ProductReportLine extends NamedLine {
  figures: SalesFigures;
}

/** Throws ForbiddenError: an order by profit tells what is hidden. */
export function assertSortable(sort: ProductReportSort, { canSeeCost }: { canSeeCost: boolean }): void {
  if (!canSeeCost && (sort === 'PROFIT' || sort === 'LOSS')) throw new ForbiddenError();
}

/** The products or variants of which something left or was decided on these days, page by page: one statement. */
export async function productReportLines(businessId: string, filter: ProductReportFilter, page: PageOf<ProductReportSort>): Promise<ProductReportLine[]> {
  const { from, to } = reportDays(filter);
  const rows = await namedLines<SalesFigures>(businessId, filter, page, {
    source: Prisma.sql`
      SELECT "variantId", ${sums()} FROM (${soldBetween(businessId, filter.by ?? 'FINISHED', from, to)}) kept GROUP BY 1 HAVING sum("units") <> 0`,
    columns: sums('s.'),
    rank: SORTS[page.sort],
  });
  return rows.map(({ units, delivered, back, lost, revenuePoisha, costPoisha, damagePoisha, ...line }) =>
    ({ ...line, figures: { units, delivered, back, lost, revenuePoisha, costPoisha, damagePoisha } }));
}
