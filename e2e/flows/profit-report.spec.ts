import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { createExpense } from '../../gateway/modules/accounting/expense-commands.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const REPORT = '/reports/order-financials';

test('profit and sales by day, each figure with the entries behind it', async ({ as }) => {
  test.setTimeout(120_000);
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
