import type { Tx } from '../../db/client.ts';
import type { OrderSettings } from '../business/order-settings.ts';

export interface DraftVariant {
  id: string;
  sku: string;
  /** What tells it from its siblings; empty for the only one. */
  name: string;
  productName: string;
  /** May be ordered while it is not there. */
  allowsPreorder: boolean;
  /** At the place that orders are sent from, promised to nobody and waited for by nobody. */
  free: number;
}

/** What the line of an order is called: 'Jamdani saree, Maroon'. */
export const soldName = ({ name, productName }: DraftVariant): string => (name ? `${productName}, ${name}` : productName);

interface DraftFacts {
  settings: OrderSettings;
  variants: Map<string, DraftVariant>;
}

/** What a new order needs to know of its business and of its goods, in one statement. Unknown variants are left out. */
export async function draftFacts(tx: Tx, businessId: string, variantIds: string[]): Promise<DraftFacts> {
  const rows = await tx.$queryRaw<(OrderSettings & { variants: DraftVariant[] })[]>`
    SELECT b."orderPrefix", b."reservationTiming", b."allowsBackorder", l."id" AS "defaultLocationId", (
      SELECT coalesce(json_agg(json_build_object('id', v."id", 'sku', v."sku", 'name', v."name", 'productName', p."name",
        'allowsPreorder', p."allowsPreorder", 'free', coalesce(s."onHand" - s."reserved", 0) - CASE WHEN p."allowsPreorder" THEN (
          SELECT coalesce(sum(w."quantity"), 0) FROM "Order" o
          JOIN "OrderLine" w ON w."businessId" = o."businessId" AND w."orderId" = o."id" AND w."variantId" = v."id"
          WHERE o."businessId" = b."id" AND o."status" = 'PREORDER') ELSE 0 END)), '[]')
      FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
      LEFT JOIN "StockBalance" s ON s."businessId" = b."id" AND s."variantId" = v."id" AND s."locationId" = l."id"
      WHERE v."businessId" = b."id" AND v."id" = ANY(${variantIds}::uuid[])
    ) AS "variants"
    FROM "Business" b JOIN "Location" l ON l."businessId" = b."id" AND l."isDefault"
    WHERE b."id" = ${businessId}::uuid`;
  const { variants, ...settings } = rows[0]!;
  return { settings, variants: new Map(variants.map((variant) => [variant.id, variant])) };
}
