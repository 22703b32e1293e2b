import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('the report of employees leads to the orders that it counts', async ({ as }) => {
  test.setTimeout(120_000);
  const { shops: [shop], email } = await makeFounder({ name: 'Employees' });
  const session = await sessionFor({ ...shop!.founder, businessId: shop!.id });
  const product = await withProduct(shop!, { stock: 5 });
  const take = () => withOrder(shop!, { lines: [{ product }] });
  const first = await take();
  await take();
  await execute(confirmOrder, session, { orderId: first.id });
  await db.order.updateMany({ where: { businessId: shop!.id }, data: { createdById: session.user!.id } });

  const page = await as(email);
  const rows = page.getByRole('grid', { name: 'All orders' }).locator('tbody [data-row-id]');
  const table = page.getByRole('table', { name: 'What people did' });
  await page.goto('/reports/my-limits');
  await page.getByRole('link', { name: 'Employee Report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Employee Report', level: 1 })).toBeVisible();
  await expect(table.getByRole('link', { name: /^Taken/ })).toHaveText('2');
  await expectAccessible(page);
  await table.getByRole('link', { name: /^Confirmed/ }).click();
  await expect(page).toHaveURL(/all-order.*work=CONFIRMED/);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Done by/ }).first()).toBeVisible();

  await page.goto('/reports/employee-performance?days=2020-01-01..2020-01-03');
  await expect(page.getByText('Nobody worked on orders of these days')).toBeVisible();
  await page.goto('/reports/employee-performance?credit=CONFIRMED');
  await expect(table.getByRole('link', { name: /^Their orders/ })).toHaveText('1');
});
