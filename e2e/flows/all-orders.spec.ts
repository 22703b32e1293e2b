import type { Route } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('all orders are filtered, summed up and exported as they are filtered', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9 });
  const [first, second] = [await withOrder(shop, { lines: [{ product }], advance: 60 }), await withOrder(shop, { lines: [{ product }] })];
  for (const { id: orderId } of [first]) {
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(deliverOrder, session, { orderId });
  }
  const page = await as(founder.email);
  await page.goto('/ecom/all-order');
  const grid = page.getByRole('grid', { name: 'All orders' });
  await expect(grid.getByRole('link', { name: `#${second.number}` })).toBeVisible();
  const totals = page.locator('section').filter({ has: page.getByRole('heading', { name: 'All that match' }) });
  await expect(totals).toContainText('Orders2');
  await expect(totals).toContainText('Total৳1,120');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Courier' }).click();
  await page.getByRole('textbox', { name: 'Courier' }).fill('path');
  await page.getByRole('list', { name: 'Values that fit' }).getByRole('button', { name: 'Pathao' }).click();
  await expect(grid.getByRole('link', { name: `#${second.number}` })).toHaveCount(0);
  await expect(totals).toContainText('Orders1');
  await expect(totals).toContainText('Collected৳500');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const stream = await (await download).createReadStream();
  let csv = '';
  for await (const chunk of stream) csv += String(chunk);
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('Pathao');

  await page.goto('/ecom/all-order');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Statuses' }).click();
  await page.getByRole('checkbox', { name: 'Delivered' }).check();
  await page.getByRole('checkbox', { name: 'Shipped' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(totals).toContainText('Orders1');
  await expect(page).toHaveURL(/statuses=SHIPPED%2CDELIVERED/);
  await page.getByRole('button', { name: /Statuses.*Shipped, Delivered/ }).click();
  await page.getByRole('checkbox', { name: 'Pending', exact: true }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(totals).toContainText('Orders2');
  // A tab shows one status in place of them.
  await page.getByRole('link', { name: 'Pending', exact: true }).click();
  await expect(totals).toContainText('Orders1');
  await expect(page.getByRole('button', { name: /Statuses: Pending/ })).toBeVisible();

  // Its rows wait for no sums, and stay without them.
  const sums: Route[] = [];
  await page.route('**/graphql**', (route) => (operationOf(route.request())?.name === 'useAllOrdersTotalsQuery' ? void sums.push(route) : route.continue()));
  await page.goto('/ecom/all-order');
  await expect(grid.getByRole('link', { name: `#${second.number}` })).toBeVisible();
  await expect.poll(() => sums.length).toBe(1);
  await expect(totals).not.toContainText('Orders');
  await expectAccessible(page);
  const refusal = { message: 'Something went wrong on our side', path: ['orderTotals'], extensions: { code: 'INTERNAL_SERVER_ERROR' } };
  await sums[0]!.fulfill({ json: { data: null, errors: [refusal] } });
  await expect(page.getByText('The totals could not be loaded')).toBeVisible();
  await page.unroute('**/graphql**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(totals).toContainText('Orders2');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecom/all-order?source=Nowhere');
  await expect(page.getByRole('button', { name: 'Clear filters' }).first()).toBeVisible();
  await expectAccessible(page);
});
