import type { Locator, Route } from '@playwright/test';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import { db } from '../../gateway/db/client.ts';
import { named, watchOperations } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { MY_LIMITS, open, shopWith, standing } from '../support/my-limits.ts';

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
    await expect(panel.getByLabel('Payment method')).toHaveValue('BKASH');
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

/** The browser has told whoever watches it that it is in view: a list that fetches on by itself has asked. */
const seen = (button: Locator) => button.evaluate((shown) => new Promise<void>((resolve) => {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve());
  observer.observe(shown);
}));

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
  await seen(more);
  expect(named(sent, 'PaymentGridPageQuery')).toEqual([]);
  await more.click();
  await expect(rows).toHaveCount(30);
  await more.scrollIntoViewIfNeeded();
  await seen(more);
  expect(named(sent, 'PaymentGridPageQuery')).toHaveLength(1);
  // With the last page the button goes: the keys stay at the end of the list.
  await more.press('Enter');
  await expect(rows).toHaveCount(45);
  await expect(more).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('45 rows');
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
  // What the wallet itself does not take in one payment is said with the amount.
  await field.fill('1000000');
  await pay.click();
  await expect(panel.getByRole('alert')).toHaveText('bKash does not take ৳350,000 in one payment. Please buy less at once.');
  await field.fill('100');
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
  const asked: Route[] = [];
  await page.route('**/api/bkash/create-payment', (route) => void asked.push(route));
  await page.goto(MY_LIMITS);
  const { panel, field, pay } = await open(page, 'Add SMS Balance');
  await field.fill('100');
  await pay.evaluate((button: HTMLButtonElement) => {
    button.form!.requestSubmit();
    button.form!.requestSubmit();
  });
  await expect(pay).toHaveAttribute('aria-busy', 'true');
  expect(asked).toHaveLength(1);
  // Sent on when the test ends, it would lead the page of the next one to the wallet.
  await asked[0]!.fulfill({ json: {} });
  await expect(panel.getByRole('alert')).toBeVisible();
});
