import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeFounder } from './people.ts';
import { operationOf } from './wire.ts';

/** Cuts the connection for one operation, or for all. Gives the way to restore it. */
async function cut(page: Page, operation?: string): Promise<() => Promise<void>> {
  await page.route('**/graphql', (route) =>
    !operation || operationOf(route.request())?.name === operation ? route.abort() : route.continue(),
  );
  return () => page.unroute('**/graphql');
}

/** A lazy module's file at any address: what failed once is asked for under another one. */
const anyAddressOf = (module: string) => `**/${builtFile(module)}*`;

const NO_DATA = 'This screen could not be loaded';
test.beforeEach(({ strays }) => strays.allow(/ERR_FAILED|status of 404|Failed to fetch dynamically imported/));

test('the error of one screen is gone on the next', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  const orders = page.getByRole('grid', { name: 'Orders' });
  await expect(orders).toBeVisible();
  const restore = await cut(page, 'SmsLogPageQuery');
  await page.getByLabel('Filter menu').fill('sms');
  await page.getByRole('link', { name: 'SMS Log' }).click();
  await expect(page.getByRole('heading', { level: 1, name: NO_DATA })).toBeVisible();
  await page.getByRole('link', { name: 'OrderList' }).click();
  await expect(orders).toBeVisible();
  await expect(page.getByRole('heading', { name: NO_DATA })).toBeHidden();

  await page.goBack();
  await expect(page.getByRole('heading', { name: NO_DATA })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'SMS Log' })).toBeVisible();
});

test('a palette that cannot be fetched leaves the page and what is typed in it', async ({ as }) => {
  const page = await as('founder');
  const palette = anyAddressOf('shell/CommandPalette.tsx');
  await page.route(palette, (route) => route.abort());
  await page.goto('/setting/business-setting');
  await page.getByLabel('Address').fill('Not lost');
  await page.keyboard.press('Control+k');
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue('Not lost');
  await page.unroute(palette);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
});

test('the palette says that it could not search, not that there is nothing', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/setting/business-setting');
  await expect(page.getByLabel('Address')).toBeVisible();
  const restore = await cut(page, 'usePaletteFindsQuery');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await palette.getByRole('textbox').fill('017');
  await expect(palette.getByRole('status')).toHaveText('The server could not be reached. Check your internet connection.');
  await restore();
  await page.keyboard.type('1');
  await expect(palette.getByRole('menuitem').first()).toBeVisible();
});

test('a part of an earlier version comes when the page is loaded again, and what is typed is still there', async ({ as }) => {
  const page = await as('founder');
  const palette = anyAddressOf('shell/CommandPalette.tsx');
  await page.route(palette, (route) => route.fulfill({ status: 404 }));
  page.on('dialog', () => expect.soft(true, 'nobody is asked whether to leave').toBe(false));
  await page.goto('/setting/business-setting');
  const address = page.getByLabel('Address');
  const saved = await address.inputValue();
  await address.fill('Typed before the update');
  await page.keyboard.press('Control+k');
  const again = page.getByRole('button', { name: 'Load the page again' });
  await expect(again).toBeVisible();
  await page.unroute(palette);
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await expect(address).toHaveValue('Typed before the update');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible();
  await page.keyboard.press('Escape');

  // Kept once only.
  await address.fill(saved);
  await page.reload();
  await expect(address).toHaveValue(saved);
});

test('a field of which the list cannot be fetched leaves the form, and is whole and has the focus when it is gone back to', async ({ as }) => {
  const page = await as('founder');
  const list = anyAddressOf('ui/overlay/ComboBoxSurface.tsx');
  await page.route(list, (route) => route.abort());
  await page.goto('/ecom/ecom-new-order');
  const phone = page.getByLabel('Phone', { exact: true });
  await phone.fill('01711204466');
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await page.unroute(list);
  const held = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await held.promise;
    await route.continue();
  });
  const products = page.getByRole('combobox', { name: 'Add a product' });
  await page.keyboard.press('F2');
  await expect(products).toBeFocused();
  held.resolve();
  await expect(products).toHaveAttribute('aria-autocomplete', 'list');
  await expect(products).toBeFocused();
  await page.keyboard.type('JAM-RED');
  await expect(products).toHaveValue('JAM-RED');
  await page.keyboard.press('Enter');
  await expect(page.getByText('JAM-RED', { exact: true })).toBeVisible();
  await expect(phone).toHaveValue('01711204466');
});

test('a notice that cannot be shown leaves the page', async ({ as }) => {
  const page = await as('founder');
  const notices = 'ui/ToastSurface.tsx';
  for (const module of [notices, 'shell/CommandPalette.tsx']) await page.route(anyAddressOf(module), (route) => route.abort());
  await page.goto('/setting/business-setting');
  await page.getByLabel('Address').fill('Not lost');
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes(builtFile(notices)));
  await page.keyboard.press('Control+k');
  await asked;
  await expect(page.getByLabel('Address')).toHaveValue('Not lost');
});

test('a refresh that fails says so and leaves what is shown', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  const orders = page.getByRole('grid', { name: 'Orders' });
  await expect(orders).toContainText('Farhana Akter');
  await page.getByRole('link', { name: 'WebOrders' }).click();
  await expect(page.getByRole('heading', { name: 'Web Orders' })).toBeVisible();
  await cut(page);
  await page.goBack();
  await expect(page.getByText('This could not be refreshed')).toBeVisible();
  await expect(orders).toContainText('Farhana Akter');
});

test('a list that cannot be read again after a change says so and leaves what is shown', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/setting/new-order-source');
  const sources = page.getByRole('table', { name: 'Order sources' });
  await expect(sources).toBeVisible();
  const shown = await sources.getByRole('row').count();
  const restore = await cut(page, 'OrderSourcePageQuery');
  await page.getByRole('button', { name: 'Add source' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Fair in Uttara');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('This could not be refreshed')).toBeVisible();
  await expect(sources.getByRole('row')).toHaveCount(shown);
  await restore();
  await page.reload();
  await expect(sources).toContainText('Fair in Uttara');
});

test('costs that cannot be read leave the rest of the order, and come when asked for again', async ({ as }) => {
  const page = await as('founder');
  const restore = await cut(page, 'OrderCostsQuery');
  await page.goto('/ecom/main-order-list?status=DELIVERED');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
  const again = page.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await restore();
  await again.click();
  await expect(page.getByRole('heading', { name: 'Profit' })).toBeVisible();
});

test('a receipt that cannot be read leaves the limits, and comes when asked for again', async ({ as }) => {
  const { id: createdById, email, shops: [shop] } = await makeFounder();
  const { id } = await db.payment.create({
    data: { businessId: shop!.id, type: 'SMS', transactionId: `SMS_${shop!.id}`, status: 'CANCELLED', amountPoisha: 5_500n, quantity: 100, createdById },
    select: { id: true },
  });
  const page = await as(email);
  const restore = await cut(page, 'ReceiptDialogQuery');
  await page.goto(`/reports/my-limits?payment=${encodeId('Payment', id)}`);
  const receipt = page.getByRole('dialog', { name: 'Payment' });
  await expect(receipt.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /^Products/, includeHidden: true })).toHaveCount(1);
  await restore();
  await receipt.getByRole('button', { name: 'Try again' }).click();
  await expect(receipt).toContainText('Payment cancelled');
});

test('small reads of an order that fail leave the page, say so, and come when asked for again', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9 });
  const { id: orderId } = await withOrder(shop, { lines: [{ product }], advance: 100 });
  const page = await as(founder.email);
  const failed = (words: string) => page.getByRole('alert').filter({ hasText: words });
  async function expectRetried(words: string, restore: () => Promise<void>) {
    await expect(failed(words)).toBeVisible();
    await restore();
    await failed(words).getByRole('button', { name: 'Try again' }).click();
    await expect(failed(words)).toHaveCount(0);
  }

  let restore = await cut(page, 'RecordTasksQuery');
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  // Not that there is nothing to be done.
  await expect(page.getByText('Nothing is to be done about it.')).toHaveCount(0);
  await expectRetried('Its tasks could not be loaded', restore);
  await expect(page.getByText('Nothing is to be done about it.')).toBeVisible();

  restore = await cut(page, 'TakeBackAdvanceDialogQuery');
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Take an advance back' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Kept');
  await expect(page.getByText('No advance of this order can be taken back')).toHaveCount(0);
  await expectRetried('The advances of the order could not be loaded', restore);
  await expect(page.getByRole('combobox', { name: 'Advance' })).toContainText('৳100');
  await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('Kept');

  await execute(confirmOrder, session, { orderId });
  restore = await cut(page, 'useConnectedCouriersQuery');
  await page.reload();
  await page.getByRole('button', { name: 'Book courier' }).click();
  await expect(page.getByText('No courier is connected yet.')).toHaveCount(0);
  await expectRetried('The couriers could not be loaded', restore);
  await expect(page.getByText('No courier is connected yet.')).toBeVisible();

  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  restore = await cut(page, 'TellCourierQuery');
  await page.reload();
  await expectRetried('Whether the courier has to be told of a change could not be loaded', restore);
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
});

test('typing in a dialog that stands in the address is there when the page is loaded again', async ({ as }) => {
  const founder = await makeFounder();
  await db.supplier.create({ data: { businessId: founder.shops[0]!.id, name: 'Weaver' } });
  const page = await as(founder.email);
  const question = anyAddressOf('forms/LeaveQuestion.tsx');
  await page.route(question, (route) => route.fulfill({ status: 404 }));
  await page.goto('/purchase/suppliers');
  await page.getByRole('link', { name: 'Weaver' }).click();
  const note = page.getByRole('dialog', { name: 'Weaver' }).getByLabel('Note');
  await note.fill('Typed before the update');
  await page.keyboard.press('Escape');
  const again = page.getByRole('button', { name: 'Load the page again' });
  await expect(again).toBeVisible();
  await page.unroute(question);
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await expect(note).toHaveValue('Typed before the update');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Weaver' }).click();
  await expect(note).toHaveValue('');
});

test('who or what was chosen in a form is seen when the page is loaded again', async ({ as }) => {
  const founder = await makeFounder();
  await db.supplier.create({ data: { businessId: founder.shops[0]!.id, name: 'Weaver' } });
  await withProduct(founder.shops[0]!, { sku: 'JUTE-1' });
  const page = await as(founder.email);
  const palette = anyAddressOf('shell/CommandPalette.tsx');
  for (const [address, field, text, shown] of [
    ['/purchase/new-purchase', 'Supplier', 'Weaver', 'Weaver'], ['/task/new-task', 'About', 'JUTE-1', 'Product JUTE-1'],
  ] as const) {
    await page.route(palette, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    const picker = page.getByRole('combobox', { name: field, exact: true });
    await picker.fill(text);
    await page.getByRole('option', { name: text }).click();
    await expect(picker).toHaveValue(shown);
    await page.keyboard.press('Control+k');
    const again = page.getByRole('button', { name: 'Load the page again' });
    await expect(again).toBeVisible();
    await page.unroute(palette);
    await Promise.all([page.waitForEvent('load'), again.click()]);
    await expect(picker).toHaveValue(shown);
  }
});

test('a record of which a part could not be read is an error, not a page with a header only', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list?status=DELIVERED');
  const row = page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== 'OrderPageQuery') return route.continue();
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    const errors = [{ message: 'Something went wrong on our side', path: ['node', 'timeline'] }];
    await route.fulfill({ response, json: { data: { ...data, node: null }, errors } });
  });
  await row.click();
  await expect(page.getByRole('heading', { name: NO_DATA })).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
});

test('on a record page the menu entry and the tab of its list stay lit', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/\/ecom\/order\//);
  const lit = { name: 'Order List', exact: true };
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', lit)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'OrderList' })).toHaveAttribute('aria-current', 'page');
});
