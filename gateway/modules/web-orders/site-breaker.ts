import type { CommandContext } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import type { WooError, WooErrorReason } from './woocommerce/woo-error.ts';

/**
 * The circuit breaker of a site, stored in the database so that every gateway and every kind of call respects it:
 * after three failures in a row no calls are made for a minute, then for longer and longer.
 */

const FAILURES_BEFORE_PAUSE = 3;
const MAX_PAUSE_MINUTES = 30;

/** Failures that concern the shop's health and not one order or one key. */
const SITE_FAULTS: ReadonlySet<WooErrorReason> = new Set([
  'NO_ANSWER', 'TOO_SLOW', 'TOO_LARGE', 'UNAVAILABLE', 'BROKEN', 'NOT_JSON', 'NO_SUCH_HOST', 'BAD_CERTIFICATE',
]);

export const isSiteFault = ({ reason }: WooError): boolean => SITE_FAULTS.has(reason);

/**
 * The shop answered a call that is no poll: closes the circuit breaker. That polls fail stays known until one succeeds,
 * which is tried at once.
 */
export async function recordAnswer(businessId: string, siteId: string): Promise<void> {
  await db.$executeRaw`UPDATE "WebSite" SET "pausedUntil" = NULL, "nextPollAt" = least("nextPollAt", now())
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid
      AND ("consecutiveErrors" > 0 OR "pausedUntil" IS NOT NULL)`;
}

/** The columns of a site whose address or keys were replaced: what was refused before is tried again. */
export const TRY_AGAIN = {
  consecutiveErrors: 0, lastError: null, lastErrorReason: null, pausedUntil: null, stockPushError: null,
} as const;

/** After `TRY_AGAIN`: what the shop could not be told is due, and so is its stock. */
export async function tellAllAgain({ tx, session: { businessId }, enqueue }: CommandContext, siteId: string): Promise<void> {
  await tx.webOrder.updateMany({ where: { businessId, siteId, writeBackRetryAt: { not: null } }, data: { writeBackRetryAt: new Date() } });
  await enqueue('product-sync.plan-pushes', { businessId });
}

/** Counts a failure. Opens the circuit breaker after too many, or for as long as the shop asks. */
export async function recordFailure(businessId: string, siteId: string, error: WooError): Promise<void> {
  await db.$executeRaw`UPDATE "WebSite" SET "consecutiveErrors" = "consecutiveErrors" + 1, "lastError" = ${error.message}, "lastErrorReason" = ${error.reason},
      "pausedUntil" = CASE WHEN "consecutiveErrors" + 1 >= ${FAILURES_BEFORE_PAUSE} OR ${error.retryAfterSeconds}::int > 0
        THEN now() + greatest(coalesce(${error.retryAfterSeconds}::int, 0) * interval '1 second',
          least(2 ^ least(greatest("consecutiveErrors" + 1 - ${FAILURES_BEFORE_PAUSE}, 0), 10), ${MAX_PAUSE_MINUTES})
            * interval '1 minute') END
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${siteId}::uuid`;
}
