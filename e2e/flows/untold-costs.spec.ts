import type { Page } from '@playwright/test';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder, makeMember } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** What only those read who may see costs: the list, and its columns. */
const COLUMNS = [
  { list: '/purchase/purchase-list', others: 'Received', costs: ['Total', 'Due'] },
  { list: '/purchase/suppliers', others: 'Phone', costs: ['Due'] },
  { list: '/adjust-stock/adjust-stock-list', others: 'Pieces', costs: ['Value'] },
  { list: '/transfer-stock', others: 'Pieces', costs: ['Value'] },
  { list: '/marketing/campaign-orders', others: 'Share', costs: ['Profit of the share'] },
];

/** Where it can be made wider, its name says that too. */
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('an administrator from whom costs are hidden finds no empty column', async ({ as }) => {
  const [founder, admin] = [await as('founder'), await as('admin')];
  for (const { list, others, costs } of COLUMNS) {
    await Promise.all([founder.goto(list), admin.goto(list)]);
    await expect(header(admin, others), list).toBeVisible();
    for (const cost of costs) {
      await expect(header(founder, cost), `${cost} of ${list}`).toBeVisible();
      await expect(header(admin, cost), `${cost} of ${list}`).toHaveCount(0);
    }
  }
});

test('an administrator from whom costs are hidden is offered no change of a purchase, which would be refused', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/purchase/purchase-list?status=DRAFT');
  await admin.getByRole('row').nth(1).click();
  await expect(admin.getByRole('button', { name: 'Receive' })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Change' })).toHaveCount(0);
});

test('an administrator from whom costs are hidden sees the accounts that are told, and no sentence about the others', async ({ as }) => {
  const admin = await as('admin');
  await admin.goto('/accounts');
  await expect(admin.getByRole('link', { name: 'Bank', exact: true })).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Inventory', exact: true })).toHaveCount(0);
  await admin.goto('/marketing/meta-ads-report');
  await expect(admin.getByText('Web orders count from the day they were placed')).toBeVisible();
  await expect(admin.getByText('The profit is that of')).toHaveCount(0);
});

test('the ledger of an account that is not told says so', async ({ as }) => {
  const [founder, admin] = [await as('founder'), await as('admin')];
  await founder.goto('/accounts');
  const address = await founder.getByRole('link', { name: 'Inventory', exact: true }).getAttribute('href');
  await admin.goto(address!);
  await expect(admin.getByRole('heading', { name: 'Not shown to you' })).toBeVisible();
});

test('new prices are shown with the margin that they leave, to whoever may see costs', async ({ as }) => {
  const founder = await makeFounder();
  const admin = await makeMember({ role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
  for (const { person, seesCost } of [{ person: founder, seesCost: true }, { person: admin, seesCost: false }]) {
    await withProduct(person.shops[0]!, { name: 'Muslin saree', price: 500, stock: 3, cost: 400 });
    const page = await as(person.email);
    await page.goto('/product/product-list');
    await page.getByRole('checkbox', { name: 'Select Muslin saree' }).check();
    await page.getByRole('button', { name: 'Change price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change prices' });
    const row = dialog.getByRole('row').filter({ hasText: 'Muslin saree' });
    await dialog.getByLabel('By how much').fill('10');
    await expect(row).toContainText(seesCost ? '৳55027%' : '৳550');
    await expect(dialog.getByRole('columnheader', { name: 'New margin' })).toHaveCount(seesCost ? 1 : 0);
    await dialog.getByLabel('Direction').selectOption({ label: 'Down' });
    await dialog.getByLabel('By how much').fill('30');
    await expect(row).toContainText(seesCost ? '৳350−14%' : '৳350');
  }
});
