import { STEADFAST_KEYS, SteadfastDouble } from '../../../../e2e/doubles/steadfast.ts';

/** A courier of this process's own. The setting is in place before the gateway's modules are loaded. */
export const steadfast = await new SteadfastDouble().listen();

Object.assign(process.env, { STEADFAST_URL: steadfast.url, COURIER_TIMEOUT_MS: '500' });

export const { db } = await import('../../../db/client.ts');
export const { execute } = await import('../../../commands/execute.ts');
export const { bookAll, bookCourier } = await import('../book-orders.ts');
export const { resumeBookings } = await import('../resume-bookings.ts');
export const { saveDeliveryMethod } = await import('../save-delivery-method.ts');
export const { cancelOrder, confirmOrder, deliverOrder, shipOrder } = await import('../../orders/order-commands.ts');
export const { findDrift } = await import('../../../ledger-checks/find-drift.ts');
export const { ledgerChecks } = await import('../../../ledger-checks/all-checks.ts');
export const { Session } = await import('../../../session/session.ts');
const { seedBusiness } = await import('../../../../prisma/seed/factories/business.ts');
const { withProduct } = await import('../../../../prisma/seed/factories/product.ts');
const { withOrder } = await import('../../../../prisma/seed/factories/order.ts');

/** A business with goods, a connected Steadfast, and ways to look at what became of its orders. */
export async function connectedShop() {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 1_000, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'API', provider: 'STEADFAST', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey,
    webhookSecret: 'hook-secret',
  });
  const confirmed = async (more: { phone?: string; advance?: number } = {}): Promise<string> => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, ...more });
    await execute(confirmOrder, session, { orderId });
    return orderId;
  };
  return {
    shop, session, product, courierId, confirmed,
    orderOf: (id: string) => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } }),
    bookingsOf: (orderId: string) => db.courierBooking.findMany({ where: { businessId: shop.id, orderId } }),
    shipmentOf: (orderId: string) => db.shipment.findFirst({ where: { businessId: shop.id, orderId, active: true } }),
    book: (...orderIds: string[]) => bookAll(session, orderIds.map((orderId) => ({ orderId, courierId }))),
    parcels: () => [...steadfast.parcels.values()].filter(({ invoice }) => invoice.includes(shop.id.slice(-4))),
    /** What was left open is looked at now, not when its time has come. */
    resume: async () => {
      await db.courierBooking.updateMany({ where: { businessId: shop.id, status: 'SENDING' }, data: { claimedUntil: new Date(0) } });
      await resumeBookings({ log: { warn: () => {} } as never });
    },
    drift: async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id),
  };
}

export type ConnectedShop = Awaited<ReturnType<typeof connectedShop>>;
