import { lineName } from '../../../schema/rules/item-summary.ts';
import type { Tx } from '../../db/client.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { ORDER_SETTINGS, type OrderSettings } from '../business/order-settings.ts';

export interface DraftVariant {
  id: string;
  sku: string;
  /** Options of the variant, 'Maroon, L'; empty if the product has only one. */
  name: string;
  productName: string;
  /** Current price of one piece, in poisha. */
  price: number;
  /** Parts of a bundle; empty for a variant with stock of its own. */
  parts: { variantId: string; quantity: number }[];
  /** May be ordered while it is out of stock. */
  allowsPreorder: boolean;
  /** Units over all locations that are neither reserved nor waited for by preorders. */
  free: number;
}

/** What is sold: 'Jamdani saree, Maroon'. */
export const soldName = ({ name, productName }: DraftVariant): string => (name ? `${productName}, ${name}` : productName);

/** Name of an order line, with the bundle that it is a part of. */
export const draftLineName = (variant: DraftVariant, bundle?: DraftVariant, details?: string): string =>
  lineName(soldName(variant), bundle && soldName(bundle), details);

interface DraftFacts {
  settings: OrderSettings;
  /** Name of the delivery method of the district, where new orders take it by themselves. */
  districtCourier: string | null;
  variants: Map<string, DraftVariant>;
}

/**
 * Settings of the business, the courier of the district and facts of the variants, parts of bundles included, in one
 * statement. Unknown variants are left out.
 */
export async function draftFacts(tx: Tx, businessId: string, variantIds: string[], district = ''): Promise<DraftFacts> {
  const rows = await tx.$queryRaw<(OrderSettings & Pick<DraftFacts, 'districtCourier'> & { variants: DraftVariant[] })[]>`${KEPT}
    SELECT ${ORDER_SETTINGS}, CASE WHEN b."takesDistrictCourier" THEN (
      SELECT c."name" FROM "CourierDistrict" d JOIN "Courier" c ON c."businessId" = d."businessId" AND c."id" = d."courierId" AND c."isActive"
      WHERE d."businessId" = b."id" AND d."district" = ${district}
    ) END AS "districtCourier", (
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
  const { variants, districtCourier, ...settings } = rows[0]!;
  return { settings, districtCourier, variants: new Map(variants.map((variant) => [variant.id, variant])) };
}

interface WantedLine {
  variantId: string;
  quantity: number;
  /** The bundle that it is a part of. */
  bundleId?: string | null;
}

/**
 * Whether an order of such lines becomes a PREORDER: some goods are missing, and all missing ones may be preordered, by themselves
 * or as part of their bundle. Units that other orders wait for count as missing.
 */
export function waitsForGoods(lines: readonly WantedLine[], variants: ReadonlyMap<string, DraftVariant>): boolean {
  const wanted = Map.groupBy(lines, ({ variantId }) => variantId);
  const missing = [...wanted].flatMap(([id, its]) => {
    const variant = variants.get(id);
    if (!variant || its.reduce((sum, { quantity }) => sum + quantity, 0) <= variant.free) return [];
    return its.map(({ bundleId }) => variant.allowsPreorder || variants.get(bundleId ?? '')?.allowsPreorder === true);
  });
  return missing.length > 0 && missing.every(Boolean);
}
