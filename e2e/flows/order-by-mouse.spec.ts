import { withProduct } from '../../prisma/seed/factories/product.ts';
import { db } from '../../gateway/db/client.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('an order is put together with the mouse: the list closes over what was chosen, and numbers are typed over', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withProduct(shop!, { name: 'Muslin saree', stock: 30, price: 500 });
  await withProduct(shop!, { name: 'Muslin scarf', stock: 30, price: 200 });
  const page = await as(email);
  await page.goto('/ecom/ecom-new-order');
  const picker = page.getByRole('combobox', { name: 'Add a product' });
  const list = page.getByRole('listbox');
  const quantity = page.getByLabel('Quantity of Muslin saree');

  await test.step('each choice closes the list, also one that comes before the field was typed into', async () => {
    await picker.click();
    await page.keyboard.type('saree');
    await page.getByRole('option', { name: /Muslin saree/ }).click();
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: 'Show suggestions Add a product' }).click();
    await page.getByRole('option', { name: /Muslin scarf/ }).click();
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('listitem', { name: 'Muslin scarf' })).toBeVisible();
  });

  await test.step('what is typed into a number that was pressed takes its place', async () => {
    await expect(quantity).toHaveValue('1');
    await quantity.click();
    await page.keyboard.type('৩');
    await expect(page.getByText('৳1,700').first()).toBeVisible();
    const fee = page.getByLabel('Delivery fee');
    await fee.click();
    await page.keyboard.type('120');
    await page.getByLabel('Internal note').click();
    await expect(fee).toHaveValue('120');
    await fee.click();
    await page.keyboard.type('70');
    await expect(fee).toHaveValue('70');
  });

  await test.step('a further press puts the caret into it', async () => {
    const fee = page.getByLabel('Delivery fee');
    const caret = () => fee.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
    await page.getByText('Delivery fee', { exact: true }).click();
    await expect.poll(caret).toEqual([0, 2]);
    await fee.click();
    await expect.poll(async () => new Set(await caret()).size).toBe(1);
  });
});

test('fees of a new business that begin at nothing are what is typed into them', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const page = await as(email);
  await page.goto('/setting/business-setting');
  const inside = page.getByLabel('Inside Dhaka');
  await expect(inside).toHaveValue('0');
  await inside.click();
  await page.keyboard.type('70');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await db.business.findUniqueOrThrow({ where: { id: shop!.id } })).deliveryFeeInsidePoisha).toBe(7_000n);
});
