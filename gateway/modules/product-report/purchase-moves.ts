import { addDays, dhakaDayStart } from '../../../schema/rules/format.ts';
import { Prisma } from '../../db/generated/client/client.ts';

export interface MovesOf {
  from: string;
  to: string;
  supplierId?: string;
}

/** Pieces of the same line that came in, or went back, before a movement; none where the line has moved at once. */
const beforeMovement = (all: string, sign: '>' | '<') => Prisma.raw(`
  CASE WHEN ${all} = abs(m."onHand") THEN 0 ELSE (
    SELECT coalesce(sum(abs(e."onHand")), 0) FROM "StockMovement" e
    WHERE e."businessId" = m."businessId" AND e."sourceId" = m."sourceId" AND e."lineId" = m."lineId" AND e."onHand" ${sign} 0
      AND (e."createdAt", e."id") < (m."createdAt", m."id")) END`);

/** The part of an amount of the line for the pieces of the movement: the last piece takes the remainder of the rounding. */
const part = (column: string) => Prisma.raw(
  `round(l."${column}"::numeric * (b."before" + abs(m."onHand")) / l."quantity") - round(l."${column}"::numeric * b."before" / l."quantity")`);

/**
 * What came from suppliers between two days, and what went back to them: one row for each line and step. What came is worth
 * what its bill says now, with its part of the extra costs; what went back, what the supplier gave for it. A void purchase
 * has never been.
 */
export const purchaseMoves = (businessId: string, { from, to, supplierId }: MovesOf): Prisma.Sql => {
  const moved = Prisma.sql`m."businessId" = ${businessId}::uuid AND m."createdAt" >= ${dhakaDayStart(from)} AND m."createdAt" < ${dhakaDayStart(addDays(to, 1))}`;
  const ofSupplier = (alias: string) => (supplierId ? Prisma.sql`AND ${Prisma.raw(alias)}."supplierId" = ${supplierId}::uuid` : Prisma.empty);
  return Prisma.sql`
    SELECT m."id", m."createdAt" AS "at", m."causeId", m."variantId", p."id" AS "purchaseId", NULL::uuid AS "adjustmentId", p."number", p."supplierId",
      greatest(m."onHand", 0) AS "units", greatest(-m."onHand", 0) AS "back",
      CASE WHEN m."onHand" > 0 THEN ${part('goodsPoisha')} + ${part('extraPoisha')} ELSE 0 END AS "value",
      CASE WHEN m."onHand" < 0 THEN ${part('goodsPoisha')} ELSE 0 END AS "backValue"
    FROM "StockMovement" m
    JOIN "Purchase" p ON p."businessId" = m."businessId" AND p."id" = m."sourceId" AND p."status" <> 'VOID' ${ofSupplier('p')}
    JOIN "PurchaseLine" l ON l."businessId" = m."businessId" AND l."id" = m."lineId"
    CROSS JOIN LATERAL (
      SELECT CASE WHEN m."onHand" > 0 THEN ${beforeMovement('l."received"', '>')} ELSE ${beforeMovement('l."returned"', '<')} END AS "before"
    ) b
    WHERE ${moved} AND m."sourceType" = 'Purchase' AND m."onHand" <> 0
    UNION ALL
    SELECT m."id", m."createdAt", m."causeId", m."variantId", NULL, a."id", a."number", a."supplierId", 0, -m."onHand", 0, -m."onHand" * m."unitCostPoisha"
    FROM "StockMovement" m
    JOIN "StockAdjustment" a ON a."businessId" = m."businessId" AND a."id" = m."sourceId" AND a."status" = 'POSTED' AND a."reason" = 'SUPPLIER_RETURN'
      ${ofSupplier('a')}
    WHERE ${moved} AND m."sourceType" = 'StockAdjustment' AND m."onHand" < 0`;
};
