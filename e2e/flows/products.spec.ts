import type { Page } from '@playwright/test';
import { makeVerified } from '../support/accounts.ts';
import type { Client } from '../support/client.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { PICTURES } from '../support/pictures.ts';
import { startTrial } from '../support/trial.ts';

const LIST = '/product/product-list';
const NEW = '/product/new-product';

/** A founder and their business on TRIAL; nobody else's tests see it. */
async function newShop(api: Client, name: string): Promise<`${string}@${string}`> {
  const email: `${string}@${string}` = `${name}@products.test`;
  const { idToken } = await makeVerified(email);
  await startTrial(api, idToken, name);
  return email;
}

const variant = (page: Page, number: number) =>
  page.getByRole('listitem', { name: `Variant ${number}`, exact: true });

async function fillVariant(page: Page, number: number, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await variant(page, number).getByLabel(label, { exact: true }).fill(value);
  }
}

test('a product is added with its variants and stock, and found where it is needed', async ({ api, as }) => {
  test.setTimeout(120_000);
  const founder = await as(await newShop(api, 'weaver'));

  await test.step('a new shop has nothing to sell yet', async () => {
    await founder.goto(LIST);
    await expect(founder.getByRole('heading', { name: 'No products yet' })).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('link', { name: 'New product' }).first().click();
    await expect(founder.getByRole('heading', { name: 'New product' })).toBeVisible();
  });

  await test.step('what is missing or wrong is said at its field', async () => {
    await founder.getByLabel('Product name').fill('Muslin Saree');
    await fillVariant(founder, 1, { Variant: 'Red', SKU: 'MUS-RED', Price: '৩৫০০', 'Opening stock': '4' });
    await founder.getByRole('button', { name: 'Add variant' }).click();
    await expect(variant(founder, 2).getByLabel('Variant', { exact: true })).toBeFocused();
    await expect(variant(founder, 2).getByLabel('Price', { exact: true })).toHaveValue('3,500');
    await fillVariant(founder, 2, { SKU: 'MUS-RED' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(variant(founder, 2)).toContainText('Used twice');
    await expect(variant(founder, 2)).toContainText('Say what tells it apart');
    await expect(variant(founder, 2).getByLabel('Variant', { exact: true })).toBeFocused();
    await expectAccessible(founder);
  });

  await test.step('leaving asks, as long as something would be lost', async () => {
    await founder.getByRole('link', { name: 'Go back' }).click();
    const question = founder.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(founder.getByLabel('Product name')).toHaveValue('Muslin Saree');
  });

  await test.step('stock without a cost is asked about, and Ctrl+S saves', async () => {
    await fillVariant(founder, 2, {
      Variant: 'Blue', SKU: 'MUS-BLUE', Price: '3900', 'Opening stock': '2', 'Cost of one': '2100', 'Low at': '2',
    });
    await founder.keyboard.press('Control+s');
    const question = founder.getByRole('alertdialog', { name: 'Add stock that cost nothing?' });
    await expect(question).toContainText('MUS-RED');
    await question.getByRole('button', { name: 'Go back' }).click();
    await fillVariant(founder, 1, { 'Cost of one': '1900' });
    await founder.keyboard.press('Control+s');
    await expect(founder.getByText('Muslin Saree is added')).toBeVisible();
  });

  await test.step('its page tells variants, stock and how the stock came to be', async () => {
    await expect(founder.getByRole('heading', { name: 'Muslin Saree', level: 1 })).toBeVisible();
    const rows = founder.getByRole('table', { name: 'Variants and stock' }).getByRole('row');
    await expect(rows.filter({ hasText: 'MUS-RED' })).toContainText('৳1,900');
    await expect(rows.filter({ hasText: 'MUS-BLUE' })).toContainText('2, low');
    const movements = founder.getByRole('table', { name: 'Stock movements' }).getByRole('row');
    await expect(movements.filter({ hasText: 'MUS-RED' })).toContainText('+4');
    await expect(founder.getByRole('list', { name: 'Timeline' })).toContainText('Created Muslin Saree');
    await expectAccessible(founder);
  });

  await test.step('it stands in the list, found by SKU', async () => {
    await founder.getByRole('link', { name: 'Back to products' }).click();
    const row = founder.getByRole('row').filter({ hasText: 'Muslin Saree' });
    await expect(row).toContainText('৳3,500 – ৳3,900');
    await expect(row).toContainText('৳1,900 – ৳2,100');
    await expect(founder.getByText('1 of ')).toBeVisible();
    const search = founder.getByRole('searchbox', { name: 'Product name or SKU' });
    await search.fill('nothing like it');
    await expect(founder.getByText('Nothing matches')).toBeVisible();
    await search.fill('mus-bl');
    await expect(row).toBeVisible();
    await expect(founder).toHaveURL(/search=mus-bl/);
    await expectAccessible(founder);
  });

  await test.step('a SKU that is taken is refused at its row', async () => {
    await founder.goto(NEW);
    await founder.getByLabel('Product name').fill('Another saree');
    await fillVariant(founder, 1, { SKU: 'MUS-RED', Price: '10' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(variant(founder, 1)).toContainText('Already in use');
    await expect(variant(founder, 1).getByLabel('SKU', { exact: true })).toBeFocused();
  });
});

test('a gift set is made of products, and sold as its parts', async ({ api, as }) => {
  test.setTimeout(120_000);
  const founder = await as(await newShop(api, 'giver'));
  for (const [name, sku, price, openingStock] of [['Saree', 'SAREE', 800, 4], ['Clay lamp', 'LAMP', 100, 9]] as const) {
    await founder.request.post('/graphql', {
      data: {
        query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }',
        variables: { input: { name, variants: [{ sku, price, openingStock, openingCost: 40 }] } },
      },
    });
  }

  await test.step('its parts are picked, on a phone', async () => {
    await founder.setViewportSize({ width: 390, height: 844 });
    await founder.goto(NEW);
    await founder.getByLabel('Product name').fill('Gift set');
    await founder.getByRole('switch', { name: /^Bundle of other products/ }).press('Space');
    await fillVariant(founder, 1, { SKU: 'GIFT', Price: '950' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(founder.getByText('A bundle has at least one part')).toBeVisible();
    const picker = founder.getByRole('combobox', { name: 'Add a part' });
    for (const code of ['SAREE', 'LAMP', 'LAMP']) {
      await picker.fill(code);
      await picker.press('Enter');
    }
    await expect(founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces')).toHaveValue('2');
    await expect(founder.getByText('Sold one by one: ৳1,000')).toBeVisible();
    await expectAccessible(founder);
    await founder.keyboard.press('Control+s');
    await expect(founder.getByRole('heading', { name: 'Gift set', level: 1 })).toBeVisible();
  });

  await test.step('its page says how far each part suffices', async () => {
    await founder.setViewportSize({ width: 1280, height: 720 });
    const parts = founder.getByRole('table', { name: 'Parts of one bundle' }).getByRole('row');
    await expect(parts.filter({ hasText: 'LAMP' })).toContainText(/9\D*4$/);
    await expectAccessible(founder);
    await founder.getByRole('heading', { name: 'Gift set', level: 1 }).press('e');
    await founder.getByRole('listitem', { name: 'Clay lamp' }).getByLabel('Pieces').fill('3');
    await founder.keyboard.press('Control+s');
    await expect(parts.filter({ hasText: 'LAMP' })).toContainText(/9\D*3$/);
  });

  await test.step('an order has its parts as lines', async () => {
    const answer = await founder.request.post('/graphql', {
      data: { query: '{ variants(first: 1, filter: { code: "GIFT" }) { edges { node { id } } } }' },
    });
    const { data } = await answer.json() as { data: { variants: { edges: { node: { id: string } }[] } } };
    await founder.request.post('/graphql', {
      data: {
        query: 'mutation ($input: TakeOrderInput!) { takeOrder(input: $input) { __typename } }',
        variables: { input: {
          customerName: 'Rina', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Phone', confirm: true,
          lines: [{ variantId: data.variants.edges[0]!.node.id, quantity: 1, unitPrice: 950 }],
        } },
      },
    });
    await founder.goto('/ecom/main-order-list');
    await founder.getByRole('link', { name: /^#1\b/ }).click();
    await expect(founder.getByText('Clay lamp (Gift set)').first()).toBeVisible();
  });
});

test('a new product can be chosen for a line of a web order', async ({ as }) => {
  const founder = await as('founder');
  await founder.goto(NEW);
  await founder.getByLabel('Product name').fill('Jamdani Dupatta');
  await fillVariant(founder, 1, { SKU: 'JMD-DUP-1', Price: '1450' });
  await founder.getByRole('button', { name: 'Add product' }).click();
  await expect(founder.getByRole('heading', { name: 'Jamdani Dupatta' })).toBeVisible();
  const answer = await founder.request.post('/graphql', {
    data: {
      query: '{ variants(first: 5, filter: { search: "jmd-dup" }) { edges { node { title sku price } } } }',
    },
  });
  expect(await answer.json()).toEqual({
    data: { variants: { edges: [{ node: { title: 'Jamdani Dupatta', sku: 'JMD-DUP-1', price: 1450 } }] } },
  });
});

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
    await founder.goto(NEW);
    await founder.getByLabel('Product name').fill('Premium Panjabi');
    await founder.getByLabel('Category').selectOption({ label: 'Clothing / Panjabi' });
    await founder.getByLabel('Brand').selectOption({ label: 'Nakshi' });
    await fillVariant(founder, 1, { Price: '1500' });
    await founder.getByRole('button', { name: 'Add option' }).click();
    await founder.getByLabel('Option', { exact: true }).fill('Colour');
    await founder.getByLabel('Values, with commas between them').fill('Red, Blue');
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
    await founder.goto(LIST);
    await founder.getByRole('checkbox', { name: 'Select Premium Panjabi' }).check();
    await founder.getByRole('button', { name: 'Change price' }).click();
    const dialog = founder.getByRole('dialog', { name: 'Change prices' });
    await dialog.getByLabel('By', { exact: true }).fill('8');
    await dialog.getByLabel('Round to').selectOption({ label: 'nearest ৳10' });
    await expect(dialog.getByRole('row').filter({ hasText: 'Premium Panjabi' })).toContainText('৳1,620 – ৳1,780');
    await expectAccessible(founder);
    await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
    await expect(founder.getByRole('heading', { name: 'Prices +8 %' })).toBeVisible();
    await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
    await expectAccessible(founder);
    await founder.getByRole('button', { name: 'Undo' }).click();
    await expect(founder.getByRole('heading', { name: 'Undo: Prices +8 %' })).toBeVisible();
    await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
    await founder.getByRole('link', { name: 'Bulk jobs' }).click();
    await expect(founder.getByRole('table', { name: 'Bulk jobs' })).toContainText('Undo: Prices +8 %');
    await founder.goto(LIST);
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
  });
});

test('whoever may not see costs gets the list without them, and staff no list at all', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto(LIST);
  await expect(admin.getByRole('columnheader', { name: 'Price' })).toBeVisible();
  await expect(admin.getByRole('columnheader', { name: 'Cost' })).toHaveCount(0);
  await admin.getByRole('row').nth(1).click();
  await expect(admin.getByRole('heading', { name: 'Variants and stock' })).toBeVisible();
  await expect(admin.getByRole('columnheader', { name: 'Average cost' })).toHaveCount(0);
  const staff = await as('staff');
  await staff.goto(LIST);
  await expect(staff.getByRole('heading', { name: 'You do not have access to this screen' })).toBeVisible();
});

test('a WooCommerce shop is connected, and its own keys are never shown again', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'shopkeeper'));
  await founder.goto('/setting/integrate-website');
  await expect(founder.getByRole('heading', { name: 'No shop is connected yet' })).toBeVisible();
  await founder.getByRole('button', { name: 'Connect a shop' }).click();
  const form = founder.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await form.getByLabel('Name').fill('Weaver online');
  await form.getByLabel('Address of the shop').fill('http://127.0.0.1:9');
  await form.getByLabel('Consumer key').fill('ck_1234567890');
  await form.getByLabel('Consumer secret').fill('cs_1234567890');
  await form.getByRole('button', { name: 'Make one' }).click();
  await expect(form.getByRole('textbox', { name: 'Webhook secret' })).toHaveValue(/^[0-9a-f]{32}$/);
  await expectAccessible(founder);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(founder.getByRole('heading', { name: 'Weaver online' })).toBeVisible();
  await expect(founder.getByText('••••7890')).toBeVisible();
  // By one button where the key may; else by hand, with everything that it takes.
  await founder.getByRole('button', { name: 'Set up the webhooks' }).click();
  await expect(founder.getByText('The webhooks could not be set up from here')).toBeVisible();
  await expect(founder.getByText(/\/api\/webhooks\/woocommerce\/[0-9a-f-]{36}$/)).toBeVisible();
  await founder.getByRole('button', { name: 'Show the webhook secret' }).click();
  await expect(founder.getByText(/^[0-9a-f]{32}$/)).toBeVisible();
  await founder.getByRole('button', { name: 'Test connection' }).click();
  await expect(founder.getByText('The shop could not be read')).toBeVisible();
  await expectAccessible(founder);
  await founder.getByRole('button', { name: 'Change' }).click();
  const change = founder.getByRole('dialog', { name: 'Change Weaver online' });
  await expect(change.getByLabel('Consumer secret')).toHaveValue('');
});

test('prices are typed in the list, and many products are archived and back', async ({ api, as }) => {
  const founder = await as(await newShop(api, 'lister'));
  for (const [name, sku] of [['Tin cup', 'TIN'], ['Glass cup', 'GLS']] as const) {
    await founder.goto(NEW);
    await founder.getByLabel('Product name').fill(name);
    await fillVariant(founder, 1, { SKU: sku, Price: '100' });
    await founder.getByRole('button', { name: 'Add product' }).click();
    await expect(founder.getByRole('heading', { name, level: 1 })).toBeVisible();
  }
  await founder.goto(LIST);
  const row = (name: string) => founder.getByRole('row').filter({ hasText: name });
  const price = founder.getByLabel('Price of Tin cup', { exact: true });

  await row('Tin cup').getByRole('button', { name: 'Price of Tin cup, ৳100: change it' }).click();
  await price.fill('১২০');
  await price.press('Enter');
  await expect(row('Tin cup')).toContainText('৳120');
  await founder.getByRole('button', { name: /^Price of Tin cup/ }).click();
  await price.fill('999');
  await price.press('Escape');
  await expect(row('Tin cup')).toContainText('৳120');
  await expectAccessible(founder);

  for (const name of ['Tin cup', 'Glass cup']) await founder.getByRole('checkbox', { name: `Select ${name}` }).check();
  await founder.getByRole('button', { name: 'Archive' }).click();
  await founder.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
  await founder.getByRole('button', { name: 'Undo' }).click();
  await expect(founder.getByRole('heading', { name: 'Undo: Archive products' })).toBeVisible();
  await expect(founder.getByText('2 done, 0 skipped, 0 failed')).toBeVisible();
  await founder.goto(LIST);
  await expect(row('Glass cup')).toBeVisible();
});
