import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withBundle, withProduct } from '../../prisma/seed/factories/product.ts';
import { makeMember } from '../shell/people.ts';
import { printedPages } from '../support/barcodes.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { withManyOrders } from '../support/many-orders.ts';

/** More than one page of the list, and more than one part of what is read to print. */
const MANY = 60;

const list = (page: Page) => page.locator('[data-print] [data-printed]');

/** The lines of the printed list, and what it says above them. */
async function printed(page: Page, jobs: number) {
  await expect(page.locator('html')).toHaveAttribute('data-jobs', String(jobs));
  await expect(list(page)).toHaveCount(1);
  const lines = await list(page).locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].slice(0, 4).map((cell) => cell.textContent)));
  const head = await list(page).locator('p').textContent();
  expect(await printedPages(page)).toContain('210x297');
  // The browser says that it has printed, and the list goes.
  await expect(list(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  return { lines, head };
}

test('the pick list names what the chosen orders need and nothing else', async ({ as }) => {
  test.setTimeout(180_000);
  const packer = await makeMember({ flags: ['search', 'order', 'orderList', 'orderUpdate'] }, { limits: { ecomOrderLimit: 1_000 } });
  const shop = packer.shops[0]!;
  await db.business.update({ where: { id: shop.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
  const saree = await withProduct(shop, { name: 'জামদানি শাড়ি', sku: 'A-1', stock: 100 });
  const cup = await withProduct(shop, { name: 'Tin cup', sku: 'B-2', stock: 100 });
  const bag = await withProduct(shop, { name: 'Jute bag', sku: 'C-3', stock: 100 });
  const set = await withBundle(shop, { name: 'Tea set', parts: [[cup, 4], [bag, 1]] });
  const orders = [
    await withOrder(shop, { lines: [{ product: saree, quantity: 2 }] }),
    await withOrder(shop, { lines: [{ product: saree, quantity: 1 }, { product: cup, quantity: 3 }] }),
    await withOrder(shop, { lines: [{ product: bag, quantity: 7 }] }),
    await withOrder(shop, { lines: [{ product: set, quantity: 2 }] }),
  ];
  const reference = (index: number) => `NG-${orders[index]!.number}`;
  const page = await as(packer.email);
  await page.addInitScript(() => {
    let jobs = 0;
    window.print = () => { document.documentElement.dataset.jobs = String(jobs += 1); };
  });
  await page.goto('/ecom/main-order-list?status=PENDING');
  const choose = (index: number) => page.getByRole('checkbox', { name: `Select order ${reference(index)}` });
  async function print() {
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Print the pick list' }).click();
  }

  await test.step('pieces of all chosen orders in one line for each SKU, and of which orders they are', async () => {
    for (const index of [0, 1]) await choose(index).check();
    await expectAccessible(page);
    await print();
    const { lines, head } = await printed(page, 1);
    expect(lines.map(([sku, name, pieces]) => [sku, name, pieces])).toEqual([['A-1', 'জামদানি শাড়ি', '3'], ['B-2', 'Tin cup', '3']]);
    expect(lines.map(([, , , of]) => of!.split(', ').toSorted())).toEqual([[`${reference(0)} ×2`, reference(1)].toSorted(), [`${reference(1)} ×3`]]);
    expect(head).toContain(shop.name);
    expect(head).toContain('6 pieces · 2 orders');
  });

  await test.step('what is sold as a bundle is fetched in its pieces, beside what is chosen now', async () => {
    await choose(0).uncheck();
    await choose(3).check();
    await print();
    const { lines, head } = await printed(page, 2);
    expect(lines.map(([sku, , pieces]) => [sku, pieces])).toEqual([['A-1', '1'], ['B-2', '11'], ['C-3', '2']]);
    expect(head).toContain('14 pieces · 2 orders');
  });

  await test.step('a phone prints it from the cards', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ecom/main-order-list?status=PENDING');
    await page.getByRole('button', { name: 'Select', exact: true }).click();
    await choose(2).check();
    await print();
    const { lines, head } = await printed(page, 1);
    expect(lines).toEqual([['C-3', 'Jute bag', '7', `${reference(2)} ×7`]]);
    expect(head).toContain('7 pieces · 1 order');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('all that match are on it, also those that the list has not loaded', async () => {
    await withManyOrders(shop, cup, MANY);
    await page.goto('/ecom/main-order-list?status=PENDING');
    await page.getByRole('checkbox', { name: 'Select all rows shown' }).click();
    await page.getByRole('button', { name: `Select all ${MANY + orders.length}` }).click();
    await print();
    const { lines, head } = await printed(page, 1);
    const wanted = await db.orderLine.groupBy({ by: ['sku'], where: { businessId: shop.id }, _sum: { quantity: true }, orderBy: { sku: 'asc' } });
    expect(lines.map(([sku, , pieces]) => [sku, pieces])).toEqual(wanted.map(({ sku, _sum }) => [sku, String(_sum.quantity)]));
    expect(head).toContain(`· ${MANY + orders.length} orders`);
  });
});
