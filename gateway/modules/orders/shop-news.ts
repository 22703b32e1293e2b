import type { OrderStatus } from '../../db/generated/client/enums.ts';
import type { OrderFacts } from './order-facts.ts';

/** Name of the task that reports an order's status to its web shop; the module web-orders defines it. */
export const SHOP_NEWS_TASK = 'web-orders.order-news';

const REPORTED_STATUSES: ReadonlySet<OrderStatus> = new Set(['CANCELLED', 'SHIPPED', 'DELIVERED']);

/** The job that reports the new status to the web shop; null for statuses that shops are not told. */
export function shopNewsJob(businessId: string, { webOrderId }: OrderFacts, to: OrderStatus) {
  if (!webOrderId || !REPORTED_STATUSES.has(to)) return null;
  const options = { jobKey: `${SHOP_NEWS_TASK}:${webOrderId}` };
  return [SHOP_NEWS_TASK, { businessId, webOrderId }, options] as const;
}
