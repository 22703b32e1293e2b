import { accountId } from '../../prisma/seed/factories/money.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { createAdExpense } from '../../gateway/modules/accounting/ad-expense.ts';
import { holdOrder } from '../../gateway/modules/orders/hold-orders.ts';
import { confirmOrder, deliverOrder, packOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { createTask } from '../../gateway/modules/tasks/create-task.ts';
import { Session } from '../../gateway/session/session.ts';
import { DAY_MS } from '../../schema/rules/durations.ts';
import { addDays, dhakaDay, formatShortDay } from '../../schema/rules/format.ts';
import { makeFounder } from '../shell/people.ts';
import { expectFits, expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const HOME = '/ecom/ecom-dashboard';

test('the first page says what to do, and each tile opens the list with exactly that count', async ({ as }) => {
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
  await page.getByLabel('Until').fill('2026-02-28');
  await page.getByLabel('From').fill('2026-02-20');
  await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row')).toHaveCount(10);
});

test('each tile of what is late, held, returned or spent opens the list with exactly that count', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Late shop' });
  const product = await withProduct(shop!, { name: 'Muslin saree', stock: 20, price: 500, lowStockLevel: 50 });
  const session = Session.system(shop!.id);
  const orders: string[] = [];
  for (let n = 0; n < 10; n += 1) orders.push((await withOrder(shop!, { lines: [{ product }] })).id);
  const step = async (command: Parameters<typeof execute>[0], [from, to]: [number, number], more: object = {}) => {
    for (const orderId of orders.slice(from, to)) await execute(command, session, { orderId, ...more });
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  // Three are on hold, two of them until today; two left long ago; of four that come back two are late, and one that was delivered
  // before is here; one is delivered and kept.
  const today = dhakaDay(new Date());
  await step(holdOrder, [0, 2], { reason: 'She calls back', until: today });
  await step(holdOrder, [2, 3], { reason: 'Abroad', until: addDays(today, 9) });
  await step(confirmOrder, [3, 10]);
  await step(shipOrder, [3, 10], { courierName: 'Pathao' });
  await db.order.updateMany({ where: { id: { in: orders.slice(3, 5) } }, data: { shippedAt: daysAgo(16) } });
  await step(deliverOrder, [8, 10]);
  await step(returnOrder, [5, 9], { reason: 'Refused' });
  await db.order.updateMany({ where: { id: { in: orders.slice(5, 7) } }, data: { returningSince: daysAgo(8) } });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop!.id, orderId: orders[8] } });
  await step(receiveReturn, [8, 9], { lines: [{ lineId, good: 1, damaged: 0, missing: 0 }] });
  await withWebOrders(shop!, 3, product);
  for (const title of ['Call the tailor', 'Ask Pathao']) await execute(createTask, session, { title, type: 'CALL', dueAt: daysAgo(1) });
  await execute(createAdExpense, session, { accountId: await accountId(shop!, 'bank'), platform: 'Facebook', campaign: 'Eid sale', usd: 2, rate: 120, from: daysAgo(19), to: new Date() });

  const page = await as(email);
  await page.goto(HOME);
  for (const [tile, grid, count] of [
    [/^Web orders to call\s*3/, 'Web orders', 3], [/^On hold\s*3/, 'Orders', 3], [/^Hold is over\s*2/, 'Orders', 2], [/^Shipped 15\+ days\s*2/, 'Orders', 2],
    [/^Returns to receive\s*3/, 'Orders', 3], [/^Returns late\s*2/, 'Orders', 2], [/^Tasks overdue\s*2/, 'Tasks', 2], [/^Low stock\s*1/, 'Products that ran low', 1],
    [/^Delivered.*1 of 2 ended/, 'Orders', 1], [/^Returned.*1 of 2 ended/, 'Orders', 1], [/^Ad spend\s*৳168/, 'Entries', 14],
  ] as const) {
    await page.getByRole('link', { name: tile }).click();
    await expect(page.getByRole('grid', { name: grid }).locator('tbody [data-row-id]')).toHaveCount(count);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  }
});

test('a computer whose clock is a day off shows the days and the ages of the gateway', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withOrder(shop!, { lines: [{ product: await withProduct(shop!, { stock: 9 }) }] });
  const page = await as(email);
  const today = dhakaDay(new Date());
  for (const daysOff of [-1, 1]) {
    await page.clock.setSystemTime(Date.now() + daysOff * DAY_MS);
    await page.goto(HOME);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Day by day' }).getByRole('row').last()).toContainText(formatShortDay(today));
    await page.goto('/ecom/main-order-list');
    await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).getByText('now', { exact: true })).toBeVisible();
  }
});

test('the dashboard holds together', async ({ as }) => {
  const page = await as('founder');
  for (const scheme of ['light', 'dark'] as const) {
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      await page.goto(`${HOME}?range=last-30-days`);
      await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
      await expectAccessible(page);
      await expectPageFits(page);
      // Nor are the last columns of its tables cut off.
      for (const name of ['Couriers', 'Top products']) await expectFits(page.getByRole('region', { name, exact: true }));
    }
  }
});
