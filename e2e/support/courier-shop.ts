import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { orderReference } from '../../schema/rules/order-code.ts';
import { makeFounder } from '../shell/people.ts';

/** A founder whose parcels go with Steadfast inside Dhaka, for 60 taka and half of it for a way back. */
export async function makeCourierShop() {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  await execute(saveDeliveryMethod, session, {
    kind: 'API', provider: 'STEADFAST', name: 'Steadfast', apiKey: 'api-key', apiSecret: 'secret', districts: ['Dhaka'], insideCharge: 60, returnPercent: 50,
  });

  /** A confirmed order of one piece for 900 taka, delivery included. */
  async function takeOrder() {
    const product = await withProduct(shop, { stock: 5, price: 900, cost: 400 });
    const order = await withOrder(shop, { customerName: 'Farhana', district: 'Dhaka', deliveryFee: 0, lines: [{ product, price: 900 }], session });
    await execute(confirmOrder, session, { orderId: order.id });
    return order;
  }

  /** The same at its customer's door, as parcel SF-1. */
  async function deliver() {
    const { id: orderId, number } = await takeOrder();
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'SF-1' });
    await execute(deliverOrder, session, { orderId });
    const { orderPrefix } = await db.business.findUniqueOrThrow({ where: { id: shop.id }, select: { orderPrefix: true } });
    return { id: orderId, reference: orderReference(orderPrefix, number) };
  }

  return { email: founder.email, session, takeOrder, deliver };
}
