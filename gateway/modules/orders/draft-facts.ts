import type { Tx } from '../../db/client.ts';
import type { OrderSettings } from '../business/order-settings.ts';

export interface DraftVariant {
  id: string;
  sku: string;
  /** What tells it from its siblings; empty for the only one. */
  name: string;
  productName: string;
  /** What one piece sells for now, in poisha. */
  price: number;
  /** What a bundle is made of; empty for what is counted itself. */
  parts: { variantId: string; quantity: number }[];
  /** May be ordered while it is not there. */
  allowsPreorder: boolean;
  /** Over all locations: promised to nobody and waited for by nobody. */
  free: number;
}

/** What the line of an order is called: 'Jamdani saree, Maroon'. */
export const soldName = ({ name, productName }: DraftVariant): string => (name ? `${productName}, ${name}` : productName);

/** The same with what stands behind it: the bundle that it is a part of, what the customer chose beside it. */
export function lineName(variant: DraftVariant, bundle?: DraftVariant, details?: string): string {
  const behind = [bundle && soldName(bundle), details].filter(Boolean);
  return behind.length > 0 ? `${soldName(variant)} (${behind.join(', ')})` : soldName(variant);
}

interface DraftFacts {
  settings: OrderSettings;
  variants: Map<string, DraftVariant>;
}

/** What a new order needs to know of its business and of its goods, parts of bundles among them, in one statement. Unknown variants are left out. */
export async function draftFacts(tx: Tx, businessId: string, variantIds: string[]): Promise<DraftFacts> {
  const rows = await tx.$queryRaw<(OrderSettings & { variants: DraftVariant[] })[]>`
    SELECT b."orderPrefix", b."reservationTiming", b."allowsBackorder", l."id" AS "defaultLocationId", (
      SELECT coalesce(json_agg(json_build_object('id', v."id", 'sku', v."sku", 'name', v."name", 'productName', p."name",
        'price', coalesce(v."salePricePoisha", v."pricePoisha"), 'parts', CASE WHEN v."isBundle" THEN (
          SELECT coalesce(json_agg(json_build_object('variantId', c."partId", 'quantity', c."quantity") ORDER BY c."position"), '[]')
          FROM "BundlePart" c WHERE c."businessId" = v."businessId" AND c."bundleId" = v."id"
        ) ELSE '[]' END,
        'allowsPreorder', p."allowsPreorder", 'free', (
          SELECT coalesce(sum(s."onHand" - s."reserved"), 0) FROM "StockBalance" s WHERE s."businessId" = b."id" AND s."variantId" = v."id"
        ) - CASE WHEN p."allowsPreorder" THEN (
          SELECT coalesce(sum(w."quantity"), 0) FROM "Order" o
          JOIN "OrderLine" w ON w."businessId" = o."businessId" AND w."orderId" = o."id" AND w."variantId" = v."id"
          WHERE o."businessId" = b."id" AND o."status" = 'PREORDER') ELSE 0 END)), '[]')
      FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
      WHERE v."businessId" = b."id" AND v."id" = ANY(${variantIds}::uuid[] || ARRAY(
        SELECT c."partId" FROM "BundlePart" c WHERE c."businessId" = b."id" AND c."bundleId" = ANY(${variantIds}::uuid[])))
    ) AS "variants"
    FROM "Business" b JOIN "Location" l ON l."businessId" = b."id" AND l."isDefault"
    WHERE b."id" = ${businessId}::uuid`;
  const { variants, ...settings } = rows[0]!;
  return { settings, variants: new Map(variants.map((variant) => [variant.id, variant])) };
}
