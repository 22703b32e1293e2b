import { addDays } from '../../../schema/rules/format.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { SalesBasis } from '../../db/generated/client/enums.ts';

/** What is kept of variants between two days: whole months by the month, the days around them, and what is not folded yet. */
export function soldBetween(businessId: string, basis: SalesBasis, from: string, to: string): Prisma.Sql {
  const end = addDays(to, 1);
  const firstMonth = from.endsWith('-01') ? from : monthOf(addDays(monthOf(from), 31));
  const endOfMonths = monthOf(end);
  const parts: [span: 'CHANGE' | 'DAY' | 'MONTH', first: string, end: string][] = firstMonth < endOfMonths
    ? [['DAY', from, firstMonth], ['MONTH', firstMonth, endOfMonths], ['DAY', endOfMonths, end]]
    : [['DAY', from, end]];
  return Prisma.join([...parts, ['CHANGE', from, end] as const].map(([span, first, until]) => Prisma.sql`
    SELECT "variantId", "units", "delivered", "back", "lost", "revenuePoisha", "costPoisha", "damagePoisha" FROM "VariantSales"
    WHERE "businessId" = ${businessId}::uuid AND "basis" = ${basis}::"SalesBasis" AND "span" = ${span}::"SalesSpan"
      AND "start" >= ${first}::date AND "start" < ${until}::date`), ' UNION ALL ');
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
