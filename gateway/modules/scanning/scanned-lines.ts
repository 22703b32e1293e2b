import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { productPictureSql, type ProductPicture } from '../files/product-picture.ts';

export interface ScannedLine {
  lineId: string;
  name: string;
  sku: string;
  barcode: string | null;
  quantity: number;
  /** Units on their way back, not received yet. */
  returning: number;
  /** Of its product. */
  picture: ProductPicture;
}

/** Contents of an order's parcel by line, in one statement. */
export function scannedLines(tx: Pick<Tx, '$queryRaw'>, businessId: string, orderId: string): Promise<ScannedLine[]> {
  return tx.$queryRaw<ScannedLine[]>`
    SELECT l."id" AS "lineId", l."name", l."sku", v."barcode", l."quantity", (
      SELECT coalesce(sum(a."returning"), 0)::int FROM "StockAllocation" a
      WHERE a."businessId" = l."businessId" AND a."orderLineId" = l."id"
    ) AS "returning", ${productPictureSql(businessId, Prisma.sql`v."productId"`)} AS "picture"
    FROM "OrderLine" l JOIN "Variant" v ON v."businessId" = l."businessId" AND v."id" = l."variantId"
    WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ${orderId}::uuid ORDER BY l."position"`;
}
