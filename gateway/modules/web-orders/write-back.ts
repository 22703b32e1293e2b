import { orderCode } from '../../../schema/rules/order-code.ts';
import { db } from '../../db/client.ts';
import { orderSettings } from '../business/order-settings.ts';
import { isUnwell, recordAnswer, recordFailure } from './site-breaker.ts';
import { connectSite } from './web-site.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** Statuses in which the shop still waits for somebody to accept the order. */
const WAITING = new Set(['checkout-draft', 'pending', 'on-hold', 'failed']);

/**
 * Tells the shop that its order was accepted: status and an internal note. The delivery that this causes in
 * return is harmless. Throws WooError, after leaving the reason on the web order. When the shop is being left
 * alone, returns the time to come again, and has done nothing.
 */
export async function writeBack(businessId: string, webOrderId: string): Promise<Date | null> {
  const where = { businessId_id: { businessId, id: webOrderId } };
  const order = await db.webOrder.findUnique({
    where,
    select: {
      siteId: true, wooOrderId: true, storeStatus: true, writtenBackAt: true, order: { select: { number: true } },
    },
  });
  if (!order?.order || order.writtenBackAt) return null;
  try {
    const { client, pausedUntil } = await connectSite(businessId, order.siteId);
    if (pausedUntil && pausedUntil > new Date()) return pausedUntil;
    if (WAITING.has(order.storeStatus)) await client.setOrderStatus(order.wooOrderId, 'processing');
    const { orderPrefix } = await orderSettings(db, businessId);
    await client.addNote(order.wooOrderId, `Accepted as order ${orderCode(orderPrefix, order.order.number)}`);
    await db.webOrder.update({ where, data: { writtenBackAt: new Date(), writeBackError: null }, select: { id: true } });
    await recordAnswer(businessId, order.siteId);
    return null;
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isUnwell(error)) await recordFailure(businessId, order.siteId, error);
    await db.webOrder.update({ where, data: { writeBackError: error.message }, select: { id: true } });
    // An order that the shop no longer has stays away.
    if (error.reason !== 'NOT_FOUND') throw error;
    return null;
  }
}
