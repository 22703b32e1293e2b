import { z } from 'zod';
import type { Poisha } from '../../../schema/rules/money.ts';
import { divideRounded } from '../../../schema/rules/spread.ts';
import { idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { ForbiddenError } from '../../errors.ts';
import { rangeOfDays } from '../../list-query/range-of-days.ts';
import { namedLines, rankOfTaka, shownVariants, type NamedLine, type PageOf } from './named-lines.ts';
import { daysFields } from './product-report.ts';
import { purchaseMoves } from './purchase-moves.ts';
import { variantFields } from './variant-filter.ts';

const MAX_DAYS = 366;
/** Suppliers to choose from. */
const MAX_SUPPLIERS = 100;

export const purchaseHistoryFilter = z.object({
  ...daysFields,
  ...variantFields,
  supplierId: idOf('Supplier').optional().describe('Only what came from this supplier and went back there.'),
});
export type PurchaseHistoryFilter = z.output<typeof purchaseHistoryFilter>;

/** Throws ValidationError for days in the wrong order, and for too many. */
export const purchaseDays = (filter: Pick<PurchaseHistoryFilter, 'from' | 'to'>) => rangeOfDays(filter, MAX_DAYS);

/** The movements of a filter, its products apart: they are those of "shown". */
export const movesOf = (businessId: string, filter: PurchaseHistoryFilter): Prisma.Sql =>
  purchaseMoves(businessId, { ...purchaseDays(filter), supplierId: filter.supplierId });

export interface PurchasedFigures {
  /** Pieces that came from suppliers. */
  units: number;
  /** What they cost, with their part of transport, duty and packing. */
  valuePoisha: Poisha;
  /** Deliveries that brought them. */
  receipts: number;
  /** Who brought them. */
  suppliers: number;
  /** Pieces that went back to suppliers, and what those gave for them. */
  back: number;
  backPoisha: Poisha;
}

/** What one of some pieces has cost on average; null of none. */
export const averageOf = (value: Poisha, units: number): Poisha | null => (units > 0 ? divideRounded(value, BigInt(units)) : null);

const SUMS = Prisma.raw(`coalesce(sum(s."units"), 0)::int AS "units", coalesce(sum(s."value"), 0)::bigint AS "valuePoisha",
  count(DISTINCT s."causeId") FILTER (WHERE s."units" > 0)::int AS "receipts",
  count(DISTINCT s."supplierId") FILTER (WHERE s."units" > 0)::int AS "suppliers",
  coalesce(sum(s."back"), 0)::int AS "back", coalesce(sum(s."backValue"), 0)::bigint AS "backPoisha"`);

export interface PurchaseHistory {
  filter: PurchaseHistoryFilter;
  total: PurchasedFigures;
  asOf: Date;
}

/** What all products cost on these days: one statement. */
export async function purchaseHistory(businessId: string, filter: PurchaseHistoryFilter): Promise<PurchaseHistory> {
  const [{ asOf, ...total }] = await db.$queryRaw<[PurchasedFigures & { asOf: Date }]>`
    WITH ${shownVariants(businessId, filter)}
    SELECT now() AS "asOf", ${SUMS} FROM (${movesOf(businessId, filter)}) s JOIN shown v ON v."id" = s."variantId"`;
  return { filter, total, asOf };
}

/** What came on a day. */
export interface CostOfDay {
  /** In Dhaka, 'YYYY-MM-DD'. */
  day: string;
  units: number;
  valuePoisha: Poisha;
}

/** The days on which goods came, the first day first: one statement. */
export const costsByDay = (businessId: string, filter: PurchaseHistoryFilter): Promise<CostOfDay[]> => db.$queryRaw`
  WITH ${shownVariants(businessId, filter)}
  SELECT to_char(s."at" AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') AS "day", sum(s."units")::int AS "units", sum(s."value")::bigint AS "valuePoisha"
  FROM (${movesOf(businessId, filter)}) s JOIN shown v ON v."id" = s."variantId" WHERE s."units" > 0 GROUP BY 1 ORDER BY 1`;

/** What came from a supplier. */
export interface SupplierShare {
  supplierId: string;
  name: string;
  units: number;
  valuePoisha: Poisha;
}

/** Who brought goods on these days, whichever supplier is chosen; the most pieces first: one statement. */
export const suppliersOf = (businessId: string, { supplierId: _chosen, ...filter }: PurchaseHistoryFilter): Promise<SupplierShare[]> => db.$queryRaw`
  WITH ${shownVariants(businessId, filter)}, brought AS (
    SELECT s."supplierId", sum(s."units")::int AS "units", sum(s."value")::bigint AS "valuePoisha"
    FROM (${movesOf(businessId, filter)}) s JOIN shown v ON v."id" = s."variantId" GROUP BY 1
  )
  SELECT b.*, u."name" FROM brought b JOIN "Supplier" u ON u."businessId" = ${businessId}::uuid AND u."id" = b."supplierId"
  ORDER BY b."units" DESC, u."name", b."supplierId" LIMIT ${MAX_SUPPLIERS}`;

/** Orders by a name. */
const NAMED_SORTS = { NAME: 'lower(p."name")', SUPPLIER: `coalesce(lower(r."supplierNames"[1]), '')` } as const;
export const NAMED_PURCHASE_SORTS = Object.keys(NAMED_SORTS) as (keyof typeof NAMED_SORTS)[];

/** By what rows are sorted: by a name, or with the largest first. */
const SORTS = {
  UNITS: 'r."units"',
  VALUE: rankOfTaka('r."valuePoisha"'),
  LATEST: 'coalesce(extract(epoch FROM r."lastAt") / 60, 0)::int',
  RISE: 'least(coalesce((r."lastPoisha" - r."firstPoisha") * 10000 / nullif(r."firstPoisha", 0), 0), 2147483647)::int',
  RECEIPTS: 'r."receipts"',
  BACK: 'r."back"',
  ...NAMED_SORTS,
} as const;
export type PurchaseHistorySort = keyof typeof SORTS;
export const purchaseHistorySort = z.enum(Object.keys(SORTS) as [PurchaseHistorySort]);

/** Throws ForbiddenError: an order by costs tells what is hidden. */
export function assertCostSortable(sort: PurchaseHistorySort, { canSeeCost }: { canSeeCost: boolean }): void {
  if (!canSeeCost && (sort === 'VALUE' || sort === 'RISE')) throw new ForbiddenError();
}

export interface CostFigures extends PurchasedFigures {
  /** Of one piece: of the first delivery of these days, of the last one, and the extremes; null when nothing came. */
  firstPoisha: Poisha | null;
  lastPoisha: Poisha | null;
  lowestPoisha: Poisha | null;
  highestPoisha: Poisha | null;
  /** When the last delivery came. */
  lastAt: Date | null;
  /** The first of them by name, at most three. */
  supplierNames: string[];
}

const COLUMNS = Prisma.sql`${SUMS},
  (array_agg(s."unitCost" ORDER BY s."at", s."id") FILTER (WHERE s."units" > 0))[1] AS "firstPoisha",
  (array_agg(s."unitCost" ORDER BY s."at" DESC, s."id" DESC) FILTER (WHERE s."units" > 0))[1] AS "lastPoisha",
  min(s."unitCost") FILTER (WHERE s."units" > 0) AS "lowestPoisha", max(s."unitCost") FILTER (WHERE s."units" > 0) AS "highestPoisha",
  max(s."at") FILTER (WHERE s."units" > 0) AS "lastAt",
  coalesce((array_agg(DISTINCT s."supplierName") FILTER (WHERE s."units" > 0))[1:3], '{}') AS "supplierNames"`;

export interface PurchaseHistoryLine extends NamedLine {
  figures: CostFigures;
}

/** The products or variants that came or went back on these days, page by page: one statement. */
export async function purchaseHistoryLines(
  businessId: string, filter: PurchaseHistoryFilter, page: PageOf<PurchaseHistorySort>,
): Promise<PurchaseHistoryLine[]> {
  const rows = await namedLines<CostFigures>(businessId, filter, page, {
    source: Prisma.sql`
      SELECT s.*, round(s."value" / nullif(s."units", 0))::bigint AS "unitCost", u."name" AS "supplierName"
      FROM (${movesOf(businessId, filter)}) s JOIN "Supplier" u ON u."businessId" = ${businessId}::uuid AND u."id" = s."supplierId"`,
    columns: COLUMNS,
    rank: SORTS[page.sort], isByName: page.sort in NAMED_SORTS,
  });
  return rows.map(({ id, productId, variantId, name, variantName, sku, picture, rank, ...figures }) =>
    ({ id, productId, variantId, name, variantName, sku, picture, rank, figures }));
}
