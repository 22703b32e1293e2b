import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Presses the button that has the focus, once what was removed before is answered. */
async function press(page: Page): Promise<void> {
  await expect(page.locator(':focus')).toBeEnabled();
  await page.keyboard.press('Enter');
}

/** Removes it by the keyboard and looks where the next key goes. */
async function removed(page: Page, name: string, next: string): Promise<void> {
  await button(page, name).focus();
  await press(page);
  await expect(page.getByRole(next === 'Add a product' ? 'combobox' : 'button', { name: next, exact: true })).toBeFocused();
}

test('whoever removes one thing after the other by the keyboard stays in the list: pictures and files', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { name: 'Jute bag', stock: 9 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
  const page = await as(founder.email);

  await test.step('pictures of a product', async () => {
    await page.goto(`/product/product-list/${encodeId('Product', product.productId)}`);
    for (const number of [1, 2, 3]) {
      await page.getByLabel('Add pictures').first().setInputFiles({ name: `${number}.png`, mimeType: 'image/png', buffer: pngOf(64, 64 + number) });
      await expect(page.getByRole('img', { name: `Picture ${number} of Jute bag` })).toBeVisible();
    }
    await button(page, 'Remove picture 2').focus();
    await press(page);
    await expect(page.getByRole('img', { name: /^Picture . of Jute bag$/ })).toHaveCount(2);
    // The third is the second now.
    await expect(button(page, 'Remove picture 2')).toBeFocused();
    await press(page);
    await expect(button(page, 'Remove picture 1')).toBeFocused();
    await press(page);
    await expect(button(page, 'Add pictures')).toBeFocused();
  });

  await test.step('files of an order', async () => {
    await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
    const files = ['a.png', 'b.png'].map((name, index) => ({ name, mimeType: 'image/png', buffer: pngOf(64, 64 + index) }));
    await page.getByLabel('Add a file').first().setInputFiles(files);
    await removed(page, 'Remove a.png', 'Remove b.png');
    await press(page);
    await expect(button(page, 'Add a file')).toBeFocused();
    await expect(page.getByText('Removed a file')).toHaveCount(2);
  });
});

test('so does whoever removes saved views and lines of forms', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  for (const [name, stock] of [['Jute bag', 9], ['Clay lamp', 3]] as const) await withProduct(shop, { name, stock });
  const page = await as(founder.email);

  await test.step('saved views', async () => {
    for (const name of ['First', 'Second']) {
      await db.savedView.create({
        data: { businessId: shop.id, ownerId: founder.id, list: 'orders', name, search: 'status=PENDING', columns: [] }, select: { id: true },
      });
    }
    await page.goto('/ecom/main-order-list');
    await button(page, 'Views').click();
    await removed(page, 'Delete the view Second', 'Delete the view First');
    await press(page);
    await expect(button(page, 'Save this view')).toBeFocused();
  });

  await test.step('lines of forms', async () => {
    for (const address of ['/purchase/new-purchase', '/ecom/ecom-new-order']) {
      await page.goto(address);
      const picker = page.getByRole('combobox', { name: 'Add a product', exact: true });
      for (const name of ['Jute bag', 'Clay lamp']) {
        await picker.fill(name);
        await page.getByRole('option', { name: new RegExp(name) }).click();
        await picker.press('Escape');
        await expect(button(page, `Remove ${name}`)).toBeVisible();
      }
      await removed(page, 'Remove Jute bag', 'Remove Clay lamp');
      await removed(page, 'Remove Clay lamp', 'Add a product');
    }
  });
});

test('so does whoever removes options and variants of a new product', async ({ as }) => {
  const page = await as((await makeFounder()).email);
  await page.goto('/product/new-product');
  await button(page, 'Add option').click();
  await button(page, 'Add option').click();
  await removed(page, 'Remove option 2', 'Remove option 1');
  await press(page);
  await expect(button(page, 'Add option')).toBeFocused();
  await button(page, 'Add variant').click();
  await button(page, 'Add variant').click();
  await removed(page, 'Remove variant 3', 'Remove variant 2');
  await press(page);
  // One alone cannot be removed: the keys go on in its fields.
  await expect(button(page, 'Remove variant 1')).toHaveCount(0);
  await expect(page.getByRole('listitem', { name: 'Variant 1' }).locator(':focus')).toHaveCount(1);
});
