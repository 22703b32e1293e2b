import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { ReportRow } from './named-lines.ts';

/** The last day up to `day` on which each of some products or variants left for a customer: one statement. */
export async function lastSoldDays(businessId: string, row: ReportRow, ids: readonly string[], day: string): Promise<Map<string, string>> {
  const of = Prisma.raw(row === 'PRODUCT' ? 'v."productId"' : 'v."id"');
  const rows = await db.$queryRaw<{ id: string; day: string }[]>`
    SELECT ${of} AS "id", max(s."shippedDay")::text AS "day" FROM "Variant" v
    CROSS JOIN LATERAL (
      SELECT l."shippedDay" FROM "SoldLine" l
      WHERE l."businessId" = ${businessId}::uuid AND l."variantId" = v."id" AND l."shippedDay" <= ${day}::date
      ORDER BY l."shippedDay" DESC LIMIT 1
    ) s
    WHERE v."businessId" = ${businessId}::uuid AND ${of} = ANY(${ids}::uuid[]) GROUP BY 1`;
  return new Map(rows.map((one) => [one.id, one.day]));
}
