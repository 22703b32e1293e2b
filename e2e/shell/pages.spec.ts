import type { Page } from '@playwright/test';
import { ALIASES } from '../permissions/spec-menu.ts';
import { expectPageFits } from '../support/fits.ts';
import { ROUTES_WITHOUT_SHELL, screenRoutes } from '../support/routes.ts';
import { expect, seriousViolations, test } from '../support/fixtures.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** The page is there with its data: nothing more is on its way. */
async function settle(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Goes on inside the app, as a link does, to a page of another title. */
async function move(page: Page, address: string): Promise<void> {
  const before = (await heading(page).textContent())!;
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(heading(page)).not.toHaveText(before);
  await settle(page);
}

/** What is wrong with the page as it stands; empty when all is well. */
async function problems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const title = (await heading(page).textContent())!;
  if (title.trim() === '') found.push('an empty heading');
  await expect(page).toHaveTitle(/Karbar/);
  await page.setViewportSize(PHONE);
  await expectPageFits(page).catch((error: Error) => found.push(`scrolls sideways at 360 px: ${error.message}`));
  await page.setViewportSize(DESK);
  return found;
}

async function barriers(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    for (const { id, where } of await seriousViolations(page, theme)) found.push(`${theme}: ${id} at ${where.join(' | ')}`);
  }
  return found;
}

/** Visits each address with one page, and looks at it in both themes. */
async function visit(page: Page, addresses: readonly string[], go = open): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await go(page, address);
    const own = [...(await problems(page)), ...(await barriers(page))];
    if (own.length > 0) found[address] = own;
  }
  return found;
}

// Other names of a screen lead to the same page: the table of the menu proves that.
const screens = screenRoutes().filter((address) => !(address in ALIASES));
const platform = screens.filter((address) => address.startsWith('/super-admin/'));
const shop = screens.filter((address) => !platform.includes(address) && address !== '/on-boarding');
const quarter = Math.ceil(shop.length / 4);

// The longest of all: every worker takes one quarter at a time.
test.describe.configure({ mode: 'parallel' });

for (const [index, title] of ['first', 'second', 'third', 'last'].entries()) {
  test(`every page of the ${title} quarter of the menu is accessible and fits a phone`, async ({ as }) => {
    test.setTimeout(300_000);
    const page = await as('founder');
    await open(page, '/no/such/screen');
    expect(await visit(page, shop.slice(index * quarter, (index + 1) * quarter), move)).toEqual({});
  });
}

test('every page of the platform is accessible and fits a phone', async ({ as }) => {
  test.setTimeout(180_000);
  const page = await as('super');
  await open(page, '/no/such/screen');
  expect(await visit(page, platform, move)).toEqual({});
});

test('the first steps are accessible and fit a phone', async ({ as }) => {
  expect(await visit(await as('founder'), ['/on-boarding'])).toEqual({});
});

test('every page without shell is accessible and fits a phone', async ({ page, strays }) => {
  // The maintenance page asks whether the server is back.
  strays.allow(/^Failed to load resource.*\/readyz/);
  expect(await visit(page, ROUTES_WITHOUT_SHELL)).toEqual({});
});

test('the first steps have neither sidebar nor top bar', async ({ as }) => {
  const page = await as('founder');
  await open(page, '/on-boarding');
  await expect(page.getByRole('heading', { name: 'Welcome to Karbar' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0);
});

test('a page without shell has neither sidebar nor top bar', async ({ page }) => {
  for (const address of [...ROUTES_WITHOUT_SHELL, '/login', '/sign-in/anything', '/sign-up/anything']) {
    await open(page, address);
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0);
  }
});

test('an address of a menu entry with a screen of its own opens it under the name of the entry', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/reports/product-inventory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Report');
  await expect(page).toHaveURL(/\/reports\/product-inventory$/);
  await expect(page.getByRole('grid', { name: 'Stock by product' })).toBeVisible();
});
