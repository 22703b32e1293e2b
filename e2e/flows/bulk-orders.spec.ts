import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { follow } from '../shell/visit.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { withManyOrders } from '../support/many-orders.ts';

/** Asks for what is selected as a file, by the bar of the selection. */
async function takeFile(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
}

async function exportOf(page: Page): Promise<{ fileName: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await takeFile(page);
  const file = await download;
  return { fileName: file.suggestedFilename(), lines: (await readFile(await file.path(), 'utf8')).trim().split('\n') };
}

const namesIn = (lines: string[], names: string[]) => lines.slice(1).map((line) => names.find((name) => line.includes(name)));

test('many orders are confirmed after a look, and all that a tab shows are held', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 4 });
  for (const quantity of [2, 3, 2]) await withOrder(shop, { lines: [{ product, quantity }] });
  const page = await as(founder.email);

  await page.goto('/order-update/bulk-confirm');
  const table = page.getByRole('table', { name: 'Orders to confirm' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(2)).toContainText(`1 of ${product.sku} missing`);
  await expect(table.getByRole('row').nth(1)).toContainText('2 other open orders of this number');
  const blocked = table.getByRole('columnheader', { name: 'Blocked' });
  await expect(blocked, 'nobody is blocked').toHaveCount(0);
  await db.buyerBlock.create({ data: { businessId: shop.id, kind: 'PHONE', value: '01711204466', action: 'HOLD' } });
  await page.getByRole('textbox', { name: 'Order numbers' }).fill('#2 99');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No order has these numbers')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(blocked).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('Number is blocked');
  await db.buyerBlock.deleteMany({ where: { businessId: shop.id } });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The field says what is looked at, on the way back and forth too.
  await page.goBack();
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('textbox', { name: 'Order numbers' })).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Order numbers' })).toHaveValue('#2 99');
  await page.getByRole('textbox', { name: 'Order numbers' }).fill('');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const first = table.getByRole('checkbox', { name: 'Confirm order #1' });
  await first.uncheck();
  await expect(page.getByRole('button', { name: 'Confirm ready (1)' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'All that are ready (2)' }).check();
  await expect(first).toBeChecked();
  await page.getByRole('button', { name: 'Confirm ready (2)' }).click();
  await expect(page.getByRole('progressbar', { name: '2 done, 0 skipped, 0 failed' })).toBeVisible();

  await page.goto('/ecom/main-order-list?status=PENDING');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Put 1 order on hold' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Waits for goods');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('progressbar', { name: '1 done, 0 skipped, 0 failed' })).toBeVisible();
  const rows = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } });
  expect(rows.map(({ status }) => status)).toEqual(['CONFIRMED', 'HOLD', 'CONFIRMED']);
});

test('what one look does not read of many orders is said', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withManyOrders(shop, await withProduct(shop, { stock: 1 }), 501);
  const page = await as(founder.email);
  await page.goto('/order-update/bulk-confirm');
  await expect(page.getByText('The oldest 500 orders are shown')).toBeVisible();
  const numbers = page.getByRole('textbox', { name: 'Order numbers' });
  const cut = page.getByText('Only the first 500 numbers are looked at');
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await numbers.fill(Array.from({ length: 501 }, (_, index) => index + 1).join(' '));
  await check.click();
  await expect(cut).toBeVisible();
  await expect(page.getByText('The oldest 500 orders are shown')).toHaveCount(0);
  await numbers.fill('501');
  await check.click();
  await expect(page.getByRole('table', { name: 'Orders to confirm' }).getByRole('row')).toHaveCount(2);
  await expect(cut).toHaveCount(0);
});

test('those that were confirmed are told by SMS, where that is wanted', async ({ as }) => {
  const founder = await makeFounder({ smsBalance: 5 });
  const shop = founder.shops[0]!;
  await withOrder(shop, { customerName: 'Farhana', lines: [{ product: await withProduct(shop, { stock: 4 }), quantity: 1 }] });
  const page = await as(founder.email);
  await page.goto('/order-update/bulk-confirm');
  await page.getByRole('textbox', { name: 'Send an SMS' }).fill('Dear {name}, it comes');
  await page.getByRole('button', { name: 'Confirm ready (1)' }).click();
  await expect(page.getByRole('link', { name: 'Confirm 1 order' })).toBeVisible();
  await page.getByRole('link', { name: 'SMS for 1 order' }).click();
  await expect(page.getByRole('heading', { name: 'SMS for 1 order', level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '1 done, 0 skipped, 0 failed' })).toBeVisible();
  const messages = await db.smsMessage.findMany({ where: { businessId: shop.id } });
  expect(messages.map(({ message }) => message)).toEqual(['Dear Farhana, it comes']);
});

test('each can be booked as it is planned, and who is left out is said before', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast', kind: 'API', provider: 'STEADFAST' }, select: { id: true } });
  const product = await withProduct(shop, { stock: 90 });
  await withManyOrders(shop, product, 3);
  await withOrder(shop, { lines: [{ product }], phone: 'ask his wife' });
  const page = await as(founder.email);
  await page.goto('/order-update/bulk-confirm');
  // Nobody could be reached with the fourth: it waits for a number.
  await expect(page.getByRole('row').filter({ hasText: 'ask his wife' })).toContainText('The phone number is no mobile number');
  await page.getByRole('combobox', { name: 'Book courier' }).selectOption({ label: 'Each order’s planned delivery method' });
  await expect(page.getByText(/^3 are confirmed and not booked, because they have no delivery method yet or one that is entered by hand: \S+1, \S+2, \S+3$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm ready (3)' }).click();
  await expect(page.getByText('None of these orders is planned for a courier that is connected')).toBeVisible();
  await db.order.updateMany({ where: { businessId: shop.id, number: { lte: 2 } }, data: { plannedCourier: 'Steadfast' } });
  await page.reload();
  await page.getByRole('combobox', { name: 'Book courier' }).selectOption({ label: 'Each order’s planned delivery method' });
  await expect(page.getByText(/^Steadfast 2\. 1 is confirmed and not booked, because it has no delivery method yet or one that is entered by hand: \S+3$/)).toBeVisible();
});

test('couriers and tags that are known are offered for many orders at once', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await db.courier.create({ data: { businessId: shop.id, name: 'Sundarban', kind: 'MANUAL' }, select: { id: true } });
  await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  await db.order.updateMany({ where: { businessId: shop.id }, data: { tags: ['Gift'] } });
  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list');
  const offered = async (action: string, title: string, values: string[]) => {
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('combobox', { name: action })).toBeFocused();
    await expect(dialog.locator('datalist option')).toHaveText(values);
    return dialog;
  };
  const tags = await offered('Tag', 'Tag 1 order', ['Gift']);
  await tags.getByRole('button', { name: 'Go back' }).click();
  const couriers = await offered('Courier', 'Courier for 1 order', ['Sundarban']);
  await couriers.getByRole('combobox', { name: 'Courier' }).fill('Sundarban');
  await couriers.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('progressbar', { name: '1 done, 0 skipped, 0 failed' })).toBeVisible();
  expect(await db.order.count({ where: { businessId: shop.id, plannedCourier: 'Sundarban' } })).toBe(1);
});

test('the rows that are chosen are taken as a file, by keys too, or all that match', async ({ as, strays }) => {
  strays.allow(/400 \(Bad Request\)|ERR_FAILED/);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop);
  const names = ['Farhana', 'Rina', 'Shima'];
  for (const customerName of names) await withOrder(shop, { customerName, lines: [{ product }] });
  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of ['Farhana', 'Shima']) await row(name).getByRole('checkbox').check();
  const chosen = await exportOf(page);
  expect(chosen.fileName).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  // In the order of the list, whatever order they were chosen in.
  expect(namesIn(chosen.lines, names)).toEqual(['Shima', 'Farhana']);
  await expect(bar.getByRole('status')).toHaveText('2 selected');

  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  // From the row that was chosen last.
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  expect(namesIn((await exportOf(page)).lines, names)).toEqual(['Rina']);

  // What cannot be had is said, and can be asked for again: a refusal of the gateway, and no answer.
  const chosenFile = /\/api\/export\/orders\?/;
  const refuse = async (route: Route) => route.continue({ postData: JSON.stringify({ ids: ['00000000-0000-7000-8000-00000000dead'] }) });
  await page.route(chosenFile, refuse);
  await takeFile(page);
  await expect(page.getByRole('alert')).toHaveText('Chosen rows that are not in this list any more: 1. Choose again.');
  await page.unroute(chosenFile);
  await page.route(chosenFile, (route) => route.abort());
  await takeFile(page);
  await expect(page.getByRole('alert').filter({ hasText: 'could not be reached' })).toBeVisible();
  await page.unroute(chosenFile);
  expect(namesIn((await exportOf(page)).lines, names)).toEqual(['Rina']);

  await page.goto('/product/product-list');
  await page.getByRole('row').filter({ hasText: product.sku }).getByRole('checkbox').check();
  const products = await exportOf(page);
  expect(products.fileName).toMatch(/^products-/);
  expect(products.lines).toHaveLength(2);
});

test('all that a filter shows are chosen, with their number, and nothing else is changed', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withManyOrders(shop, await withProduct(shop, { stock: 90 }), 62);
  await db.order.updateMany({ where: { businessId: shop.id, number: { lte: 2 } }, data: { source: 'Facebook' } });
  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list?source=Phone');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const loaded = Number.parseInt(await bar.getByRole('status').innerText(), 10);
  expect((await exportOf(page)).lines).toHaveLength(loaded + 1);
  await bar.getByRole('button', { name: 'Select all 60' }).click();
  await expect(bar.getByRole('status')).toHaveText('60 selected');
  expect((await exportOf(page)).lines).toHaveLength(61);
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Tag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag 60 orders' });
  await dialog.getByRole('combobox', { name: 'Tag' }).fill('By phone');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('progressbar', { name: '60 done, 0 skipped, 0 failed' })).toBeVisible();
  expect(await db.order.count({ where: { businessId: shop.id, tags: { has: 'By phone' } } })).toBe(60);
  expect(await db.order.count({ where: { businessId: shop.id, source: 'Facebook', tags: { isEmpty: true } } })).toBe(2);

  await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast', kind: 'API', provider: 'STEADFAST' }, select: { id: true } });
  await page.goto('/ecom/main-order-list?source=Phone');
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await bar.getByRole('button', { name: 'Select all 60' }).click();
  await bar.getByRole('button', { name: 'Book courier' }).click();
  await expect(page.getByRole('dialog', { name: 'Book courier' }).getByRole('button', { name: 'Book 60 parcels' })).toBeVisible();
});

test('a text without a number of an order looks at none, and of no number it is said that nothing waits', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const page = await as(founder.email);
  await page.goto('/order-update/bulk-confirm');
  const table = page.getByRole('table', { name: 'Orders to confirm' });
  await expect(table.getByRole('row')).toHaveCount(2);
  const numbers = page.getByRole('textbox', { name: 'Order numbers' });
  const check = page.getByRole('button', { name: 'Check', exact: true });
  await numbers.fill('Rahim');
  await check.click();
  await expect(page.getByText('This is no order number')).toBeVisible();
  await expect(table).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Confirm ready/ })).toHaveCount(0);
  await numbers.fill('99');
  await check.click();
  await expect(page.getByText('No order has these numbers')).toBeVisible();
  await expect(page.getByText('Nothing waits for confirmation')).toHaveCount(0);
  await numbers.fill('');
  await check.click();
  await expect(table.getByRole('row')).toHaveCount(2);
});

test('who goes on while orders are being confirmed is not led away when the answer comes', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withOrder(shop, { customerName: 'Farhana', lines: [{ product: await withProduct(shop, { stock: 4 }) }] });
  const page = await as(founder.email);
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'useConfirmAndSendMutation') await released.promise;
    await route.fallback();
  });
  await page.goto('/order-update/bulk-confirm');
  await page.getByRole('button', { name: 'Confirm ready (1)' }).click();
  await follow(page, '/ecom/main-order-list');
  const row = page.getByRole('grid', { name: 'Orders' }).locator('[data-row-id]');
  await expect(row).toContainText('Pending');
  released.resolve();
  await expect(row).toContainText('Confirmed');
  await expect(page).toHaveURL(/main-order-list/);
});
