import { db } from '../../db/client.ts';

/** A product of a web shop that is known to be one of this business. */
export interface Listing {
  siteName: string;
  name: string;
  sku: string;
}

/** An upper limit that no product reaches in practice. */
const MAX_LISTINGS = 100;

/**
 * Where web shops sell a product: the products of shops that were matched with its variants, and those that were mapped to
 * them in orders only; 100 at most. One statement.
 */
export const productListings = (businessId: string, productId: string): Promise<Listing[]> => db.$queryRaw`
  SELECT w."name" AS "siteName", l."name", l."sku" FROM (
    SELECT s."siteId", CASE WHEN s."details" = '' THEN s."name" ELSE s."name" || ', ' || s."details" END AS "name", s."sku"
    FROM "Variant" v JOIN "ShopProduct" s ON s."businessId" = v."businessId" AND s."variantId" = v."id" AND s."match" = 'MATCHED'
    WHERE v."businessId" = ${businessId}::uuid AND v."productId" = ${productId}::uuid
    UNION
    SELECT m."siteId", m."name", m."sku"
    FROM "Variant" v JOIN "WebProductMapping" m ON m."businessId" = v."businessId" AND m."variantId" = v."id"
    WHERE v."businessId" = ${businessId}::uuid AND v."productId" = ${productId}::uuid AND NOT EXISTS (
      SELECT 1 FROM "ShopProduct" s WHERE s."businessId" = m."businessId" AND s."siteId" = m."siteId" AND s."wooProductId" = m."wooProductId"
        AND s."wooVariationId" = m."wooVariationId" AND s."match" = 'MATCHED')
  ) l JOIN "WebSite" w ON w."businessId" = ${businessId}::uuid AND w."id" = l."siteId"
  ORDER BY w."name", l."siteId", l."name", l."sku" LIMIT ${MAX_LISTINGS}`;
