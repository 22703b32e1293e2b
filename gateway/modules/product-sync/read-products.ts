import { v7 as uuidv7 } from 'uuid';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { Session } from '../../session/session.ts';
import { isSiteFault, recordFailure } from '../web-orders/site-breaker.ts';
import { connectSite } from '../web-orders/web-site.ts';
import type { WooItem } from '../web-orders/woocommerce/product-calls.ts';
import { WooError } from '../web-orders/woocommerce/woo-error.ts';
import { finishReading } from './match-site.ts';

/** No shop of a seller has more; a list of pages that never ends is an error of the shop. */
const MAX_PAGES = 500;

/** Products and variations; no shop of a seller has more. */
const MAX_ITEMS = 50_000;

/**
 * Reads all products of a shop and matches them. What was read stays when the shop fails in between; products missing in
 * the shop are removed only after all pages were read. A failure is stored on the site.
 */
export async function readProducts(
  businessId: string, siteId: string, { signal, maxItems = MAX_ITEMS }: { signal?: AbortSignal; maxItems?: number } = {},
): Promise<void> {
  // The database's clock, by which the rows are stamped.
  const [{ since }] = await db.$queryRaw<[{ since: Date }]>`SELECT clock_timestamp() AS "since"`;
  await note(businessId, siteId, { read: 0, found: 0 });
  try {
    const { client } = await connectSite(businessId, siteId);
    let read = 0;
    let kept = 0;
    const keep = async (items: readonly WooItem[]) => {
      kept += items.length;
      if (kept > maxItems) throw new WooError('TOO_MANY_PRODUCTS', String(maxItems));
      await keepItems(businessId, siteId, items);
    };
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { items, parents, count, total, hasMore } = await client.listProducts(page);
      await keep(items);
      for (const parent of parents) {
        signal?.throwIfAborted();
        await keep(await client.listVariations(parent));
      }
      read += count;
      await note(businessId, siteId, { read, found: Math.max(total ?? read, read) });
      signal?.throwIfAborted();
      if (!hasMore) break;
    }
    await execute(finishReading, Session.system(businessId), { siteId, since });
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) await recordFailure(businessId, siteId, error);
    await db.$executeRaw`UPDATE "WebSite" SET "readingSince" = NULL, "productsError" = ${error.message}
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
  }
}

/** Stores the progress, for the page that shows it. */
async function note(businessId: string, siteId: string, { read, found }: { read: number; found: number }): Promise<void> {
  await db.$executeRaw`UPDATE "WebSite" SET "productsRead" = ${read}, "productsFound" = ${found},
      "readingSince" = coalesce("readingSince", now()) WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
}

/** Stores products as the shop has them, in one statement. */
export async function keepItems(businessId: string, siteId: string, items: readonly WooItem[]): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item) => ({
    ...item, id: uuidv7(), searchText: [item.name, item.details, item.sku, item.barcode].join(' ').toLowerCase(),
  }));
  await db.$executeRaw`
    INSERT INTO "ShopProduct" ("businessId", "siteId", "id", "wooProductId", "wooVariationId", "name", "details", "sku", "barcode",
      "pricePoisha", "salePricePoisha", "stockQuantity", "pictures", "searchText", "readAt")
    SELECT ${businessId}::uuid, ${siteId}::uuid, r.*, clock_timestamp()
    FROM (SELECT DISTINCT ON ("wooProductId", "wooVariationId") * FROM json_to_recordset(${toJson(rows)}::json)
      AS t ("id" uuid, "wooProductId" int, "wooVariationId" int, "name" text, "details" text, "sku" text, "barcode" text,
        "pricePoisha" bigint, "salePricePoisha" bigint, "stockQuantity" int, "pictures" text[], "searchText" text)) r
    ON CONFLICT ("businessId", "siteId", "wooProductId", "wooVariationId") DO UPDATE SET
      "name" = EXCLUDED."name", "details" = EXCLUDED."details", "sku" = EXCLUDED."sku", "barcode" = EXCLUDED."barcode",
      "pricePoisha" = EXCLUDED."pricePoisha", "salePricePoisha" = EXCLUDED."salePricePoisha",
      "stockQuantity" = EXCLUDED."stockQuantity", "pictures" = EXCLUDED."pictures", "searchText" = EXCLUDED."searchText",
      "readAt" = EXCLUDED."readAt", "pushError" = ''`;
}
