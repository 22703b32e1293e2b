import type { Page } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect } from './fixtures.ts';

/** The order list, as the tests of lists look at it. */

export const ORDERS = '/ecom/main-order-list';
export const NEXT = 'OrderListPageNextQuery';

export const grid = (page: Page) => page.getByRole('grid', { name: 'Orders' });
export const rows = (page: Page) => grid(page).locator('tbody [data-row-id]');
/** By a name, or by a reference: '#5' is not '#55'. */
export const row = (page: Page, text: string) =>
  rows(page).filter({ hasText: text.startsWith('#') ? new RegExp(`${text}(?!\\d)`) : text });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Phone, order no., name, tracking' });
export const scrollTop = (page: Page) => grid(page).evaluate((table) => table.parentElement!.scrollTop);
export const tab = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) });

/** Resolves when the page has opened its stream of changes. */
export const streamOf = (page: Page) =>
  page.waitForResponse((response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false);

/** A shop with this many pending orders, #1 the oldest. */
export async function shopWith(orders: number, stock = 500) {
  const person = await makeFounder({ name: 'List shop' });
  const [shop] = person.shops;
  const product = await withProduct(shop!, { stock });
  for (let n = 1; n <= orders; n += 1) await withOrder(shop!, { lines: [{ product }] });
  return { ...person, shop: shop!, product };
}

/** The list with every page of it loaded. */
export async function openAll(page: Page): Promise<number> {
  await page.goto(ORDERS);
  await expect(rows(page).first()).toBeVisible();
  await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 1_000_000 }));
  const all = Number.parseInt((await page.getByRole('heading', { level: 1 }).locator('+ *').textContent())!.replaceAll(',', ''), 10);
  await expect(rows(page)).toHaveCount(all);
  return all;
}
