import { addDays, dhakaDayStart } from '../../../schema/rules/format.ts';
import { PACE_DAYS } from '../../../schema/rules/sales-pace.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { BUCKETS, type Bucket } from '../inventory/stock-movement.ts';
import { soldBetween } from '../orders/sold-between.ts';

export interface StockOf {
  /** The last day that counts. */
  day: string;
  /** Whether that day is over, so that what came after it is taken off again. */
  isPast: boolean;
  locationId?: string;
  /** Goods of which none was sold for so many days may be dead stock. */
  idleDays: number;
}

const each = (write: (bucket: Bucket) => string) => Prisma.raw(BUCKETS.map(write).join(', '));
/** Ages of goods in days: up to so many, and older. */
const AGES = [30, 60, 90] as const;

/**
 * The stock of each of the variants "shown" at the end of a day: its pieces by bucket, what those on hand are worth, how long
 * they have been here, and what was sold lately. Balances of the past are those of now less what has moved since; costs of
 * the past are what they were before their first change since. Ages are by the newest deliveries first: what is on hand is
 * taken to be what came last.
 */
export function stockAt(businessId: string, { day, isPast, locationId, idleDays }: StockOf): Prisma.Sql {
  const end = dhakaDayStart(addDays(day, 1));
  const here = (alias: string) => (locationId ? Prisma.sql`AND ${Prisma.raw(alias)}."locationId" = ${locationId}::uuid` : Prisma.empty);
  const none = Prisma.raw('0');
  const came = (days: number) => Prisma.sql`sum(m."onHand") FILTER (WHERE m."createdAt" >= ${dhakaDayStart(addDays(day, 1 - days))})`;
  const noBuckets = each(() => '0');
  const sold = (from: string, pace: Prisma.Sql, lately: Prisma.Sql) => Prisma.sql`
    SELECT "variantId", ${noBuckets}, 0, 0, 0, 0, ${pace}, ${lately} FROM (${soldBetween(businessId, 'SHIPPED', from, day)}) s`;
  const parts = [
    Prisma.sql`
      SELECT b."variantId", ${each((bucket) => `b."${bucket}"`)}, 0 AS "came0", 0 AS "came1", 0 AS "came2", 0 AS "cameIdle", 0 AS "pace", 0 AS "lately"
      FROM "StockBalance" b WHERE b."businessId" = ${businessId}::uuid ${here('b')}`,
    ...(isPast ? [Prisma.sql`
      SELECT m."variantId", ${each((bucket) => `-sum(m."${bucket}")`)}, 0, 0, 0, 0, 0, 0
      FROM "StockMovement" m WHERE m."businessId" = ${businessId}::uuid AND m."createdAt" >= ${end} ${here('m')} GROUP BY 1`] : []),
    Prisma.sql`
      SELECT m."variantId", ${noBuckets}, ${Prisma.join(AGES.map(came))}, ${came(idleDays)}, 0, 0
      FROM "StockMovement" m
      WHERE m."businessId" = ${businessId}::uuid AND m."createdAt" >= ${dhakaDayStart(addDays(day, 1 - Math.max(idleDays, ...AGES)))} AND m."createdAt" < ${end}
        AND m."sourceType" IN ('Purchase', 'Product', 'StockCount'${locationId ? Prisma.raw(`, 'StockTransfer'`) : Prisma.empty}) AND m."onHand" > 0 ${here('m')}
        AND NOT EXISTS (
          SELECT 1 FROM "Purchase" p WHERE p."businessId" = m."businessId" AND p."id" = m."sourceId" AND p."status" = 'VOID')
      GROUP BY 1`,
    sold(addDays(day, 1 - PACE_DAYS), Prisma.raw('"units" - "back"'), none),
    sold(addDays(day, 1 - idleDays), none, Prisma.raw('"units"')),
  ];
  const upTo = (name: string) => `least(t."onHand", t."${name}")`;
  return Prisma.sql`
    SELECT t.*, t."onHand" * ${isPast ? Prisma.sql`coalesce(c."beforePoisha", w."avgCostPoisha")` : Prisma.raw('w."avgCostPoisha"')} AS "value",
      ${Prisma.raw(`${upTo('came0')} AS "age0", ${upTo('came1')} - ${upTo('came0')} AS "age1", ${upTo('came2')} - ${upTo('came1')} AS "age2",
      t."onHand" - ${upTo('came2')} AS "age3", CASE WHEN t."lately" > 0 THEN 0 ELSE t."onHand" - ${upTo('cameIdle')} END AS "dead"`)}
    FROM (
      SELECT "variantId", ${each((bucket) => `coalesce(sum("${bucket}"), 0)::int AS "${bucket}"`)},
        ${Prisma.raw(['came0', 'came1', 'came2', 'cameIdle', 'pace', 'lately'].map((name) => `coalesce(sum("${name}"), 0)::int AS "${name}"`).join(', '))}
      FROM (${Prisma.join(parts, ' UNION ALL ')}) every GROUP BY 1
    ) t
    JOIN shown w ON w."id" = t."variantId"
    ${isPast ? Prisma.sql`
      LEFT JOIN (
        SELECT DISTINCT ON (k."variantId") k."variantId", k."beforePoisha" FROM "CostChange" k
        WHERE k."businessId" = ${businessId}::uuid AND k."at" >= ${end} ORDER BY k."variantId", k."place"
      ) c ON c."variantId" = t."variantId"` : Prisma.empty}`;
}
