import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { OrderFacts } from './order-facts.ts';

/** The task that tells a web shop what became of its order; the module of web orders defines it. */
export const SHOP_NEWS_TASK = 'web-orders.order-news';

const REPORTED_STATUSES: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'SHIPPED', 'DELIVERED']);

/** What to call `enqueue` with when an order has got to a status that its web shop is told of; null for all others. */
export function shopNewsJob(businessId: string, { webOrderId }: OrderFacts, to: OrderStatus) {
  if (!webOrderId || !REPORTED_STATUSES.has(to)) return null;
  const options = { jobKey: `${SHOP_NEWS_TASK}:${webOrderId}` };
  return [SHOP_NEWS_TASK, { businessId, webOrderId }, options] as const;
}
