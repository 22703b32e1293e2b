import { msg } from '../../../schema/rules/message.ts';
import { execute } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import type { Log } from '../../logging/logger.ts';
import { Session } from '../../session/session.ts';
import { processDeliveries } from './process-deliveries.ts';
import { isDataError, NOT_STORED } from './data-error.ts';

/** A turn is short, so that a business with a long inbox does not delay the others. */
const TURN_MS = 500;
/** The most deliveries of one site in one turn; they are applied together. */
const PER_SITE = 50;
/** Of them, the most bytes, unless one alone has more: all are in memory at once. */
const MAX_BYTES = 4 * 1024 * 1024;

/** Retries of a delivery after an error of our own, spread over about two hours. */
const MAX_ATTEMPTS = 12;
const MAX_PAUSE_SECONDS = 15 * 60;

interface Waiting {
  id: string;
  siteId: string;
  receivedAt: Date;
  attempts: number;
}

export interface Turn {
  log: Log;
  signal?: AbortSignal;
}

/**
 * One turn of a business's inbox: the oldest deliveries of each site, those of a site together. True when more may be
 * waiting.
 */
export async function processInbox(businessId: string, { log, signal }: Turn): Promise<boolean> {
  const until = Date.now() + TURN_MS;
  const waiting = await nextDeliveries(businessId);
  const isOver = () => Date.now() > until || signal?.aborted === true;
  for (const deliveries of Map.groupBy(waiting, ({ siteId }) => siteId).values()) {
    if (isOver()) break;
    await takeTogether(businessId, deliveries, { log, isOver });
  }
  await noteEvents(businessId, waiting);
  return waiting.length > 0;
}

interface Taking {
  log: Log;
  isOver: () => boolean;
}

/**
 * Where they fail together each is tried alone: one that cannot be stored is no reason for the others. So is each that was
 * tried before, because one of them may have ended the process.
 */
async function takeTogether(businessId: string, deliveries: Waiting[], { log, isOver }: Taking): Promise<void> {
  const take = async (some: Waiting[]) => {
    await countAttempt(businessId, some);
    await execute(processDeliveries, Session.system(businessId), { siteId: some[0]!.siteId, inboxIds: some.map(({ id }) => id) });
  };
  const fresh = deliveries.filter(({ attempts }) => attempts === 0);
  let alone = deliveries;
  if (fresh.length > 1) {
    try {
      await take(fresh);
      alone = deliveries.filter(({ attempts }) => attempts > 0);
    } catch (error) {
      log.warn({ err: error, site: fresh[0]!.siteId }, 'Webhook deliveries failed together, each is tried alone');
      await forgetAttempt(businessId, fresh);
    }
  }
  for (const delivery of alone) {
    try {
      if (delivery.attempts >= MAX_ATTEMPTS) throw new Error('Its attempts are used up');
      await take([delivery]);
    } catch (error) {
      log.error({ err: error, delivery: delivery.id }, 'A webhook delivery failed');
      await recordFailure(businessId, delivery, error);
    }
    if (isOver()) return;
  }
}

/** Before they are parsed: one that ends the process is not tried for ever. Those that end well are never looked for again. */
async function countAttempt(businessId: string, deliveries: Waiting[]): Promise<void> {
  await db.$executeRaw`
    UPDATE "WebhookInbox" SET "attempts" = "attempts" + 1,
      "retryAt" = now() + least(2 ^ ("attempts" + 1), ${MAX_PAUSE_SECONDS}) * interval '1 second'
    WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${deliveries.map(({ id }) => id)}::uuid[]) AND "status" = 'RECEIVED'`;
}

/** The process lives, and each is tried alone now. */
async function forgetAttempt(businessId: string, deliveries: Waiting[]): Promise<void> {
  await db.webhookInbox.updateMany({
    where: { businessId, id: { in: deliveries.map(({ id }) => id) }, status: 'RECEIVED' }, data: { attempts: 0, retryAt: new Date() },
  });
}

/** Sites come in any sequence, so that none is always the one for which no time is left. */
function nextDeliveries(businessId: string): Promise<Waiting[]> {
  return db.$queryRaw<Waiting[]>`
    SELECT next."id", s."id" AS "siteId", next."receivedAt", next."attempts" FROM (
      SELECT "businessId", "id" FROM "WebSite" WHERE "businessId" = ${businessId}::uuid ORDER BY random()) s
    CROSS JOIN LATERAL (
      SELECT oldest.*, sum(oldest."bytes") OVER (ORDER BY oldest."id") AS "bytesSoFar" FROM (
        SELECT i."id", i."receivedAt", i."attempts", coalesce(length(i."body"), 0) AS "bytes" FROM "WebhookInbox" i
        WHERE i."businessId" = s."businessId" AND i."siteId" = s."id" AND i."status" = 'RECEIVED' AND i."retryAt" <= now()
        ORDER BY i."id" LIMIT ${PER_SITE}) oldest) next
    WHERE next."bytesSoFar" <= ${MAX_BYTES} OR next."bytesSoFar" = next."bytes"`;
}

/**
 * Sets the time of the last delivery of each site, once per turn, because every delivery would write the same row. A
 * delivery also closes the circuit breaker of a site: the shop is polled at once for what was missed.
 */
async function noteEvents(businessId: string, handled: Waiting[]): Promise<void> {
  for (const [siteId, deliveries] of Map.groupBy(handled, (delivery) => delivery.siteId)) {
    const newest = new Date(Math.max(...deliveries.map(({ receivedAt }) => receivedAt.getTime())));
    await db.$executeRaw`UPDATE "WebSite" SET "lastEventAt" = greatest("lastEventAt", ${newest}), "pausedUntil" = NULL,
        "refusedDeliveries" = CASE WHEN "lastRefusedAt" > ${newest} THEN "refusedDeliveries" ELSE 0 END,
        "nextPollAt" = CASE WHEN "pausedUntil" IS NULL THEN "nextPollAt" ELSE now() END
      WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
  }
}

/** Schedules a retry, or none when the delivery itself is the reason: it is then kept for a person. */
async function recordFailure(businessId: string, { id, attempts }: Waiting, error: unknown): Promise<void> {
  const tried = attempts + 1;
  const isFinal = isDataError(error) || tried >= MAX_ATTEMPTS;
  const message = isDataError(error)
    ? NOT_STORED
    : msg('It could not be processed for a reason of ours');
  const pause = Math.min(2 ** tried, MAX_PAUSE_SECONDS);
  await db.webhookInbox.updateMany({
    where: { businessId, id, status: 'RECEIVED' },
    data: {
      attempts: tried,
      retryAt: new Date(Date.now() + pause * 1000),
      ...(isFinal && { status: 'UNREADABLE', error: message, processedAt: new Date() }),
    },
  });
}
