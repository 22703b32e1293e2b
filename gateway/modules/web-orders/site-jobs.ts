export const POLL_TASK = 'web-orders.poll-site';

/** Jobs that call a shop wait in the shop's own queue: one at a time, and a slow shop holds up no other. */
export const shopQueue = (siteId: string) => `web-orders.site:${siteId}`;

/** One poll of a site waits at most. */
export const POLL_KEY = 'web-orders.poll-site:';

/** What to call `enqueue` with to poll a site. */
export function pollJob(businessId: string, siteId: string) {
  const options = { jobKey: POLL_KEY + siteId, queue: shopQueue(siteId) };
  return [POLL_TASK, { businessId, siteId }, options] as const;
}

/** What to call `enqueue` with to tell a shop what became of its order. */
export function writeBackJob(businessId: string, siteId: string, webOrderId: string) {
  const options = { jobKey: `web-orders.write-back:${webOrderId}`, queue: shopQueue(siteId) };
  return ['web-orders.write-back', { businessId, siteId, webOrderId }, options] as const;
}

/** What to call `enqueue` with to ask a shop which lines of an order were refunded. */
export function refundsJob(businessId: string, siteId: string, webOrderId: string) {
  const options = { jobKey: `web-orders.read-refunds:${webOrderId}`, queue: shopQueue(siteId) };
  return ['web-orders.read-refunds', { businessId, siteId, webOrderId }, options] as const;
}
