import type { Tx } from '../../db/client.ts';

/** A line of a shop's order, as far as it tells which product it is. */
export interface ShopItem {
  wooProductId: number;
  wooVariationId: number;
  sku: string;
  name: string;
}

interface Shop {
  businessId: string;
  siteId: string;
}

/**
 * The variant that each item stands for, null where a person has to say: what was mapped by hand before,
 * else the one with this SKU. Two statements however many items there are.
 */
export async function mapItems(tx: Tx, shop: Shop, items: ShopItem[]): Promise<(string | null)[]> {
  const byHand = await mappedByHand(tx, shop, items);
  const bySku = await mappedBySku(tx, shop.businessId, items);
  return items.map((item) => byHand.get(itemKey(item)) ?? bySku.get(item.sku) ?? null);
}

/** What a mapping is remembered under. Deleted products all have id 0, so SKU and name belong to it. */
const itemKey = ({ wooProductId, wooVariationId, sku, name }: ShopItem) =>
  JSON.stringify([wooProductId, wooVariationId, sku, name]);

async function mappedByHand(
  tx: Tx, { businessId, siteId }: Shop, items: ShopItem[],
): Promise<Map<string, string>> {
  const productIds = [...new Set(items.map(({ wooProductId }) => wooProductId))];
  const names = [...new Set(items.map(({ name }) => name))];
  const mappings = await tx.webProductMapping.findMany({
    where: { businessId, siteId, wooProductId: { in: productIds }, name: { in: names } },
    select: { wooProductId: true, wooVariationId: true, sku: true, name: true, variantId: true },
  });
  return new Map(mappings.map((mapping) => [itemKey(mapping), mapping.variantId]));
}

/**
 * Letter case and blanks around a SKU do not matter where only one variant is meant. A shop's variations
 * without a SKU of their own show their parent's: one SKU for different products names none of them.
 */
async function mappedBySku(tx: Tx, businessId: string, items: ShopItem[]): Promise<Map<string, string>> {
  const products = new Map<string, Set<string>>();
  for (const { sku, wooProductId, wooVariationId } of items) {
    if (!sku) continue;
    products.set(sku, (products.get(sku) ?? new Set()).add(`${wooProductId}/${wooVariationId}`));
  }
  const wanted = [...products].filter(([, meant]) => meant.size === 1).map(([sku]) => sku);
  const found = await tx.$queryRaw<{ wanted: string; sku: string; id: string }[]>`
    SELECT w AS "wanted", v."sku", v."id" FROM unnest(${wanted}::text[]) AS w
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND lower(v."sku") = lower(w)`;
  const chosen = wanted.map((sku): [string, string | undefined] => {
    const candidates = found.filter((variant) => variant.wanted === sku);
    const exact = candidates.find((variant) => variant.sku === sku);
    return [sku, (exact ?? (candidates.length === 1 ? candidates[0] : undefined))?.id];
  });
  return new Map(chosen.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
