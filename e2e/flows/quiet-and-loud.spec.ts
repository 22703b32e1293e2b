import type { Locator, Page } from '@playwright/test';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expectTableFits } from '../support/fits.ts';
import { expect, test } from '../support/fixtures.ts';
import { MY_LIMITS } from '../support/my-limits.ts';
import { NEW_PRODUCT, PRODUCTS, variant } from '../support/products.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Whether a word stands on a colour of its own, which draws the eye. */
const isLoud = (word: Locator) => word.evaluate((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)');

/** The times shown, and those of them of which a part is hidden; what can be scrolled to is not. */
async function timesOf(page: Page): Promise<{ shown: number; cut: string[] }> {
  return page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found = { shown: 0, cut: [] as string[] };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!/\d:\d\d [AP]M/.test(text.textContent!)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      found.shown += 1;
      for (let box = text.parentElement!; box !== main; box = box.parentElement!) {
        const edge = box.getBoundingClientRect();
        const isClipped = /hidden|clip/.test(getComputedStyle(box).overflowX) && (left < edge.left - 1 || right > edge.right + 1);
        if (isClipped) found.cut.push(text.textContent!);
      }
    }
    return found;
  });
}

test('of web orders the good is quiet, the unmapped loud, a status is a word and a time is never cut off', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/website/website-order-list?status=ALL');
  const list = page.getByRole('grid', { name: 'Web orders' });
  const unmapped = list.getByText(/^\d+ unmapped$/).first();
  await expect(unmapped).toBeVisible();
  expect(await isLoud(unmapped)).toBe(true);
  expect(await isLoud(list.getByText('Mapped', { exact: true }).first())).toBe(false);
  await expect(list.getByText('Processing', { exact: true }).first()).toBeVisible();
  await expect(list.getByText(/^(processing|on-hold|cod)$/)).toHaveCount(0);
  const desk = await timesOf(page);
  expect(desk.shown).toBeGreaterThan(0);
  expect(desk.cut).toEqual([]);

  await list.getByRole('link', { name: /^#\d+/ }).first().click();
  await page.getByRole('link', { name: /^Open #\d+ in full$/ }).click();
  await expect(page.getByRole('heading', { name: /^Web order #\d+$/ })).toBeVisible();
  const facts = page.getByRole('main');
  await expect(facts.getByText(/^Cash on delivery/).first()).toBeVisible();
  await expect(facts.getByText(/^(processing|on-hold|cod)$/)).toHaveCount(0);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    const record = await timesOf(page);
    expect(record.shown).toBeGreaterThan(0);
    expect(record.cut).toEqual([]);
  }
  await page.goto('/website/website-order-list?status=ALL');
  await expect(page.getByRole('list', { name: 'Web orders' })).toBeVisible();
  expect((await timesOf(page)).cut).toEqual([]);
});

test('what is in use or sent is said in plain words', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/setting/integrations');
  const inUse = page.getByRole('table', { name: 'Delivery methods' }).getByText('In use', { exact: true }).first();
  await expect(inUse).toBeVisible();
  expect(await isLoud(inUse)).toBe(false);
  await page.goto('/sms/sms-log');
  const sent = page.getByRole('grid', { name: 'SMS', exact: true }).getByText('Sent', { exact: true }).first();
  await expect(sent).toBeVisible();
  expect(await isLoud(sent)).toBe(false);
});

test('a product is renamed, repriced and given a low level, and its variants stand one below the other on a phone', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Low shop' });
  await withProduct(shop!, { name: 'Jute bag', stock: 3, price: 400 });
  const page = await as(email);
  await page.goto(PRODUCTS);
  await page.getByRole('row').filter({ hasText: 'Jute bag' }).click();
  const table = page.getByRole('table', { name: 'Variants and stock' });
  await expect(table).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Product name').fill('Jute shopping bag');
  await variant(page, 1).getByLabel('Price', { exact: true }).fill('450');
  await variant(page, 1).getByLabel('Low at').fill('5');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Jute shopping bag' })).toBeVisible();
  await expect(table).toContainText('৳450');
  const low = table.getByText('3, low');
  await expect(low).toBeVisible();
  expect(await isLoud(low)).toBe(true);

  await page.setViewportSize(PHONE);
  await expect(table.getByRole('columnheader').first()).toBeHidden();
  await expect(low).toBeInViewport({ ratio: 1 });
  // A fact has its name before it, and nothing is beyond the edge.
  expect(await low.evaluate((badge) => getComputedStyle(badge.closest('td')!, '::before').content)).toBe('"Available"');
  await expectTableFits(table);
});

test('a new product uses the width of the desk, and its variants that of a phone', async ({ as }) => {
  const page = await as('founder');
  await page.goto(NEW_PRODUCT);
  const widthOf = async (part: Locator) => (await part.boundingBox())!.width;
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expect(variant(page, 1)).toBeVisible();
    // The page takes its new shape after the window has.
    await expect.poll(async () => (await widthOf(variant(page, 1))) / (await widthOf(page.getByRole('main')))).toBeGreaterThan(0.85);
  }
});

test('of what My Limits offers one is primary', async ({ as }) => {
  const page = await as('founder');
  await page.goto(MY_LIMITS);
  await expect(page.getByRole('button', { name: 'Renew Package' })).toBeVisible();
  await expect(page.getByRole('main').locator('[data-variant=primary]')).toHaveCount(1);
});

test('of what an empty list offers one is primary', async ({ as }) => {
  const { email } = await makeFounder({ name: 'Nothing yet' });
  const page = await as(email);
  const lists = [
    '/product/product-list', '/purchase/purchase-list', '/adjust-stock/adjust-stock-list', '/adjust-stock/stock-count', '/delivery-method/dm-list',
    '/delivery-method/update-payment', '/expense/expense-list', '/liability/liability-list', '/marketing/product-campaigns',
  ];
  for (const list of lists) {
    await page.goto(list);
    const empty = page.getByRole('heading', { level: 2 }).first();
    await expect(empty, list).toBeVisible();
    await expect(page.getByRole('main').locator('[data-variant=primary]'), list).toHaveCount(1);
  }
});

test('what a purchase owes is red once its goods have begun to come', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/purchase/purchase-list');
  const due = (status: string) => page.getByRole('row').filter({ hasText: status }).first().getByText('৳').nth(1);
  const colourOf = (amount: Locator) => amount.evaluate((element) => getComputedStyle(element).color);
  await expect(due('Draft')).toBeVisible();
  const [planned, owed] = [await colourOf(due('Draft')), await colourOf(due('ICH-2207'))];
  expect(planned).not.toBe(owed);
});
