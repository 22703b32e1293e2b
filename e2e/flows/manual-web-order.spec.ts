import { db } from '../../gateway/db/client.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a lead is typed in or read from a message, and waits on the desk', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Lead shop' });
  const product = await withProduct(shop!, { name: 'Muslin saree', price: 500 });
  const page = await as(email);
  await page.goto('/website/create-pending-order');
  const save = page.getByRole('button', { name: 'Put it on the desk' });
  const phone = page.getByLabel('Phone', { exact: true });
  const lines = page.getByRole('list', { name: 'What they want' });
  const leads = () => db.webOrder.count({ where: { businessId: shop!.id } });

  await test.step('what is missing or cannot be is said, and nothing typed is lost', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Manual Web Order' })).toBeVisible();
    await expectAccessible(page);
    await phone.fill('0171');
    await page.getByLabel('Name', { exact: true }).fill('Farhana Akter');
    await save.click();
    await expect(page.getByText('Enter a mobile number with 11 digits, such as 01711204466')).toBeVisible();
    await phone.fill('০১৭১১-২০৪৪৬৬');
    await save.click();
    await expect(page.getByText('An order has at least one line')).toBeVisible();
    await page.getByRole('button', { name: 'Something without a product' }).click();
    await lines.getByLabel('In their words').fill('Blue lungi');
    await lines.getByLabel('Price').fill('300');
    await page.getByLabel('Discount').fill('400');
    await save.click();
    await expect(page.getByText('The discount cannot exceed the items')).toBeVisible();
    await expect(lines.getByLabel('In their words')).toHaveValue('Blue lungi');
    expect(await leads()).toBe(0);
  });

  await test.step('saved once, it is offered to be opened, and the next call can come', async () => {
    await page.getByLabel('Discount').fill('50');
    await expect(page.getByText('Total ৳250')).toBeVisible();
    await save.click();
    await expect(page.getByText('Web order #M-1 waits for a call')).toBeVisible();
    await expect(phone).toHaveValue('');
    await expect(lines.getByRole('listitem')).toHaveCount(0);
    expect(await leads()).toBe(1);
  });

  await test.step('a pasted message fills it in', async () => {
    await page.getByRole('button', { name: 'Paste message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste message' });
    await dialog.getByRole('textbox').fill('নাম: রহিম উদ্দিন\nমোবাইল: ০১৮১২৩৪৫৬৭৮\nঠিকানা: গ্রাম রামপুর, থানা দাউদকান্দি, জেলা কুমিল্লা\nMuslin saree 2 pcs\nred lungi 1 pcs');
    await dialog.getByRole('button', { name: 'Fill in the order' }).click();
    await expect(phone).toHaveValue('01812345678');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('রহিম উদ্দিন');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue(/রামপুর/);
    await expect(page.getByRole('combobox', { name: 'District' })).toHaveValue('Cumilla');
    await expect(lines.getByRole('listitem')).toHaveCount(2);
    await expect(lines.getByLabel(product.sku)).toHaveValue('Muslin saree');
    await expect(lines.getByLabel('Pieces').first()).toHaveValue('2');
    await expect(lines.getByLabel('In their words')).toHaveValue('red lungi');
    await save.click();
    await expect(page.getByText('Web order #M-2 waits for a call')).toBeVisible();
  });

  await test.step('both wait in the inbox, with whom to call and what for', async () => {
    await page.goto('/website/website-order-list');
    const row = (name: string) => page.getByRole('grid', { name: 'Web orders' }).getByRole('row').filter({ hasText: name });
    await expect(row('Farhana Akter')).toContainText('01711-204466');
    await expect(row('Farhana Akter')).toContainText('#M-1');
    await expect(row('রহিম উদ্দিন')).toContainText('#M-2');
    await expect(row('রহিম উদ্দিন')).toContainText('Muslin saree');
  });
});
