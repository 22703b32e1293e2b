import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { builtPaths } from '../support/routes.ts';
import { move, open, visit } from './visit.ts';

/** The kinds of records that have a page, and a list of the demo that links to one. */
const LISTS: Record<string, string> = {
  '/accounts/$id': '/accounts',
  '/accounts/voucher/$id': '/expense/expense-list',
  '/liability/$id': '/liability/liability-list',
  '/bulk-jobs/$id': '/bulk-jobs',
  '/product/product-list/$id': '/product/product-list',
  '/customer/customer-list/$id': '/customer/customer-list',
  '/delivery-method/dm-list/$id': '/delivery-method/dm-list',
  '/delivery-method/update-payment/$id': '/delivery-method/update-payment',
  '/ecom/order/$id': '/ecom/main-order-list?status=SHIPPED',
  '/website/products/sync-products/$id': '/website/products/sync-products',
  '/purchase/purchase-list/$id': '/purchase/purchase-list',
  '/adjust-stock/adjust-stock-list/$id': '/adjust-stock/adjust-stock-list',
  '/adjust-stock/stock-count/$id': '/adjust-stock/stock-count?status=OPEN',
  '/transfer-stock/$id': '/transfer-stock',
  '/website/order/$id': '/marketing/campaign-orders',
};
const OF_THE_PLATFORM: Record<string, string> = { '/super-admin/business-list/$id': '/super-admin/business-list' };
/** The demo has none: the test of package payments looks at it. */
const MADE_BY_TESTS = ['/super-admin/payments/$id'];

/** The address of the first record of a kind, and those of the pages below it. */
async function recordPages(page: Page, path: string, list: string): Promise<string[]> {
  await move(page, list);
  const begin = path.replace('$id', '');
  const links = page.locator(`main a[href^="${begin}"]`);
  await expect(links.first()).toBeAttached();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  const known = builtPaths();
  const record = addresses.find((address) => !known.includes(address) && /^[^/?#]+$/.test(address.slice(begin.length)));
  if (!record) throw new Error(`${list} links to no record ${path}`);
  const below = known.filter((other) => other.startsWith(`${path}/`)).map((other) => record + other.slice(path.length));
  return [record, ...below];
}

// The longest of all: every worker takes one third at a time.
test.describe.configure({ mode: 'parallel' });

test('every kind of record page is looked at', () => {
  const records = builtPaths().filter((path) => path.endsWith('/$id'));
  expect(records.toSorted()).toEqual([...Object.keys(LISTS), ...Object.keys(OF_THE_PLATFORM), ...MADE_BY_TESTS].toSorted());
});

const kinds = Object.keys(LISTS);
const third = Math.ceil(kinds.length / 3);

for (const [index, title] of ['first', 'second', 'last'].entries()) {
  test(`the record pages of the ${title} third are accessible and fit a phone in Bangla`, async ({ as }) => {
    test.setTimeout(180_000);
    const page = await as('founder');
    await page.addInitScript(() => localStorage.setItem('language', 'bn'));
    await open(page, '/no/such/screen');
    for (const path of kinds.slice(index * third, (index + 1) * third)) {
      expect(await visit(page, await recordPages(page, path, LISTS[path]!), move)).toEqual({});
    }
  });
}

test('the record pages of the platform are accessible and fit a phone in Bangla', async ({ as }) => {
  const page = await as('super');
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await open(page, '/no/such/screen');
  for (const [path, list] of Object.entries(OF_THE_PLATFORM)) expect(await visit(page, await recordPages(page, path, list), move)).toEqual({});
});
