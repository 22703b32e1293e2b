import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { toJson } from '../../db/json-rows.ts';
import { LATE_MS } from '../web-orders/late-call.ts';
import { isSiteFault, recordAnswer, recordFailure } from '../web-orders/site-breaker.ts';
import { shopQueue } from '../web-orders/site-jobs.ts';
import { connectSite } from '../web-orders/web-site.ts';
import type { WooClient } from '../web-orders/woocommerce/client.ts';
import { MAX_BATCH, type WooBatchAnswer, type WooItemChange } from '../web-orders/woocommerce/product-calls.ts';
import { WooError, type WooErrorReason } from '../web-orders/woocommerce/woo-error.ts';
import { stockToShow } from './stock-to-show.ts';

/** The shortest time between two pushes to a shop; changes in between are pushed together. */
const MIN_PUSH_INTERVAL_MS = 3_000;

/** After the shop refused all, as it does with a wrong key; a new key is tried at once. */
const REFUSED_RETRY_MS = 5 * 60 * 1000;

export const PUSH_TASK = 'product-sync.push-stock';

/** The arguments of `enqueue` that push changed stock to a shop; at most one such job waits. */
export function pushJob(businessId: string, siteId: string, lastPushAt: Date | null) {
  const runAt = new Date(Math.max(Date.now(), (lastPushAt?.getTime() ?? 0) + MIN_PUSH_INTERVAL_MS));
  return [PUSH_TASK, { businessId, siteId }, { jobKey: `${PUSH_TASK}:${siteId}`, queue: shopQueue(siteId), runAt }] as const;
}

export interface MovedItem {
  productId: number;
  variationId: number;
}

/**
 * The shop may have moved the stock of these products by itself: it is told again how many pieces are left, even where that
 * equals what it was told before.
 */
export async function noteMovedStock(businessId: string, siteId: string, items: readonly MovedItem[]): Promise<void> {
  const noted = await db.$executeRaw`
    UPDATE "ShopProduct" p SET "stockMoves" = p."stockMoves" + 1
    FROM json_to_recordset(${toJson(items)}::json) AS m ("productId" int, "variationId" int)
    WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid AND p."pushesStock"
      AND p."wooProductId" = m."productId" AND p."wooVariationId" = m."variationId"`;
  if (noted === 0) return;
  const site = await db.webSite.findFirst({ where: { businessId, id: siteId, enabled: true, pushesStock: true }, select: { stockPushedAt: true } });
  if (site) await enqueue(db, ...pushJob(businessId, siteId, site.stockPushedAt));
}

/** After a change of stock: enqueues one job for each shop that stock is pushed to, so that a slow shop delays no other. */
export async function planPushes(businessId: string): Promise<void> {
  const sites = await db.webSite.findMany({
    where: { businessId, enabled: true, pushesStock: true }, select: { id: true, stockPushedAt: true },
  });
  for (const { id, stockPushedAt } of sites) await enqueue(db, ...pushJob(businessId, id, stockPushedAt));
}

interface StaleItem {
  id: string;
  wooProductId: number;
  wooVariationId: number;
  stock: number;
  /** What the shop is known to have, before it is told. */
  before: number | null;
  /** How often the shop may have moved it by itself before it is told. */
  moves: number;
  /** Until when an earlier call may still reach the shop; null where none can. */
  lateUntil: Date | null;
}

/**
 * Products whose stock differs from what the shop was last sent, or that the shop itself, or a late call, may have moved
 * since: no change is lost with a job, and none is sent twice.
 */
const staleItems = (businessId: string, siteId: string): Promise<StaleItem[]> => db.$queryRaw`
  SELECT p."id", p."wooProductId", p."wooVariationId", shown."stock", p."stockQuantity" AS "before", p."stockMoves" AS "moves",
    CASE WHEN p."stockLateUntil" > now() THEN p."stockLateUntil" END AS "lateUntil"
  FROM "ShopProduct" p JOIN (${stockToShow(businessId, siteId)}) shown ON shown."id" = p."id"
  WHERE p."businessId" = ${businessId}::uuid AND p."siteId" = ${siteId}::uuid AND p."pushesStock" AND p."match" = 'MATCHED'
    AND (p."stockQuantity" IS DISTINCT FROM shown."stock" OR p."stockMoves" > 0 OR p."stockLateUntil" <= now())
    AND p."pushError" = ''
  ORDER BY p."wooProductId" LIMIT ${MAX_BATCH}`;

/** When the first call that got no answer can no longer reach the shop. */
async function nextLate(businessId: string, siteId: string): Promise<Date | null> {
  const { _min } = await db.shopProduct.aggregate({
    where: { businessId, siteId, pushesStock: true, match: 'MATCHED', pushError: '' }, _min: { stockLateUntil: true },
  });
  return _min.stockLateUntil;
}

/**
 * Pushes the sellable stock of each product that the shop does not know yet. Returns when to run again, null when the
 * shop is up to date. A refusal of one product is kept with it, one of the whole call with the site, where it goes as soon
 * as the shop takes stock again. Throws WooError when the shop does not answer.
 */
export async function pushStock(businessId: string, siteId: string): Promise<Date | null> {
  const site = await connectSite(businessId, siteId);
  const where = { businessId_id: { businessId, id: siteId } };
  const { stockPushError, stockPushedAt } = await db.webSite.findUniqueOrThrow({ where, select: { stockPushError: true, stockPushedAt: true } });
  if (!site.enabled) return null;
  const retryAt = new Date((stockPushedAt?.getTime() ?? 0) + REFUSED_RETRY_MS);
  if (stockPushError !== null && retryAt > new Date()) return retryAt;
  if (site.pausedUntil && site.pausedUntil > new Date()) return site.pausedUntil;
  const stale = await staleItems(businessId, siteId);
  if (stale.length === 0) return nextLate(businessId, siteId);
  let refusal: WooError | null = null;
  try {
    await sendStock(businessId, site.client, stale);
    await recordAnswer(businessId, siteId);
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) {
      await recordFailure(businessId, siteId, error);
      throw error;
    }
    refusal = error;
  }
  await db.webSite.update({
    where, data: { stockPushedAt: new Date(), stockPushError: refusal && refusal.message }, select: { id: true },
  });
  return new Date(Date.now() + (refusal ? REFUSED_RETRY_MS : MIN_PUSH_INTERVAL_MS));
}

/** What a shop says about one product. Any other refusal, such as of the key, is of all products. */
const OF_ONE_PRODUCT: ReadonlySet<WooErrorReason> = new Set(['NOT_FOUND', 'REFUSED', 'UNREADABLE']);

/** The same refusal of each of them. Throws errors that are of all products. */
function refusedByShop(items: readonly StaleItem[]) {
  return (error: unknown): WooBatchAnswer => {
    if (!(error instanceof WooError) || !OF_ONE_PRODUCT.has(error.reason)) throw error;
    return new Map(items.map((item) => [item.wooVariationId || item.wooProductId, error.message]));
  };
}

async function sendStock(businessId: string, client: WooClient, stale: readonly StaleItem[]): Promise<void> {
  const byParent = Map.groupBy(stale, ({ wooProductId, wooVariationId }) => (wooVariationId === 0 ? 0 : wooProductId));
  for (const [parent, items] of byParent) {
    const update = items.map(({ wooProductId, wooVariationId, stock }): WooItemChange =>
      ({ id: wooVariationId || wooProductId, manage_stock: true, stock_quantity: stock }));
    await noteSending(businessId, items.map(({ id }) => id));
    const sent = parent === 0 ? client.updateProducts(update) : client.updateVariations(parent, update);
    const answers = await sent.catch(refusedByShop(items));
    await noteStock(businessId, items.map(({ id, wooProductId, wooVariationId, stock, before, moves, lateUntil }) => {
      const error = answers.get(wooVariationId || wooProductId) ?? '';
      return { id, stock: error ? null : stock, before, moves: (error ? 0 : moves) + SENDING, lateUntil, error };
    }));
  }
}

/** A call under way counts as one move: without an answer nobody knows what the shop has then. */
export const SENDING = 1;

/** Before a call that tells stock, so that a shop that does not answer is told again: at once, and when the call can no longer arrive. */
export async function noteSending(businessId: string, ids: readonly string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE "ShopProduct" SET "stockMoves" = "stockMoves" + ${SENDING}, "stockLateUntil" = now() + ${LATE_MS} * interval '1 millisecond'
    WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[])`;
}

interface ToldStock {
  id: string;
  stock: number | null;
  before: number | null;
  moves: number;
  lateUntil: Date | null;
  error: string;
}

/** Stores what the shop has now, or why it refused: a refused product is skipped until it is read or synchronised again. */
async function noteStock(businessId: string, rows: readonly ToldStock[]): Promise<void> {
  // A move that came in since the stock was read stays: the shop is told once more. So it is where another call told it meanwhile.
  await db.$executeRaw`
    UPDATE "ShopProduct" p SET "stockQuantity" = coalesce(r."stock", p."stockQuantity"), "pushError" = r."error", "stockLateUntil" = r."lateUntil",
      "stockMoves" = greatest(0, p."stockMoves" - r."moves") + (p."stockQuantity" IS DISTINCT FROM r."before")::int
    FROM json_to_recordset(${toJson(rows)}::json)
      AS r ("id" uuid, "stock" int, "before" int, "moves" int, "lateUntil" timestamptz, "error" text)
    WHERE p."businessId" = ${businessId}::uuid AND p."id" = r."id"`;
}
