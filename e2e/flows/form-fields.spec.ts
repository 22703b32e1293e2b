import { db } from '../../gateway/db/client.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';

/** Page forms for something new, and the field in which the work begins. */
const FORMS: [address: string, field: string][] = [
  ['/purchase/new-purchase', 'Supplier'],
  ['/adjust-stock/new-adjust-stock', 'Add a product'],
  ['/adjust-stock/stock-count/new', 'Add a product'],
  ['/delivery-method/add-new-dm', 'Kind'],
  ['/delivery-method/update-payment/new', 'Courier'],
  ['/expense/new-ad-expense', 'Platform'],
  ['/transfer-stock/new', 'Add a product'],
];

test('a form for something new begins in its first field, after a move and after loading the page', async ({ as }) => {
  const page = await as('founder');
  for (const [address, field] of FORMS) {
    await page.goto(address);
    await expect(page.locator('main :focus'), address).toHaveAccessibleName(field);
  }
  await page.goto('/expense/expense-list');
  await page.getByRole('link', { name: 'New Ad Expense' }).first().click();
  await expect(page.getByLabel('Platform')).toBeFocused();
});

test('a dialog with fields begins in the first of them', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!);
  const { id } = await withPurchase(shop!, { start: 'RECEIVE', lines: [{ product, quantity: 2, unitCost: 120 }] });
  const page = await as(email);
  await page.goto(`/purchase/purchase-list/${btoa(`Purchase:${id}`)}`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const pay = page.getByRole('dialog');
  await expect(pay.getByLabel('Amount')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('৳240 is paid')).toBeVisible();
});

test('what is missing in a purchase is said at its field, where the keys go on', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const { sku } = await withProduct(shop!, { name: 'Clay pot' });
  await withSupplier(shop!, 'Chawkbazar Traders');
  const page = await as(email);
  await page.goto('/purchase/new-purchase');
  const supplier = page.getByRole('combobox', { name: 'Supplier' });
  const picker = page.getByRole('combobox', { name: 'Add a product' });

  await page.getByLabel('Bill number').fill('ICH-1');
  await page.keyboard.press('Control+s');
  await expect(supplier).toBeFocused();
  await expect(supplier).toHaveAccessibleDescription(/Choose a supplier/);
  // Its list comes later than the field.
  await expect(supplier).toBeEditable();
  await page.keyboard.type('Chawk');
  await expect(page.getByRole('option', { name: /Chawkbazar Traders/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a supplier')).toHaveCount(0);

  await page.keyboard.press('Control+s');
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(/Add at least one product/);
  await expect(picker).toBeEditable();
  await page.keyboard.type(sku);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Add at least one product')).toHaveCount(0);
  await page.getByRole('listitem', { name: 'Clay pot' }).getByLabel('Cost of one').fill('90');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Purchase 1', exact: true })).toBeVisible();
});

test('what is typed in a field before its list is there is looked for, and the list opens with what is found', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withSupplier(shop!, 'Chawkbazar Traders');
  const page = await as(email);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('ui/overlay/ComboBoxSurface.tsx')}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/purchase/new-purchase');
  const supplier = page.getByRole('combobox', { name: 'Supplier' });
  await expect(supplier).toBeFocused();
  await page.keyboard.type('Chawkba');
  // It chooses from the list: the form is not sent.
  await page.keyboard.press('Enter');
  await expect(supplier).toHaveValue('Chawkba');
  held.resolve();
  await expect(page.getByRole('option', { name: /Chawkbazar Traders/ })).toBeVisible();
  await page.keyboard.type('zar');
  await expect(supplier).toHaveValue('Chawkbazar');
  await page.getByRole('option', { name: /Chawkbazar Traders/ }).click();
  await expect(supplier).toHaveValue('Chawkbazar Traders');
});

test('what is typed over a choice before its list is there is looked for too', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!);
  const { id } = await withPurchase(shop!, { start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 120 }] });
  await withSupplier(shop!, 'Chawkbazar Traders');
  const page = await as(email);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('ui/overlay/ComboBoxSurface.tsx')}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`/purchase/new-purchase?edit=${encodeURIComponent(btoa(`Purchase:${id}`))}`);
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Chawk');
  held.resolve();
  await expect(page.getByRole('option', { name: /Chawkbazar Traders/ })).toBeVisible();
});

test('why the supplier of a purchase that is paid in part cannot be another one is said at the supplier', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!);
  const { id } = await withPurchase(shop!, { start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 120 }], more: { paid: 50 } });
  await withSupplier(shop!, 'Chawkbazar Traders');
  await withSupplier(shop!, 'Zaman Brothers');
  const page = await as(email);
  await page.goto(`/purchase/new-purchase?edit=${encodeURIComponent(btoa(`Purchase:${id}`))}`);
  const supplier = page.getByRole('combobox', { name: 'Supplier' });
  await supplier.fill('Chawk');
  // What is found does not move when the answer comes: the present one stands behind it.
  await expect(page.getByRole('option')).toHaveText([/^Chawkbazar Traders/, /^Supplier/]);
  await page.getByRole('option', { name: /Chawkbazar Traders/ }).click();
  await page.keyboard.press('Control+s');
  await expect(supplier).toBeFocused();
  await expect(supplier).toHaveAccessibleDescription(/A part is paid to this supplier/);
});

test('a purchase that was changed is shown as it is now, also where its page was open before', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!);
  const { id } = await withPurchase(shop!, { start: 'ORDER', lines: [{ product, quantity: 2, unitCost: 120 }] });
  const page = await as(email);
  await page.goto(`/purchase/purchase-list/${encodeURIComponent(btoa(`Purchase:${id}`))}`);
  const items = page.getByRole('table', { name: 'Items' });
  await expect(items).toContainText('৳120');
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('Cost of one').fill('135');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Purchase 1', exact: true })).toBeVisible();
  // From the first moment on: nothing of before is left to be shown.
  expect(await items.textContent()).toContain('৳135');
});

test('what is refused about something that no field of the form is for is said above the form', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const { sku } = await withProduct(shop!, { name: 'Clay pot' });
  await withSupplier(shop!, 'Chawkbazar Traders');
  const page = await as(email);
  const refusal = {
    __typename: 'ValidationError', __isError: 'ValidationError', code: 'VALIDATION', message: 'Refused', messageKey: null, messageValues: null,
    // The form has a choice of places only where there are several.
    fieldErrors: [{ field: 'locationId', message: 'This place is closed', messageKey: null, messageValues: null }],
  };
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== 'useCreatePurchaseMutation') return route.fallback();
    return route.fulfill({ json: { data: { createPurchase: refusal } } });
  });
  await page.goto('/purchase/new-purchase');
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Chawk');
  await page.getByRole('option', { name: /Chawkbazar Traders/ }).click();
  await page.getByRole('combobox', { name: 'Add a product' }).fill(sku);
  await page.getByRole('combobox', { name: 'Add a product' }).press('Enter');
  await page.getByRole('listitem', { name: 'Clay pot' }).getByLabel('Cost of one').fill('90');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('This place is closed')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Chawkbazar Traders');
});

test('a dialog takes its reason by keys alone, and the keys go on from the title where what opened it is gone', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!);
  const { id } = await withPurchase(shop!, { start: 'RECEIVE', lines: [{ product, quantity: 2, unitCost: 120 }] });
  const page = await as(email);
  await page.goto(`/purchase/purchase-list/${btoa(`Purchase:${id}`)}`);
  await page.getByRole('button', { name: 'Pay', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Amount')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Purchase 1', exact: true })).toBeFocused();

  const other = await withPurchase(shop!, { start: 'RECEIVE', lines: [{ product, quantity: 1, unitCost: 90 }] });
  await page.goto(`/purchase/purchase-list/${btoa(`Purchase:${other.id}`)}`);
  await page.getByRole('button', { name: 'Void it' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Entered twice');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The purchase is void')).toBeVisible();
});

test('a row that is added is the next to be typed', async ({ as }) => {
  const page = await as('founder');
  const add = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await page.goto('/product/new-product');
  await add('Add option');
  await expect(page.getByLabel('Option', { exact: true })).toBeFocused();
  await add('Add variant');
  await expect(page.locator('[name^="variants.1."]').first()).toBeFocused();
  await page.goto('/website/create-pending-order');
  await add('Something without a product');
  await expect(page.getByLabel('In their words')).toBeFocused();
});

test('what is refused of a row is said at its field', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const { sku } = await withProduct(shop!);
  const page = await as(email);
  await page.goto('/product/new-product');
  await page.getByLabel('Product name').fill('Clay lamp');
  await page.getByRole('button', { name: 'Add variant' }).click();
  const second = page.locator('[name="variants.1.sku"]');
  await page.locator('[name="variants.0.sku"]').fill('LAMP-1');
  await second.fill(sku);
  for (const row of [0, 1]) {
    await page.locator(`[name="variants.${row}.name"]`).fill(`Lamp ${row}`);
    await page.locator(`[name="variants.${row}.price"]`).fill('90');
  }
  await page.keyboard.press('Control+s');
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleDescription(/Already in use/);
  // Refused again, the field has the keys again.
  await page.getByLabel('Product name').focus();
  await page.keyboard.press('Control+s');
  await expect(second).toBeFocused();
});

test('what a bundle lacks is said at the field for its parts', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/product/new-product');
  await page.getByLabel('Product name').fill('Gift set without anything');
  await page.getByRole('switch', { name: /^Bundle of other products/ }).check();
  await page.getByLabel('Price', { exact: true }).fill('900');
  await page.getByLabel('SKU').fill('GIFT-OF-NOTHING');
  const picker = page.getByRole('combobox', { name: 'Add a part' });
  await expect(picker).toBeEditable();
  await page.keyboard.press('Control+s');
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(/A bundle has at least one part/);
});

test('a draft of a purchase is not saved with an amount that nobody can read', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const { sku } = await withProduct(shop!, { name: 'Clay pot' });
  await withSupplier(shop!, 'Chawkbazar Traders');
  const page = await as(email);
  await page.goto('/purchase/new-purchase');
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Chawk');
  await page.getByRole('option', { name: /Chawkbazar Traders/ }).click();
  await page.getByRole('combobox', { name: 'Add a product' }).fill(sku);
  await page.getByRole('combobox', { name: 'Add a product' }).press('Enter');
  const cost = page.getByRole('listitem', { name: 'Clay pot' }).getByLabel('Cost of one');
  for (const button of ['Save as draft', 'Save as ordered']) {
    await cost.fill('12o');
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(cost).toBeFocused();
    await expect(cost).toHaveAccessibleDescription(/Enter a number/);
  }
  await cost.fill('120');
  await page.getByRole('button', { name: 'Save as draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Purchase 1', exact: true })).toBeVisible();
  const [purchase] = await db.purchase.findMany({ where: { businessId: shop!.id } });
  expect(purchase).toMatchObject({ status: 'DRAFT', itemsPoisha: 12_000n });
});

test('what was counted is thrown away after a question only', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const { variantId } = await withProduct(shop!, { stock: 9 });
  const page = await as(email);
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SaveStockCountInput!) { saveStockCount(input: $input) { __typename } }',
      variables: { input: { lines: [{ variantId: btoa(`Variant:${variantId}`), counted: 7 }] } },
    },
  });
  expect(await answer.text()).toContain('SaveStockCountSuccess');
  await page.goto('/adjust-stock/stock-count');
  await page.getByRole('link', { name: '#1' }).click();
  await page.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Discard what was counted?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discard' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The stock stays as it was').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post the differences' })).toHaveCount(0);
});
