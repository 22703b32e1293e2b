import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a note template fills in what each order says, and the courier reads it so', async ({ as }) => {
  test.setTimeout(90_000);
  const { email, shops: [shop] } = await makeFounder({ name: 'Note shop' });
  const product = await withProduct(shop!, { name: 'Muslin saree', stock: 3, price: 500 });
  const page = await as(email);

  await test.step('is written with the words of an order, seen as a courier reads it, and refused where a word is misspelt', async () => {
    await page.goto('/setting/shipping-note-list');
    await expect(page.getByText('No templates yet')).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await dialog.getByLabel('Name').fill('Collect');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await text.fill('Collect {deu}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Nothing is filled in for {deu}')).toBeVisible();
    await text.fill('Collect ');
    await dialog.getByRole('group', { name: 'What an order fills in' }).getByRole('button', { name: '{due}' }).click();
    await expect(text).toHaveValue('Collect {due}');
    await text.pressSequentially(' for {order}: {items}');
    const preview = dialog.getByRole('group', { name: 'Preview' });
    await expect(preview).toContainText('Collect TK 1,250 for NG-12345: Jamdani saree, Maroon +1');
    await expect(preview).toContainText('55 letters; couriers read the first 250');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectPageFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Collect/ })).toContainText('Collect {due} for {order}: {items}');
  });

  await test.step('is chosen in a new order, and says what is due of it when it is saved', async () => {
    await page.goto('/ecom/ecom-new-order');
    await page.getByLabel('Phone', { exact: true }).fill('01711204466');
    await page.getByLabel('Name', { exact: true }).fill('Farhana Akter');
    await page.getByLabel('Address').fill('House 12, Road 3, Dhanmondi, Dhaka');
    await page.keyboard.press('F2');
    await page.keyboard.type(product.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose a template' }).click();
    await page.getByRole('menuitem', { name: /^Collect/ }).click();
    await expect(page.getByLabel('Shipping note')).toHaveValue('Collect {due} for {order}: {items}');
    await page.getByLabel('Advance').fill('100');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Open order' }).click();
    await expect(page.getByText('Collect TK 400 for 1: Muslin saree')).toBeVisible();
  });

  await test.step('and stays as it was typed where the order is edited', async () => {
    await page.goto('/ecom/super-edit?find=1');
    await expect(page.getByLabel('Shipping note')).toHaveValue('Collect {due} for {order}: {items}');
  });
});
