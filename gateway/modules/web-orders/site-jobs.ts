export const POLL_TASK = 'web-orders.poll-site';

/** Jobs that call a shop share the queue of that shop: they run one at a time, and a slow shop delays no other. */
export const shopQueue = (siteId: string) => `web-orders.site:${siteId}`;

/** Readings of all that a shop has, one after the other; nothing that the shop is told waits for them. */
export const sweepQueue = (siteId: string) => `web-orders.sweep:${siteId}`;

/** At most one poll of a site waits, and at most one runs. */
export const POLL_KEY = 'web-orders.poll-site:';

/** Arguments of `enqueue` for a poll of a site. */
export function pollJob(businessId: string, siteId: string) {
  // A queue of its own: by default, those of a business run one after the other.
  const options = { jobKey: POLL_KEY + siteId, queue: `web-orders.poll:${siteId}` };
  return [POLL_TASK, { businessId, siteId }, options] as const;
}

/** Arguments of `enqueue` for telling a shop about the progress of its order. */
export function writeBackJob(businessId: string, siteId: string, webOrderId: string) {
  const options = { jobKey: `web-orders.write-back:${webOrderId}`, queue: shopQueue(siteId) };
  return ['web-orders.write-back', { businessId, siteId, webOrderId }, options] as const;
}

/** Arguments of `enqueue` for reading which lines of an order were refunded. */
export function refundsJob(businessId: string, siteId: string, webOrderId: string) {
  const options = { jobKey: `web-orders.read-refunds:${webOrderId}`, queue: shopQueue(siteId) };
  return ['web-orders.read-refunds', { businessId, siteId, webOrderId }, options] as const;
}
