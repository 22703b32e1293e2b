import { orderCode } from '../../../schema/rules/order-code.ts';
import { db } from '../../db/client.ts';
import { orderSettings } from '../business/order-settings.ts';
import { connectSite } from './web-site.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** Statuses in which the shop still waits for somebody to accept the order. */
const WAITING = new Set(['checkout-draft', 'pending', 'on-hold', 'failed']);

/**
 * Tells the shop that its order was accepted: status and an internal note. The delivery that this causes in
 * return is harmless. Throws WooError, after leaving the reason on the web order.
 */
export async function writeBack(businessId: string, webOrderId: string): Promise<void> {
  const where = { businessId_id: { businessId, id: webOrderId } };
  const order = await db.webOrder.findUnique({
    where,
    select: {
      siteId: true, wooOrderId: true, storeStatus: true, writtenBackAt: true, order: { select: { number: true } },
    },
  });
  if (!order?.order || order.writtenBackAt) return;
  try {
    const { client } = await connectSite(businessId, order.siteId);
    if (WAITING.has(order.storeStatus)) await client.setOrderStatus(order.wooOrderId, 'processing');
    const { orderPrefix } = await orderSettings(db, businessId);
    await client.addNote(order.wooOrderId, `Accepted as order ${orderCode(orderPrefix, order.order.number)}`);
    await db.webOrder.update({ where, data: { writtenBackAt: new Date(), writeBackError: null }, select: { id: true } });
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    await db.webOrder.update({ where, data: { writeBackError: error.message }, select: { id: true } });
    // An order that the shop no longer has stays away.
    if (error.reason !== 'NOT_FOUND') throw error;
  }
}
