import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import type { PermissionFlag } from '../../schema/rules/permissions.ts';
import { DEMO_BUSINESS } from '../../prisma/seed/demo-accounts.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeMember } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** The address of somebody new in the first demo business, with these flags and no other. */
async function hired(...flags: PermissionFlag[]): Promise<string> {
  const businessId = DEMO_BUSINESS.nakshiGhor;
  const member = await withMember({ id: businessId }, { flags, name: 'Hired Today' });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: businessId }, select: { id: true } });
  await withAccount(member);
  return member.email;
}

const rowsOf = (page: Page, list: string) => page.getByRole('grid', { name: list }).locator('tbody').getByRole('row');

test('an order in a list is a link only for whoever may open orders, and has its number for all', async ({ as }) => {
  const reads = await as(await hired('notification'));
  await reads.goto('/notification/not-settled-orders');
  const row = rowsOf(reads, 'Unsettled orders').first();
  await expect(row).toContainText(/NG-\d+/);
  const reference = /NG-\d+/.exec((await row.textContent())!)![0];
  await expect(row.getByRole('link')).toHaveCount(0);
  // Figures lead to rows of this very list.
  await expect(reads.getByRole('table', { name: 'Who holds my money' }).getByRole('link').first()).toBeVisible();

  await row.getByText(reference).click();
  await reads.keyboard.press('j');
  await reads.keyboard.press('Enter');
  await reads.keyboard.press('?');
  const help = reads.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next row');
  await expect(help).not.toContainText('Open the row');
  await expect(reads).toHaveURL('/notification/not-settled-orders');

  await reads.goto('/notification/low-stock');
  await reads.getByRole('button', { name: /otifications$/ }).click();
  const notices = reads.getByRole('dialog', { name: 'Notifications' });
  await expect(notices.getByRole('link', { name: /low on stock$/ })).toBeVisible();
  await expect(notices.getByText(/shipped 15 or more days ago$/)).toBeVisible();
  await expect(notices.getByRole('link')).toHaveCount(1);

  const opens = await as(await hired('notification', 'orderList'));
  await opens.goto('/notification/not-settled-orders');
  await rowsOf(opens, 'Unsettled orders').getByRole('link', { name: reference, exact: true }).click();
  await expect(opens).toHaveURL(/\/ecom\/order\//);
});

test('in a ledger only those entries are links whose record may be opened', async ({ as }) => {
  const page = await as(await hired('expense'));
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  const sales = rowsOf(page, 'Ledger');
  await expect(sales.first()).toContainText(/NG-\d+/);
  await expect(sales.getByRole('link')).toHaveCount(0);
  // The bank has paid rent by a voucher, and for goods by a purchase.
  await page.goto('/accounts');
  await page.getByRole('link', { name: 'Bank', exact: true }).click();
  const bank = rowsOf(page, 'Ledger');
  await expect(bank.getByRole('link').first()).toBeVisible();
  const addresses = await bank.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(addresses.filter((address) => !address.startsWith('/accounts/voucher/'))).toEqual([]);
  expect(addresses.length).toBeLessThan(await bank.count());
  await bank.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/accounts\/voucher\//);
});

test('the name of a record that may not be opened stands as text among figures that lead further', async ({ as }) => {
  const page = await as(await hired('report'));
  await page.goto('/marketing/meta-ads-report?days=last30');
  const ads = page.getByRole('table', { name: 'Ads by campaign' });
  const line = ads.getByRole('row').filter({ hasText: 'Facebook' }).filter({ has: page.getByRole('link') }).first();
  await expect(line.getByRole('link').first()).toHaveAttribute('href', /^\/marketing\/campaign-orders/);
  await expect(ads.locator('a[href^="/marketing/product-campaigns"]')).toHaveCount(0);
});

for (const [flags, opens] of [[['webOrderList', 'newOrder'], false], [['webOrderList', 'newOrder', 'orderList'], true]] as const) {
  test(`what became of a web order is ${opens ? '' : 'not '}offered to whoever may ${opens ? '' : 'not '}open orders`, async ({ as }) => {
    const { email, shops: [shop] } = await makeMember({ flags: [...flags] });
    const product = await withProduct(shop!, { stock: 5 });
    const [first, second] = await withWebOrders(shop!, 2, product);
    const page = await as(email);
    // Counted at once: the notice goes by itself.
    const offered = page.getByRole('button', { name: 'Open order' });
    await page.goto(`/website/order/${btoa(`WebOrder:${first}`)}`);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(opens ? /^Web order #1 is order \S+ now/ : 'Web order #1 is approved')).toBeVisible();
    expect(await offered.count()).toBe(opens ? 1 : 0);

    await page.goto(`/website/order/${btoa(`WebOrder:${second}`)}/type-over`);
    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('01700000002');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Web order #2 is order \S+ now/)).toBeVisible();
    expect(await offered.count()).toBe(opens ? 1 : 0);
  });
}
