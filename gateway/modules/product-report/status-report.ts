import { z } from 'zod';
import { addDays, dhakaDayEnd } from '../../../schema/rules/format.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { OrderStatus } from '../../db/generated/client/enums.ts';
import { rangeOfDays } from '../../list-query/range-of-days.ts';
import { keptSpans } from '../orders/kept-spans.ts';
import { daysFields } from './product-report.ts';
import { namedLines, shownVariants, type NamedLine, type PageOf } from './named-lines.ts';
import { variantFields } from './variant-filter.ts';

/** As for the report of orders. */
const MAX_DAYS = 92;

export const statusReportFilter = z.object({
  ...daysFields,
  to: daysFields.to.describe('Last day in Dhaka; today when left out. At most 92 days.'),
  ...variantFields,
});
export type StatusReportFilter = z.output<typeof statusReportFilter>;

/** Throws ValidationError for days in the wrong order, and for too many. */
export const statusReportDays = (filter: Pick<StatusReportFilter, 'from' | 'to'>) => rangeOfDays(filter, MAX_DAYS);

export interface OrderedFigures {
  /** Pieces that were ordered, in whatever became of their orders. */
  units: number;
  /** The same by where their orders stand now. */
  statuses: { status: OrderStatus; units: number }[];
}

const STATUSES = Object.values(OrderStatus);

/** What the lines are sorted by: all pieces, or those in a status; the most first. */
export const statusReportSort = z.enum(['UNITS', ...STATUSES]);
export type StatusReportSort = z.output<typeof statusReportSort>;

type Sums = { units: number } & Record<OrderStatus, number>;

const columns = Prisma.raw([
  'coalesce(sum(s."units"), 0)::int AS "units"',
  ...STATUSES.map((status) => `coalesce(sum(s."units") FILTER (WHERE s."status" = '${status}'), 0)::int AS "${status}"`),
].join(', '));

/** The pieces of orders that were taken between two days, by variant and by where the orders stand: no order is read. */
function orderedBetween(businessId: string, filter: StatusReportFilter): Prisma.Sql {
  const { from, to } = statusReportDays(filter);
  const parts = keptSpans(from, to).map(([span, first, end]) => Prisma.sql`
    SELECT "variantId", "status", "units" FROM "OrderedUnits"
    WHERE "businessId" = ${businessId}::uuid AND "span" = ${span}::"SalesSpan" AND "start" >= ${first}::date AND "start" < ${end}::date`);
  return Prisma.sql`
    SELECT "variantId", "status", sum("units") AS "units" FROM (${Prisma.join(parts, ' UNION ALL ')}) kept GROUP BY 1, 2 HAVING sum("units") <> 0`;
}

const figuresOf = (sums: Sums): OrderedFigures => ({
  units: sums.units,
  statuses: STATUSES.map((status) => ({ status, units: sums[status] })).filter(({ units }) => units > 0),
});

export interface StatusReport {
  total: OrderedFigures;
  asOf: Date;
  /** Of the equally long range before: one statement more, however often it is called. */
  totalBefore: () => Promise<OrderedFigures>;
  /** Up to then the days before count, while today is not over; null where they count as a whole. */
  comparedUntil: Date | null;
}

/** The pieces of all products by status: one statement. */
export async function statusReport(businessId: string, filter: StatusReportFilter): Promise<StatusReport> {
  const [row] = await db.$queryRaw<[Sums & { asOf: Date }]>`
    WITH ${shownVariants(businessId, filter)}
    SELECT now() AS "asOf", ${columns} FROM (${orderedBetween(businessId, filter)}) s JOIN shown v ON v."id" = s."variantId"`;
  const { comparedUntil } = statusReportDays(filter);
  let before: Promise<OrderedFigures> | undefined;
  return { total: figuresOf(row), asOf: row.asOf, totalBefore: () => (before ??= figuresBefore(businessId, filter)), comparedUntil };
}

/** Of orders, those alone are read that were taken behind the hour at which the days before end. */
async function figuresBefore(businessId: string, filter: StatusReportFilter): Promise<OrderedFigures> {
  const { from, before, comparedUntil } = statusReportDays(filter);
  const last = addDays(from, -1);
  const later = comparedUntil ? Prisma.sql`
    UNION ALL SELECT l."variantId", o."status", -sum(l."quantity")
    FROM "Order" o JOIN "OrderLine" l ON l."businessId" = o."businessId" AND l."orderId" = o."id"
    WHERE o."businessId" = ${businessId}::uuid AND o."createdAt" >= ${comparedUntil} AND o."createdAt" < ${dhakaDayEnd(last)} GROUP BY 1, 2` : Prisma.empty;
  const [row] = await db.$queryRaw<[Sums]>`
    WITH ${shownVariants(businessId, filter)}
    SELECT ${columns} FROM (${orderedBetween(businessId, { ...filter, from: before, to: last })}${later}) s JOIN shown v ON v."id" = s."variantId"`;
  return figuresOf(row);
}

export interface StatusReportLine extends NamedLine {
  figures: OrderedFigures;
}

/** The products or variants that were ordered on these days, page by page: one statement. */
export async function statusReportLines(businessId: string, filter: StatusReportFilter, page: PageOf<StatusReportSort>): Promise<StatusReportLine[]> {
  const rank = page.sort === 'UNITS' ? 'r."units"' : `r."${page.sort}"`;
  const rows = await namedLines<Sums>(businessId, filter, page, { source: orderedBetween(businessId, filter), columns, rank });
  return rows.map(({ id, productId, variantId, name, variantName, sku, picture, rank: place, ...sums }) =>
    ({ id, productId, variantId, name, variantName, sku, picture, rank: place, figures: figuresOf(sums) }));
}
