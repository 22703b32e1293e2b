import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createAdExpense } from '../../gateway/modules/accounting/ad-expense.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { sendSingleSms } from '../../gateway/modules/messaging/send-single-sms.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('figures of a customer lead to the orders that they count', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 5 });
  const phone = '01711204477';
  const delivered = await withOrder(shop, { lines: [{ product }], phone });
  await withOrder(shop, { lines: [{ product }], phone });
  await execute(confirmOrder, session, { orderId: delivered.id });
  await execute(shipOrder, session, { orderId: delivered.id, courierName: 'Pathao', trackingCode: 'FL-1' });
  await execute(deliverOrder, session, { orderId: delivered.id });
  const { id } = await db.customer.findFirstOrThrow({ where: { businessId: shop.id, phone } });
  const page = await as(founder.email);
  const figure = (term: string) => page.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) }).getByRole('link');
  await page.goto(`/customer/customer-list/${encodeId('Customer', id)}`);
  await expect(figure('Returned')).toHaveText('0');
  await figure('Delivered').click();
  const rows = page.getByRole('grid', { name: 'Orders' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(`#${delivered.number}`);
});

test('advertised products lead to the products', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const lamp = await withProduct(shop, { name: 'Clay lamp', sku: 'LAMP-AD' });
  const bell = await withProduct(shop, { name: 'Brass bell', sku: 'BELL-AD' });
  const { id } = await execute(createAdExpense, await sessionFor(founder), {
    accountId: await accountId(shop, 'cash'), platform: 'Facebook', variants: [lamp.variantId, bell.variantId], usd: 1, rate: 120, from: new Date(), to: new Date(),
  });
  const page = await as(founder.email);
  await page.goto(`/accounts/voucher/${encodeId('Voucher', id)}`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Brass bell' }).click();
  await expect(page).toHaveURL(/\/product\/product-list\?search=BELL-AD/);
  await expect(page.getByRole('grid', { name: 'Products' }).getByRole('row').nth(1)).toContainText('Brass bell');
});

test('the statement of SMS groups numbers, and a courier without a connection says so', async ({ as }) => {
  const founder = await makeFounder({ smsBalance: 10 });
  const session = await sessionFor(founder);
  await sendSingleSms(session, { mobileNumber: '01711204488', message: 'Hello' });
  await execute(saveDeliveryMethod, session, { name: 'Sundarban', kind: 'MANUAL' });
  const page = await as(founder.email);
  await page.goto('/reports/statement');
  await expect(page.getByText('SMS to 01711-204488').first()).toBeVisible();
  await page.goto('/delivery-method/dm-list');
  await expect(page.getByRole('row').filter({ hasText: 'Sundarban' })).toContainText('Not connected');
});
