import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { saveTwice } from '../support/save-twice.ts';

test('customers are told of what is switched on, and a bulk edit asks before', async ({ as }) => {
  const founder = await makeFounder({ smsBalance: 1 });
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 9 });
  const orders = [];
  for (let n = 0; n < 3; n += 1) orders.push(await withOrder(shop, { customerName: `Customer ${n}`, lines: [{ product }] }));
  await db.quietHours.create({ data: { businessId: shop.id, from: 0, until: 0 } });
  const page = await as(founder.email);

  await page.goto('/sms/auto-send-sms');
  const row = page.getByRole('row').filter({ hasText: 'When an order is confirmed.' });
  await expect(row).toContainText('Not chosen yet');
  await row.getByRole('switch').click();
  const dialog = page.getByRole('dialog', { name: 'Order confirmed' });
  await expect(dialog.getByRole('group', { name: 'Preview' })).toContainText('Dear Customer 2, your order 3 of TK 560 is confirmed');
  await expect(dialog.getByText('In the last 30 days this would have been 0 orders')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('At once');
  await expect(row.getByRole('switch')).toBeChecked();
  await expectAccessible(page);

  // One order: told by itself.
  await page.goto(`/ecom/order/${encodeId('Order', orders[0]!.id)}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('SMS "Order confirmed" to 01711204466')).toBeVisible();

  // Several: somebody says so first, and the balance pays for no more.
  await page.goto('/order-update/bulk-confirm');
  await page.getByRole('switch', { name: /^Tell the customers by SMS/ }).check();
  await page.getByRole('button', { name: 'Confirm ready (2)' }).click();
  await expect(page.getByRole('progressbar', { name: '2 done, 0 skipped, 0 failed' })).toBeVisible();
  await expect.poll(() => db.orderMessage.count({ where: { businessId: shop.id, status: 'SKIPPED' } })).toBe(2);
  await page.goto('/sms/auto-send-sms');
  await expect(page.getByRole('alert')).toContainText('Your SMS balance is empty');
  await row.getByRole('link', { name: '2 not sent' }).click();
  await expect(page.getByRole('dialog', { name: 'Not sent: Order confirmed' })).toContainText('the SMS balance is too low');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause all' }).click();
  await expect(page.getByRole('alert')).toContainText('All messages to customers are paused');
  await expect.poll(async () => (await db.business.findUniqueOrThrow({ where: { id: shop.id } })).toldEvents).toEqual([]);
});

test('what customers are told is saved once, also when the keys say so again before the dialog is closed', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ smsBalance: 1 });
  const page = await as(email);
  await page.goto('/sms/auto-send-sms');
  const row = page.getByRole('row').filter({ hasText: 'When an order is confirmed.' });
  await row.getByRole('switch').click();
  await expect(page.getByRole('dialog', { name: 'Order confirmed' }).getByRole('combobox', { name: 'Message' })).not.toHaveValue('');
  expect(await saveTwice(page, 'AutoMessagePageQuery')).toBe(1);
  await expect(row.getByRole('switch')).toBeChecked();
  expect(await db.autoMessage.findFirstOrThrow({ where: { businessId: shop!.id } })).toMatchObject({ isOn: true, version: 1 });

  // Once more, now that the dialog is gone: nobody has changed the quiet hours, the form of the page. The switch keeps the keys.
  await page.keyboard.press('Control+s');
  await row.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Customers are not told any more')).toBeVisible();
  await expect(row.getByRole('switch')).toBeFocused();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await page.getByRole('combobox', { name: 'From' }).selectOption('21');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Quiet hours saved')).toHaveCount(1);
  expect(await db.quietHours.findFirstOrThrow({ where: { businessId: shop!.id } })).toMatchObject({ from: 21, version: 1 });
});
