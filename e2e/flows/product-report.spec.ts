import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { db } from '../../gateway/db/client.ts';
import { Session } from '../../gateway/session/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expectWorkbook } from '../support/expect-workbook.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const REPORT = '/reports/product-report';

test('the product report leads to the order lines behind each figure', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Products' });
  const session = Session.system(shop!.id);
  const saree = await withProduct(shop!, { name: 'Jamdani saree', stock: 10, cost: 300 });
  const ring = await withProduct(shop!, { name: 'Ring', stock: 10, cost: 100 });
  const sent = async (product: typeof saree, quantity: number, price: number) => {
    const { id: orderId } = await withOrder(shop!, { lines: [{ product, quantity, price }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast' });
    return orderId;
  };
  await execute(deliverOrder, session, { orderId: await sent(saree, 2, 500) });
  await execute(deliverOrder, session, { orderId: await sent(ring, 1, 249.5) });
  const refused = await sent(saree, 1, 500);
  await execute(returnOrder, session, { orderId: refused, reason: 'Not at home' });
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop!.id, orderId: refused } });
  await execute(receiveReturn, session, { orderId: refused, lines: [{ lineId: line.id, good: 1, damaged: 0, missing: 0 }] });
  await sent(ring, 3, 250);

  const page = await as(email);
  const grid = page.getByRole('grid', { name: 'Sales by product' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const lines = page.getByRole('grid', { name: 'Sold lines' }).locator('tbody [data-row-id]');

  await test.step('opens from the menu, with sums, shares and profit', async () => {
    await page.goto('/reports/my-limits');
    await page.getByRole('link', { name: 'Product Report', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
    await expect(row('Jamdani saree')).toContainText('33.3%');
    // One price has poisha: its columns have them in each row, and the others in none.
    for (const [name, revenue, cost, profit] of [['Jamdani saree', '৳1,000.00', '৳600', '৳400.00'], ['Ring', '৳249.50', '৳100', '৳149.50']] as const) {
      for (const amount of [revenue, cost, profit]) await expect(row(name).getByText(amount, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('৳549.50', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a figure leads to its order lines, and those to the order', async () => {
    await row('Jamdani saree').getByRole('link', { name: 'Came back, Jamdani saree: 1' }).click();
    await expect(page).toHaveURL(/product-report\/lines.*figure=BACK/);
    await expect(page.getByRole('heading', { name: 'Jamdani saree', level: 1 })).toBeVisible();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText('Returned');
    await expectWorkbook(page, 'sold-lines');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^All\b/ }).click();
    await expect(lines).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to the product report' }).click();
    await expect(page).toHaveURL(new RegExp(`${REPORT}$`));
  });

  await test.step('by the day of shipping, by variant, sorted by profit, and days without sales', async () => {
    await page.getByLabel('Which day counts').selectOption({ label: 'When it was shipped' });
    await expect(row('Ring').getByRole('link', { name: 'On the way, Ring: 3' })).toBeVisible();
    await expectTableFits(grid);
    await page.getByLabel('One line for each').selectOption({ label: 'Variant' });
    await expect(page).toHaveURL(/row=VARIANT/);
    await page.getByRole('columnheader', { name: 'Profit' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=LOSS/);
    await expect(grid.locator('tbody [data-row-id]').first()).toContainText('Ring');
    await page.goto(`${REPORT}?days=2020-01-01..2020-01-31`);
    await expect(page.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^product-report.*\.csv$/);
  });
});

test('the status report leads to the order lines behind each figure', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Statuses' });
  const session = Session.system(shop!.id);
  const saree = await withProduct(shop!, { name: 'Jamdani saree', stock: 10, cost: 300 });
  const ring = await withProduct(shop!, { name: 'Ring', stock: 10, cost: 100 });
  await withOrder(shop!, { lines: [{ product: saree, quantity: 2 }, { product: ring, quantity: 3 }] });
  const { id: orderId } = await withOrder(shop!, { lines: [{ product: ring, quantity: 1 }] });
  await execute(confirmOrder, session, { orderId });

  const page = await as(email);
  const grid = page.getByRole('grid', { name: 'Pieces by status' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });
  const lines = page.getByRole('grid', { name: 'Ordered lines' }).locator('tbody [data-row-id]');

  await test.step('is a tab of the product report, with a column for each status', async () => {
    await page.goto(REPORT);
    await page.getByRole('link', { name: 'By status' }).click();
    await expect(page).toHaveURL(/product-status-report$/);
    await expect(row('Jamdani saree').getByRole('link', { name: 'Pending, Jamdani saree: 2' })).toBeVisible();
    await expect(row('Ring').getByRole('link', { name: 'Confirmed, Ring: 1' })).toBeVisible();
    await expect(page.getByText('0 in the days before').first()).toBeVisible();
    await expect(page.getByText(/^Compared with the days right before, up to /)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a figure leads to its order lines, and those to the order', async () => {
    await row('Ring').getByRole('link', { name: 'Confirmed, Ring: 1' }).click();
    await expect(page).toHaveURL(/product-status-report\/lines.*status=CONFIRMED/);
    await expect(page.getByRole('heading', { name: 'Ring', level: 1 })).toBeVisible();
    await expect(lines).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^All\b/ }).click();
    await expect(lines).toHaveCount(2);
    await page.getByRole('link', { name: 'Back to the product report' }).click();
    await page.getByRole('columnheader', { name: 'Confirmed' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=CONFIRMED/);
    await expect(grid.locator('tbody [data-row-id]').first()).toContainText('Ring');
  });
});
