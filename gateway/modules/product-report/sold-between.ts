import { Prisma } from '../../db/generated/client/client.ts';
import type { SalesBasis } from '../../db/generated/client/enums.ts';
import { keptSpans } from './kept-spans.ts';

/** What is kept of variants between two days. */
export function soldBetween(businessId: string, basis: SalesBasis, from: string, to: string): Prisma.Sql {
  return Prisma.join(keptSpans(from, to).map(([span, first, end]) => Prisma.sql`
    SELECT "variantId", "units", "delivered", "back", "lost", "revenuePoisha", "costPoisha", "damagePoisha" FROM "VariantSales"
    WHERE "businessId" = ${businessId}::uuid AND "basis" = ${basis}::"SalesBasis" AND "span" = ${span}::"SalesSpan"
      AND "start" >= ${first}::date AND "start" < ${end}::date`), ' UNION ALL ');
}
