import type { Locator, Page } from '@playwright/test';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import { db } from '../../gateway/db/client.ts';
import { seedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { named, watchOperations } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { payIn } from '../support/wallet.ts';

const MY_LIMITS = '/reports/my-limits';

/** On PRO: 0.35 taka a message, 3,990 taka a month. */
async function shopWith(options: Parameters<typeof seedBusiness>[0]): Promise<Shop> {
  const shop = await seedBusiness({ tier: 'PRO', ...options });
  await withAccount(shop.founder);
  return shop;
}

const standing = ({ id }: Shop) => db.business.findUniqueOrThrow({
  where: { id },
  select: { smsBalance: true, packageExpiresAt: true },
});

interface PayForm {
  panel: Locator;
  field: Locator;
  pay: Locator;
  total: Locator;
}

async function open(page: Page, name: 'Add SMS Balance' | 'Renew Package' | 'Change Package'): Promise<PayForm> {
  await page.getByRole('main').getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  return {
    panel,
    field: panel.getByRole('textbox'),
    pay: panel.getByRole('button', { name: 'Pay with bKash' }),
    total: panel.getByRole('status'),
  };
}

/** Back from the wallet: how the payment ended. */
async function receipt(page: Page): Promise<Locator> {
  await expect(page).toHaveURL(/\/reports\/my-limits\?payment=/);
  return page.getByRole('dialog', { name: 'Payment' });
}

async function done(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Payment' }).getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(MY_LIMITS);
}

const paymentRow = (page: Page, what: string) =>
  page.getByRole('grid', { name: 'Payments' }).getByRole('row').filter({ hasText: what });

test('the limits with what is used of them, the expiry date and the SMS balance', async ({ as }) => {
  const shop = await shopWith({
    smsBalance: 1_234,
    expiresInDays: 20,
    limits: { productLimit: 2_500, ecomOrderLimit: 100_000, userLimit: 1, fileLimitMb: 750 },
  });
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);
  await expect(page.getByRole('heading', { name: 'My Limits' })).toBeVisible();
  const bars = page.getByRole('progressbar');
  for (const [name, now, max] of [
    ['Products (0 of 2,500)', '0', '2500'],
    ['Order (0 of 100,000)', '0', '100000'],
    ['User (1 of 1)', '1', '1'],
    ['Files (MB) (0 of 750)', '0', '750'],
  ] as const) {
    const bar = bars.and(page.getByRole('progressbar', { name }));
    await expect(bar).toHaveAttribute('aria-valuenow', now);
    await expect(bar).toHaveAttribute('aria-valuemax', max);
  }
  const { packageExpiresAt } = await standing(shop);
  await expect(page.getByRole('main').getByText(formatExpiryDate(packageExpiresAt))).toBeVisible();
  await expect(page.getByText('1,234')).toBeVisible();
  await expectAccessible(page);
});

test('the amounts follow what is typed, and what stands in the way is said in order', async ({ as }) => {
  const shop = await shopWith({});
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);

  await test.step('SMS balance', async () => {
    const { panel, field, pay, total } = await open(page, 'Add SMS Balance');
    await expect(total).toHaveText('TK 0');
    for (const [typed, amount] of [
      ['100', 'TK 35'], ['101', 'TK 35'], ['102', 'TK 36'], ['1000', 'TK 350'], ['abc', 'TK 0'], ['', 'TK 0'],
    ] as const) {
      await field.fill(typed);
      await expect(total).toHaveText(amount);
    }
    for (const typed of ['', 'abc', '0', '-5', '1.5']) {
      await field.fill(typed);
      await expect(panel.getByRole('alert')).toHaveCount(0);
      await pay.click();
      await expect(panel.getByRole('alert')).toHaveText('Please enter a valid number of SMS');
    }
    // One message costs 0.35 taka, which rounds to nothing.
    await field.fill('1');
    await pay.click();
    await expect(panel.getByRole('alert')).toHaveText('Amount cannot be negative or zero');
    await expect(panel.getByRole('option', { name: 'SSL Commerz' })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('renewal', async () => {
    const { panel, field, pay, total } = await open(page, 'Renew Package');
    await expect(field).toHaveValue('1');
    await expect(total).toHaveText('TK 3,990');
    for (const [typed, amount] of [
      ['3', 'TK 11,970'], ['12', 'TK 47,880'], ['x', 'TK 0'], ['', 'TK 0'],
    ] as const) {
      await field.fill(typed);
      await expect(total).toHaveText(amount);
    }
    for (const typed of ['', 'x', '0', '-1']) {
      await field.fill(typed);
      await pay.click();
      await expect(panel.getByRole('alert')).toHaveText('Please enter a valid duration');
    }
  });

  await test.step('renewal of a package without a price', async () => {
    const { id } = shop;
    await db.business.update({ where: { id }, data: { packagePricePoisha: 0n }, select: { id: true } });
    await page.goto(MY_LIMITS);
    const { panel, pay } = await open(page, 'Renew Package');
    await pay.click();
    await expect(panel.getByRole('alert')).toHaveText('Package rate not found');
  });
  expect(await db.payment.count({ where: { businessId: shop.id } })).toBe(0);
});

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
  await expect(slip).toContainText('TK 350');
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

/** The same day of the month that many months later, in Dhaka. */
function monthsAfter(date: Date, months: number): string {
  const inDhaka = date.toLocaleDateString('en-CA', { timeZone: 'Asia/Dhaka' });
  const [year, month, day] = inDhaka.split('-').map(Number);
  const last = new Date(Date.UTC(year!, month! + months, 0)).getUTCDate();
  return formatExpiryDate(new Date(Date.UTC(year!, month! - 1 + months, Math.min(day!, last))));
}

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

  const tooMuch = { error: { code: 'PRECONDITION_FAILED', message: 'bKash does not take ৳13990.00 in one payment.' } };
  await page.route('**/api/bkash/create-payment', (route) => route.fulfill({ status: 412, json: tooMuch }), { times: 1 });
  await pay.click();
  await expect(panel.getByRole('alert')).toHaveText('bKash does not take ৳13990.00 in one payment.');

  await panel.getByLabel('New package').selectOption({ label: 'PRO, TK 3,990 per month' });
  await field.fill('0');
  await pay.click();
  await payIn(page, '1000.00');
  await expect(await receipt(page)).toContainText('PRO for 15 days');
  await done(page);
  await expect(page.getByRole('progressbar', { name: 'Products (0 of 5,000)' })).toBeVisible();
  await expect(page.getByRole('main').getByText('PRO', { exact: true })).toBeVisible();
});

test('payments that are as high as their page come page by page, when they are asked for', async ({ as }) => {
  const shop = await shopWith({});
  const { id: businessId, founder } = shop;
  await db.payment.createMany({
    data: Array.from({ length: 45 }, (_, index) => ({
      businessId, type: 'SMS' as const, transactionId: `SMS_${index}`, status: 'CANCELLED' as const,
      amountPoisha: 100n, quantity: 1, createdById: founder.id,
    })),
  });
  const page = await as(founder.email);
  const sent = watchOperations(page);
  await page.goto(MY_LIMITS);
  const rows = page.getByRole('grid', { name: 'Payments' }).locator('tbody [data-row-id]');
  const more = page.getByRole('button', { name: 'Load more' });
  await expect(rows).toHaveCount(10);
  await more.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(named(sent, 'PaymentGridPageQuery')).toEqual([]);
  await more.click();
  await expect(rows).toHaveCount(30);
  await page.waitForLoadState('networkidle');
  expect(named(sent, 'PaymentGridPageQuery')).toHaveLength(1);
});

test('a payment that cannot be started says so, in the words for each failure', async ({ as, strays }) => {
  strays.allow(/create-payment/);
  strays.allow(/ERR_FAILED/);
  const shop = await shopWith({});
  const page = await as(shop.founder.email);
  await page.goto(MY_LIMITS);
  const { panel, field, pay } = await open(page, 'Add SMS Balance');
  await field.fill('100');
  const failures = [
    [{ status: 500, json: { message: 'Internal' } }, 'An error occurred. Please try again.'],
    [{ status: 400, json: { bkashURL: 'https://example.com' } }, 'An error occurred. Please try again.'],
    [{ status: 200, json: {} }, 'Failed to initiate bKash payment. Please try again.'],
  ] as const;
  for (const [answer, message] of failures) {
    await page.route('**/api/bkash/create-payment', (route) => route.fulfill(answer), { times: 1 });
    await pay.click();
    await expect(panel.getByRole('alert')).toHaveText(message);
    await expect(pay).toBeEnabled();
    await field.fill('');
    await field.fill('100');
    await expect(panel.getByRole('alert')).toHaveCount(0);
  }
  await expect(page).toHaveURL(MY_LIMITS);
  // And then it works.
  await pay.click();
  await expect(page.getByRole('heading', { name: 'bKash sandbox wallet' })).toBeVisible();
});

test('an amount that is not the price is refused by the server', async ({ as }) => {
  const shop = await shopWith({});
  const page = await as(shop.founder.email);
  const answer = await page.request.post('/api/bkash/create-payment', {
    data: { amount: 1, count: 100, type: 'SMS', transactionId: `SMS_${Date.now()}`, businessId: shop.id },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({
    error: { message: 'The amount does not match the price of the SMS. Please reload the page.' },
  });
});

test('two Enters at once start one payment', async ({ as }) => {
  const shop = await shopWith({ smsBalance: 10 });
  const page = await as(shop.founder.email);
  let asked = 0;
  await page.route('**/api/bkash/create-payment', () => {
    asked += 1;
  });
  await page.goto(MY_LIMITS);
  const { field, pay } = await open(page, 'Add SMS Balance');
  await field.fill('100');
  await pay.evaluate((button: HTMLButtonElement) => {
    button.form!.requestSubmit();
    button.form!.requestSubmit();
  });
  await expect(pay).toHaveAttribute('aria-busy', 'true');
  expect(asked).toBe(1);
});
