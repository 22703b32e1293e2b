import type { Tx } from '../../db/client.ts';
import { spellings } from '../../list-query/like-text.ts';

/** A line of a shop's order, reduced to what identifies its product. */
export interface ShopItem {
  wooProductId: number;
  wooVariationId: number;
  sku: string;
  name: string;
  /** The options that the buyer chose or typed; may be empty. */
  details: string;
}

/** What is sent for an item: a variant, nothing, or with neither what a person has to say. */
export interface Mapping {
  variantId: string | null;
  sendsNothing: boolean;
}

const ASK: Mapping = { variantId: null, sendsNothing: false };
const NOTHING: Mapping = { variantId: null, sendsNothing: true };
const mappingTo = (variantId: string | null): Mapping => (variantId === null ? ASK : { variantId, sendsNothing: false });

/** A person has to say what it is. */
export const isUnmapped = ({ variantId, sendsNothing }: Mapping): boolean => variantId === null && !sendsNothing;

interface SkuMatch {
  id: string;
  isOnlyVariant: boolean;
}

interface Shop {
  businessId: string;
  /** Null for leads, which have no shop: only the SKU can identify their products. */
  siteId: string | null;
}

/** What is sent for each item of an order, as `mapOrders` finds it. */
export async function mapItems(tx: Tx, shop: Shop, items: ShopItem[]): Promise<Mapping[]> {
  const [mapped = []] = await mapOrders(tx, shop, [items]);
  return mapped;
}

/**
 * What is sent for each item of each order, or that a person has to choose: first what was mapped by hand before, then
 * the synchronised product of the shop, then the only variant with this SKU. A synchronised product that is in conflict,
 * or was said to be none here, is asked about: its SKU is what misled. Three statements however many orders there are.
 */
export async function mapOrders(tx: Tx, shop: Shop, orders: ShopItem[][]): Promise<Mapping[][]> {
  const known = (await mapKnownItems(tx, shop, orders.flat())).values();
  const skus = orders.map(tellingSkus);
  const bySku = await variantsBySku(tx, shop.businessId, [...new Set(skus.flatMap((ofOrder) => [...ofOrder]))]);
  return orders.map((items, index) => items.map((item) => known.next().value
    ?? mappingTo(named(skus[index]!.has(item.sku) ? bySku.get(item.sku) : undefined, item))));
}

/** The lines that a person has to map; WooCommerce keeps lines of quantity 0, which nobody has to. */
export const countUnmapped = (lines: (Mapping & { quantity: number; refundedQuantity?: number })[]) =>
  lines.filter(({ quantity, refundedQuantity = 0, ...line }) => quantity > refundedQuantity && isUnmapped(line)).length;

/** The same without SKUs: undefined where neither a person nor the products of the shop have said anything. */
export async function mapKnownItems(tx: Tx, shop: Shop, items: ShopItem[]): Promise<(Mapping | undefined)[]> {
  const byHand = await mappedByHand(tx, shop, items);
  const synced = await syncedProducts(tx, shop, items);
  return items.map((item) => {
    const match = knownMatch(synced, item);
    return byHand(item) ?? (match && mappingTo(named(match, item)));
  });
}

/** What the synchronised products say about an item. ASK: a person has to choose. Undefined: nothing. */
function knownMatch(synced: SyncedProduct[], item: ShopItem): SkuMatch | 'ASK' | undefined {
  const own = synced.find((product) => linkKey(product) === linkKey(item));
  if (own) return own.id === null ? 'ASK' : { id: own.id, isOnlyVariant: own.isOnlyVariant };
  // A variation that was not read yet shows the SKU of its parent, as its siblings in conflict do.
  const isDoubtful = synced.some(({ wooProductId, isConflict }) => isConflict && wooProductId === item.wooProductId);
  return isDoubtful ? 'ASK' : undefined;
}

/** An option may be the size. It then identifies the variant only if the product has just one. */
function named(match: SkuMatch | 'ASK' | undefined, { details }: ShopItem): string | null {
  return match && match !== 'ASK' && (details === '' || match.isOnlyVariant) ? match.id : null;
}

const linkKey = ({ wooProductId, wooVariationId }: Pick<ShopItem, 'wooProductId' | 'wooVariationId'>) => `${wooProductId}/${wooVariationId}`;

interface SyncedProduct {
  wooProductId: number;
  wooVariationId: number;
  /** Null where a person has to say what it is, or has said that it is none here. */
  id: string | null;
  isOnlyVariant: boolean;
  isConflict: boolean;
}

/** Synchronised products of the shop that say something about the items, found by the shop's ids: without a SKU too. */
async function syncedProducts(tx: Tx, { businessId, siteId }: Shop, items: ShopItem[]): Promise<SyncedProduct[]> {
  const productIds = [...new Set(items.map(({ wooProductId }) => wooProductId))].filter((id) => id > 0);
  return tx.$queryRaw`
    SELECT p."wooProductId", p."wooVariationId", p."variantId" AS "id", p."match" = 'CONFLICT' AS "isConflict", NOT EXISTS (
      SELECT 1 FROM "Variant" v JOIN "Variant" other ON other."businessId" = v."businessId"
        AND other."productId" = v."productId" AND other."id" <> v."id"
      WHERE v."businessId" = p."businessId" AND v."id" = p."variantId") AS "isOnlyVariant"
    FROM "ShopProduct" p
    WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid
      AND p."wooProductId" = ANY(${productIds}::int[]) AND (p."match" <> 'UNMATCHED' OR p."matchedBy" = 'HAND')`;
}

/** The key under which a mapping is remembered. All deleted products have id 0, so SKU and name are part of it. */
const itemKey = ({ wooProductId, wooVariationId, sku, name, details }: ShopItem) =>
  JSON.stringify([wooProductId, wooVariationId, sku, name, details]);

async function mappedByHand(
  tx: Tx, { businessId, siteId }: Shop, items: ShopItem[],
): Promise<(item: ShopItem) => Mapping | undefined> {
  if (siteId === null) return () => undefined;
  const productIds = [...new Set(items.map(({ wooProductId }) => wooProductId))];
  const names = [...new Set(items.map(({ name }) => name))];
  const mappings = await tx.webProductMapping.findMany({
    where: { businessId, siteId, wooProductId: { in: productIds }, name: { in: names } },
    select: { wooProductId: true, wooVariationId: true, sku: true, name: true, details: true, variantId: true },
  });
  const known = new Map(mappings.map((mapping) => [itemKey(mapping), mapping.variantId]));
  return (item) => {
    const variantId = known.get(itemKey(item));
    if (variantId) return mappingTo(variantId);
    // Whatever was chosen or typed for it.
    return known.get(itemKey({ ...item, details: '' })) === null ? NOTHING : undefined;
  };
}

/** Variations without a SKU show the SKU of their parent: one that products of an order share tells nothing about them. */
function tellingSkus(items: ShopItem[]): Set<string> {
  const products = new Map<string, Set<string>>();
  for (const item of items) {
    if (item.sku) products.set(item.sku, (products.get(item.sku) ?? new Set()).add(linkKey(item)));
  }
  return new Set([...products].filter(([, meant]) => meant.size === 1).map(([sku]) => sku));
}

/** Matches SKUs regardless of letter case, surrounding blanks and the keyboard, when exactly one variant fits. */
async function variantsBySku(tx: Tx, businessId: string, wanted: string[]): Promise<Map<string, SkuMatch>> {
  const spelled = wanted.flatMap((sku) => spellings(sku).map((spelling) => ({ wanted: sku, spelling })));
  const found = await tx.$queryRaw<(SkuMatch & { wanted: string; sku: string })[]>`
    SELECT w."wanted", v."sku", v."id", NOT EXISTS (
      SELECT 1 FROM "Variant" other WHERE other."businessId" = v."businessId"
        AND other."productId" = v."productId" AND other."id" <> v."id") AS "isOnlyVariant"
    FROM unnest(${spelled.map((one) => one.wanted)}::text[], ${spelled.map(({ spelling }) => spelling)}::text[]) AS w ("wanted", "spelling")
    JOIN "Variant" v ON v."businessId" = ${businessId}::uuid AND lower(v."sku") = lower(w."spelling")`;
  const chosen = wanted.map((sku): [string, SkuMatch | undefined] => {
    const candidates = found.filter((variant) => variant.wanted === sku);
    const exact = candidates.find((variant) => variant.sku === sku);
    return [sku, exact ?? (candidates.length === 1 ? candidates[0] : undefined)];
  });
  return new Map(chosen.filter((entry): entry is [string, SkuMatch] => entry[1] !== undefined));
}
