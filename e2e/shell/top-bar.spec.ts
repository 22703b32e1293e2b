import type { Page, Route } from '@playwright/test';
import { DAY_MS } from '../../schema/rules/durations.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { createProduct } from '../../gateway/modules/catalog/create-product.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { ORDERS, row as orderRow, shopWith } from '../support/lists.ts';
import { makeFounder, makeMember } from './people.ts';
import { named, operationOf, watchOperations } from './wire.ts';

const START = '/ecom/ecom-search';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');

test('four tabs lead to the screens used all day', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  await expect(tabs(page)).toHaveText(['Search', 'NewOrder', 'WebOrders', 'OrderList']);
  const addresses = [
    '/ecom/ecom-search', '/ecom/ecom-new-order', '/website/website-order-list', '/ecom/main-order-list',
  ];
  for (const [index, address] of addresses.entries()) {
    await expect(tabs(page).nth(index)).toHaveAttribute('href', address);
  }
  await tabs(page).nth(3).click();
  await expect(page).toHaveURL(/\/ecom\/main-order-list/);
  await expect(tabs(page).nth(3)).toHaveAttribute('aria-current', 'page');
});

test('the top bar stays at the top while the page scrolls', async ({ as }) => {
  const page = await as('founder');
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/setting/business-setting');
  const bar = page.getByRole('banner');
  await expect(page.getByRole('button', { name: /^Save/ }).last()).toBeVisible();
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 600);
  const title = page.getByRole('heading', { level: 1 });
  await expect.poll(async () => (await title.boundingBox())!.y).toBeLessThan(0);
  expect((await bar.boundingBox())!.y).toBe(0);
});

test('hovering WebOrders asks for its first page, and the click then needs nothing more', async ({ as }) => {
  // A shop of its own: a web order that comes meanwhile would be asked for.
  const { email, shops: [shop] } = await makeFounder();
  await withWebOrders(shop!, 2, await withProduct(shop!));
  const page = await as(email);
  const sent = watchOperations(page);
  await page.goto(START);
  const tab = tabs(page).filter({ hasText: 'WebOrders' });
  await expect(tab).toBeVisible();
  expect(named(sent, 'WebOrderListPageQuery')).toEqual([]);
  await tab.hover();
  await expect.poll(() => named(sent, 'WebOrderListPageQuery')).toEqual([
    // Page 0 of 100, an empty search, and the status.
    {
      name: 'WebOrderListPageQuery',
      variables: { first: 100, after: null, filter: { status: ['PROCESSING'], search: '' } },
    },
  ]);
  await tab.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Web orders' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Web orders' })).toBeVisible();
  expect(named(sent, 'WebOrderListPageQuery')).toHaveLength(1);
});

test('the theme is light, dark or the system’s, and is kept under theme', async ({ as }) => {
  const page = await as('founder');
  const html = page.locator('html');
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  const choose = async (now: string, choice: string) => {
    await page.getByRole('button', { name: `Theme: ${now}` }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Light', 'Dark', 'System']);
    await page.getByRole('menuitemradio', { name: choice }).click();
  };
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(START);
  expect(await stored()).toBeNull();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose('System', 'Light');
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored()).toBe('light');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await choose('Light', 'Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await stored()).toBe('dark');
  await choose('Dark', 'System');
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await stored()).toBe('system');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('the bell counts low-stock products and orders shipped 15 or more days ago', async ({ as }) => {
  const founder = await makeFounder();
  const { email, shops: [shop] } = founder;
  const session = await sessionFor(founder);
  // Three of the first leave with the orders.
  const product = await withProduct(shop!, { stock: 5, lowStockLevel: 2 });
  // One product, whichever of its sizes are low.
  const size = (name: string) => ({ name, sku: `${name}-${shop!.id}`, price: 500, openingStock: 0, lowStockLevel: 5 });
  await execute(createProduct, session, { name: 'Kameez', variants: [size('S'), size('M')] });
  await withProduct(shop!, { stock: 9, lowStockLevel: 5 });
  const late: string[] = [];
  for (const days of [14, 16, 40]) {
    const { id: orderId, number } = await withOrder(shop!, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    const shippedAt = new Date(Date.now() - days * DAY_MS);
    await db.order.updateMany({ where: { id: orderId }, data: { shippedAt } });
    if (days >= 15) late.push(String(number));
  }
  const page = await as(email);
  await page.goto(START);
  const bell = page.getByRole('button', { name: '4 notifications' });
  await expect(bell).toBeVisible();
  await bell.click();
  const notices = page.getByRole('dialog', { name: 'Notifications' }).getByRole('link');
  await expect(notices).toHaveText(['2 products low on stock', '2 orders shipped 15 or more days ago']);
  await notices.first().click();
  await expect(page).toHaveURL(/\/notification\/low-stock$/);

  await bell.click();
  await notices.last().click();
  const rows = page.getByRole('grid', { name: 'Orders' }).getByRole('row').filter({ hasText: 'Pathao' });
  await expect(rows).toHaveCount(2);
  for (const number of late) await expect(rows.filter({ hasText: `#${number}` })).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove filter Shipped' }).click();
  await expect(rows).toHaveCount(3);
});

test('the bell is silent without anything to count, and without the notification key', async ({ as }) => {
  for (const { email } of [await makeFounder(), await makeMember({ flags: ['search'] })]) {
    const page = await as(email);
    await page.goto(START);
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  }
  // Without the key nothing is counted, which is not the same as none.
  const { email, shops: [shop] } = await makeMember({ flags: ['search'] });
  await withProduct(shop!, { stock: 1, lowStockLevel: 5 });
  const page = await as(email);
  await page.goto(START);
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel).toContainText('Your permissions leave notifications out');
  await expect(panel).not.toContainText('0 products');
});

test('the send-message popover is there for the order permission only', async ({ as }) => {
  const seller = await as((await makeMember({ flags: ['order', 'search'] })).email);
  await seller.goto(START);
  await seller.getByRole('button', { name: 'Send message' }).click();
  await expect(seller.getByRole('dialog', { name: 'Send message' })).toBeVisible();
  const packer = await as((await makeMember({ flags: ['search'] })).email);
  await packer.goto(START);
  await expect(tabs(packer)).toHaveText(['Search']);
  await expect(packer.getByRole('button', { name: 'Send message' })).toHaveCount(0);
});

test('a signed-out header shows Sign in', async ({ page }) => {
  for (const address of ['/', '/sign-up-for-trial']) {
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute('href', /^\/sign-in/);
  }
});

test('toasts appear at the top centre', async ({ as, strays }) => {
  strays.allow(/Failed to load resource: net::ERR_FAILED/);
  const page = await as('founder');
  await page.goto(START);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.route('**/api/session', (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'You could not be signed out' });
  await expect(toast).toBeVisible();
  await expect(async () => {
    const { x, y, width } = (await toast.boundingBox())!;
    expect(Math.abs(x + width / 2 - 720)).toBeLessThan(20);
    expect(y).toBeLessThan(100);
  }).toPass();
});

test('two toasts are shown at most, and the pointer on one keeps that one only', async ({ as }) => {
  const { email, shop, product } = await shopWith(0);
  for (const n of [1, 2, 3]) await withOrder(shop, { phone: `0171100000${n}`, lines: [{ product }] });
  const page = await as(email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ORDERS);
  const toasts = page.getByRole('status').filter({ hasText: / copied$/ });
  const toastOf = (order: number) => toasts.filter({ hasText: `01711-00000${order} copied` });
  async function copy(order: number) {
    await orderRow(page, `#${order}`).getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Copy the number' }).click();
  }
  // On a slow machine the second has gone before the pointer is on it: then once more.
  await expect(async () => {
    for (const order of [1, 2, 3]) await copy(order);
    await expect(toastOf(3)).toBeVisible({ timeout: 1_000 });
    await expect(toastOf(1)).toHaveCount(0, { timeout: 1_000 });
    await toastOf(2).hover({ timeout: 1_000 });
  }).toPass();
  // They stand over the top bar, not over the list, once they have come up.
  await expect(async () => {
    const { y, height } = (await toastOf(2).boundingBox())!;
    expect(y + height).toBeLessThan(110);
  }).toPass({ timeout: 5_000 });

  await expect(toastOf(3)).toHaveCount(0, { timeout: 8_000 });
  await expect(toastOf(2)).toBeVisible();
  await page.mouse.move(700, 600);
  await expect(toasts).toHaveCount(0, { timeout: 8_000 });
});

test('everything in the shell can be reached with the keyboard alone', async ({ as }) => {
  const page = await as('founder');
  // A page without a field that takes the focus by itself.
  await page.goto('/setting/business-user-list');
  await expect(tabs(page).first()).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  const switcher = page.getByRole('button', { name: /^Business .*, switch$/ });
  await expect(switcher).toBeFocused();
  await page.keyboard.press('Enter');
  // Not the first: the other businesses may come after it was opened.
  await expect(page.locator('[role=menuitem]:focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(switcher).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Filter menu' })).toBeFocused();
  await page.keyboard.type('transfer');
  const link = page.getByRole('link', { name: 'Transfer Stock' });
  await expect(link).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/transfer-stock$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Order, phone, SKU or screen' })).toBeFocused();
  await page.keyboard.type('my limits');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reports\/my-limits$/);
});

test('after a move the heading has the focus, whichever of its code and its rows is late', async ({ as }) => {
  const code = `**/${builtFile('features/stock/TransferListPage.tsx')}`;
  for (const late of ['code', 'rows', 'both']) {
    const page = await as('founder');
    await page.goto('/setting/business-user-list');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const held = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await held.promise;
      await route.fallback();
    };
    if (late !== 'rows') await page.route(code, hold);
    if (late !== 'code') {
      await page.route('**/graphql', (route) =>
        operationOf(route.request())?.name === 'TransferListPageQuery' ? hold(route) : route.fallback());
    }
    await page.getByRole('searchbox', { name: 'Filter menu' }).fill('transfer');
    // Without the focus, which would begin to load the screen before it is gone to: then the screen before may stay until it is there.
    await page.getByRole('link', { name: 'Transfer Stock' }).evaluate((link: HTMLElement) => link.click());
    // The screen that is left has gone before the next one is there.
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    held.resolve();
    const heading = page.getByRole('heading', { level: 1, name: 'Transfer Stock' });
    await expect(heading, `with late ${late}`).toBeFocused();
    await expect(page).toHaveTitle(/^Transfer Stock/);
  }
});

test('the palette finds orders, customers and SKUs itself, and says so where nothing has the name', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  const line = palette.getByRole('textbox');
  await line.fill('01711204466');
  await expect(palette.getByRole('menuitem').first()).toContainText('01711204466');
  // Whoever has this number is found too, behind their orders.
  await expect(palette.getByRole('group', { name: 'Customers' }).getByRole('menuitem')).toContainText('01711204466');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ecom\/order\//);

  await page.keyboard.press('Control+k');
  await line.fill('jute');
  await palette.getByRole('menuitem', { name: /Jute/ }).first().click();
  await expect(page).toHaveURL(/\/product\/product-list\/./);

  await page.keyboard.press('Control+k');
  await line.fill('no screen of this name');
  await expect(palette.getByText('Nothing has this name')).toBeVisible();
  await expectAccessible(page);
});
