import type { Tx } from '../../db/client.ts';

/** A line of a shop's order, reduced to what identifies its product. */
export interface ShopItem {
  wooProductId: number;
  wooVariationId: number;
  sku: string;
  name: string;
  /** The options that the buyer chose or typed; may be empty. */
  details: string;
}

interface SkuMatch {
  id: string;
  isOnlyVariant: boolean;
}

interface Shop {
  businessId: string;
  /** Null for leads, which have no shop: only the SKU can identify their products. */
  siteId: string | null;
}

/**
 * The variant of each item, null where a person has to choose: first what was mapped by hand before, then the
 * synchronised product of the shop, then the only variant with this SKU. Three statements however many items there
 * are.
 */
export async function mapItems(tx: Tx, shop: Shop, items: ShopItem[]): Promise<(string | null)[]> {
  const byHand = await mappedByHand(tx, shop, items);
  const linked = await linkedProducts(tx, shop, items);
  const bySku = await mappedBySku(tx, shop.businessId, items);
  return items.map((item) => byHand.get(itemKey(item)) ?? named(linked.get(linkKey(item)) ?? bySku.get(item.sku), item));
}

/** An option may be the size. It then identifies the variant only if the product has just one. */
function named(match: SkuMatch | undefined, { details }: ShopItem): string | null {
  return match && (details === '' || match.isOnlyVariant) ? match.id : null;
}

const linkKey = ({ wooProductId, wooVariationId }: Pick<ShopItem, 'wooProductId' | 'wooVariationId'>) => `${wooProductId}/${wooVariationId}`;

/** Synchronised products of the shop, by their ids: finds products without a SKU too. */
async function linkedProducts(tx: Tx, { businessId, siteId }: Shop, items: ShopItem[]): Promise<Map<string, SkuMatch>> {
  const productIds = [...new Set(items.map(({ wooProductId }) => wooProductId))].filter((id) => id > 0);
  const found = await tx.$queryRaw<(SkuMatch & { wooProductId: number; wooVariationId: number })[]>`
    SELECT p."wooProductId", p."wooVariationId", p."variantId" AS "id", NOT EXISTS (
      SELECT 1 FROM "Variant" v JOIN "Variant" other ON other."businessId" = v."businessId"
        AND other."productId" = v."productId" AND other."id" <> v."id"
      WHERE v."businessId" = p."businessId" AND v."id" = p."variantId") AS "isOnlyVariant"
    FROM "ShopProduct" p
    WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid
      AND p."wooProductId" = ANY(${productIds}::int[]) AND p."match" = 'MATCHED'`;
  return new Map(found.map((row) => [linkKey(row), row]));
}

/** The key under which a mapping is remembered. All deleted products have id 0, so SKU and name are part of it. */
const itemKey = ({ wooProductId, wooVariationId, sku, name, details }: ShopItem) =>
  JSON.stringify([wooProductId, wooVariationId, sku, name, details]);

async function mappedByHand(
  tx: Tx, { businessId, siteId }: Shop, items: ShopItem[],
): Promise<Map<string, string>> {
  if (siteId === null) return new Map();
  const productIds = [...new Set(items.map(({ wooProductId }) => wooProductId))];
  const names = [...new Set(items.map(({ name }) => name))];
  const mappings = await tx.webProductMapping.findMany({
    where: { businessId, siteId, wooProductId: { in: productIds }, name: { in: names } },
    select: { wooProductId: true, wooVariationId: true, sku: true, name: true, details: true, variantId: true },
  });
  return new Map(mappings.map((mapping) => [itemKey(mapping), mapping.variantId]));
}

/**
 * Matches SKUs regardless of letter case and surrounding blanks, when exactly one variant fits. Variations without a
 * SKU show the SKU of their parent: a SKU shared by different products matches nothing.
 */
async function mappedBySku(tx: Tx, businessId: string, items: ShopItem[]): Promise<Map<string, SkuMatch>> {
  const products = new Map<string, Set<string>>();
  for (const { sku, wooProductId, wooVariationId } of items) {
    if (!sku) continue;
    products.set(sku, (products.get(sku) ?? new Set()).add(`${wooProductId}/${wooVariationId}`));
  }
  const wanted = [...products].filter(([, meant]) => meant.size === 1).map(([sku]) => sku);
  const found = await tx.$queryRaw<(SkuMatch & { wanted: string; sku: string })[]>`
    SELECT w AS "wanted", v."sku", v."id", NOT EXISTS (
      SELECT 1 FROM "Variant" other WHERE other."businessId" = v."businessId"
        AND other."productId" = v."productId" AND other."id" <> v."id") AS "isOnlyVariant"
    FROM unnest(${wanted}::text[]) AS w
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND lower(v."sku") = lower(w)`;
  const chosen = wanted.map((sku): [string, SkuMatch | undefined] => {
    const candidates = found.filter((variant) => variant.wanted === sku);
    const exact = candidates.find((variant) => variant.sku === sku);
    return [sku, exact ?? (candidates.length === 1 ? candidates[0] : undefined)];
  });
  return new Map(chosen.filter((entry): entry is [string, SkuMatch] => entry[1] !== undefined));
}
