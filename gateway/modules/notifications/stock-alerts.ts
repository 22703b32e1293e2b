import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { lowVariants } from '../catalog/low-variants.ts';

export interface LowVariant {
  id: string;
  /** The product's name with the variant's own name. */
  name: string;
  sku: string;
  onHand: number;
  /** On hand and not reserved; negative when more is reserved than is on hand. */
  available: number;
  /** 0 for a variant without one that is listed because more is reserved than is on hand. */
  lowStockLevel: number;
}

/** A product that is low on stock. The fields beside its name are those of its variant with the fewest pieces. */
export interface StockAlert extends Omit<LowVariant, 'id'> {
  /** The product's id. */
  id: string;
  productId: string;
  /** The low variants, the one with the fewest pieces first. */
  variants: LowVariant[];
}

type LowRow = LowVariant & { productId: string; productName: string };

/** The products that are low on stock, fewest pieces first. Their number is the number at the bell. */
export const stockAlerts = defineQuery({
  name: 'notifications.stockAlerts',
  permission: 'notification',
  input: z.object({}),
  run: async ({ session }) => byProduct(await db.$queryRaw<LowRow[]>`
    SELECT v."id", v."productId", p."name" AS "productName", v."sku", coalesce(v."lowStockLevel", 0) AS "lowStockLevel",
      CASE WHEN v."name" = '' THEN p."name" ELSE p."name" || ', ' || v."name" END AS "name",
      coalesce(s.on_hand, 0) AS "onHand", coalesce(s.available, 0) AS "available"
    ${lowVariants(session.businessId)}
    ORDER BY coalesce(s.available, 0), p."name", v."id"`),
});

/** Groups ordered rows by product; a product keeps the position of its first variant. */
function byProduct(rows: LowRow[]): StockAlert[] {
  const products = Map.groupBy(rows, ({ productId }) => productId);
  return [...products].map(([productId, variants]) => {
    const { productName, sku, onHand, available, lowStockLevel } = variants[0]!;
    return {
      id: productId, productId, name: productName, sku, onHand, available, lowStockLevel,
      variants: variants.map(({ productId: _product, productName: _name, ...variant }) => variant),
    };
  });
}

/** The same number as SQL, for use inside a larger statement. */
export const stockAlertCountSql = (businessId: string | Prisma.Sql) =>
  Prisma.sql`(SELECT count(DISTINCT v."productId")::int ${lowVariants(businessId)})`;

export async function countStockAlerts(businessId: string): Promise<number> {
  const rows = await db.$queryRaw<{ count: number }[]>`
    SELECT count(DISTINCT v."productId")::int AS "count" ${lowVariants(businessId)}`;
  return rows[0]!.count;
}
