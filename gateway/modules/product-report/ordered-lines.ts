import { z } from 'zod';
import { addDays, dhakaDayStart } from '../../../schema/rules/format.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { Cursor, SortKind } from '../../list-query/cursor.ts';
import { orderStatus } from '../orders/order-list-query.ts';
import { statusReportDays, statusReportFilter } from './status-report.ts';
import { variantsSql } from './variant-filter.ts';

export const orderedLinesFilter = z.object({
  ...statusReportFilter.shape,
  status: orderStatus.optional().describe('Only lines of orders that stand here.'),
});
export type OrderedLinesFilter = z.output<typeof orderedLinesFilter>;

export const ORDERED_LINES_ORDER = { column: 'takenAt', direction: 'desc', kind: 'date' as SortKind } as const;

/** A line of an order, as the status report counts it. */
export interface OrderedLine {
  /** Of the order line. */
  id: string;
  orderId: string;
  number: number;
  status: OrderStatus;
  customerName: string;
  name: string;
  sku: string;
  /** When the order was taken. */
  takenAt: Date;
  units: number;
  totalPoisha: Poisha;
}

interface Page {
  after: Cursor | null;
  take: number;
}

/** The order lines behind a figure of the status report, those that were taken last first: one statement a page. */
export function orderedLines(businessId: string, filter: OrderedLinesFilter, { after, take }: Page): Promise<OrderedLine[]> {
  const { from, to } = statusReportDays(filter);
  const { status, search, category, brand, productId, variantId } = filter;
  const isFiltered = Boolean(search ?? category ?? brand ?? productId ?? variantId);
  return db.$queryRaw<OrderedLine[]>`
    SELECT l."id", o."id" AS "orderId", o."number", o."status", o."customerName", l."name", l."sku", o."createdAt" AS "takenAt",
      l."quantity" AS "units", l."totalPoisha"
    FROM "Order" o JOIN "OrderLine" l ON l."businessId" = ${businessId}::uuid AND l."orderId" = o."id"
    ${isFiltered ? Prisma.sql`
      JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND v."id" = l."variantId"
      JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"` : Prisma.empty}
    WHERE o."businessId" = ${businessId}::uuid AND o."createdAt" >= ${dhakaDayStart(from)} AND o."createdAt" < ${dhakaDayStart(addDays(to, 1))}
      ${status ? Prisma.sql`AND o."status" = ${status}::"OrderStatus"` : Prisma.empty}
      ${isFiltered ? Prisma.sql`AND ${variantsSql(businessId, filter)}` : Prisma.empty}
      ${after ? Prisma.sql`AND o."createdAt" <= ${after.value}::timestamptz AND (o."createdAt", l."id") < (${after.value}::timestamptz, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY o."createdAt" DESC, l."id" DESC LIMIT ${take}`;
}
