import { orderCode } from '../../../schema/rules/order-code.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';

/** What the shop is told of an order, once each: under `key` it is remembered, `note` is what the shop's staff reads. */
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
  /** Where a parcel of the courier is followed, {code} for its number; null without a parcel or such a page. */
  trackingUrl: string | null;
}

/** All that the shop should know of the order by now, oldest first. */
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
  const link = trackingUrl ? `, ${trackingUrl.replaceAll('{code}', encodeURIComponent(trackingCode))}` : '';
  return `Shipped with ${courierName}, tracking code ${trackingCode}${link}`;
}

/** Statuses in which the shop still waits for somebody to accept the order. */
const WAITING = new Set(['checkout-draft', 'pending', 'on-hold', 'failed']);

/**
 * The status that the order gets in the shop; its own where the shop has ended it. WooCommerce writes down a payment
 * when an order moves to 'processing', except where it is paid at the door: while the courier still collects for another
 * method, the order stays on hold there.
 */
export function shopStatusOf(storeStatus: string, paymentMethod: string, order: AcceptedOrder): string {
  if (!WAITING.has(storeStatus) && storeStatus !== 'processing') return storeStatus;
  if (order.status === 'CANCELLED') return 'cancelled';
  if (order.status === 'DELIVERED') return 'completed';
  if (storeStatus === 'processing') return storeStatus;
  const isPaid = order.advancePoisha >= order.totalPoisha;
  return isPaid || paymentMethod === 'cod' ? 'processing' : 'on-hold';
}
