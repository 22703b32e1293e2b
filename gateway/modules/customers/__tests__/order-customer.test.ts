import { expect, it } from 'vitest';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { Session } from '../../../session/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';

it('keeps name and addresses whatever later orders say, the last used first, and counts orders', async () => {
  const shop = await seedBusiness();
  const product = await withProduct(shop);
  const take = (customerName: string, address: string) =>
    withOrder(shop, { lines: [{ product }], phone: '01711204466', customerName, address });
  const { id: orderId } = await take('Farhana Akter', 'House 14, Dhanmondi');
  await take('Farhana (office)', 'Level 9, Gulshan Avenue');
  await take('F. Akter', 'House 14, Dhanmondi');
  const session = Session.system(shop.id);
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(deliverOrder, session, { orderId });

  const customer = await db.customer.findUniqueOrThrow({
    where: { businessId_phone: { businessId: shop.id, phone: '01711204466' } },
    include: { addresses: { orderBy: { lastUsedAt: 'desc' } } },
  });
  expect(customer).toMatchObject({ name: 'Farhana Akter', orderCount: 3, deliveredCount: 1, returnedCount: 0 });
  expect(customer.addresses.map(({ address }) => address)).toEqual(['House 14, Dhanmondi', 'Level 9, Gulshan Avenue']);
  const names = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } });
  expect(names.map(({ customerName }) => customerName)).toEqual(['Farhana Akter', 'Farhana (office)', 'F. Akter']);
});
