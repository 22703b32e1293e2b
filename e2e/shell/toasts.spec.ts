import type { BrowserContext, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { ORDERS, row, shopWith } from '../support/lists.ts';
import { makeFounder } from './people.ts';

const anyAddressOf = (module: string) => `**/${builtFile(module)}*`;
const again = (page: Page) => page.getByRole('button', { name: 'Load the page again' });

test.beforeEach(({ strays }) => strays.allow(/status of 404|Failed to fetch dynamically imported/));

/** A drawer with a changed note, and a page that cannot ask whether to leave it: Escape then shows a toast with a button. */
async function openDrawer(page: Page) {
  await page.route(anyAddressOf('forms/LeaveQuestion.tsx'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/purchase/suppliers');
  await page.getByRole('link', { name: 'Weaver' }).click();
  const drawer = page.getByRole('dialog', { name: 'Weaver' });
  await drawer.getByLabel('Note').fill('Pays on Sundays');
  return drawer;
}

test('a toast that comes first over an open dialog is pressed by mouse, finger and keys', async ({ as, browser, strays }) => {
  const founder = await makeFounder();
  await db.supplier.create({ data: { businessId: founder.shops[0]!.id, name: 'Weaver' } });
  const first = await as(founder.email);
  const storageState = await first.context().storageState();

  async function pressed(context: BrowserContext, press: (page: Page) => Promise<void>): Promise<void> {
    const page = await context.newPage();
    let release = () => {};
    const opened = new Promise<void>((resolve) => { release = resolve; });
    // The page has not been idle before the drawer is opened.
    await page.route(anyAddressOf('ui/ToastSurface.tsx'), async (route) => {
      await opened;
      await route.continue();
    });
    const drawer = await openDrawer(page);
    release();
    await page.keyboard.press('Escape');
    await expect(again(page)).toBeVisible();
    await Promise.all([page.waitForEvent('load'), press(page)]);
    await expect(drawer.getByLabel('Note')).toHaveValue('Pays on Sundays');
    await page.close();
  }

  await pressed(first.context(), (page) => again(page).click());
  const phone = await browser.newContext({ storageState, isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });
  strays.watch(phone);
  await pressed(phone, (page) => again(page).tap());
  await phone.close();
  await pressed(first.context(), async (page) => {
    const save = page.getByRole('dialog').getByRole('button', { name: /^Save/ });
    await save.focus();
    await page.keyboard.press('Tab');
    await expect(again(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(save).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
});

test('a toast stays under the pointer that presses it when another one comes', async ({ as }) => {
  const { email, shop, product } = await shopWith(0);
  await withOrder(shop, { lines: [{ product }] });
  const page = await as(email);
  await page.route(anyAddressOf('shell/CommandPalette.tsx'), (route) => route.fulfill({ status: 404 }));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => new Promise((resolve) => { addEventListener('copied', () => resolve(), { once: true }); });
  });
  await page.goto(ORDERS);
  await row(page, '#1').getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Copy the number' }).click();
  await page.keyboard.press('Control+k');
  await again(page).hover();
  await page.mouse.down();
  await page.evaluate(() => dispatchEvent(new Event('copied')));
  await expect(page.getByRole('status').filter({ hasText: / copied$/ })).toBeVisible();
  await Promise.all([page.waitForEvent('load'), page.mouse.up()]);
});
