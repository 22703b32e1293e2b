import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { daysLater } from '../../prisma/seed/factories/earlier.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';

const INVENTORY = '/reports/product-inventory';

test('the inventory report shows ages, dead stock and the stock of a past day', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Stock' });
  const session = Session.system(shop!.id);
  const saree = await withProduct(shop!, { name: 'Jamdani saree', stock: 10, cost: 300 });
  await withProduct(shop!, { name: 'Ring', stock: 6, cost: 100 });
  await daysLater(shop!, 100);
  await withPurchase(shop!, { start: 'RECEIVE', lines: [{ product: saree, quantity: 5, unitCost: 330 }] });
  const { id: orderId } = await withOrder(shop!, { lines: [{ product: saree, quantity: 3, price: 500 }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast' });
  await execute(deliverOrder, session, { orderId });

  const page = await as(email);
  const grid = page.getByRole('grid', { name: 'Stock by product' });
  const row = (name: string) => grid.getByRole('row').filter({ hasText: name });

  await test.step('is a tab of the product report, with value and ages', async () => {
    await page.goto('/reports/product-report');
    await page.locator(`a[href^="${INVENTORY}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${INVENTORY}$`));
    await expect(row('Jamdani saree')).toContainText('৳3,720');
    await expect(row('Ring')).toContainText('Does not sell');
    await expect(page.getByText('৳4,320', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the sums are compared with those of an earlier day', async () => {
    await expect(page.getByText(/ then$/)).toHaveCount(0);
    const day = addDays(dhakaDay(new Date()), -50);
    await page.getByLabel('Compare with').fill(day);
    await expect(page).toHaveURL(new RegExp(`vs=${day}`));
    await expect(page.getByText('৳3,600 then', { exact: true })).toBeVisible();
    await expect(page.getByText('16 then', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Compared with the end of /)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Compare with').fill('');
    await expect(page).not.toHaveURL(/vs=/);
    await expect(page.getByText(/ then$/)).toHaveCount(0);
  });

  await test.step('dead stock, sorted by value, and the product behind a row', async () => {
    await page.getByLabel('Which stock').selectOption({ label: 'Dead stock' });
    await expect(page).toHaveURL(/show=DEAD/);
    await expect(row('Jamdani saree')).toHaveCount(0);
    await expect(row('Ring')).toContainText('৳600');
    await page.getByLabel('Dead stock: not sold for').selectOption({ label: '180 days' });
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByLabel('Which stock').selectOption({ label: 'All' });
    await page.getByRole('columnheader', { name: 'Value' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=VALUE/);
    await row('Ring').getByRole('link', { name: /^Ring/ }).click();
    await expect(page).toHaveURL(/\/product\/product-list\/./);
    await page.goBack();
  });

  await test.step('a figure opens the rows of the ledger behind it, those of the shown day', async () => {
    const figure = (name: RegExp) => row('Jamdani saree').getByRole('button', { name });
    const drawer = page.getByRole('dialog', { name: 'Jamdani saree: On hand' });
    await figure(/On hand: 12\b/).press('Enter');
    await expect(drawer).toContainText('These rows of the stock ledger add up to 12.');
    await expect(drawer.getByRole('link', { name: /purchase 1$/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('At the end of').fill(addDays(dhakaDay(new Date()), -50));
    await figure(/On hand: 10\b/).click();
    await expect(drawer).toContainText('These rows of the stock ledger add up to 10.');
    await page.keyboard.press('Escape');
  });

  await test.step('what the stock of that day was worth, and a file', async () => {
    await expect(page).toHaveURL(/on=20/);
    await expect(row('Jamdani saree')).toContainText('৳3,000');
    await expect(page.getByText('৳3,600', { exact: true })).toBeVisible();
    await page.getByLabel('One line for each').selectOption({ label: 'Product' });
    await expect(page).toHaveURL(/row=PRODUCT/);
    await expectTableFits(grid);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^product-inventory.*\.csv$/);
  });

  await test.step('the page of the product says what it sold', async () => {
    await row('Jamdani saree').getByRole('link', { name: /^Jamdani saree/ }).click();
    const sales = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Last 30 days' }) });
    await expect(sales).toContainText(/Shipped\s*3/);
    await expect(sales).toContainText('৳1,500');
  });
});
