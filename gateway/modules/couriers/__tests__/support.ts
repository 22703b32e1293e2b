import { inEnglish } from '../../../../schema/rules/message.ts';
import { PATHAO_KEYS, PATHAO_STORE } from '../../../../e2e/doubles/pathao.ts';
import { REDX_TOKEN } from '../../../../e2e/doubles/redx.ts';
import { STEADFAST_KEYS } from '../../../../e2e/doubles/steadfast.ts';
import { pathao, redx, steadfast } from './doubles.ts';

export { pathao, redx, steadfast };

export const { db } = await import('../../../db/client.ts');
export const { execute } = await import('../../../commands/execute.ts');
export const { bookAll, bookCourier } = await import('../book-orders.ts');
export const { resumeBookings } = await import('../resume-bookings.ts');
export const { saveDeliveryMethod } = await import('../save-delivery-method.ts');
export const { readAreas } = await import('../areas/courier-areas.ts');
export const { connectCourier } = await import('../connected-courier.ts');
export const { cancelOrder, confirmOrder, deliverOrder, shipOrder } = await import('../../orders/order-commands.ts');
export const { findDrift } = await import('../../../ledger-checks/find-drift.ts');
export const { ledgerChecks } = await import('../../../ledger-checks/all-checks.ts');
export const { Session } = await import('../../../session/session.ts');
export const { encodeId } = await import('../../../graphql/global-id.ts');
// Whatever reads the settings is loaded after they are set: what a test file imports beside this one comes too early.
export const { testServer } = await import('../../../../e2e/support/test-server.ts');
export const { tokenOf } = await import('../../../../prisma/seed/factories/session.ts');
export const { withMember } = await import('../../../../prisma/seed/factories/member.ts');
const { seedBusiness } = await import('../../../../prisma/seed/factories/business.ts');
const { withProduct } = await import('../../../../prisma/seed/factories/product.ts');
const { withOrder } = await import('../../../../prisma/seed/factories/order.ts');

const PROVIDERS = {
  STEADFAST: { name: 'Steadfast', apiKey: STEADFAST_KEYS.apiKey, apiSecret: STEADFAST_KEYS.secretKey },
  PATHAO: { name: 'Pathao', ...PATHAO_KEYS, storeId: PATHAO_STORE },
  REDX: { name: 'RedX', apiKey: REDX_TOKEN, storeId: '7' },
} as const;

export type Provider = keyof typeof PROVIDERS;

/** The invoice numbers of all parcels in a double. */
const INVOICES: Record<Provider, () => string[]> = {
  STEADFAST: () => [...steadfast.parcels.keys()],
  PATHAO: () => pathao.parcels.map((one) => one.merchant_order_id),
  REDX: () => redx.parcels.map((one) => one.merchant_invoice_id),
};

/** A business with stock and a connected courier, and helpers to read its orders. */
export async function connectedShop(provider: Provider = 'STEADFAST') {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 1_000, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, {
    kind: 'API', provider, webhookSecret: 'hook-secret', ...PROVIDERS[provider],
  });
  if (provider !== 'STEADFAST') await readAreas({ businessId: shop.id, courierId });
  const confirmed = async (more: { phone?: string; advance?: number } = {}, place = { district: 'Dhaka', thana: 'Dhanmondi' }): Promise<string> => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60, ...more });
    await db.order.update({ where: { businessId_id: { businessId: shop.id, id: orderId } }, data: place, select: { id: true } });
    await execute(confirmOrder, session, { orderId });
    return orderId;
  };
  const invoices = () => INVOICES[provider]().filter((invoice) => invoice.includes(shop.id.slice(-4)));
  return {
    shop, session, product, courierId, confirmed, invoices,
    orderOf: (id: string) => db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } }),
    bookingsOf: (orderId: string) => db.courierBooking.findMany({ where: { businessId: shop.id, orderId } }),
    shipmentOf: (orderId: string) => db.shipment.findFirst({ where: { businessId: shop.id, orderId, active: true } }),
    book: async (...orderIds: string[]) =>
      (await bookAll(session, orderIds.map((orderId) => ({ orderId, courierId }))))
        .map(({ message, ...ended }) => ({ ...ended, ...(message !== undefined && { message: inEnglish(message) }) })),
    parcels: () => [...steadfast.parcels.values()].filter(({ invoice }) => invoice.includes(shop.id.slice(-4))),
    /** Resumes open bookings now instead of at their next lookup. */
    resume: async () => {
      await db.courierBooking.updateMany({ where: { businessId: shop.id, status: 'SENDING' }, data: { claimedUntil: new Date(0) } });
      await resumeBookings({ log: { warn: () => {} } as never });
    },
    drift: async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id),
  };
}

export type ConnectedShop = Awaited<ReturnType<typeof connectedShop>>;
