import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { orderSettings } from '../business/order-settings.ts';
import { shopNewsOf, shopStatusOf, type AcceptedOrder } from './shop-news.ts';
import { isSiteFault, recordAnswer, recordFailure } from './site-breaker.ts';
import { writeBackJob } from './site-jobs.ts';
import { connectSite } from './web-site.ts';
import { WooError } from './woocommerce/woo-error.ts';

const whereOf = (businessId: string, id: string) => ({ businessId_id: { businessId, id } });

async function readAccepted(businessId: string, webOrderId: string) {
  const webOrder = await db.webOrder.findUnique({
    where: whereOf(businessId, webOrderId),
    select: {
      siteId: true, wooOrderId: true, storeStatus: true, paymentMethod: true, writtenBack: true,
      order: {
        select: {
          number: true, status: true, advancePoisha: true, totalPoisha: true, courierName: true, trackingCode: true,
          cancelReason: true,
          shipments: { where: { active: true }, take: 1, select: { courier: { select: { trackingUrl: true } } } },
        },
      },
    },
  });
  const { siteId = null, wooOrderId = null } = webOrder ?? {};
  if (!webOrder?.order || siteId === null || wooOrderId === null) return null;
  const { shipments: [shipment], ...order } = webOrder.order;
  return { ...webOrder, siteId, wooOrderId, order: { ...order, trackingUrl: shipment?.courier.trackingUrl || null } satisfies AcceptedOrder };
}

/**
 * Tells the shop what became of its order: its status and an internal note for each step, once. The delivery that this
 * causes in return is harmless. Throws WooError, after leaving the reason on the web order. When the shop is being left
 * alone, returns the time to come again, and has done nothing.
 */
export async function writeBack(businessId: string, webOrderId: string): Promise<Date | null> {
  const webOrder = await readAccepted(businessId, webOrderId);
  if (!webOrder) return null;
  const { siteId, wooOrderId, storeStatus, paymentMethod, writtenBack, order } = webOrder;
  const { orderPrefix } = await orderSettings(db, businessId);
  const untold = shopNewsOf(order, orderPrefix).filter(({ key }) => !writtenBack.includes(key));
  if (untold.length === 0) return null;
  const where = whereOf(businessId, webOrderId);
  try {
    const { client, pausedUntil } = await connectSite(businessId, siteId);
    if (pausedUntil && pausedUntil > new Date()) return pausedUntil;
    const status = shopStatusOf(storeStatus, paymentMethod, order);
    if (status !== storeStatus) await client.setOrderStatus(wooOrderId, status);
    for (const { key, note } of untold) {
      // An earlier try may have been done in the shop although its answer never came, or this process ended.
      if (!(await client.hasNote(wooOrderId, note))) await client.addNote(wooOrderId, note);
      await db.webOrder.update({
        where, data: { writtenBack: { push: key }, writtenBackAt: new Date(), writeBackError: null }, select: { id: true },
      });
    }
    await recordAnswer(businessId, siteId);
    return null;
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) await recordFailure(businessId, siteId, error);
    await db.webOrder.update({ where, data: { writeBackError: error.message }, select: { id: true } });
    // An order that the shop no longer has stays away.
    if (error.reason !== 'NOT_FOUND') throw error;
    return null;
  }
}

/** A step of the order was taken: its shop is told in the shop's own queue. */
export async function tellShop(businessId: string, webOrderId: string): Promise<void> {
  const webOrder = await db.webOrder.findUnique({ where: whereOf(businessId, webOrderId), select: { siteId: true, wooOrderId: true } });
  if (webOrder?.siteId && webOrder.wooOrderId) await enqueue(db, ...writeBackJob(businessId, webOrder.siteId, webOrderId));
}
