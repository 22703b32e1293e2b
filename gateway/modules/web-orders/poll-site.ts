import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { recordFailure } from './site-breaker.ts';
import { writeBackJob } from './site-jobs.ts';
import { mayStore, takePolled, TOO_MUCH } from './take-polled.ts';
import { connectSite, type ConnectedSite } from './web-site.ts';
import { FIRST_PAGE, sweepPlace, type SweepPlace } from './woocommerce/order-sweep.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** How far back the first poll of a new site reads. */
const FIRST_SWEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** A poll that takes longer ends after the page at hand, and the next one goes on there: a slow shop keeps no worker for long. */
export const SWEEP_MS = 2 * 60 * 1000;

/** What is stored of a sweep that goes on later. */
const pollPlace = z.object({
  since: z.coerce.date(), startedAt: z.coerce.date(), newest: z.coerce.date().nullable(), next: sweepPlace,
});

interface Sweep {
  /** Newest `dateModified` seen, never later than the beginning of the sweep: the shop's clock may be wrong. */
  newest: Date | null;
  /** Where it goes on; null when all was read. */
  rest: z.output<typeof pollPlace> | null;
  /** Error of the last order that could not be parsed. */
  problem?: string;
}

const NOTICES = msg('The shop prints PHP notices before its data. They are read past, but switch off WP_DEBUG_DISPLAY there');

export interface SweepLimits {
  signal?: AbortSignal;
  maxMs?: number;
}

/**
 * Reads every order that changed in the shop since the last complete sweep. A failure of the shop is noted on the
 * site; the shop is asked again at the next turn, or later when it keeps failing. The cursor moves only after the last
 * page.
 */
export async function pollSite(businessId: string, siteId: string, limits: SweepLimits = {}): Promise<void> {
  try {
    const site = await connectSite(businessId, siteId);
    if (!site.enabled) return;
    const { newest, rest, problem = site.sawNotices() ? NOTICES : null } = await sweep(businessId, site, limits);
    await checkWebhooks(businessId, site);
    await db.$executeRaw`UPDATE "WebSite"
      SET "polledUntil" = greatest("polledUntil", ${rest ? null : newest}::timestamptz), "lastPolledAt" = now(),
          "pollPlace" = ${rest && JSON.stringify(rest)}::jsonb,
          "nextPollAt" = CASE WHEN ${rest !== null} THEN least("nextPollAt", now()) ELSE "nextPollAt" END,
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

async function sweep(businessId: string, site: ConnectedSite, { signal, maxMs = SWEEP_MS }: SweepLimits): Promise<Sweep> {
  const since = site.polledUntil ?? new Date(site.createdAt.getTime() - FIRST_SWEEP_MS);
  const readAt = new Date();
  const begun = pollPlace.safeParse(site.pollPlace).data;
  const place = begun?.since.getTime() === since.getTime() ? begun : undefined;
  const startedAt = place?.startedAt ?? readAt;
  const seen: Sweep = { newest: place?.newest ?? null, rest: null };
  const after: { next: SweepPlace | null } = { next: null };
  let here = place?.next ?? FIRST_PAGE;
  const options = { inPieces: site.wasFailing, from: place?.next, onNext: (next: SweepPlace | null) => { after.next = next; } };
  // A page on which the shop failed at the last poll too would stop all that follow.
  for await (const page of site.client.ordersModifiedAfter(since, options)) {
    signal?.throwIfAborted();
    if (!mayStore(businessId, page)) return { ...seen, problem: TOO_MUCH, rest: { since, startedAt, newest: seen.newest, next: here } };
    here = after.next ?? here;
    const failed = (await takePolled({ businessId, siteId: site.id, readAt }, page)).findLast(({ reason }) => reason !== null);
    if (failed) seen.problem = `Order ${failed.wooOrderId ?? '?'} could not be read: ${failed.reason}`;
    for (const result of page) {
      if (!result.ok) continue;
      const modified = result.order.dateModified > startedAt ? startedAt : result.order.dateModified;
      if (!seen.newest || modified > seen.newest) seen.newest = modified;
    }
    if (after.next && Date.now() - readAt.getTime() >= maxMs) {
      return { ...seen, rest: { since, startedAt, newest: seen.newest, next: after.next } };
    }
  }
  return seen;
}
