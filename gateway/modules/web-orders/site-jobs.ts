export const POLL_TASK = 'web-orders.poll-site';

/** Jobs that call a shop share the queue of that shop: they run one at a time, and a slow shop delays no other. */
export const shopQueue = (siteId: string) => `web-orders.site:${siteId}`;

/** At most one poll of a site waits. */
export const POLL_KEY = 'web-orders.poll-site:';

/** Arguments of `enqueue` for a poll of a site. */
export function pollJob(businessId: string, siteId: string) {
  const options = { jobKey: POLL_KEY + siteId, queue: shopQueue(siteId) };
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
