import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, deliverOrder, packOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { Session } from '../../gateway/session/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const HOME = '/ecom/ecom-dashboard';

test('the first page says what to do, and each tile opens the list with exactly that count', async ({ as }) => {
  test.setTimeout(120_000);
  const { email, shops: [shop] } = await makeFounder({ name: 'Busy shop' });
  const product = await withProduct(shop!, { name: 'Muslin saree', stock: 20, price: 500 });
  const session = Session.system(shop!.id);
  const orders: string[] = [];
  for (let n = 0; n < 8; n += 1) orders.push((await withOrder(shop!, { lines: [{ product }] })).id);
  const step = async (command: Parameters<typeof execute>[0], from: number, more: object = {}) => {
    for (const orderId of orders.slice(from)) await execute(command, session, { orderId, ...more });
  };
  // Two wait to be confirmed, two to be packed, one to be shipped, one comes back, two are delivered.
  await step(confirmOrder, 2);
  await step(packOrder, 4);
  await step(shipOrder, 5, { courierName: 'Pathao' });
  await execute(returnOrder, session, { orderId: orders[5], reason: 'Refused' });
  await step(deliverOrder, 6);

  const page = await as(email);
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page);
  const rows = page.getByRole('grid', { name: 'Orders' }).getByRole('row').filter({ hasText: 'Muslin saree' });
  for (const [tile, count] of [['To confirm', 2], ['To pack', 2], ['To ship', 1], ['Returns to receive', 1], ['Unsettled orders', 2]] as const) {
    await page.getByRole('link', { name: new RegExp(`^${tile}\\s*${count}`) }).click();
    await expect(page).toHaveURL(/main-order-list/);
    await expect(rows).toHaveCount(count);
    await page.goBack();
  }
  for (const [tile, count] of [[/^Orders\s*8/, 8], [/^Delivered.*2 of 2 ended/, 2]] as const) {
    await page.getByRole('link', { name: tile }).click();
    await expect(page).toHaveURL(/main-order-list/);
    await expect(rows).toHaveCount(count);
    await page.goBack();
  }
  await expect(page.getByRole('table', { name: 'Top products' }).getByRole('row').filter({ hasText: 'Muslin saree' })).toContainText('2');
  await expect(page.getByRole('table', { name: 'Couriers' }).getByRole('row').filter({ hasText: 'Pathao' })).toBeVisible();
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(15);
  await page.getByLabel('Days').selectOption('today');
  await expect(page).toHaveURL(/range=today/);
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(2);
  await page.getByLabel('Days').selectOption('own');
  await page.getByLabel('Last day').fill('2026-02-28');
  await page.getByLabel('First day').fill('2026-02-20');
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(10);
});

test('the dashboard holds together', async ({ as }) => {
  test.setTimeout(120_000);
  const page = await as('founder');
  for (const scheme of ['light', 'dark'] as const) {
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      await page.goto(`${HOME}?range=last-30-days`);
      await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
      await expectAccessible(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways).toBe(0);
      // Nor are the last columns of its tables cut off.
      const tables = page.getByRole('region', { name: /^(Couriers|Top products)$/ });
      await expect(tables).toHaveCount(2);
      expect(await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))).toEqual([0, 0]);
    }
  }
});
