import { enqueue } from '../../commands/execute.ts';
import { db } from '../../db/client.ts';
import { orderSettings } from '../business/order-settings.ts';
import { lateUntil } from './late-call.ts';
import { shopNewsOf, shopStatusOf, type AcceptedOrder } from './shop-news.ts';
import { isSiteFault, recordAnswer, recordFailure } from './site-breaker.ts';
import { writeBackJob } from './site-jobs.ts';
import { takePolled } from './take-polled.ts';
import { connectSite } from './web-site.ts';
import { WooError } from './woocommerce/woo-error.ts';

/** The job's own tries may end during a long outage: after this time a poll that succeeds starts them again. */
const RETRY_MS = 60 * 60 * 1000;

const whereOf = (businessId: string, id: string) => ({ businessId_id: { businessId, id } });

async function readAccepted(businessId: string, webOrderId: string) {
  const webOrder = await db.webOrder.findUnique({
    where: whereOf(businessId, webOrderId),
    select: {
      siteId: true, wooOrderId: true, writtenBack: true, statusLateUntil: true,
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
 * Tells the shop about the progress of its order: a status and an internal note for each step, once. The order is read
 * first: one that the shop has ended or binned meanwhile is not revived, and shows that here. The webhook delivery that
 * this causes changes nothing here. A status that got no answer may still arrive, after newer ones: once it no longer can,
 * the order is read again and told the status that it should have. Throws WooError after storing the reason on the web
 * order. Returns when to run again: then, or at the next try while the circuit breaker of the site is open.
 */
export async function writeBack(businessId: string, webOrderId: string): Promise<Date | null> {
  const webOrder = await readAccepted(businessId, webOrderId);
  if (!webOrder) return null;
  const { siteId, wooOrderId, writtenBack, statusLateUntil, order } = webOrder;
  const { orderPrefix } = await orderSettings(db, businessId);
  const untold = shopNewsOf(order, orderPrefix).filter(({ key }) => !writtenBack.includes(key));
  const stillLateUntil = statusLateUntil && statusLateUntil > new Date() ? statusLateUntil : null;
  if (untold.length === 0 && (stillLateUntil || !statusLateUntil)) return stillLateUntil;
  const where = whereOf(businessId, webOrderId);
  try {
    const { client, pausedUntil, isArchived } = await connectSite(businessId, siteId);
    if (isArchived) return null;
    if (pausedUntil && pausedUntil > new Date()) return pausedUntil;
    const readAt = new Date();
    const now = await client.getOrder(wooOrderId);
    await takePolled({ businessId, siteId, readAt }, [{ ok: true, order: now }]);
    const status = shopStatusOf(now.status, now.paymentMethod, order);
    if (status !== now.status) {
      // Before the call: the process may end while it is out.
      await db.webOrder.update({ where, data: { statusLateUntil: lateUntil() }, select: { id: true } });
      const changed = await client.setOrderStatus(wooOrderId, status);
      // Taken over at once: with the status the shop has moved its stock too, and has to be told what is left.
      await takePolled({ businessId, siteId, readAt: new Date() }, [{ ok: true, order: changed }]);
    }
    for (const { key, note } of untold) {
      // The shop may have stored the note in an earlier try whose answer was lost.
      if (!(await client.hasNote(wooOrderId, note))) await client.addNote(wooOrderId, note);
      await db.webOrder.update({ where, data: { writtenBack: { push: key }, writtenBackAt: new Date() }, select: { id: true } });
    }
    await db.webOrder.update({
      where, data: { statusLateUntil: stillLateUntil, writeBackError: null, writeBackRetryAt: null }, select: { id: true },
    });
    await recordAnswer(businessId, siteId);
    return stillLateUntil;
  } catch (error) {
    if (!(error instanceof WooError)) throw error;
    if (isSiteFault(error)) await recordFailure(businessId, siteId, error);
    // An order that no longer exists in the shop stays so.
    const isFinal = error.reason === 'NOT_FOUND';
    const writeBackRetryAt = isFinal ? null : new Date(Date.now() + RETRY_MS);
    await db.webOrder.update({ where, data: { writeBackError: error.message, writeBackRetryAt }, select: { id: true } });
    if (!isFinal) throw error;
    return null;
  }
}

/** Queues the message to the shop after a step of the order, in the queue of that shop. */
export async function tellShop(businessId: string, webOrderId: string): Promise<void> {
  const webOrder = await db.webOrder.findUnique({ where: whereOf(businessId, webOrderId), select: { siteId: true, wooOrderId: true } });
  if (webOrder?.siteId && webOrder.wooOrderId) await enqueue(db, ...writeBackJob(businessId, webOrder.siteId, webOrderId));
}
