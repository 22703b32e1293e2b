import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { approveWebOrder } from '../../gateway/modules/web-orders/web-order-commands.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { deliverOwn } from '../doubles/woocommerce-delivery.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('what the shop changes after the approval is said at the bell, in the list and on the order, and stops its parcel', async ({ as, baseURL }) => {
  const person = await makeFounder({ name: 'Second thoughts' });
  const shop = person.shops[0]!;
  const session = await sessionFor(person);
  const product = await withProduct(shop, { name: 'Muslin saree', price: 500, stock: 9 });
  await withWebOrders(shop, 0, product);
  const { id: siteId } = await db.webSite.findFirstOrThrow({ where: { businessId: shop.id }, select: { id: true } });
  // It receives deliveries, and is not asked for its orders meanwhile.
  await db.webSite.update({
    where: { businessId_id: { businessId: shop.id, id: siteId } },
    data: { enabled: true, nextPollAt: new Date(Date.now() + 86_400_000) }, select: { id: true },
  });

  const created = Date.now() - 3_600_000;
  let changes = 0;
  async function tell(number: number, { quantity = 1, status = 'processing' } = {}) {
    const at = (ms: number) => new Date(ms).toISOString().slice(0, 19);
    const answer = await deliverOwn(`${baseURL!.replace('localhost', '127.0.0.1')}/api/webhooks/woocommerce/${siteId}`, {
      topic: 'order.updated', secret: 'secret',
      body: {
        id: number, number: String(number), status, currency: 'BDT', total: `${500 * quantity}.00`, discount_total: '0.00', shipping_total: '0.00',
        total_tax: '0.00', payment_method: 'cod', date_created_gmt: at(created), date_modified_gmt: at(created + (changes += 1) * 1000), shipping: {},
        billing: { first_name: 'Buyer', last_name: String(number), phone: `0181100${number}`, address_1: 'House 14, Road 3, Dhanmondi', city: 'Dhaka', state: 'BD-13' },
        line_items: [{ id: 1, product_id: 1, variation_id: 0, name: 'Muslin saree', sku: product.sku, quantity, total: `${500 * quantity}.00` }],
      },
    });
    expect(answer.status).toBe(200);
  }
  const webOrder = (number: number) => db.webOrder.findFirst({ where: { businessId: shop.id, number: String(number) }, include: { order: true } });

  const numbers = [5001, 5002];
  for (const number of numbers) await tell(number);
  for (const number of numbers) {
    await expect.poll(() => webOrder(number)).not.toBeNull();
    const { orderId } = await execute(approveWebOrder, session, { webOrderId: (await webOrder(number))!.id });
    await execute(confirmOrder, session, { orderId });
  }
  await tell(5001, { quantity: 2 });
  await tell(5002, { status: 'cancelled' });
  for (const number of numbers) await expect.poll(async () => (await webOrder(number))!.order!.shopChange).not.toBeNull();

  const page = await as(person.email);
  const grid = page.getByRole('grid', { name: 'Orders' });

  await test.step('the bell counts them and leads to their list, which says what happened', async () => {
    await page.goto('/ecom/dashboard');
    await page.getByRole('button', { name: /^\d+ notifications$/ }).click();
    await page.getByRole('link', { name: '2 approved orders changed in the web shop' }).click();
    await expect(grid.getByText('Changed in the web shop')).toBeVisible();
    await expect(grid.getByText('Cancelled in the web shop')).toBeVisible();
  });

  const openByShopNumber = async (number: number) => {
    await page.goto(`/ecom/main-order-list?search=${number}`);
    await grid.getByText(`Buyer ${number}`).click();
    await expect(page.getByRole('link', { name: `#${number}`, exact: true })).toBeVisible();
  };

  await test.step('an order is found by the number of its shop, and leads to its page there', async () => {
    await openByShopNumber(5001);
    await expect(page.getByRole('link', { name: 'Open in the shop' })).toHaveAttribute('href', 'https://shop.example.test/wp-admin/post.php?post=5001&action=edit');
    await expectAccessible(page);
  });

  await test.step('its parcel does not leave before somebody has decided', async () => {
    await page.getByRole('button', { name: 'Ship' }).click();
    const dialog = page.getByRole('dialog', { name: /^Ship order/ });
    await dialog.getByRole('combobox', { name: 'Courier' }).fill('Karim on his motorbike');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog.getByText(/^The web shop has changed order/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toHaveCount(0);
    expect((await webOrder(5001))!.order).toMatchObject({ status: 'CONFIRMED' });
  });

  await test.step('applied, it is as the shop has it now', async () => {
    await page.getByRole('button', { name: 'Apply the change' }).click();
    await expect(page.getByText('The order is as the web shop has it now')).toBeVisible();
    await expect(page.getByText('Changed in the web shop')).toHaveCount(0);
    expect((await webOrder(5001))!.order).toMatchObject({ shopChange: null, totalPoisha: 1_000_00n, status: 'CONFIRMED' });
  });

  await test.step('kept, it stays as it was approved', async () => {
    await openByShopNumber(5002);
    await expect(page.getByRole('button', { name: 'Cancel as in the shop' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep the order' }).click();
    await expect(page.getByText('The order stays as it is')).toBeVisible();
    expect((await webOrder(5002))!.order).toMatchObject({ shopChange: null, status: 'CONFIRMED' });
    await page.reload();
    await page.getByRole('button', { name: /^\d+ notifications?$/ }).click();
    await expect(page.getByRole('link', { name: /low on stock/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /changed in the web shop/ })).toHaveCount(0);
  });
});
