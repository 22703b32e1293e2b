import type { Page } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const NEW = '/ecom/ecom-new-order';

/** Types an order of one piece into the empty form, by the keyboard. */
async function typeOrder(page: Page, phone: string, { sku, name }: { sku: string; name: string }): Promise<void> {
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel('Name', { exact: true }).fill('Farhana Akter');
  await page.getByLabel('Address').fill('House 12, Road 3, Dhanmondi, Dhaka');
  await expect(page.getByLabel('District')).toHaveValue('Dhaka');
  await page.keyboard.press('F2');
  await page.keyboard.type(sku);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name })).toBeVisible();
}

test('an order is taken on the phone without a mouse, and confirmed', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Phone shop' });
  const product = await withProduct(shop!, { name: 'Muslin saree', stock: 3, price: 500 });
  await db.business.update({
    where: { id: shop!.id }, data: { deliveryFeeInsidePoisha: 6_000n, deliveryFeeOutsidePoisha: 12_000n }, select: { id: true },
  });
  const earlier = await withOrder(shop!, { lines: [{ product }], phone: '01711204466', address: 'Kandirpar, Cumilla' });
  const page = await as(email);
  await page.goto('/ecom/main-order-list');
  await expect(page.getByRole('link', { name: 'New order', exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();

  await test.step('a known number fills in who calls, and says what is open', async () => {
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
    await page.keyboard.type('০১৭১১-২০৪৪৬৬');
    await expect(page.getByText(`Same phone has order #${earlier.number} open`)).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Farhana Akter');
    await expect(page.getByLabel('District')).toHaveValue('Cumilla');
    await expect(page.getByLabel('Delivery fee')).toHaveValue('120');
  });

  await test.step('what a number filled in goes with it, and what somebody typed stays', async () => {
    const phone = page.getByLabel('Phone', { exact: true });
    const name = page.getByLabel('Name', { exact: true });
    const address = page.getByLabel('Address');
    await name.fill('Farhana Akter Mim');
    await phone.fill('01911204466');
    await expect(address).toHaveValue('');
    await expect(name).toHaveValue('Farhana Akter Mim');
    await phone.fill('01711204466');
    await expect(address).toHaveValue('Kandirpar, Cumilla');
    await name.fill('');
    await phone.fill('01911204466');
    await expect(address).toHaveValue('');
    await phone.fill('01711204466');
    await expect(name).toHaveValue('Farhana Akter');
  });

  await test.step('an address in Bangla is understood, and the fee follows it', async () => {
    await page.getByLabel('Address').fill('বাসা ১২, রোড ৩, ধানমন্ডি, ঢাকা');
    await expect(page.getByLabel('District')).toHaveValue('Dhaka');
    await expect(page.getByLabel('Thana')).toHaveValue('Dhanmondi');
    await expect(page.getByLabel('Delivery fee')).toHaveValue('60');
  });

  await test.step('nothing is saved without a line', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Add what is ordered')).toBeVisible();
  });

  await test.step('F2 leads to the products, Enter takes a SKU', async () => {
    await page.keyboard.press('F2');
    await expect(page.locator(':focus')).toBeEditable();
    await page.keyboard.type(product.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what was typed survives a closed tab', async () => {
    await expect(page.getByText('Draft kept')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('new-order:'))?.[1] ?? '')).toContain(product.sku);
    await page.reload();
    await expect(page.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01711204466');
  });

  await test.step('Ctrl+Shift+Enter saves and confirms, and the next call can come', async () => {
    await page.getByLabel('Send on').fill('2030-02-03');
    await page.getByLabel('Phone', { exact: true }).focus();
    await page.keyboard.press('Control+Shift+Enter');
    await expect(page.getByText(`Order #${earlier.number + 1} saved and confirmed`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tell the customer in a chat' })).toBeVisible();
    await expect(page.getByText('Send on Feb 3, 2030')).toBeVisible();
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
    const saved = await db.order.findFirstOrThrow({ where: { businessId: shop!.id, number: earlier.number + 1 } });
    expect(saved).toMatchObject({ status: 'CONFIRMED', thana: 'Dhanmondi', deliveryFeePoisha: 6_000n, totalPoisha: 56_000n });
  });

  await test.step('a pasted message fills in the order', async () => {
    await page.getByRole('button', { name: 'Paste message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste message' });
    await dialog.getByRole('textbox').fill('নাম: রহিম উদ্দিন\nমোবাইল: ০১৮১২৩৪৫৬৭৮\nঠিকানা: গ্রাম রামপুর, থানা দাউদকান্দি, জেলা কুমিল্লা\nMuslin saree 2 pcs\nblue lungi 1 pcs');
    await dialog.getByRole('button', { name: 'Fill in the order' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('রহিম উদ্দিন');
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01812345678');
    await expect(page.getByLabel('Thana')).toHaveValue('Daudkandi');
    await expect(page.getByLabel('Quantity of Muslin saree')).toHaveValue('2');
    await expect(page.getByText('blue lungi ×1')).toBeVisible();
    await page.getByRole('button', { name: 'Start again' }).click();
  });

  await test.step('Ctrl+P saves and prints the sticker', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.sheet = document.querySelector('[data-printed]')?.textContent;
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.getByLabel('Phone', { exact: true }).fill('01711204466');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Farhana Akter');
    await page.keyboard.press('F2');
    await page.keyboard.type(product.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await page.keyboard.press('Control+p');
    await expect(page.locator('html')).toHaveAttribute('data-sheet', /Farhana Akter/);
    await expect(page.getByText(`Order #${earlier.number + 2} saved`)).toBeVisible();
    const saved = await db.order.findFirstOrThrow({ where: { businessId: shop!.id, number: earlier.number + 2 } });
    expect(saved.status).toBe('PENDING');
    await expect.poll(async () => (await db.order.findFirstOrThrow({ where: { businessId: shop!.id, number: saved.number } })).printedAt).not.toBeNull();
  });

  await test.step('at the order limit there is a clear stop', async () => {
    await db.business.update({ where: { id: shop!.id }, data: { ecomOrderLimit: 2 }, select: { id: true } });
    await page.goto(NEW);
    await expect(page.getByText('Your package holds no more orders')).toBeVisible();
    await expect(page.getByRole('link', { name: 'My Limits' }).last()).toHaveAttribute('href', '/reports/my-limits');
    await expect(page.getByRole('button', { name: /^Save and confirm/ })).toBeDisabled();
  });
});

test('an order is saved once when a proxy loses the answer, also where the page was loaded again', async ({ as, strays }) => {
  strays.allow(/502|Failed to load resource/);
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!, { name: 'Jute mat', stock: 9 });
  const page = await as(email);
  await page.goto(NEW);
  await typeOrder(page, '01711204466', { sku: product.sku, name: 'Jute mat' });
  await expect(page.getByText('Draft kept')).toBeVisible();
  const orders = () => db.order.count({ where: { businessId: shop!.id } });

  // The gateway carries both out as far as it would, and a proxy puts its error page in place of the answer.
  let lost = 2;
  await page.route('**/graphql', async (route) => {
    if (lost === 0 || !route.request().headers()['idempotency-key']) return route.continue();
    lost -= 1;
    await route.fetch();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' });
  });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('The server answered with an error (502).')).toBeVisible();
    expect(await orders()).toBe(1);
    await page.reload();
    await expect(page.getByRole('listitem', { name: 'Jute mat' })).toBeVisible();
    await expect(page.getByLabel('District')).toHaveValue('Dhaka');
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Order #\d+ saved/)).toBeVisible();
  expect(await orders()).toBe(1);
});

test('heavy goods cost more to deliver, as the settings say', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await db.business.update({ where: { id: shop!.id }, data: { deliveryFeeInsidePoisha: 6_000n, deliveryIncludedKg: 1, deliveryFeeExtraKgPoisha: 1_500n }, select: { id: true } });
  const product = await withProduct(shop!, { name: 'Clay pot' });
  await db.variant.updateMany({ where: { businessId: shop!.id, id: product.variantId }, data: { weightGrams: 900 } });
  const page = await as(email);
  await page.goto(NEW);
  await page.getByLabel('Address').fill('House 12, Road 3, Dhanmondi, Dhaka');
  await expect(page.getByLabel('Delivery fee')).toHaveValue('60');
  await page.keyboard.press('F2');
  await expect(page.locator(':focus')).toBeEditable();
  await page.keyboard.type(product.sku);
  await page.keyboard.press('Enter');
  await page.getByLabel('Quantity of Clay pot').fill('3');
  await expect(page.getByLabel('Delivery fee')).toHaveValue('90');
  await page.getByLabel('Quantity of Clay pot').fill('1');
  await expect(page.getByLabel('Delivery fee')).toHaveValue('60');
});

test('a known customer brings the district that the street does not name, and a blocked one the reason', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const businessId = shop!.id;
  const { id } = await withOrder(shop!, { lines: [{ product: await withProduct(shop!) }], phone: '01711204466', address: 'Chowdhury Bari, holding 5' });
  await db.order.update({ where: { businessId_id: { businessId, id } }, data: { district: 'Cumilla', thana: 'Daudkandi' }, select: { id: true } });
  await db.buyerBlock.create({ data: { businessId, kind: 'PHONE', value: '01711204466', action: 'BLOCK', reason: 'Refused three parcels' } });
  const page = await as(email);
  await page.goto(NEW);
  await page.getByLabel('Phone', { exact: true }).fill('01711204466');
  await expect(page.getByText('This number is blocked')).toBeVisible();
  await expect(page.getByText('Refused three parcels')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('Chowdhury Bari, holding 5');
  await expect(page.getByLabel('District')).toHaveValue('Cumilla');
  await expect(page.getByLabel('Thana')).toHaveValue('Daudkandi');
  await expectAccessible(page);
  await page.getByLabel('Address').fill('Chowdhury Bari, holding 6');
  await expect(page.getByLabel('District')).toHaveValue('');
});

test('the last keys are kept where the page is left at once, and what a number filled in goes with it then too', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withOrder(shop!, { lines: [{ product: await withProduct(shop!) }], customerName: 'Farhana Akter', phone: '01711204466', address: 'Chowdhury Bari, holding 5' });
  const page = await as(email);
  await page.goto(NEW);
  const phone = page.getByLabel('Phone', { exact: true });
  const address = page.getByLabel('Address');
  await phone.fill('01711204466');
  await expect(address).toHaveValue('Chowdhury Bari, holding 5');
  await address.fill('House 9, Kandirpar');
  await page.reload();
  await expect(address).toHaveValue('House 9, Kandirpar');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Farhana Akter');
  // The number is known again.
  await expect(page.getByRole('link', { name: 'Page of the customer' })).toBeVisible();
  await phone.fill('01911204466');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  await expect(address).toHaveValue('House 9, Kandirpar');
});

test('Ctrl+S saves an order and no more, though the one before was confirmed too, and a refused one was to be', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const product = await withProduct(shop!, { name: 'Clay pot', stock: 9 });
  const page = await as(email);
  await page.goto(NEW);
  const statuses = async () => (await db.order.findMany({ where: { businessId: shop!.id }, orderBy: { number: 'asc' } })).map(({ status }) => status);
  const take = (phone: string) => typeOrder(page, phone, { sku: product.sku, name: 'Clay pot' });
  await take('01711204466');
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.getByText(/^Order #\d+ saved and confirmed/)).toBeVisible();

  await take('01711204477');
  await page.keyboard.press('Control+s');
  await expect.poll(statuses).toEqual(['CONFIRMED', 'PENDING']);
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('');

  // The browser refuses it: no field is filled in.
  await page.keyboard.press('Control+Shift+Enter');
  await take('01711204488');
  await page.keyboard.press('Control+s');
  await expect.poll(statuses).toEqual(['CONFIRMED', 'PENDING', 'PENDING']);
});

test('the page for a new order holds together', async ({ as }) => {
  const page = await as('founder');
  for (const scheme of ['light', 'dark'] as const) {
    for (const [width, height] of [[1440, 900], [390, 844]] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height });
      await page.goto(NEW);
      await page.getByLabel('Phone', { exact: true }).fill('01711204466');
      await page.getByLabel('Address').fill('House 14, Road 3, Dhanmondi, Dhaka');
      await page.getByRole('combobox', { name: 'Add a product' }).fill('JAM-RED');
      await page.getByRole('combobox', { name: 'Add a product' }).press('Enter');
      await expect(page.getByText('JAM-RED', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await expectPageFits(page);
      await page.evaluate(() => localStorage.clear());
    }
  }
});

test('a product that was typed and not chosen is not left out without a word', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Phone shop' });
  const [saree, cup] = [await withProduct(shop!, { name: 'Muslin saree' }), await withProduct(shop!, { name: 'Tin cup' })];
  const page = await as(email);
  await page.goto(NEW);
  await typeOrder(page, '01711204466', { sku: saree.sku, name: 'Muslin saree' });
  const products = page.getByRole('combobox', { name: 'Add a product' });
  const refused = page.getByText('Choose what was found, or empty the field');
  await page.keyboard.type('tin');
  await expect(page.getByRole('option', { name: 'Tin cup' })).toBeVisible();
  await expect(refused).toBeHidden();
  await page.keyboard.press('Control+Enter');
  // Not behind what was found.
  await expect(page.getByRole('option', { name: 'Tin cup' })).toHaveCount(0);
  await expect(refused).toBeVisible();
  await expect(products).toBeFocused();
  await expect(products).toHaveValue('tin');
  expect(await db.order.count({ where: { businessId: shop!.id } })).toBe(0);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem', { name: 'Tin cup' })).toBeVisible();
  await expect(products).toHaveValue('');
  await expect(refused).toBeHidden();
  await page.keyboard.type('of nothing');
  await page.keyboard.press('Control+Enter');
  await expect(refused).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(products).toHaveValue('');
  await expect(refused).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Order #\d+ saved/)).toBeVisible();
  const lines = await db.orderLine.findMany({ where: { businessId: shop!.id }, select: { sku: true } });
  expect(lines.map(({ sku }) => sku).toSorted()).toEqual([saree.sku, cup.sku].toSorted());
});

test('open orders of the caller are named in one sentence, and the name is near for the keys and on a phone', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Phone shop' });
  const product = await withProduct(shop!, { stock: 30 });
  const orders = [];
  for (let count = 0; count < 4; count += 1) orders.push(await withOrder(shop!, { lines: [{ product }], phone: '01711204466' }));
  const page = await as(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(NEW);
  await page.getByLabel('Phone', { exact: true }).fill('01711204466');
  await expect(page.getByText(/^Same phone has orders .* open$/)).toHaveText(
    `Same phone has orders ${orders.toReversed().map(({ number }) => `#${number}`).join(', ')} open`);
  // Each is led to once.
  for (const { number } of orders) await expect(page.getByRole('list', { name: 'Last orders' }).getByRole('link', { name: `#${number}`, exact: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Open order' })).toHaveCount(0);
  await expectPageFits(page);
  await expectAccessible(page);
  await expect(page.getByLabel('Name', { exact: true })).toBeInViewport();
});
