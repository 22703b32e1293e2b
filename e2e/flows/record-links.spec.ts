import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const customer = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: 'Customer' }) });
const items = (page: Page) => page.getByRole('region', { name: 'Items' });

test('numbers of people and SKUs on a record lead to what they are', async ({ as }) => {
  const page = await as('founder');

  await test.step('from an order to the orders of its customer, and to its products', async () => {
    await page.goto('/ecom/main-order-list?status=PENDING');
    await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
    await expect(page).toHaveURL(/\/ecom\/order\//);
    const order = page.url();
    const phone = customer(page).getByRole('link', { name: /^0\d{4}.?\d{6}$/ });
    const digits = (await phone.textContent())!.replace(/\D/g, '');
    await phone.click();
    await expect(page).toHaveURL(`/ecom/main-order-list?search=${digits}`);
    await expect(page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1)).toContainText(digits.slice(-6));
    await page.goto(order);
    const sku = items(page).getByRole('link').first();
    const name = (await sku.textContent())!;
    await sku.click();
    await expect(page).toHaveURL(new RegExp(`/product/product-list\\?search=${name}`));
  });

  await test.step('from a line of a web order to the product that it stands for', async () => {
    await page.goto('/website/website-order-list');
    // A text would match 'Unmapped' too.
    await page.getByRole('grid', { name: 'Web orders' }).getByRole('row').filter({ hasText: /Mapped/ }).first().click();
    await page.getByRole('link', { name: /^Open #\d+ in full$/ }).click();
    await items(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/product-list\?search=/);
  });
});
