import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

const MOST_TABS = 60;

/** Goes to a control with Tab or Shift+Tab alone, from where the focus is. */
async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const way = await control.evaluate((element) => {
      const focus = document.activeElement!;
      if (focus === element) return null;
      return focus.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    });
    if (!way) return;
    await page.keyboard.press(way);
  }
  throw new Error(`${String(control)} is not reached by ${MOST_TABS} tabs`);
}

test('an order is packed, shipped, taken in part, received and returned by keys alone, and the focus is never lost', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 20, price: 500 });
  for (const quantity of [3, 1]) await withOrder(shop, { lines: [{ product, quantity }] });
  const page = await as(founder.email);
  const status = page.getByRole('heading', { level: 1 }).locator('..');
  const dialog = page.getByRole('dialog');
  const becomes = async (text: string) => {
    await expect(status).toContainText(text);
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), `the focus once it is ${text}`).not.toBe('BODY');
  };
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
  async function press(name: string, within: Page | Locator = page) {
    await reach(page, button(name, within));
    await page.keyboard.press('Enter');
  }
  async function more(step: string) {
    await press('More steps');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.type(step.slice(0, 12));
    await expect(page.getByRole('menuitem', { name: step })).toBeFocused();
    await page.keyboard.press('Enter');
  }

  await page.goto('/ecom/main-order-list');
  await expect(page.getByRole('grid').getByRole('link', { name: /^#/ }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ecom\/order\//);
  await press('Confirm');
  await becomes('Confirmed');
  await more('Mark packed');
  await becomes('Packed');
  await press('Ship');
  await expect(dialog.getByRole('combobox', { name: 'Courier' })).toBeFocused();
  await page.keyboard.type('Pathao');
  await page.keyboard.press('Control+Enter');
  await becomes('Shipped');
  await more('Delivered in part');
  await reach(page, dialog.getByRole('textbox', { name: 'Taken' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Control+Enter');
  await becomes('Partial');
  await press('Receive');
  await reach(page, dialog.getByRole('textbox', { name: 'Good' }));
  await page.keyboard.press('Control+Enter');
  await becomes('Partial');
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id, status: 'PARTIAL' } })).toMatchObject({ returningUnits: 0 });

  // The other one comes back whole.
  await page.keyboard.press('k');
  await becomes('Pending');
  await press('Confirm');
  await becomes('Confirmed');
  await press('Ship');
  await expect(dialog.getByRole('combobox', { name: 'Courier' })).toBeFocused();
  await page.keyboard.type('Pathao');
  await page.keyboard.press('Control+Enter');
  await becomes('Shipped');
  await more('Comes back');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.type('Changed mind');
  await page.keyboard.press('Control+Enter');
  await becomes('Return');
  await press('Receive');
  await reach(page, dialog.getByRole('textbox', { name: 'Good' }));
  await page.keyboard.press('Control+Enter');
  await becomes('Return');
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id, status: 'RETURNED' } })).toMatchObject({ returningUnits: 0 });
});
