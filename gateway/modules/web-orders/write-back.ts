import { orderCode } from '../../../schema/rules/order-code.ts';
import { db } from '../../db/client.ts';
import { orderSettings } from '../business/order-settings.ts';
import { isUnwell, recordAnswer, recordFailure } from './site-breaker.ts';
import { connectSite } from './web-site.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** Statuses in which the shop still waits for somebody to accept the order. */
const WAITING = new Set(['checkout-draft', 'pending', 'on-hold', 'failed']);

interface Accepted {
  storeStatus: string;
  paymentMethod: string;
  order: { advancePoisha: bigint; totalPoisha: bigint } | null;
}

/**
 * The status that an accepted order gets in the shop. WooCommerce writes down a payment when an order moves to
 * 'processing', except where it is paid at the door: while the courier still collects for another method, the order
 * stays on hold there.
 */
function acceptedStatus({ storeStatus, paymentMethod, order }: Accepted): string {
  if (!WAITING.has(storeStatus)) return storeStatus;
  const isPaid = order !== null && order.advancePoisha >= order.totalPoisha;
  return isPaid || paymentMethod === 'cod' ? 'processing' : 'on-hold';
}

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
      siteId: true, wooOrderId: true, storeStatus: true, paymentMethod: true, writtenBackAt: true,
      order: { select: { number: true, advancePoisha: true, totalPoisha: true } },
    },
  });
  if (!order?.order || order.writtenBackAt) return null;
  try {
    const { client, pausedUntil } = await connectSite(businessId, order.siteId);
    if (pausedUntil && pausedUntil > new Date()) return pausedUntil;
    const status = acceptedStatus(order);
    if (status !== order.storeStatus) await client.setOrderStatus(order.wooOrderId, status);
    const { orderPrefix } = await orderSettings(db, businessId);
    const note = `Accepted as order ${orderCode(orderPrefix, order.order.number)}`;
    // An earlier try may have been done in the shop although its answer never came, or this process ended.
    if (!(await client.hasNote(order.wooOrderId, note))) await client.addNote(order.wooOrderId, note);
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
