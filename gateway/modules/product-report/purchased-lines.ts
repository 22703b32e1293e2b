import { z } from 'zod';
import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { Cursor, SortKind } from '../../list-query/cursor.ts';
import { shownVariants } from './named-lines.ts';
import { movesOf, purchaseHistoryFilter } from './purchase-history.ts';

const WAYS = { CAME: '"units" > 0', WENT_BACK: '"back" > 0' } as const;
export type PurchasedWay = keyof typeof WAYS;
export const purchasedWay = z.enum(Object.keys(WAYS) as [PurchasedWay]);

export const purchasedLinesFilter = z.object({
  ...purchaseHistoryFilter.shape,
  way: purchasedWay.optional().describe('Only what came, or only what went back.'),
});
export type PurchasedLinesFilter = z.output<typeof purchasedLinesFilter>;

export const PURCHASED_LINES_ORDER = { column: 'at', direction: 'desc', kind: 'date' as SortKind } as const;

/** What one step of a purchase, or of a decrease that went back to a supplier, moved of a variant. */
export interface PurchasedLine {
  /** Of the stock movement. */
  id: string;
  at: Date;
  /** The purchase; null for a decrease. */
  purchaseId: string | null;
  /** The decrease; null for a purchase. */
  adjustmentId: string | null;
  /** Of the purchase or decrease. */
  number: number;
  supplierName: string;
  variantId: string;
  name: string;
  sku: string;
  units: number;
  back: number;
  /** What those that came cost, or what the supplier gave for those that went back. */
  valuePoisha: Poisha;
}

interface Page {
  after: Cursor | null;
  take: number;
}

/** The deliveries and returns behind a figure of the purchase history, the last first: one statement a page. */
export const purchasedLines = (businessId: string, filter: PurchasedLinesFilter, { after, take }: Page): Promise<PurchasedLine[]> =>
  db.$queryRaw<PurchasedLine[]>`
    WITH ${shownVariants(businessId, filter)}, page AS (
      SELECT s.*, v."productId" FROM (${movesOf(businessId, filter)}) s JOIN shown v ON v."id" = s."variantId"
      WHERE ${filter.way ? Prisma.raw(`s.${WAYS[filter.way]}`) : Prisma.sql`true`}
        ${after ? Prisma.sql`AND (s."at", s."id") < (${after.value}::timestamptz, ${after.id}::uuid)` : Prisma.empty}
      ORDER BY s."at" DESC, s."id" DESC LIMIT ${take}
    )
    SELECT s."id", s."at", s."purchaseId", s."adjustmentId", s."number", u."name" AS "supplierName", s."variantId",
      concat_ws(', ', p."name", nullif(v."name", '')) AS "name", v."sku", s."units"::int, s."back"::int, (s."value" + s."backValue")::bigint AS "valuePoisha"
    FROM page s
    JOIN "Supplier" u ON u."businessId" = ${businessId}::uuid AND u."id" = s."supplierId"
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = s."variantId"
    JOIN "Product" p ON p."businessId" = ${businessId}::uuid AND p."id" = s."productId"
    ORDER BY s."at" DESC, s."id" DESC`;
