import type { Page } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const SETTING = '/setting/business-setting';
const ORDERS = '/ecom/main-order-list';

async function change(page: Page, edit: () => Promise<unknown>): Promise<void> {
  await page.goto(SETTING);
  await edit();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Business setting saved')).toBeVisible();
}

const openOrder = async (page: Page, reference: string) => {
  await page.goto(ORDERS);
  await page.getByRole('row').filter({ hasText: reference }).click();
  await expect(page.getByRole('heading', { level: 1, name: reference, exact: true })).toBeVisible();
};

test('orders are called by the prefix, in the list, in the search and in what is said of them', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Prefix shop' });
  const product = await withProduct(shop!, { stock: 9 });
  for (let n = 1; n <= 3; n += 1) await withOrder(shop!, { lines: [{ product }], advance: 100 });
  const page = await as(email);
  await page.goto(ORDERS);
  await expect(page.getByRole('row').filter({ hasText: '#2' })).toBeVisible();
  await change(page, () => page.getByLabel('Order prefix').fill('PS/'));
  await page.goto(ORDERS);
  await expect(page.getByRole('row').filter({ hasText: 'PS/3' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Phone, order no., name, tracking' }).fill('ps 2');
  await expect(page.getByRole('row').filter({ hasText: 'PS/' })).toHaveCount(1);
  await page.getByRole('row').filter({ hasText: 'PS/2' }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order PS/2?' });
  await dialog.getByRole('textbox').fill('Twice');
  await dialog.getByLabel('Advance of ৳100').selectOption('Pay back ৳100');
  await expect(dialog.getByLabel('Paid from')).toBeVisible();
  await dialog.getByLabel('Advance of ৳100').selectOption('Pay it back later');
  await expect(dialog.getByLabel('Paid from')).toBeHidden();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Order PS/2 cancelled', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More steps' }).click();
  await expect(page.getByRole('menuitem', { name: 'Pay back' })).toBeVisible();
});

test('stock is reserved when the order is taken, where the business wants it so', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Early shop' });
  const product = await withProduct(shop!, { stock: 5 });
  const page = await as(email);
  await change(page, () => page.getByLabel('Reserve stock').selectOption('ORDER'));
  await withOrder(shop!, { lines: [{ product, quantity: 2 }] });
  await openOrder(page, '#1');
  const movements = page.getByRole('table', { name: 'Stock movements' });
  await expect(movements.getByRole('row').filter({ hasText: product.sku })).toContainText('+2');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Order #1 confirmed, stock reserved')).toBeVisible();
  // The heading, the step and its one line: confirming took nothing more.
  await expect(movements.getByRole('row')).toHaveCount(3);
});

test('a backorder is confirmed, and what is missing is seen wherever one looks', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Backorder shop' });
  const product = await withProduct(shop!, { stock: 1, name: 'Nakshi kantha' });
  const { sku } = product;
  await withOrder(shop!, { lines: [{ product, quantity: 3 }] });
  await withOrder(shop!, { lines: [{ product, quantity: 1 }] });
  const page = await as(email);

  await test.step('without the setting it is refused', async () => {
    await openOrder(page, '#1');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText(`Not enough stock of ${sku}: 3 needed, 1 available`)).toBeVisible();
  });

  await test.step('with it, the order says what it was promised beyond the stock', async () => {
    await change(page, () => page.getByRole('switch', { name: 'Allow backorder' }).check());
    await openOrder(page, '#1');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Order #1 confirmed beyond the stock')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`Promised beyond the stock: 2 of ${sku}`);
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(`beyond what is on hand: ${sku} × 2`);
    await expectAccessible(page);
  });

  await test.step('it cannot be shipped before the goods have come', async () => {
    await page.getByRole('button', { name: 'Ship' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ship order #1' });
    await dialog.getByLabel('Courier', { exact: true }).fill('Pathao');
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(page.getByText(`Not enough stock of ${sku}: 3 needed, 1 on hand`)).toBeVisible();
  });

  await test.step('many at once tell which of them are short', async () => {
    await page.goto(ORDERS);
    await page.getByRole('checkbox', { name: 'Select order #2' }).check();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog', { name: 'Confirm 1 order' }).getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('table', { name: 'Done, and worth a look' })).toContainText(`2Beyond what is on hand: ${sku} × 1`, { timeout: 30_000 });
  });

  await test.step('list, product and bell show the shortfall', async () => {
    await page.goto('/product/product-list');
    await expect(page.getByRole('row').filter({ hasText: 'Nakshi kantha' })).toContainText('3 short');
    await page.getByRole('row').filter({ hasText: 'Nakshi kantha' }).click();
    await expect(page.getByRole('table', { name: 'Variants and stock' })).toContainText('3 short');
    await expect(page.getByRole('table', { name: 'Stock movements' })).toContainText('Order 1 confirmed, beyond the stock');
    await expect(page.getByRole('button', { name: /^1 notification/ })).toBeVisible();
    await expectAccessible(page);
  });
});
