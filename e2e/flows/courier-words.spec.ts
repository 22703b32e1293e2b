import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a word that nobody knows rings the bell and leads to where its meaning is entered', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const page = await as(founder.email);
  const made = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { __typename } }',
      variables: { input: { name: 'Steadfast', kind: 'API', provider: 'STEADFAST', apiKey: 'key-of-words', apiSecret: 'secret-of-words', webhookSecret: 'hook-of-words' } },
    },
  });
  expect(await made.json()).not.toHaveProperty('errors');
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Steadfast' } });
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500 }) }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: 'WORD-1' });
  await db.shipment.updateMany({ where: { businessId: shop.id, orderId }, data: { consignmentId: 'WORD-1' } });
  const told = await page.request.post(`/api/webhooks/couriers/${courierId}`, {
    headers: { authorization: 'Bearer hook-of-words' },
    data: { notification_type: 'delivery_status', consignment_id: 'WORD-1', invoice: '', status: 'Held_By_Customs', updated_at: '2026-11-22 10:00:00' },
  });
  expect(told.status()).toBe(200);
  await expect.poll(() => db.courierEvent.count({ where: { businessId: shop.id, outcome: 'UNKNOWN_STATUS' } })).toBe(1);

  await page.goto('/ecom/main-order-list');
  await page.getByRole('button', { name: '1 notification' }).click();
  await page.getByRole('link', { name: 'Unknown words of couriers: 1' }).click();
  await page.getByRole('button', { name: /report of/ }).click();
  await page.getByRole('menuitem', { name: 'Say what it means' }).click();
  const word = page.getByRole('textbox', { name: 'The courier says' });
  await expect(word).toHaveValue('held_by_customs');
  await expectAccessible(page);
  await page.getByLabel('That is').selectOption('On hold');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Steadfast is saved')).toBeVisible();
  await expect.poll(() => db.shipment.count({ where: { businessId: shop.id, orderId, courierStatus: 'ON_HOLD' } })).toBe(1);
  await page.goto('/delivery-method/courier-reports?show=ALL');
  await expect(page.getByText('held_by_customs')).toBeVisible();
  await expect(page.getByText('On hold')).toBeVisible();

  // The order has ended, and the courier says otherwise.
  await execute(deliverOrder, session, { orderId });
  await page.request.post(`/api/webhooks/couriers/${courierId}`, {
    headers: { authorization: 'Bearer hook-of-words' },
    data: { notification_type: 'delivery_status', consignment_id: 'WORD-1', invoice: '', status: 'Cancelled', updated_at: '2026-11-22 11:00:00' },
  });
  await expect.poll(() => db.courierEvent.count({ where: { businessId: shop.id, outcome: 'LATE' } })).toBe(1);
  await page.goto('/ecom/main-order-list');
  await page.getByRole('button', { name: '1 notification' }).click();
  await page.getByRole('link', { name: 'Open reports of couriers: 1' }).click();
  await expect(page.getByText('The order has ended otherwise')).toBeVisible();
});

test('reports of couriers that are more than are counted are said to be more', async ({ as }) => {
  const founder = await makeFounder();
  const { id: businessId } = founder.shops[0]!;
  const { id: courierId } = await db.courier.create({ data: { businessId, name: 'Pathao' }, select: { id: true } });
  const report = (index: number) => (
    { businessId, courierId, source: 'WEBHOOK' as const, hash: `nobody ${index}`, outcome: 'UNKNOWN_PARCEL' as const, rawStatus: 'delivered' });
  await db.courierEvent.createMany({ data: Array.from({ length: 99 }, (_, index) => report(index)) });
  const page = await as(founder.email);
  await page.goto('/delivery-method/dm-list');
  await expect(page.getByText('99 reports of couriers wait for you')).toBeVisible();
  await db.courierEvent.createMany({ data: Array.from({ length: 51 }, (_, index) => report(100 + index)) });
  await page.reload();
  await expect(page.getByText('100+ reports of couriers wait for you')).toBeVisible();
});
