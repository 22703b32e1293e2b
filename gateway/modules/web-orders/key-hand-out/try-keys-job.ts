export const TRY_KEYS_TASK = 'web-orders.try-site-keys';

/** A shop that is busy or restarting is asked again, and no longer than somebody waits at the screen. */
const ATTEMPTS = 4;

/** Arguments of `enqueue` for trying the keys that a shop has handed out. */
export function tryKeysJob(businessId: string, requestId: string) {
  const options = { jobKey: `${TRY_KEYS_TASK}:${requestId}`, queue: `${TRY_KEYS_TASK}:${requestId}`, maxAttempts: ATTEMPTS };
  return [TRY_KEYS_TASK, { businessId, requestId }, options] as const;
}
