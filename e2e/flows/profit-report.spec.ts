import { readFile } from 'node:fs/promises';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { createExpense } from '../../gateway/modules/accounting/expense-commands.ts';
import { createStatement } from '../../gateway/modules/couriers/settlement/create-statement.ts';
import { postStatement } from '../../gateway/modules/couriers/settlement/post-statement.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expectWorkbook } from '../support/expect-workbook.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const REPORT = '/reports/order-financials';

test('profit and sales by day, each figure with the entries behind it', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Profit' });
  const session = Session.system(shop!.id);
  const product = await withProduct(shop!, { stock: 10, cost: 300 });
  for (const price of [500, 700]) {
    const { id: orderId } = await withOrder(shop!, { lines: [{ product, price }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast' });
    await execute(deliverOrder, session, { orderId });
  }
  const yesterday = new Date(`${addDays(dhakaDay(new Date()), -1)}T12:00:00+06:00`);
  await execute(createExpense, session, { accountId: await accountId(shop!, 'cash'), counterId: await accountId(shop!, 'rent'), amount: 250, day: yesterday });

  const page = await as(email);
  const table = page.getByRole('table', { name: 'Profit & Sales' });
  const line = (name: string | RegExp) => table.getByRole('row').filter({ hasText: name });

  await test.step('opens from the menu, with the sum of all days first', async () => {
    await page.goto('/reports/my-limits');
    await page.getByRole('link', { name: 'Profit & Sales', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    await expect(line('All days')).toContainText('৳1,320');
    await expect(line('All days')).toContainText('−৳600');
    await expect(line('All days')).toContainText('৳470');
    await expect(page.getByText('Net profit').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a figure leads to its entries, and those to the orders', async () => {
    await line('All days').getByRole('link', { name: /^Goods/ }).click();
    await expect(page).toHaveURL(/order-finance-entries.*part=GOODS/);
    const rows = page.getByRole('grid', { name: 'Entries' }).locator('tbody [data-row-id]');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('−৳300');
    await expect(rows.first()).toContainText('Cost of goods');
    await expectWorkbook(page, 'ledger');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to profit and sales' }).click();
    await line('All days').getByRole('link', { name: /^Other costs/ }).click();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Rent');
    await rows.getByRole('link').first().click();
    await expect(page.getByRole('table', { name: 'Journal' })).toContainText('Rent');
  });

  await test.step('other days, by month where there are many, and none', async () => {
    await page.goto(REPORT);
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Today' });
    await expect(line('All days')).toContainText('৳720');
    await page.getByLabel('Days', { exact: true }).selectOption({ label: 'Last 365 days' });
    await expect(line('All days')).toContainText('৳470');
    await page.goto('/reports/profit-sales-report?days=2020-01-01..2020-01-31');
    await expect(page.getByRole('heading', { name: 'Profit & Sales', level: 1 })).toBeVisible();
    await expect(page.getByText('Nothing was booked on these days')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('as a file', async () => {
    await page.goto(REPORT);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^profit-report.*\.csv$/);
  });
});

test('profit and sales on another basis, each figure with the orders or entries behind it', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Bases' });
  const session = Session.system(shop!.id);
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1, insideCharge: 60 });
  const product = await withProduct(shop!, { stock: 10, cost: 300 });
  const parcels: string[] = [];
  for (const price of [500, 700]) {
    const { id: orderId } = await withOrder(shop!, { lines: [{ product, price }], deliveryFee: 60, district: 'Dhaka' });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: `BASIS-${price}` });
    parcels.push(orderId);
  }
  await execute(deliverOrder, session, { orderId: parcels[0]! });
  const { id: statementId } = await execute(createStatement, session, {
    courierId, account: 'BANK', lines: [{ consignment: 'BASIS-500', collected: 560, deliveryCharge: 70, codFee: 5.6 }],
  });
  await execute(postStatement, session, { statementId, version: 1 });
  await execute(createExpense, session, {
    accountId: await accountId(shop!, 'cash'), counterId: await accountId(shop!, 'rent'), amount: 250, day: new Date(),
  });

  const page = await as(email);
  const line = (name: string | RegExp) => page.getByRole('table', { name: 'Profit & Sales' }).getByRole('row').filter({ hasText: name });
  const orders = page.getByRole('grid', { name: 'Orders behind the profit' }).locator('tbody [data-row-id]');

  await test.step('is chosen by keyboard beside the days and stands in the address and above the figures', async () => {
    await page.goto(REPORT);
    await expect(page.getByText(/^Delivered · /)).toBeVisible();
    await expect(line('All days')).toContainText('৳560');
    await page.getByLabel('Basis').focus();
    await page.keyboard.type('Shipped');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/basis=SHIPPED/);
    await expect(page.getByText(/^Shipped \(estimate\) · /)).toBeVisible();
    await expect(line('All days')).toContainText('৳1,320');
    await expect(page.getByText(/^An estimate: all orders/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('leads to the orders behind a figure, and back on the same basis', async () => {
    await line('All days').getByRole('link', { name: /^Sales/ }).click();
    await expect(page).toHaveURL(/order-financials\/orders/);
    await expect(orders).toHaveCount(2);
    await expect(page.getByText(/2 orders · ৳1,320 sales/)).toBeVisible();
    await expectWorkbook(page, 'profit-orders');
    await expectAccessible(page);
    // On a phone too, the order without a statement says that its charges are estimated.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('[data-card]').filter({ hasText: /charges estimated|charge not known/ })).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Back to profit and sales' }).click();
    await expect(page).toHaveURL(/basis=SHIPPED/);
  });

  await test.step('leads to the entries of no order', async () => {
    await line('All days').getByRole('link', { name: /^Other costs/ }).click();
    const rows = page.getByRole('grid', { name: 'Entries' }).locator('tbody [data-row-id]');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Rent');
    await expect(page.getByText(/without orders$/)).toBeVisible();
    await page.getByRole('link', { name: 'Back to profit and sales' }).click();
  });

  await test.step('settled is what has come, with what was taken', async () => {
    await page.getByLabel('Basis').selectOption({ label: 'Settled (cash)' });
    await expect(page).toHaveURL(/basis=SETTLED/);
    await expect(line('All days')).toContainText('−৳70');
    await line('All days').getByRole('link', { name: /^Orders/ }).click();
    await expect(orders).toHaveCount(1);
    await expect(orders).toContainText('৳560');
    await orders.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/ecom\/order\//);
  });

  await test.step('is about one courier or source alone, without what no order has caused', async () => {
    await page.goto(`${REPORT}?basis=SHIPPED`);
    await page.getByLabel('Courier', { exact: true }).selectOption({ label: 'Steadfast' });
    await expect(page).toHaveURL(/courier=Steadfast/);
    await expect(line('All days')).toContainText('৳1,320');
    await expect(page.getByRole('columnheader', { name: 'Net profit' })).toHaveCount(0);
    await expect(page.getByText(/left out\. At most/)).toBeVisible();
    await expectAccessible(page);
    await line('All days').getByRole('link', { name: /^Sales/ }).click();
    await expect(page).toHaveURL(/order-financials\/orders.*courier=Steadfast/);
    await expect(orders).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to profit and sales' }).click();
    await expect(page).toHaveURL(/courier=Steadfast/);
    await page.goto(`${REPORT}?basis=SHIPPED&source=Nowhere`);
    await expect(page.getByText('No such orders on these days')).toBeVisible();
    await page.getByLabel('Basis').selectOption({ label: 'Delivered' });
    await expect(page).not.toHaveURL(/source=/);
    await expect(page.getByLabel('Courier', { exact: true })).toHaveCount(0);
    await expect(line('All days')).toContainText('৳560');
  });

  await test.step('takes the last days of more than it can, is a file, and says when there is nothing', async () => {
    await page.goto(`${REPORT}?basis=SETTLED&days=${addDays(dhakaDay(new Date()), -364)}..${dhakaDay(new Date())}`);
    await expect(line('All days')).toContainText('৳560');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('Settled (cash)');
    await page.goto(`${REPORT}?basis=SHIPPED&days=2020-01-01..2020-01-31`);
    await expect(page.getByText('Nothing was shipped or booked on these days')).toBeVisible();
    await expectAccessible(page);
  });
});
