import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { done, MY_LIMITS, open, paymentRow, receipt, shopWith, standing } from '../support/my-limits.ts';
import { payIn } from '../support/wallet.ts';

/** The same day of the month that many months later, in Dhaka. */
function monthsAfter(date: Date, months: number): string {
  const inDhaka = date.toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' });
  const [year, month, day] = inDhaka.split('-').map(Number);
  const last = new Date(Date.UTC(year!, month! + months, 0)).getUTCDate();
  return formatExpiryDate(new Date(Date.UTC(year!, month! - 1 + months, Math.min(day!, last))));
}

test('SMS balance paid in the wallet is there on return, to the message', async ({ as }) => {
  const shop = await shopWith({ smsBalance: 7 });
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);
  const { field, pay } = await open(page, 'Add SMS Balance');
  await field.fill('1001');
  const started = page.waitForRequest('**/api/bkash/create-payment');
  await pay.click();
  const request = await started;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toMatchObject({
    amount: 350,
    type: 'SMS',
    transactionId: expect.stringMatching(/^SMS_\d{13}$/),
    businessId: expect.any(String),
  });

  await payIn(page, '350.00');
  const slip = await receipt(page);
  await expect(slip).toContainText('Payment received');
  await expect(slip).toContainText('1,001 SMS');
  await expect(slip).toContainText('৳350');
  await expect(slip).toContainText('01711-204466');
  await expect(slip).toContainText('1,008');
  await done(page);
  await expect(page.getByText('1,008')).toBeVisible();
  await expect(paymentRow(page, '1,001 SMS')).toContainText('Paid');
  expect((await standing(shop)).smsBalance).toBe(1_008);
  // Loading the address of the return once more credits nothing once more.
  await page.goBack();
  await page.reload();
  expect((await standing(shop)).smsBalance).toBe(1_008);
});

test('cancelled in the wallet: nothing is paid, nothing credited', async ({ as }) => {
  const shop = await shopWith({ smsBalance: 7 });
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);
  const { field, pay } = await open(page, 'Add SMS Balance');
  await field.fill('200');
  await pay.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const slip = await receipt(page);
  await expect(slip).toContainText('Payment cancelled');
  await expect(slip).toContainText('No money was taken. You can try again.');
  await done(page);
  await expect(paymentRow(page, '200 SMS')).toContainText('Cancelled');
  expect((await standing(shop)).smsBalance).toBe(7);
});

test('a wrong PIN can be corrected; three of them end the payment', async ({ as }) => {
  test.slow();
  const shop = await shopWith({ smsBalance: 7 });
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);
  const wrong = page.getByRole('alert');

  const first = await open(page, 'Add SMS Balance');
  await first.field.fill('300');
  await first.pay.click();
  await payIn(page, '105.00', '00000');
  await expect(wrong).toBeVisible();
  await payIn(page, '105.00');
  await expect(await receipt(page)).toContainText('Payment received');
  await done(page);
  expect((await standing(shop)).smsBalance).toBe(307);

  const second = await open(page, 'Add SMS Balance');
  await second.field.fill('400');
  await second.pay.click();
  for (let time = 1; time <= 2; time += 1) {
    await payIn(page, '140.00', '00000');
    await expect(wrong).toBeVisible();
  }
  await payIn(page, '140.00', '00000');
  await expect(await receipt(page)).toContainText('Payment failed');
  await done(page);
  await expect(paymentRow(page, '400 SMS')).toContainText('Failed');
  expect((await standing(shop)).smsBalance).toBe(307);
});

test('renewal adds to the days that are left; after expiry it counts from today', async ({ as }) => {
  test.slow();
  await test.step('before', async () => {
    const shop = await shopWith({ expiresInDays: 5 });
    const { packageExpiresAt } = await standing(shop);
    const page = await as(shop.founder.email);
    await page.goto('/ecom/main-order-list');
    await expect(page.getByText('Package Expiring Soon')).toBeVisible();
    await page.goto(MY_LIMITS);
    const { field, pay } = await open(page, 'Renew Package');
    await field.fill('2');
    const started = page.waitForRequest('**/api/bkash/create-payment');
    await pay.click();
    expect((await started).postDataJSON()).toMatchObject({
      amount: 7_980,
      type: 'PACKAGE_RENEW',
      transactionId: expect.stringMatching(/^PACKAGE_RENEW_PRO_\d{13}$/),
    });
    await payIn(page, '7980.00');
    const slip = await receipt(page);
    await expect(slip).toContainText('Payment received');
    await expect(slip).toContainText(monthsAfter(packageExpiresAt, 2));
    await done(page);
    await expect(page.getByRole('main').getByText(monthsAfter(packageExpiresAt, 2)).first()).toBeVisible();
    await expect(page.getByText('Package Expiring Soon')).toHaveCount(0);
  });

  await test.step('after, from the screen that bars the way', async () => {
    const shop = await shopWith({ expiresInDays: -12 });
    const page = await as(shop.founder.email);
    await page.goto('/ecom/main-order-list');
    await expect(page.getByRole('heading', { name: 'Package Expired' })).toBeVisible();
    await page.getByRole('link', { name: 'Renew Package' }).click();
    await expect(page).toHaveURL(MY_LIMITS);
    const { pay } = await open(page, 'Renew Package');
    await pay.click();
    await payIn(page, '3990.00');
    await expect(await receipt(page)).toContainText(monthsAfter(new Date(), 1));
    await page.goto('/ecom/main-order-list');
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  });
});

test('a dearer package is paid by the difference for the days left, and allows more at once', async ({ as, strays }) => {
  strays.allow(/create-payment/);
  const shop = await shopWith({ tier: 'SME', expiresInDays: 15, limits: { productLimit: 0 } });
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);
  const { panel, field, pay, total } = await open(page, 'Change Package');
  await expect(panel.getByText('5,000 products, 25,000 orders, 40 users')).toBeVisible();
  // Half a month between 1,990 and 3,990 taka.
  await expect(total).toHaveText('TK 1,000');
  await field.fill('1');
  await expect(total).toHaveText('TK 4,990');
  await panel.getByLabel('New package').selectOption({ label: 'ENTERPRISE, TK 9,990 per month' });
  await expect(total).toHaveText('TK 13,990');
  await expectAccessible(page);

  // bKash itself refuses it, and what was typed stays.
  await field.fill('12');
  await pay.click();
  await expect(panel.getByRole('alert')).toHaveText('bKash does not take ৳123,880 in one payment. Please buy less at once.');
  await expect(field).toHaveValue('12');

  await panel.getByLabel('New package').selectOption({ label: 'PRO, TK 3,990 per month' });
  await field.fill('0');
  await pay.click();
  await payIn(page, '1000.00');
  await expect(await receipt(page)).toContainText('PRO for 15 days');
  await done(page);
  await expect(page.getByRole('progressbar', { name: 'Products (0 of 5,000)' })).toBeVisible();
  await expect(page.getByRole('main').getByText('PRO', { exact: true })).toBeVisible();
});

test('a change of the package that was called off is tried again for the same package and the same time', async ({ as }) => {
  const shop = await shopWith({ tier: 'SME', expiresInDays: 15 });
  const { id } = await db.payment.create({
    data: {
      businessId: shop.id, type: 'TIER_CHANGE', tier: 'ENTERPRISE', transactionId: 'TIER_CHANGE_ENTERPRISE_1', status: 'CANCELLED',
      // 15 days that are left, and two months.
      amountPoisha: 23_980_00n, quantity: 75, createdById: shop.founder.id,
    },
    select: { id: true },
  });
  const page = await as(shop.founder.email);
  await page.goto(`${MY_LIMITS}?payment=${encodeId('Payment', id)}`);
  const slip = await receipt(page);
  await expect(slip).toContainText('ENTERPRISE for 75 days');
  await slip.getByRole('button', { name: 'Try again' }).click();
  const panel = page.getByRole('dialog', { name: 'Change Package' });
  await expect(panel.getByLabel('New package')).toHaveValue('ENTERPRISE');
  await expect(panel.getByLabel('Months to add')).toHaveValue('2');
  await expect(panel.getByRole('status')).toHaveText('TK 23,980');
  // Another one can be chosen all the same.
  await panel.getByLabel('New package').selectOption({ label: 'PRO, TK 3,990 per month' });
  await expect(panel.getByRole('status')).toHaveText('TK 8,980');
});
