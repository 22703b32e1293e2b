import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { enqueue, execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { Session } from '../../session/session.ts';
import { applyShopFacts } from './apply-shop-order.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { isDataError, NOT_STORED } from './data-error.ts';
import { keepUnreadable } from './keep-unreadable.ts';
import { recordFailure } from './site-breaker.ts';
import { writeBackJob } from './site-jobs.ts';
import { mirroredColumns } from './web-order-content.ts';
import { replaces } from './web-order-state.ts';
import { connectSite, type ConnectedSite } from './web-site.ts';
import type { WooOrderResult, WooOrderSnapshot } from './woocommerce/order-snapshot.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** How far back the first poll of a new site reads. */
const FIRST_SWEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Applies one order that was read from the shop. */
const applyPolledOrder = defineCommand({
  name: 'web-orders.applyPolledOrder',
  permission: 'SUPERADMIN',
  input: z.object({ siteId: idOf('WebSite'), order: z.custom<WooOrderSnapshot>(), readAt: z.date() }),
  run: async (context, { siteId, order, readAt }) => {
    await applyShopFacts(context, siteId, [{ wooOrderId: order.wooOrderId, order, heardAt: readAt, isRead: true }]);
  },
});

interface Sweep {
  /** Newest `dateModified` seen, never later than now: the shop's clock may be wrong. */
  newest: Date | null;
  /** Error of the last order that could not be parsed. */
  problem?: string;
}

const NOTICES = msg('The shop prints PHP notices before its data. They are read past, but switch off WP_DEBUG_DISPLAY there');

/**
 * Reads every order that changed in the shop since the last complete sweep. A failure of the shop is noted on the
 * site; the shop is asked again at the next turn, or later when it keeps failing. The cursor moves only after the last
 * page.
 */
export async function pollSite(businessId: string, siteId: string, signal?: AbortSignal): Promise<void> {
  try {
    const site = await connectSite(businessId, siteId);
    if (!site.enabled) return;
    const { newest, problem = site.sawNotices() ? NOTICES : null } = await sweep(businessId, site, signal);
    await checkWebhooks(businessId, site);
    await db.$executeRaw`UPDATE "WebSite"
      SET "polledUntil" = greatest("polledUntil", ${newest}::timestamptz), "lastPolledAt" = now(),
          "consecutiveErrors" = 0, "pausedUntil" = NULL, "lastError" = ${problem}, "lastErrorReason" = NULL
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
    await tellAgain(businessId, site);
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    await recordFailure(businessId, siteId, error);
    await db.$executeRaw`UPDATE "WebSite"
      SET "lastPolledAt" = now(), "nextPollAt" = greatest("nextPollAt", "pausedUntil")
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
  }
}

/** The most orders that one poll has their shop told of again. */
const MAX_TOLD_AGAIN = 100;

/** Queues what the shop could not be told: all of it once the shop is back, otherwise what is due for another try. */
async function tellAgain(businessId: string, { id: siteId, wasFailing }: ConnectedSite): Promise<void> {
  const untold = await db.webOrder.findMany({
    where: { businessId, siteId, writeBackRetryAt: wasFailing ? { not: null } : { lte: new Date() } },
    orderBy: { writeBackRetryAt: 'asc' }, take: MAX_TOLD_AGAIN, select: { id: true },
  });
  for (const { id } of untold) await enqueue(db, ...writeBackJob(businessId, siteId, id));
}

async function sweep(businessId: string, site: ConnectedSite, signal?: AbortSignal): Promise<Sweep> {
  const since = site.polledUntil ?? new Date(site.createdAt.getTime() - FIRST_SWEEP_MS);
  const now = new Date();
  const seen: Sweep = { newest: null };
  // A page on which the shop failed at the last poll too would stop all that follow.
  for await (const result of site.client.ordersModifiedAfter(since, { inPieces: site.wasFailing })) {
    signal?.throwIfAborted();
    const { wooOrderId, reason } = await takePolled(businessId, site.id, result, now);
    if (reason !== null) seen.problem = `Order ${wooOrderId ?? '?'} could not be read: ${reason}`;
    if (!result.ok) continue;
    const { order } = result;
    const modified = order.dateModified > now ? now : order.dateModified;
    if (!seen.newest || modified > seen.newest) seen.newest = modified;
  }
  return seen;
}

interface Taken {
  wooOrderId: number | null;
  /** Why it could not be parsed or stored; null when it was. */
  reason: string | null;
}

/**
 * Applies an order that was read from the shop unless this version is stored already. One that cannot be parsed or
 * stored is kept for a person, and stops none of the others. `readAt` is when the shop was asked, or a little before.
 */
export async function takePolled(businessId: string, siteId: string, result: WooOrderResult, readAt: Date): Promise<Taken> {
  const { wooOrderId, reason } = result.ok ? await store(businessId, siteId, result.order, readAt) : result;
  if (reason !== null) await keepUnreadable(businessId, siteId, { ok: false, wooOrderId, reason, raw: result.raw });
  return { wooOrderId, reason };
}

async function store(businessId: string, siteId: string, order: WooOrderSnapshot, readAt: Date): Promise<Taken> {
  const { wooOrderId } = order;
  try {
    if (await isNew(businessId, siteId, order, readAt)) {
      await execute(applyPolledOrder, Session.system(businessId), { siteId, order, readAt });
    }
    return { wooOrderId, reason: null };
  } catch (error) {
    if (!isDataError(error)) throw error;
    return { wooOrderId, reason: NOT_STORED };
  }
}

/** Sweeps overlap, and webhooks usually arrive first: most orders are stored already. */
async function isNew(businessId: string, siteId: string, order: WooOrderSnapshot, readAt: Date): Promise<boolean> {
  const { wooOrderId } = order;
  const row = await db.webOrder.findUnique({
    where: { businessId_siteId_wooOrderId: { businessId, siteId, wooOrderId } },
    select: { storeStatus: true, dateModified: true, contentHash: true, heardAt: true },
  });
  return row === null || replaces(mirroredColumns(order), row, readAt);
}
