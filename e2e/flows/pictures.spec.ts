import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { picture } from '../support/pictures.ts';
import { PRODUCTS } from '../support/products.ts';

test('pictures of a product are dropped, pasted and taken with the camera of a phone, and what is none is refused', async ({ as, strays, browser }) => {
  strays.allow(/api\/files\/product-image/);
  const founder = await makeFounder({ name: 'Pictures' });
  const { productId } = await withProduct(founder.shops[0]!, { name: 'Jute bag', stock: 1 });
  const page = await as(founder.email);
  const address = `/product/product-list/${encodeId('Product', productId)}`;
  await page.goto(address);
  const shown = (number: number) => page.getByRole('img', { name: `Picture ${number} of Jute bag` });
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeVisible();

  /** Files as the browser hands them over after a drag or a copy. */
  const filesOf = (bytes: Buffer, name: string, type: string) => page.evaluateHandle(([base64, fileName, mime]) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0))], fileName!, { type: mime }));
    return data;
  }, [bytes.toString('base64'), name, type] as const);

  await test.step('dropped on the card', async () => {
    const dataTransfer = await filesOf(picture('png'), 'bag.png', 'image/png');
    const button = page.getByRole('button', { name: 'Add pictures' });
    await button.dispatchEvent('dragover', { dataTransfer });
    await button.dispatchEvent('drop', { dataTransfer });
    await expect(shown(1)).toBeVisible();
  });

  await test.step('pasted anywhere on the page', async () => {
    const data = await filesOf(picture('webp'), 'bag.webp', 'image/webp');
    await data.evaluate((clipboardData) => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })));
    await expect(shown(2)).toBeVisible();
  });

  await test.step('looked at by what is in it, not by what it is called', async () => {
    const dataTransfer = await filesOf(Buffer.from('<script>alert(1)</script>'), 'bag.png', 'image/png');
    await page.getByRole('button', { name: 'Add pictures' }).dispatchEvent('drop', { dataTransfer });
    await expect(page.getByRole('alert')).toContainText('Choose a JPEG, PNG or WebP picture');
    await expect(shown(3)).toHaveCount(0);
  });

  await test.step('taken with the camera', async () => {
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeHidden();
    const phone = await browser.newContext({
      storageState: await page.context().storageState(), isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 },
    });
    strays.watch(phone);
    const onPhone = await phone.newPage();
    await onPhone.goto(address);
    const [chooser] = await Promise.all([onPhone.waitForEvent('filechooser'), onPhone.getByRole('button', { name: 'Take a photo' }).click()]);
    // The camera at the back of the phone opens at once.
    expect(await chooser.element().getAttribute('capture')).toBe('environment');
    await chooser.setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: picture('jpeg') });
    await expect(onPhone.getByRole('img', { name: 'Picture 3 of Jute bag' })).toBeVisible();
    await phone.close();
  });

  await test.step('the first of them stands in lists, small', async () => {
    for (const list of [PRODUCTS, '/reports/product-inventory']) {
      await page.goto(list);
      const image = page.getByRole('row').filter({ hasText: 'Jute bag' }).locator('[data-cell-picture]');
      await expect(image).toHaveAttribute('src', /\/small$/);
      await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    }
  });
});

test('what is picked stands with its picture among the lines of a purchase, a decrease and a transfer', async ({ as }) => {
  const page = await as('founder');
  for (const address of ['/purchase/new-purchase', '/adjust-stock/new-adjust-stock', '/transfer-stock/new']) {
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Add a product' }).fill('MUG-01');
    await page.getByRole('combobox', { name: 'Add a product' }).press('Enter');
    const line = page.getByRole('listitem', { name: 'Ceramic Mug' });
    await expect(line).toBeVisible();
    await expect(line.locator('img'), address).toHaveJSProperty('complete', true);
    expect(await line.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth), address).toBeGreaterThan(0);
    await line.getByRole('button', { name: 'Remove Ceramic Mug' }).click();
  }
});

test('a purchase that is opened again, is changed or comes from what runs low shows the pictures of its products', async ({ as }) => {
  const founder = await makeFounder({ name: 'Pictured purchases' });
  const [shop] = founder.shops;
  const product = await withProduct(shop!, { name: 'Jute bag', sku: 'JUTE-P', stock: 1, lowStockLevel: 50 });
  const purchase = await withPurchase(shop!, { lines: [{ product, quantity: 4, unitCost: 120 }] });
  const page = await as(founder.email);
  await page.goto(`/product/product-list/${encodeId('Product', product.productId)}`);
  await page.locator('input[type=file]').first().setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: picture('png') });
  await expect(page.getByRole('img', { name: 'Picture 1 of Jute bag' })).toBeVisible();

  const id = encodeId('Purchase', purchase.id);
  for (const address of [
    `/purchase/purchase-list/${id}`, `/purchase/new-purchase?edit=${id}`, '/purchase/new-purchase?low=all', '/purchase/new-purchase?buy=JUTE-P:3',
  ]) {
    await page.goto(address);
    const image = page.getByRole('main').locator('img');
    await expect(image, address).toHaveCount(1);
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), address).toBeGreaterThan(0);
  }
});
