import { z } from 'zod';
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
}

/** The pieces of all products by status: one statement. */
export async function statusReport(businessId: string, filter: StatusReportFilter): Promise<StatusReport> {
  const [row] = await db.$queryRaw<[Sums & { asOf: Date }]>`
    WITH ${shownVariants(businessId, filter)}
    SELECT now() AS "asOf", ${columns} FROM (${orderedBetween(businessId, filter)}) s JOIN shown v ON v."id" = s."variantId"`;
  return { total: figuresOf(row), asOf: row.asOf };
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
