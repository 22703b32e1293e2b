import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { setVariantPrice } from '../../gateway/modules/catalog/set-price.ts';
import { Session } from '../../gateway/session/session.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES } from '../support/pictures.ts';
import { fillVariant, NEW_PRODUCT, newShop, PRODUCTS, variant } from '../support/products.ts';

test('a product is filed, gets variants of its options and pictures, and is edited, repriced and archived', async ({ api, as, strays }) => {
  test.setTimeout(180_000);
  // The file that is no picture.
  strays.allow(/api\/files\/product-image/);
  const founder = await as(await newShop(api, 'tailor'));

  await test.step('categories are made, moved with the keyboard, and counted', async () => {
    await founder.goto('/product/category-brand');
    await expect(founder.getByRole('heading', { name: 'No categories yet' })).toBeVisible();
    for (const name of ['Clothing', 'Panjabi']) {
      await founder.getByRole('button', { name: 'Add category' }).click();
      await founder.getByRole('dialog').getByLabel('Name').fill(name);
      await founder.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await expect(founder.getByRole('list', { name: 'Categories' })).toContainText(name);
    }
    await founder.getByRole('button', { name: 'Move Panjabi' }).press('Alt+ArrowRight');
    await expect(founder.getByRole('list', { name: 'Categories' }).getByRole('listitem', { name: 'Clothing / Panjabi' })).toBeVisible();
    for (const name of ['Nakshi', 'Naksi']) {
      await founder.getByRole('button', { name: 'Add brand' }).click();
      await founder.getByRole('dialog').getByLabel('Name').fill(name);
      await founder.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await expect(founder.getByRole('table', { name: 'Brands' })).toContainText(name);
    }
    await expectAccessible(founder);
  });

  await test.step('options make a row for each combination, with SKUs', async () => {
    await founder.goto(NEW_PRODUCT);
    await founder.getByLabel('Product name').fill('Premium Panjabi');
    await founder.getByLabel('Category').selectOption({ label: 'Clothing / Panjabi' });
    await founder.getByLabel('Brand').selectOption({ label: 'Nakshi' });
    await fillVariant(founder, 1, { Price: '1500' });
    await founder.getByRole('button', { name: 'Add option' }).click();
    await founder.getByLabel('Option', { exact: true }).fill('Colour');
    const values = founder.getByLabel('Values, with commas between them');
    await values.fill('Red, Blue');
    await fillVariant(founder, 1, { SKU: 'PREM-PANJ' });
    // Saved like this there would be one panjabi without a colour.
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(founder.getByText('Make the variants first, or remove the option')).toBeVisible();
    await expect(values).toBeFocused();
    await founder.getByRole('button', { name: 'Make 2 variants' }).click();
    await expect(variant(founder, 2).getByLabel('SKU', { exact: true })).toHaveValue('PREM-PANJ-BLU');
    await expect(variant(founder, 2).getByLabel('Price', { exact: true })).toHaveValue('1,500');
    await founder.getByLabel('Add pictures').and(founder.locator('input')).setInputFiles(PICTURES.jpeg);
    await expect(founder.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(founder.getByRole('heading', { name: 'Premium Panjabi', level: 1 })).toBeVisible();
  });

  await test.step('the picture of the form is its picture, and two more are added while one is still on its way', async () => {
    const input = founder.getByLabel('Add pictures').and(founder.locator('input'));
    const held = Promise.withResolvers<void>();
    await founder.route(/api\/files\/product-image/, async (route) => {
      await held.promise;
      await route.continue();
    }, { times: 1 });
    await input.setInputFiles(PICTURES.png);
    await input.setInputFiles(PICTURES.webp);
    held.resolve();
    await expect(founder.getByRole('img', { name: 'Picture 3 of Premium Panjabi' })).toBeVisible();
    const picture = founder.getByRole('img', { name: 'Picture 1 of Premium Panjabi' });
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await founder.getByLabel('Add pictures').and(founder.locator('input')).setInputFiles(import.meta.filename);
    await expect(founder.getByRole('alert')).toContainText('Choose a JPEG, PNG or WebP picture');
  });

  await test.step('it is edited, which its timeline tells', async () => {
    await founder.getByRole('link', { name: 'Edit' }).click();
    await fillVariant(founder, 1, { Price: '1650', 'Sale price': '1700' });
    await founder.keyboard.press('Control+s');
    await expect(variant(founder, 1)).toContainText('Not above the price');
    await fillVariant(founder, 1, { 'Sale price': '1600' });
    await expect(variant(founder, 1)).not.toContainText('Not above the price');
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Product saved')).toBeVisible();
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Price of PREM-PANJ-RED ৳1,500 to ৳1,650');
    await expect(founder.getByRole('table', { name: 'Variants and stock' })).toContainText('৳1,600');
    await expectAccessible(founder);
  });

  await test.step('prices are changed at once, seen before, watched and undone', async () => {
    await founder.goto(PRODUCTS);
    await founder.getByRole('checkbox', { name: 'Select Premium Panjabi' }).check();
    await founder.getByRole('button', { name: 'Change price' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByLabel('By how much').fill('8');
    await dialog.getByLabel('Round to').selectOption({ label: 'nearest ৳10' });
    await expect(dialog.getByRole('row').filter({ hasText: 'Premium Panjabi' })).toContainText('৳1,620 – ৳1,780');
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
    await expect(founder.getByRole('heading', { name: 'Prices +8 %' })).toBeVisible();
    await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Undo' }).click();
    await founder.getByRole('alertdialog', { name: 'Undo 2 rows?' }).getByRole('button', { name: 'Undo' }).click();
    await expect(founder.getByRole('heading', { name: 'Undo: Prices +8 %' })).toBeVisible();
    await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
    await founder.getByRole('link', { name: 'Bulk jobs' }).click();
    await expect(founder.getByRole('table', { name: 'Bulk jobs' })).toContainText('Undo: Prices +8 %');
    await founder.goto(PRODUCTS);
    const row = founder.getByRole('row').filter({ hasText: 'Premium Panjabi' });
    await expect(row).toContainText('৳1,500 – ৳1,650');
    await row.getByRole('link').first().click();
  });

  await test.step('categories are dragged, merged and removed, and brands too: their products follow', async () => {
    await founder.goto('/product/category-brand');
    const tree = founder.getByRole('list', { name: 'Categories' });
    const category = (path: string) => tree.getByRole('listitem', { name: path, exact: true });
    const grip = (name: string) => tree.getByRole('button', { name: `Move ${name}` });
    const choose = async (name: string, entry: string) => {
      await founder.getByRole('button', { name: `What to do with ${name}` }).click();
      await founder.getByRole('menuitem', { name: entry, exact: true }).click();
    };
    for (const name of ['Punjabi', 'Empty']) {
      await founder.getByRole('button', { name: 'Add category' }).click();
      await founder.getByRole('dialog').getByLabel('Name').fill(name);
      await founder.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
      await expect(category(name)).toBeVisible();
    }
    await grip('Panjabi').dragTo(category('Punjabi'));
    await expect(category('Punjabi / Panjabi')).toBeVisible();
    await grip('Empty').dragTo(category('Clothing'), { targetPosition: { x: 60, y: 2 } });
    await expect(tree.getByRole('listitem').first()).toContainText('Empty');
    await grip('Empty').dragTo(category('Punjabi / Panjabi'), { targetPosition: { x: 60, y: 38 } });
    await expect(category('Punjabi / Empty')).toBeVisible();
    // Whoever cannot drag has the same moves in the menu.
    await choose('Empty', 'Move out');
    await expect(tree.getByRole('listitem').last()).toHaveAccessibleName('Empty');
    await choose('Empty', 'Move up');
    await expect(tree.getByRole('listitem').nth(1)).toHaveAccessibleName('Empty');
    await choose('Empty', 'Move down');
    await expect(tree.getByRole('listitem').last()).toHaveAccessibleName('Empty');
    await choose('Empty', 'Move in');
    await expect(category('Punjabi / Empty')).toBeVisible();
    await choose('Empty', 'Move out');
    await expect(category('Empty')).toBeVisible();

    await choose('Panjabi', 'Merge or remove');
    const dialog = founder.getByRole('dialog', { name: 'Merge or remove Panjabi' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog.getByLabel('Its products go to')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(founder);
    await dialog.getByLabel('Its products go to').selectOption({ label: 'Punjabi' });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(category('Punjabi / Panjabi')).toBeHidden();
    await expect(category('Punjabi').getByRole('link')).toHaveText('1Products');
    await choose('Empty', 'Merge or remove');
    await founder.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(category('Empty')).toBeHidden();

    await choose('Nakshi', 'Merge or remove');
    await founder.getByRole('dialog').getByLabel('Its products go to').selectOption({ label: 'Naksi' });
    await founder.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(founder.getByRole('table', { name: 'Brands' }).getByRole('row', { name: /Naksi/ }).getByRole('link')).toHaveText('1');
    await expect(founder.getByRole('table', { name: 'Brands' })).not.toContainText('Nakshi');
  });

  await test.step('it is found by its category, and archived', async () => {
    await founder.getByRole('list', { name: 'Categories' }).getByRole('listitem', { name: 'Punjabi' }).getByRole('link').click();
    await expect(founder.getByRole('row').filter({ hasText: 'Premium Panjabi' }).locator('img')).toBeVisible();
    await founder.getByRole('row').filter({ hasText: 'Premium Panjabi' }).click();
    await founder.getByRole('button', { name: 'More actions' }).click();
    await founder.getByRole('menuitem', { name: 'Archive' }).click();
    await founder.getByRole('dialog').or(founder.getByRole('alertdialog')).getByRole('button', { name: 'Archive' }).click();
    await expect(founder.getByText('Premium Panjabi is archived')).toBeVisible();
    await expect(founder.getByRole('main').getByText('Archived', { exact: true })).toBeVisible();
  });

  await test.step('it is among the archived, and offered again', async () => {
    await founder.goto(PRODUCTS);
    await expect(founder.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await founder.getByRole('group', { name: 'Products by status' }).getByRole('link', { name: /^Archived/ }).click();
    await founder.getByRole('row').filter({ hasText: 'Premium Panjabi' }).click();
    await founder.getByRole('button', { name: 'More actions' }).click();
    await founder.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(founder.getByText('Premium Panjabi is offered again')).toBeVisible();
    await expect(founder.getByRole('main').getByText('Archived', { exact: true })).toHaveCount(0);
  });
});

test('prices are typed in the list, and many products are archived and back', async ({ api, as, strays }) => {
  strays.allow(/ERR_INTERNET_DISCONNECTED/);
  const founder = await as(await newShop(api, 'lister'));
  for (const [name, sku] of [['Tin cup', 'TIN'], ['Glass cup', 'GLS']] as const) {
    await founder.goto(NEW_PRODUCT);
    await founder.getByLabel('Product name').fill(name);
    await fillVariant(founder, 1, { SKU: sku, Price: '100' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(founder.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(founder.getByRole('table', { name: 'Variants and stock' }).getByText('–', { exact: true })).toBeVisible();
  }
  await founder.goto(PRODUCTS);
  const row = (name: string) => founder.getByRole('row').filter({ hasText: name });
  const price = founder.getByLabel('Price of Tin cup', { exact: true });
  // Nothing has come yet: it has no cost, which is not the same as costing nothing.
  await expect(row('Tin cup')).not.toContainText('৳0');
  await expect(row('Tin cup').getByText('–', { exact: true })).toBeVisible();

  await row('Tin cup').getByRole('button', { name: 'Price of Tin cup, ৳100: change it' }).click();
  await price.fill('twelve');
  await price.press('Enter');
  await expect(founder.getByText('twelve is no price')).toBeVisible();
  // What is refused stays, to be put right.
  await expect(price).toHaveValue('twelve');
  await expect(price).toBeFocused();
  await price.fill('১২০');
  // In one go: the key after Enter is pressed with the focus on the price again.
  await price.evaluate((field: HTMLInputElement) => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    document.body.dataset.focus = document.activeElement?.getAttribute('aria-label') ?? 'none';
  });
  await expect(founder.locator('body')).toHaveAttribute('data-focus', /^Price of Tin cup/);
  await expect(row('Tin cup')).toContainText('৳120');
  await founder.getByRole('button', { name: /^Price of Tin cup/ }).click();
  await price.fill('999');
  await price.press('Escape');
  await expect(row('Tin cup')).toContainText('৳120');
  await founder.context().setOffline(true);
  await founder.getByRole('button', { name: /^Price of Tin cup/ }).click();
  await price.fill('135');
  await price.press('Enter');
  await expect(price).toHaveValue('135');
  await founder.context().setOffline(false);
  await price.press('Enter');
  await expect(row('Tin cup')).toContainText('৳135');
  await expectAccessible(founder);

  for (const name of ['Tin cup', 'Glass cup']) await founder.getByRole('checkbox', { name: `Select ${name}` }).check();
  await founder.getByRole('button', { name: 'Archive' }).click();
  await founder.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
  await founder.getByRole('button', { name: 'Undo' }).click();
  await founder.getByRole('alertdialog', { name: 'Undo 2 rows?' }).getByRole('button', { name: 'Undo' }).click();
  await expect(founder.getByRole('heading', { name: 'Undo: Archive products' })).toBeVisible();
  await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
  await founder.goto(PRODUCTS);
  await expect(row('Glass cup')).toBeVisible();
});

test('a new product is proposed a SKU that nothing has, and what is typed stays', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { variantId } = await withProduct(shop);
  await db.variant.updateMany({ where: { businessId: shop.id, id: variantId }, data: { sku: 'tin-cup' } });
  const page = await as(founder.email);
  await page.goto(NEW_PRODUCT);
  const name = page.getByLabel('Product name');
  const sku = variant(page, 1).getByLabel('SKU', { exact: true });
  await name.fill('Glass');
  await expect(sku).toHaveValue('GLAS');
  await name.fill('Tin cup');
  await expect(sku).toHaveValue('TIN-CUP-2');
  await sku.fill('MINE');
  await name.fill('Clay cup');
  await fillVariant(page, 1, { Price: '100' });
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { name: 'Clay cup', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Variants and stock' })).toContainText('MINE');
});

test('all products that a filter shows are archived, also those of further pages, and nothing else', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  for (let n = 1; n <= 62; n += 1) await withProduct(shop, { name: `Winter scarf ${n}`, stock: 0, cost: 0 });
  await withProduct(shop, { name: 'Summer hat' });
  const page = await as(founder.email);
  await page.goto(`${PRODUCTS}?search=scarf`);
  await expect(page.getByRole('row').filter({ hasText: 'Winter scarf' }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Select all 62' }).click();
  await expect(bar.getByRole('status')).toHaveText('62 selected');
  await bar.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('progressbar', { name: '62 done, 0 skipped, 0 failed' })).toBeVisible();
  expect(await db.product.count({ where: { businessId: shop.id, status: 'ARCHIVED' } })).toBe(62);
  expect(await db.product.count({ where: { businessId: shop.id, status: 'ACTIVE' } })).toBe(1);
});

test('a product that somebody else has changed is removed by the next try', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { productId } = await withProduct(shop, { name: 'Clay lamp', stock: 0 });
  const page = await as(founder.email);
  await page.goto(`/product/product-list/${encodeURIComponent(encodeId('Product', productId))}`);
  async function remove() {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Clay lamp' })).toBeVisible();
  await db.product.updateMany({ where: { businessId: shop.id }, data: { version: { increment: 1 } } });
  const readAgain = page.waitForResponse((response) => operationOf(response.request())?.name === 'ProductPageQuery');
  await remove();
  await expect(page.getByRole('alert')).toContainText('please reload');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await readAgain;
  await remove();
  await expect(page.getByText('Clay lamp is removed')).toBeVisible();
});

test('a price that somebody else has changed meanwhile is shown with the refusal, and changed by the next try', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { variantId: id } = await withProduct(shop, { name: 'Tin cup', price: 100 });
  const page = await as(founder.email);
  await page.goto(PRODUCTS);
  const price = page.getByLabel('Price of Tin cup', { exact: true });
  const begin = (shown: string) => page.getByRole('button', { name: `Price of Tin cup, ${shown}: change it` }).click();
  await expect(page.getByRole('button', { name: 'Price of Tin cup, ৳100: change it' })).toBeVisible();
  await execute(setVariantPrice, Session.system(shop.id), { id, price: 150 });
  await begin('৳100');
  await price.fill('120');
  const readAgain = page.waitForResponse((response) => operationOf(response.request())?.name === 'useSetVariantPriceAgainQuery');
  await price.press('Enter');
  await expect(page.getByText('The price was changed by someone else, it is ৳150 now')).toBeVisible();
  await (await readAgain).finished();
  await expect(price).toHaveValue('120');
  await price.press('Escape');
  await begin('৳150');
  await price.fill('120');
  await price.press('Enter');
  await expect(page.getByRole('button', { name: 'Price of Tin cup, ৳120: change it' })).toBeVisible();
});
