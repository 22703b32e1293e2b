import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('the report of employees leads to the orders that it counts', async ({ as }) => {
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
  await expect(page.getByText(/ to .* · as of /)).toBeVisible();
  await expectAccessible(page);
  await table.getByRole('link', { name: /^Confirmed/ }).click();
  await expect(page).toHaveURL(/all-order.*work=CONFIRMED/);
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Done by/ }).first()).toBeVisible();

  await page.goto('/reports/employee-performance?days=2020-01-01..2020-01-03');
  await expect(page.getByText('Nobody worked on orders of these days')).toBeVisible();
  await page.goto('/reports/employee-performance?credit=CONFIRMED');
  const theirs = page.getByRole('table', { name: 'Their orders' });
  await expect(theirs.getByRole('link', { name: /^Orders/ })).toHaveText('1');

  await test.step('of a source and a person alone, and the list behind a count is too', async () => {
    await page.goto('/reports/advanced-employee-report');
    await page.getByLabel('Source').selectOption('Phone');
    await expect(page).toHaveURL(/source=Phone/);
    await expect(page.getByRole('heading', { name: 'Calls', exact: true })).toHaveCount(0);
    await page.getByLabel('Person').selectOption({ index: 1 });
    await expect(page).toHaveURL(/person=/);
    await expectAccessible(page);
    await theirs.getByRole('link', { name: /^Orders/ }).click();
    await expect(page).toHaveURL(/all-order.*source=Phone/);
    await expect(rows).toHaveCount(2);
  });

  await test.step('a leave is written down and taken away, and the days worked follow', async () => {
    await db.membership.updateMany({ where: { businessId: shop!.id }, data: { joinedAt: new Date(Date.now() - 40 * 86_400_000) } });
    await db.business.update({ where: { id: shop!.id }, data: { weekend: 'NONE' }, select: { id: true } });
    await page.goto('/reports/advanced-employee-report');
    await expect(theirs.getByText('14', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Record a leave' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record a leave' });
    await dialog.getByLabel('Person').selectOption({ index: 1 });
    const yesterday = addDays(dhakaDay(new Date()), -1);
    await dialog.getByLabel('First day').fill(addDays(yesterday, -1));
    await dialog.getByLabel('Last day').fill(yesterday);
    await dialog.getByLabel('Note').fill('Ill');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText('2 on leave')).toBeVisible();
    await expect(theirs.getByText('12', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Take the leave of/ }).click();
    await expect(page.getByText('Nobody was on leave on these days')).toBeVisible();
    await expect(theirs.getByText('14', { exact: true })).toBeVisible();
  });

  await test.step('whose an order is follows the advance setting', async () => {
    await page.goto('/setting/advance-setting');
    await page.getByLabel('Orders count for').selectOption('Who confirmed it');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Advance setting saved')).toBeVisible();
    await page.goto('/reports/advanced-employee-report');
    await expect(theirs.getByRole('link', { name: /^Orders/ })).toHaveText('1');
    await page.getByLabel('Orders count for').selectOption('Who took it');
    await expect(page).toHaveURL(/credit=TAKEN/);
    await expect(theirs.getByRole('link', { name: /^Orders/ })).toHaveText('2');
  });
});
