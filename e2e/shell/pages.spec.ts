import { ALIASES } from '../permissions/spec-menu.ts';
import { ROUTES_WITHOUT_SHELL, screenRoutes } from '../support/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { move, open, problems, visit } from './visit.ts';

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

for (const [index, title] of ['first', 'second'].entries()) {
  test(`every page of the ${title} half of the menu fits a phone in Bangla`, async ({ as }) => {
    test.setTimeout(180_000);
    const page = await as('founder');
    await page.addInitScript(() => localStorage.setItem('language', 'bn'));
    await open(page, '/no/such/screen');
    const found: Record<string, string[]> = {};
    for (const address of shop.slice(index * 2 * quarter, (index + 1) * 2 * quarter)) {
      await move(page, address);
      const own = await problems(page);
      if (own.length > 0) found[address] = own;
    }
    expect(found).toEqual({});
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
