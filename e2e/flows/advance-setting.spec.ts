import { db } from '../../gateway/db/client.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('rules are set on one screen, and orders and exports follow them', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { name: 'Muslin saree', stock: 3, price: 500 });
  const member = await withMember(shop, { flags: ['order', 'orderList', 'newOrder'] });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(member);
  const page = await as(founder.email);

  await test.step('the menu leads there, and what is kept elsewhere is shown', async () => {
    await page.goto('/setting/business-setting');
    await page.getByRole('link', { name: 'Advance Setting' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Advance Setting' })).toBeVisible();
    await expect(page.getByText('No day is closed yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Settings of the call desk' });
    await dialog.getByLabel('High risk from a score of').fill('77');
    await dialog.getByLabel('Unusual from so many times their usual total').fill('1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Unusual from so many times their usual total')).toBeFocused();
    await expect(dialog.getByText('At least 2')).toBeVisible();
    await dialog.getByLabel('Unusual from so many times their usual total').fill('8');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('77', { exact: true })).toBeVisible();
    await expect(page.getByText('8', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a number of days that makes no sense is refused at its field', async () => {
    await page.getByLabel('Same phone counts as a duplicate for (days)').fill('0');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Same phone counts as a duplicate for (days)')).toBeFocused();
    await page.getByLabel('Same phone counts as a duplicate for (days)').fill('3');
    await expect(page.getByLabel('A cancelled order can be reopened for (days)')).toHaveValue('30');
    await page.getByLabel('A hold gives back its stock after (days)').fill('4');
  });

  await test.step('what is saved is there after a reload', async () => {
    await page.getByRole('switch', { name: /^Orders that people type/ }).check();
    await expect(page.getByText(/is never confirmed by itself, also where backorder is allowed/)).toBeVisible();
    await page.getByLabel('Up to a total of').fill('2000');
    await page.getByLabel('Lists and reports are taken away as files by').selectOption('Admins and founders');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Advance setting saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Same phone counts as a duplicate for (days)')).toHaveValue('3');
    await expect(page.getByLabel('A hold gives back its stock after (days)')).toHaveValue('4');
    await expect(page.getByLabel('Up to a total of')).toHaveValue('2,000');
    await expect(page.getByLabel('Lists and reports are taken away as files by')).toHaveValue('ADMINS');
    await expectAccessible(page);
  });

  const staff = await as(member.email);
  await test.step('staff who may not confirm take an order: it is confirmed by the rule', async () => {
    await staff.goto('/ecom/ecom-new-order');
    await staff.getByLabel('Phone', { exact: true }).fill('01711204466');
    await staff.getByLabel('Name', { exact: true }).fill('Farhana Akter');
    await staff.getByLabel('Address').fill('House 14, Road 3, Dhanmondi');
    await staff.getByRole('combobox', { name: 'Add a product' }).fill(product.sku);
    await staff.getByRole('combobox', { name: 'Add a product' }).press('Enter');
    await expect(staff.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await staff.keyboard.press('Control+Enter');
    await expect(staff.getByText('Order #1 saved and confirmed')).toBeVisible();
  });

  await test.step('they see the list, not its export, and the address of the file refuses them', async () => {
    await staff.goto('/ecom/main-order-list');
    await expect(staff.getByRole('row').filter({ hasText: 'Farhana Akter' })).toBeVisible();
    await expect(staff.getByRole('link', { name: 'Export' })).toHaveCount(0);
    expect((await staff.request.get('/api/export/orders')).status()).toBe(403);
    await page.goto('/ecom/main-order-list');
    await expect(page.getByRole('link', { name: 'Export' })).toBeVisible();
    expect((await page.request.get('/api/export/orders')).status()).toBe(200);
  });

  await test.step('the dialog of a hold says until when the stock stays', async () => {
    await page.getByRole('row').filter({ hasText: 'Farhana Akter' }).click();
    await page.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    await expect(page.getByText('What it has reserved stays reserved until 4 days after that day.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('only founders: the link is gone for an administrator from the import pages too', async () => {
    await db.business.update({ where: { id: shop.id }, data: { exporters: 'FOUNDERS' }, select: { id: true } });
    await db.membership.updateMany({ where: { businessId: shop.id, userId: member.id }, data: { role: 'ADMIN' } });
    await staff.goto('/customer/bulk-upload');
    await expect(staff.getByRole('link', { name: 'An empty Excel file with the columns' })).toBeVisible();
    await expect(staff.getByRole('link', { name: /^Your customers as an Excel file/ })).toHaveCount(0);
    await staff.goto('/product/import');
    await expect(staff.getByRole('heading', { level: 1, name: 'Import products' })).toBeVisible();
    await expect(staff.getByRole('link', { name: /^Your products as an Excel file/ })).toHaveCount(0);
    await staff.goto('/setting/advance-setting');
    await expect(staff.getByText('Only a founder changes this.')).toBeVisible();
  });
});
