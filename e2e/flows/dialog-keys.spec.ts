import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';

test('the keys that save belong to the dialog on top: nothing is saved behind it', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { name: 'Clay pot', stock: 5 });
  const page = await as(founder.email);
  await page.goto('/setting/integrate-website');
  await page.getByRole('button', { name: 'Connect a shop' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await drawer.getByLabel('Name').fill('Weaver');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+s');
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await expect(drawer.getByText('Fill this in')).toHaveCount(0);

  await page.goto('/ecom/ecom-new-order');
  await page.getByLabel('Phone', { exact: true }).fill('01711204477');
  await page.getByLabel('Name', { exact: true }).fill('Rehana Begum');
  await page.getByLabel('Address').fill('House 1, Road 2, Uttara, Dhaka');
  await page.keyboard.press('F2');
  await page.keyboard.type(product.sku);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Clay pot' })).toBeVisible();
  await page.getByRole('button', { name: 'Paste message' }).click();
  const paste = page.getByRole('dialog', { name: 'Paste message' });
  await paste.getByRole('textbox').fill('Farhana Akter\n01711204466\nHouse 12, Road 3, Dhanmondi, Dhaka');
  // F2 is the page's, Ctrl+Enter the dialog's: the order behind it is not saved.
  await page.keyboard.press('F2');
  await expect(paste.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(paste).toBeHidden();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01711204466');
  await expect(page.getByText(/saved/)).toHaveCount(0);
  expect(await db.order.count({ where: { businessId: shop.id } })).toBe(0);

  const { id, number } = await withOrder(shop, { lines: [{ product }] });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/ecom/main-order-list');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('link', { name: `#${number}` }).click();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  // The code of the other steps, which this one does not need, never comes.
  await page.route(`**/${builtFile('features/orders/steps/OrderStepDialog.tsx')}`, () => undefined);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Ordered twice');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id } } })).status).toBe('CANCELLED');
});

test('many rows are changed by the keyboard alone', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  for (const name of ['Clay pot', 'Jute mat']) await withProduct(shop, { name, stock: 5 });
  const page = await as(founder.email);
  await page.goto('/product/product-list');
  await expect(page.getByRole('grid').getByText('Clay pot')).toBeVisible();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Low stock level' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => db.variant.count({ where: { businessId: shop.id, lowStockLevel: 3 } })).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toHaveCount(0);
});
