import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdChanges } from '../support/held-changes.ts';

test('a dialog that is being saved waits for its answer, which closes no other', async ({ as, strays }) => {
  strays.allow(/502/);
  const { email } = await makeFounder();
  const page = await as(email);
  await page.goto('/product/category-brand');
  await page.getByRole('button', { name: 'Add category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  const goBack = dialog.getByRole('button', { name: 'Go back' });
  await dialog.getByLabel('Name').fill('Sarees');
  const held = await holdChanges(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect(goBack).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // Without an answer it can be closed again, after the question.
  await held[0]!.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  await expect(goBack).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  expect(held[1]!.request().headers()['idempotency-key']).toBe(held[0]!.request().headers()['idempotency-key']);
  await held[1]!.continue();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Categories' }).getByText('Sarees')).toBeVisible();
});

test('nothing can be typed into a dialog that is being saved, and its fields keep the focus', async ({ as, strays }) => {
  strays.allow(/502/);
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'New account' }).click();
  const dialog = page.getByRole('dialog', { name: 'New account' });
  const name = dialog.getByLabel('Name');
  const purpose = dialog.getByLabel('What it is for');
  await name.fill('City Bank');
  const held = await holdChanges(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => held.length).toBe(1);
  await expect(name).not.toBeEditable();
  await expect(name).toBeFocused();
  await page.keyboard.type(' of Mirpur');
  // As a screen reader chooses, without key or pointer.
  await purpose.selectOption('INCOME');
  await expect(name).toHaveValue('City Bank');
  await expect(purpose).toHaveValue('MONEY');
  await page.keyboard.press('Tab');
  await expect(purpose).toBeFocused();
  await page.keyboard.press('Shift+Tab');

  // Without an answer it is typed in again where it was left.
  await held[0]!.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
  await expect(name).toBeEditable();
  await expect(name).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Ltd');
  await purpose.selectOption('EXPENSE');
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await page.keyboard.type('!');
  await held[1]!.continue();
  await expect(page.getByRole('heading', { name: 'City Bank Ltd' })).toBeVisible();
  expect(await db.account.count({ where: { businessId: shop!.id, name: { startsWith: 'City Bank' } } })).toBe(1);
});

test('a reason that is too long is told so at its field', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list?status=PENDING');
  await page.getByRole('grid', { name: 'Orders' }).getByRole('row').nth(1).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('x'.repeat(310));
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('10 characters too long')).toBeVisible();
});

test('a brand or a category that somebody else has renamed is read again, and renamed after all', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const businessId = shop!.id;
  await db.brand.create({ data: { businessId, name: 'Aarong' }, select: { id: true } });
  await db.category.create({ data: { businessId, name: 'Sarees' }, select: { id: true } });
  const page = await as(email);
  await page.goto('/product/category-brand');
  const dialog = page.getByRole('dialog');
  for (const [name, renameBySomebodyElse] of [
    ['Aarong', () => db.brand.updateMany({ where: { businessId }, data: { name: 'Arong', version: { increment: 1 } } })],
    ['Sarees', () => db.category.updateMany({ where: { businessId }, data: { name: 'Saris', version: { increment: 1 } } })],
  ] as const) {
    await page.getByRole('button', { name: `What to do with ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await dialog.getByLabel('Name').fill(`${name} of Dhaka`);
    await renameBySomebodyElse();
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await dialog.getByRole('button', { name: 'Reload' }).click();
    await expect(dialog.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await expect(dialog.getByLabel('Name')).toHaveValue(`${name} of Dhaka`);
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText(`${name} of Dhaka`, { exact: true }).first()).toBeVisible();
  }
});
