import { orderCode } from '../../../schema/rules/order-code.ts';
import { trackingLink } from '../../../schema/rules/tracking-link.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';

/** A message to the shop about an order, sent once: `key` identifies it, `note` is shown to the shop's staff. */
export interface ShopNews {
  key: string;
  note: string;
}

export interface AcceptedOrder {
  number: number;
  status: OrderStatus;
  advancePoisha: bigint;
  totalPoisha: bigint;
  courierName: string | null;
  trackingCode: string | null;
  cancelReason: string | null;
  /** The courier's tracking page with {code} for the tracking code; null without a parcel or such a page. */
  trackingUrl: string | null;
}

/** All messages that the shop should have got by now, oldest first. */
export function shopNewsOf(order: AcceptedOrder, orderPrefix: string): ShopNews[] {
  const { number, status, courierName, trackingCode, cancelReason } = order;
  const news: ShopNews[] = [{ key: 'ACCEPTED', note: `Accepted as order ${orderCode(orderPrefix, number)}` }];
  if (status === 'SHIPPED' || status === 'DELIVERED') {
    news.push({ key: `SHIPPED ${trackingCode ?? ''}`.trim(), note: shippedNote(order, courierName ?? 'a courier') });
  }
  if (status === 'DELIVERED') news.push({ key: 'DELIVERED', note: 'Delivered' });
  if (status === 'CANCELLED') news.push({ key: 'CANCELLED', note: cancelReason ? `Cancelled: ${cancelReason}` : 'Cancelled' });
  return news;
}

function shippedNote({ trackingCode, trackingUrl }: AcceptedOrder, courierName: string): string {
  if (!trackingCode) return `Shipped with ${courierName}`;
  const link = trackingLink(trackingUrl, trackingCode);
  return `Shipped with ${courierName}, tracking code ${trackingCode}${link ? `, ${link}` : ''}`;
}

/** Statuses in the shop before the order is accepted. */
const WAITING = new Set(['checkout-draft', 'pending', 'on-hold', 'failed']);

/**
 * The status to set in the shop; unchanged where the shop has ended the order. WooCommerce records a payment when an
 * order moves to 'processing', unless it is cash on delivery: an order with another method that the courier still
 * collects for stays 'on-hold'.
 */
export function shopStatusOf(storeStatus: string, paymentMethod: string, order: AcceptedOrder): string {
  if (!WAITING.has(storeStatus) && storeStatus !== 'processing') return storeStatus;
  if (order.status === 'CANCELLED') return 'cancelled';
  if (order.status === 'DELIVERED') return 'completed';
  if (storeStatus === 'processing') return storeStatus;
  const isPaid = order.advancePoisha >= order.totalPoisha;
  return isPaid || paymentMethod === 'cod' ? 'processing' : 'on-hold';
}
