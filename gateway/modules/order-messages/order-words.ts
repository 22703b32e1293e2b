import { orderCode } from '../../../schema/rules/order-code.ts';
import type { OrderSmsWords } from '../../../schema/rules/order-words.ts';
import { poishaToTaka } from '../../../schema/rules/money.ts';
import { trackingLink } from '../../../schema/rules/tracking-link.ts';
import type { db, Tx } from '../../db/client.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';

/** What an order says of itself in an SMS, and whom it is sent to. */
export interface OrderWords extends OrderSmsWords {
  phone: string;
  status: OrderStatus;
  source: string;
  /** Its web shop; null for others. */
  siteId: string | null;
  totalPoisha: bigint;
}

/** The words of these orders, by id; orders that do not exist are left out. */
export async function orderWords(client: Tx | typeof db, businessId: string, ids: readonly string[]): Promise<Map<string, OrderWords>> {
  const { name: shop, orderPrefix } = await client.business.findUniqueOrThrow({ where: { id: businessId }, select: { name: true, orderPrefix: true } });
  const orders = await client.order.findMany({
    where: { businessId, id: { in: [...ids] } },
    select: {
      id: true, number: true, status: true, source: true, customerName: true, phone: true, totalPoisha: true, advancePoisha: true, collectedPoisha: true,
      itemSummary: true, createdAt: true, trackingCode: true, courierName: true, plannedCourier: true, webOrder: { select: { siteId: true } },
      shipments: { select: { courier: { select: { trackingUrl: true } } }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1 },
    },
  });
  return new Map(orders.map(({ id, number, customerName: name, itemSummary: items, createdAt: date, trackingCode, courierName, plannedCourier, webOrder, shipments: [parcel], ...order }) => [id, {
    ...order, name, shop, items, date, order: orderCode(orderPrefix, number), tracking: trackingCode ?? '', courier: courierName ?? plannedCourier ?? '',
    link: trackingLink(parcel?.courier.trackingUrl, trackingCode) ?? '',
    siteId: webOrder?.siteId ?? null,
    total: poishaToTaka(order.totalPoisha), advance: poishaToTaka(order.advancePoisha),
    due: poishaToTaka(order.totalPoisha - order.advancePoisha - order.collectedPoisha),
  }]));
}
