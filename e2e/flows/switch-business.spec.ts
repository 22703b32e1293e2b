import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { DEMO_BUSINESS } from '../../prisma/seed/demo-accounts.ts';
import { withMember, type Member } from '../../prisma/seed/factories/member.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** An administrator of both demo businesses, in Nakshi Ghor; the founder's own choice is left alone. */
async function adminOfBoth(): Promise<Member> {
  const member = await withMember({ id: DEMO_BUSINESS.nakshiGhor }, { role: 'ADMIN', name: 'Both Shops' });
  await withMember({ id: DEMO_BUSINESS.dhakaGadgets }, { role: 'ADMIN', user: member });
  await db.user.update({
    where: { id: member.id },
    data: { selectedBusinessId: DEMO_BUSINESS.nakshiGhor },
    select: { id: true },
  });
  await withAccount(member);
  return member;
}

/** As if somebody had taken them out of the business, in a moment when their menu was open already. */
async function leave({ id: userId }: Member, businessId: string): Promise<void> {
  await db.$transaction([
    db.userPermission.deleteMany({ where: { businessId, userId } }),
    db.membership.deleteMany({ where: { businessId, userId } }),
    db.business.updateMany({ where: { id: businessId }, data: { userUsage: { decrement: 1 } } }),
  ]);
}

/** Opens the switcher, whose list may come a moment later. */
async function openSwitcher(page: Page, business: string): Promise<Locator> {
  await page.getByRole('button', { name: `Business ${business}, switch` }).click();
  return page.getByRole('menu', { name: 'Businesses' });
}

test('another business: the page is loaded anew and shows its data', async ({ as, strays }) => {
  // The pointer rests over a row when the menu has closed: its preload may still ask for the business that is left.
  strays.allow(/412 \(Precondition Failed\)/);
  const page = await as((await adminOfBoth()).email);
  await page.goto('/ecom/main-order-list');
  await expect(page.getByRole('grid', { name: 'Orders' })).toContainText('Farhana Akter');
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

  const menu = await openSwitcher(page, 'Nakshi Ghor');
  await expect(menu.getByText('Businesses')).toBeVisible();
  await expect(menu.getByRole('menuitem')).toHaveText(['DDhaka Gadgets', 'No other business']);
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Dhaka Gadgets' }).click();

  await expect(page.getByRole('button', { name: 'Business Dhaka Gadgets, switch' })).toBeVisible();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(false);
  await expect(page).toHaveURL('/ecom/main-order-list');
  const orders = page.getByRole('grid', { name: 'Orders' });
  await expect(orders).toContainText('Bluetooth Earbuds');
  await expect(orders).not.toContainText('Jute Tote Bag');
  await expect(page.getByText('5 in all')).toBeVisible();
  // The choice is the server's: it lasts beyond the page, and beyond this browser.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Business Dhaka Gadgets, switch' })).toBeVisible();
});

test('refused: the server says why on a toast, and one stays where one is', async ({ as }) => {
  const member = await adminOfBoth();
  const page = await as(member.email);
  await page.goto('/ecom/main-order-list');
  const entry = (await openSwitcher(page, 'Nakshi Ghor')).getByRole('menuitem', { name: 'Dhaka Gadgets' });
  await leave(member, DEMO_BUSINESS.dhakaGadgets);
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await entry.click();
  await expect(page.getByRole('alert')).toHaveText('Business not found');
  await expect(page.getByRole('button', { name: 'Business Nakshi Ghor, switch' })).toBeEnabled();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
});

test('no answer: a toast says so, and switching can be tried again', async ({ as, strays }) => {
  strays.allow(/net::ERR_FAILED/);
  // Before the page is loaded anew, the list may ask once more for the business that is left.
  strays.allow(/412 \(Precondition Failed\)/);
  const page = await as((await adminOfBoth()).email);
  await page.goto('/ecom/main-order-list');
  const menu = await openSwitcher(page, 'Nakshi Ghor');
  await page.route('**/graphql', (route) => route.abort());
  await menu.getByRole('menuitem', { name: 'Dhaka Gadgets' }).click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.unroute('**/graphql');
  await (await openSwitcher(page, 'Nakshi Ghor')).getByRole('menuitem', { name: 'Dhaka Gadgets' }).click();
  await expect(page.getByRole('button', { name: 'Business Dhaka Gadgets, switch' })).toBeVisible();
});

test('only a founder is offered to add a business', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  await (await openSwitcher(page, 'Nakshi Ghor')).getByRole('menuitem', { name: 'Add business' }).click();
  await expect(page).toHaveURL('/setting/create-new-business');
});

test('a tab that shows the business left in another tab writes nothing into the new one', async ({ as, strays }) => {
  strays.allow(/412/);
  const admin = await adminOfBoth();
  const first = await as(admin.email);
  await first.goto('/setting/business-setting');
  await first.getByLabel('Address').fill('Typed for Nakshi Ghor');

  const second = await first.context().newPage();
  await second.goto('/ecom/main-order-list');
  const menu = await openSwitcher(second, 'Nakshi Ghor');
  await menu.getByRole('menuitem', { name: 'Dhaka Gadgets' }).click();
  await expect(second.getByRole('button', { name: 'Business Dhaka Gadgets, switch' })).toBeVisible();
  const addressOf = (id: string) =>
    db.business.findUniqueOrThrow({ where: { id }, select: { address: true } });
  const before = await addressOf(DEMO_BUSINESS.dhakaGadgets);

  await first.keyboard.press('Control+s');
  const question = first.getByRole('alertdialog', { name: 'You work in another business now' });
  await expect(question).toContainText('Nothing was changed');
  await expectAccessible(first);
  expect(await addressOf(DEMO_BUSINESS.dhakaGadgets)).toEqual(before);

  await question.getByRole('button', { name: 'Switch back to Nakshi Ghor' }).click();
  await expect(question).toBeHidden();
  await expect(first.getByLabel('Address')).toHaveValue('Typed for Nakshi Ghor');
  const { address } = await addressOf(DEMO_BUSINESS.nakshiGhor);
  await first.keyboard.press('Control+s');
  await expect(first.getByText('Business setting saved')).toBeVisible();
  expect(await addressOf(DEMO_BUSINESS.dhakaGadgets)).toEqual(before);
  expect(await addressOf(DEMO_BUSINESS.nakshiGhor)).toEqual({ address: 'Typed for Nakshi Ghor' });
  await db.business.update({
    where: { id: DEMO_BUSINESS.nakshiGhor }, data: { address }, select: { id: true },
  });
});
