import { db } from '../../gateway/db/client.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { deliverOwn } from '../doubles/woocommerce-delivery.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('an order of the shop that could not be read is read again once that is put right', async ({ as, baseURL }) => {
  const person = await makeFounder({ name: 'Odd totals' });
  const shop = person.shops[0]!;
  const product = await withProduct(shop, { name: 'Muslin saree', price: 500, stock: 9 });
  await withWebOrders(shop, 0, product);
  const { id: siteId } = await db.webSite.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  await db.webSite.update({
    where: { businessId_id: { businessId: shop.id, id: siteId } },
    data: { enabled: true, nextPollAt: new Date(Date.now() + 86_400_000) }, select: { id: true },
  });
  const now = new Date().toISOString().slice(0, 19);
  const answer = await deliverOwn(`${baseURL!.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${siteId}`, {
    topic: 'order.created', secret: 'secret',
    body: {
      id: 7001, number: '7001', status: 'processing', currency: 'BDT', total: 'much', discount_total: '0.00', shipping_total: '0.00', total_tax: '0.00',
      payment_method: 'cod', date_created_gmt: now, date_modified_gmt: now, shipping: {},
      billing: { first_name: 'Rokeya', last_name: 'Begum', phone: '01811007001', address_1: 'House 14, Road 3, Dhanmondi', city: 'Dhaka', state: 'BD-13' },
      line_items: [{ id: 1, product_id: 1, variation_id: 0, name: 'Muslin saree', sku: product.sku, quantity: 1, total: '500.00' }],
    },
  });
  expect(answer.status).toBe(200);
  const inbox = { businessId: shop.id, status: 'UNREADABLE' } as const;
  await expect.poll(() => db.webhookInbox.count({ where: inbox })).toBe(1);

  const page = await as(person.email);
  await page.goto('/setting/integrate-website');
  const failed = page.getByRole('table', { name: 'Deliveries that could not be read' });
  await expect(failed).toContainText('order.created');
  await expect(page.getByText('Orders not read')).toBeVisible();
  await expectAccessible(page);

  // As while the database refuses it: it waits for its next try.
  const { id } = await db.webhookInbox.findFirstOrThrow({ where: inbox });
  const held = (status: 'RECEIVED' | 'UNREADABLE', minutes: number) => db.webhookInbox.update({
    where: { businessId_id: { businessId: shop.id, id } }, select: { id: true },
    data: { status, retryAt: new Date(Date.now() + 86_400_000), receivedAt: new Date(Date.now() - minutes * 60_000) },
  });
  await held('RECEIVED', 15);
  await page.reload();
  await expect(page.getByText('Orders wait to be read')).toBeVisible();
  await expect(page.getByText('The oldest came 15 minutes ago')).toBeVisible();
  await held('RECEIVED', 1);
  await page.reload();
  await expect(page.getByText('The oldest came 1 minute ago')).toBeVisible();
  await expect(page.getByText('Orders wait to be read')).toHaveCount(0);
  await held('UNREADABLE', 0);
  await page.reload();

  // Nothing was put right: it is there again.
  const { processedAt } = await db.webhookInbox.findFirstOrThrow({ where: inbox });
  await failed.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText('It is read again')).toBeVisible();
  await expect.poll(() => db.webhookInbox.count({ where: { ...inbox, processedAt: { gt: processedAt! } } })).toBe(1);
  await page.reload();
  await expect(failed).toContainText('order.created');

  await db.$executeRaw`UPDATE "WebhookInbox" SET "body" = convert_to(replace(convert_from("body", 'UTF8'), '"much"', '"500.00"'), 'UTF8')
    WHERE "businessId" = ${shop.id}::uuid`;
  await failed.getByRole('button', { name: 'Read again' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByText('Orders not read')).toHaveCount(0);
  await expect.poll(() => db.webOrder.count({ where: { businessId: shop.id, number: '7001' } })).toBe(1);
  await page.goto('/website/website-order-list');
  await expect(page.getByRole('link', { name: '#7001' })).toBeVisible();
});
