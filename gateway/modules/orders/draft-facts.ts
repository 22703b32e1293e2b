import type { Tx } from '../../db/client.ts';
import type { OrderSettings } from '../business/order-settings.ts';

export interface DraftVariant {
  id: string;
  sku: string;
  /** What tells it from its siblings; empty for the only one. */
  name: string;
  productName: string;
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
      SELECT coalesce(json_agg(json_build_object('id', v."id", 'sku', v."sku", 'name', v."name", 'productName', p."name")), '[]')
      FROM "Variant" v JOIN "Product" p ON p."businessId" = v."businessId" AND p."id" = v."productId"
      WHERE v."businessId" = b."id" AND v."id" = ANY(${variantIds}::uuid[])
    ) AS "variants"
    FROM "Business" b JOIN "Location" l ON l."businessId" = b."id" AND l."isDefault"
    WHERE b."id" = ${businessId}::uuid`;
  const { variants, ...settings } = rows[0]!;
  return { settings, variants: new Map(variants.map((variant) => [variant.id, variant])) };
}
