import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { makeFounder } from './people.ts';

const START = '/ecom/ecom-search';
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const side = (page: Page) => page.locator('[data-sidebar]');
const group = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter menu' });

const widthOf = async (page: Page) => (await side(page).boundingBox())!.width;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('the filter matches a menu label or any submenu label, whatever the case', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  await filter(page).fill('  pReOrDeR ');
  await expect(menu(page).getByRole('button')).toHaveText(['Approved Orders', 'Web Orders']);
  // Every group that matches is open, and can be closed.
  await expect(menu(page).getByRole('link')).toHaveText(['Preorder List', 'Preorders']);
  await group(page, 'Approved Orders').click();
  await expect(menu(page).getByRole('link')).toHaveText(['Preorders']);
  await group(page, 'Approved Orders').click();
  await expect(menu(page).getByRole('link')).toHaveText(['Preorder List', 'Preorders']);

  await filter(page).fill('WEB ORDERS');
  await expect(menu(page).getByRole('button')).toHaveText(['Web Orders']);
  await expect(menu(page).getByRole('link')).toHaveCount(9);

  await filter(page).fill('dash');
  await expect(menu(page).getByRole('link')).toHaveText(['Dashboard']);
  await filter(page).fill('no such screen');
  await expect(menu(page).getByText('No menu matches')).toBeVisible();

  await filter(page).press('Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(group(page, 'Accounting')).toBeVisible();
});

test('only one group is expanded at a time', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  const expanded = menu(page).locator('[aria-expanded=true]');
  await expect(expanded).toHaveCount(0);
  for (const name of ['Inventory', 'Accounting', 'Setting']) {
    await group(page, name).click();
    await expect(expanded).toHaveText([name]);
  }
  await group(page, 'Setting').click();
  await expect(expanded).toHaveCount(0);
  await page.goto('/product/product-list');
  await expect(expanded).toHaveText(['Inventory']);
  const current = menu(page).getByRole('link', { name: 'Product List' });
  await expect(current).toHaveAttribute('aria-current', 'page');
});

test('one entry is lit, also where its address begins with that of another', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/accounts/books');
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Books']);
  await menu(page).getByRole('link', { name: 'Accounts', exact: true }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(menu(page).locator('[aria-current=page]')).toHaveText(['Accounts']);
});

test('the list that a record was opened from stays lit', async ({ as }) => {
  const page = await as('founder');
  const lit = menu(page).locator('[aria-current=page]');
  await page.goto('/ecom/all-order');
  await page.getByRole('grid').getByRole('link', { name: /^NG-\d+/ }).first().click();
  await expect(page).toHaveURL(/\/ecom\/order\//);
  const address = page.url();
  await expect(lit).toHaveText(['All List']);
  await page.reload();
  await expect(lit).toHaveText(['All List']);
  // Of an order that was opened from no list it is where it belongs.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await expect(lit).toHaveText(['Order List']);
});

test('it is 256 px open and 90 px collapsed, remembered under sidebarOpen, default open', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  await expect(side(page)).toHaveAttribute('data-sidebar', 'open');
  expect(await stored(page, 'sidebarOpen')).toBeNull();
  expect(await widthOf(page)).toBe(256);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  expect(await widthOf(page)).toBe(90);
  expect(await stored(page, 'sidebarOpen')).toBe('false');
  await page.reload();
  await expect(side(page)).toHaveAttribute('data-sidebar', 'collapsed');
  expect(await widthOf(page)).toBe(90);
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  expect(await stored(page, 'sidebarOpen')).toBe('true');
  await page.reload();
  await expect(side(page)).toHaveAttribute('data-sidebar', 'open');
  expect(await widthOf(page)).toBe(256);
});

test('collapsed to icons, entries have tooltips and groups fly out', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(filter(page)).toHaveCount(0);
  await expect(menu(page).getByText('Dashboard')).toHaveCount(0);

  await menu(page).getByRole('link', { name: 'Dashboard' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Dashboard' })).toBeVisible();

  await group(page, 'Inventory').hover();
  const flyout = page.getByRole('group', { name: 'Inventory' });
  await expect(flyout.getByRole('link')).toHaveCount(8);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expectAccessible(page);
  await group(page, 'Setting').hover();
  await expect(flyout).toHaveCount(0);
  const setting = page.getByRole('group', { name: 'Setting' });
  await expect(setting.getByText('Setting', { exact: true })).toBeVisible();
  await setting.getByRole('link', { name: 'Select Invoice' }).click();
  await expect(page).toHaveURL(/\/setting\/select-invoice$/);
  await expect(setting).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Select Invoice' })).toBeVisible();

  // By keys the first item gets the focus, and Escape gives it back to the icon.
  await page.mouse.move(700, 400);
  await group(page, 'Inventory').press('Enter');
  await expect(flyout.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(flyout.getByRole('link').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(flyout).toHaveCount(0);
  await expect(group(page, 'Inventory')).toBeFocused();
});

test('at the bottom stand the subscription badge and the expiry date', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ tier: 'ENTERPRISE', expiresInDays: 30 });
  // The evening in London is the next morning in Dhaka.
  const packageExpiresAt = new Date('2031-02-07T20:00:00Z');
  await db.business.update({ where: { id: shop!.id }, data: { packageExpiresAt }, select: { id: true } });
  const page = await as(email);
  await page.goto(START);
  await expect(side(page).getByText('ENTERPRISE', { exact: true })).toBeVisible();
  await expect(side(page).getByText('Expires 08/02/2031')).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(side(page).getByText('08/02/2031')).toBeVisible();
});

test('on a small screen it is a drawer that slides in', async ({ as }) => {
  const page = await as('founder');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(START);
  await expect(side(page)).toHaveCount(0);
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText('PRO', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await filter(page).fill('select sticker');
  await drawer.getByRole('link', { name: 'Select Sticker' }).click();
  await expect(page).toHaveURL(/\/setting\/select-sticker$/);
  await expect(drawer).toHaveCount(0);
});

test('a link of the menu carries the query it is meant to open with', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  await group(page, 'Task').click();
  await expect(menu(page).getByRole('link', { name: 'Task List' })).toHaveAttribute(
    'href', '/task/task-list?page=1&status=PENDING',
  );
});
