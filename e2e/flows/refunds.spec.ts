import type { Locator, Page } from '@playwright/test';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import { db } from '../../gateway/db/client.ts';
import { seedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { expectFits, expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { payIn } from '../support/wallet.ts';

const MY_LIMITS = '/reports/my-limits';
const PAYMENTS = '/super-admin/payments';

/** On PRO: 0.35 taka a message, 3,990 taka a month. A name of its own, to be searched by. */
async function shopCalled(word: string, options: Parameters<typeof seedBusiness>[0] = {}): Promise<Shop> {
  const shop = await seedBusiness({ tier: 'PRO', name: `${word} ${Date.now()}`, ...options });
  await withAccount(shop.founder);
  return shop;
}

const standing = ({ id }: Shop) => db.business.findUniqueOrThrow({
  where: { id },
  select: { name: true, smsBalance: true, packageExpiresAt: true },
});

type Way = 'Add SMS Balance' | 'Renew Package';

async function buy(page: Page, way: Way, count: number): Promise<void> {
  await page.goto(MY_LIMITS);
  await page.getByRole('main').getByRole('button', { name: way }).click();
  const panel = page.getByRole('dialog', { name: way });
  await panel.getByRole('textbox').fill(String(count));
  await panel.getByRole('button', { name: 'Pay with bKash' }).click();
}

const slipOf = (page: Page) => page.getByRole('dialog', { name: 'Payment' });

/** Buys and pays; the wallet's address, whose switches decide what happens to refunds. */
async function buyAndPay(page: Page, way: Way, count: number, amount: string): Promise<string> {
  await buy(page, way, count);
  await expect(page.getByRole('heading', { name: 'bKash sandbox wallet' })).toBeVisible();
  const wallet = new URL(page.url()).origin;
  await payIn(page, amount);
  await expect(slipOf(page)).toContainText('Payment received');
  return wallet;
}

/** What the sandbox does from now on. */
async function setSwitches(page: Page, wallet: string, ...on: string[]): Promise<void> {
  const form = Object.fromEntries(on.map((name) => [name, 'on']));
  await page.request.post(`${wallet}/switches`, { form });
}

/** Opens the payment of this business, found by its name. */
async function findPayment(page: Page, name: string): Promise<void> {
  await page.goto(PAYMENTS);
  await page.getByRole('searchbox', { name: 'Business, transaction, invoice' }).fill(name);
  await expect(page).toHaveURL(/search=/);
  const rows = page.getByRole('grid', { name: 'Payments' }).getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(1);
  await rows.getByText(name).click();
  await expect(page).toHaveURL(/\/super-admin\/payments\/./);
}

const refundDialog = (page: Page) => page.getByRole('dialog', { name: /^Refund / });

async function openRefund(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  return refundDialog(page);
}

test('a super-administrator refunds what is unused, and the founder sees it', async ({ as }) => {
  test.slow();
  const shop = await shopCalled('Jamdani', { smsBalance: 7 });
  const { name } = await standing(shop);
  const founder = await as(shop.founder.email);
  await buyAndPay(founder, 'Add SMS Balance', 1_000, '350.00');

  const page = await as('super');
  await test.step('finds the payment and reads all of it', async () => {
    await findPayment(page, name);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1,000 SMS');
    const main = page.getByRole('main');
    for (const fact of [name, '01711-204466', '৳350', '1,007']) await expect(main).toContainText(fact);
    await expect(main.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
  });

  await test.step('sees what a refund will do, and what stands in its way', async () => {
    const dialog = await openRefund(page);
    const count = dialog.getByRole('textbox', { name: 'SMS to take back' });
    const outlook = dialog.getByRole('list', { name: 'What will happen' });
    await expect(count).toHaveValue('1,000');
    await expect(outlook).toContainText('৳350 goes back to 01711-204466.');
    await expect(outlook).toContainText(`The SMS balance of ${name} falls from 1,007 to 7.`);
    await count.fill('401');
    await expect(outlook).toContainText('৳140.35 goes back');
    await expect(outlook).toContainText('falls from 1,007 to 606.');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectPageFits(page);
    await expectFits(dialog);
    await page.setViewportSize({ width: 1440, height: 900 });

    await dialog.getByRole('button', { name: 'Refund ৳140.35' }).click();
    await expect(dialog).toContainText('Give a reason');
    await count.fill('1001');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too many');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await expect(dialog).toContainText('Must be 1,000 or less');
  });

  await test.step('refunds', async () => {
    const dialog = refundDialog(page);
    await dialog.getByRole('textbox', { name: 'SMS to take back' }).fill('401');
    await dialog.getByRole('button', { name: 'Refund ৳140.35' }).click();
    await expect(page.getByText(`৳140.35 refunded to ${name}`)).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main).toContainText('Partly refunded');
    await expect(main).toContainText('Refund of 401 SMS for ৳140.35 begun: Too many');
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    expect((await standing(shop)).smsBalance).toBe(606);
  });

  await test.step('the founder sees it on the receipt, in the list and in the statement', async () => {
    await founder.reload();
    const slip = slipOf(founder);
    await expect(slip).toContainText('Payment partly refunded');
    await expect(slip).toContainText('401 SMS');
    await expect(slip).toContainText('৳140.35');
    await expect(slip).toContainText('Too many');
    await expect(slip.getByRole('link')).toHaveCount(0);
    await slip.getByRole('button', { name: 'Done' }).click();
    const grid = founder.getByRole('grid', { name: 'Payments' });
    const row = grid.getByRole('row').filter({ hasText: '1,000 SMS' });
    await expect(row).toContainText('Partly refunded');
    await expect(row).toContainText('৳140.35 back');

    await founder.getByRole('main').getByRole('link', { name: 'Statement' }).click();
    const rows = founder.getByRole('grid', { name: 'Statement' }).getByRole('row');
    await expect(rows.filter({ hasText: 'Refund of 401 SMS for ৳140.35' })).toContainText('−401 SMS');
    await expect(rows.filter({ hasText: 'Bought 1000 SMS for ৳350.00' })).toContainText('+1,000 SMS');
    await expect(founder.getByText('606 SMS left')).toBeVisible();
    await rows.filter({ hasText: 'Refund of' }).getByRole('link', { name: 'Receipt' }).click();
    await expect(slipOf(founder)).toContainText('Payment partly refunded');
  });
});

test('a refund that bKash refuses, leaves open or had before is told apart', async ({ as }) => {
  test.slow();
  const shop = await shopCalled('Gadget');
  const { name } = await standing(shop);
  const founder = await as(shop.founder.email);
  const wallet = await buyAndPay(founder, 'Renew Package', 2, '7980.00');
  const { packageExpiresAt } = await standing(shop);
  const { renewedFrom } = await db.payment.findFirstOrThrow({ where: { businessId: shop.id } });

  const page = await as('super');
  await findPayment(page, name);
  const second = await page.context().newPage();
  await second.goto(page.url());

  await test.step('refused: the package is as long as before', async () => {
    await setSwitches(page, wallet, 'refundRefused');
    const dialog = await openRefund(page);
    const until = formatExpiryDate(packageExpiresAt);
    await expect(dialog).toContainText(`ends on ${formatExpiryDate(renewedFrom)} instead of ${until}.`);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Renewed twice');
    await dialog.getByRole('button', { name: 'Refund ৳7,980' }).click();
    await expect(dialog.getByRole('alert')).toContainText('bKash refused the refund: Insufficient Balance');
    await expect(page.getByText('Refund of 2 months for ৳7980.00 failed: Insufficient Balance')).toBeVisible();
    expect((await standing(shop)).packageExpiresAt).toEqual(packageExpiresAt);
  });

  await test.step('open: what is known is said, and looked at again', async () => {
    await setSwitches(page, wallet, 'refundPending');
    await refundDialog(page).getByRole('button', { name: 'Refund ৳7,980' }).click();
    const begun = 'The refund of ৳7,980 is begun. bKash has not confirmed it yet.';
    await expect(page.getByText(begun)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Being refunded');
    await expectAccessible(page);
    expect((await standing(shop)).packageExpiresAt).toEqual(renewedFrom);
  });

  await test.step('begun elsewhere: the second click changes nothing', async () => {
    const dialog = await openRefund(second);
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Renewed twice');
    await dialog.getByRole('button', { name: 'Refund ৳7,980' }).click();
    await expect(second.getByText('This payment is already being refunded')).toBeVisible();
    await expect(second.getByRole('main')).toContainText('bKash has not confirmed the refund yet');
    await expect(dialog).toHaveCount(0);
    expect((await standing(shop)).packageExpiresAt).toEqual(renewedFrom);
  });

  await test.step('asked for now', async () => {
    await setSwitches(page, wallet);
    await page.getByRole('button', { name: 'Ask bKash now' }).click();
    await expect(page.getByRole('main')).toContainText(/Refunded: 2 months for ৳7980\.00/);
    await expect(second.getByRole('main')).toContainText(/Refunded: 2 months for ৳7980\.00/);
    await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  });
});

test('a refund that bKash has not told of for a week is settled by who looks it up', async ({ as }) => {
  test.slow();
  const shop = await shopCalled('Unclear');
  const { name } = await standing(shop);
  const founder = await as(shop.founder.email);
  const wallet = await buyAndPay(founder, 'Add SMS Balance', 100, '35.00');
  const { smsBalance } = await standing(shop);

  const page = await as('super');
  await setSwitches(page, wallet, 'refundPending');
  await findPayment(page, name);
  const dialog = await openRefund(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('By mistake');
  await dialog.getByRole('button', { name: 'Refund ৳35' }).click();
  await expect(page.getByRole('main')).toContainText('Being refunded');
  const { id, refundStartedAt } = await db.payment.findFirstOrThrow({ where: { businessId: shop.id } });
  const aWeekAgo = new Date(refundStartedAt!.getTime() - 8 * 86_400_000);
  await db.payment.updateMany({ where: { id }, data: { refundStartedAt: aWeekAgo } });

  await page.getByRole('button', { name: 'Ask bKash now' }).click();
  await expect(page.getByRole('main')).toContainText('bKash has not told for a week what became of the refund');
  await expectAccessible(page);

  await founder.reload();
  await expect(slipOf(founder)).toContainText('Whether the money went back is not known yet');
  await slipOf(founder).getByRole('button', { name: 'Done' }).click();
  await expect(founder.getByRole('grid', { name: 'Payments' })).toContainText('Refund unclear');
  await page.goto(`${PAYMENTS}?status=REFUND_UNCLEAR`);
  await page.getByRole('grid', { name: 'Payments' }).getByText(name).click();
  await page.getByRole('button', { name: 'It did not go back' }).click();
  const kept = page.getByRole('dialog', { name: 'Has bKash kept the money?' });
  await kept.getByRole('textbox', { name: 'Reason' }).fill('It is in no list');
  await kept.getByRole('button', { name: 'Give the credit back' }).click();
  await expect(page.getByText('The credit is given back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
  expect((await standing(shop)).smsBalance).toBe(smsBalance);
});

test('the receipt leads a super-administrator to all facts', async ({ as }) => {
  const page = await as('super');
  await buy(page, 'Add SMS Balance', 130);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await slipOf(page).getByRole('link', { name: 'All facts and refund' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('130 SMS');
  await expect(page.getByRole('main')).toContainText('Cancelled at bKash');
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
});

test('what has been used is not refunded', async ({ as }) => {
  const shop = await shopCalled('Mudi', { expiresInDays: -3 });
  const { name } = await standing(shop);
  await buyAndPay(await as(shop.founder.email), 'Renew Package', 1, '3990.00');
  const page = await as('super');
  await findPayment(page, name);
  const dialog = await openRefund(page);
  await expect(dialog.getByRole('alert')).toContainText('Nothing of it can be refunded');
  await expect(dialog.getByRole('button', { name: 'Refund' })).toHaveCount(0);
});

test('the payments are filtered by state and kind, and none is shown to a founder', async ({ as }) => {
  const shop = await shopCalled('Boi');
  const { name } = await standing(shop);
  const founder = await as(shop.founder.email);
  await buy(founder, 'Add SMS Balance', 200);
  await founder.getByRole('button', { name: 'Cancel' }).click();
  await expect(slipOf(founder)).toContainText('Payment cancelled');

  const page = await as('super');
  await page.goto(`${PAYMENTS}?search=${encodeURIComponent(name)}`);
  const rows = page.getByRole('grid', { name: 'Payments' }).getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(1);
  const states = page.getByRole('group', { name: 'Payments by status' });
  await states.getByRole('link', { name: 'Paid' }).click();
  await expect(rows).toHaveCount(0);
  await states.getByRole('link', { name: 'Cancelled' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Kind' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Package renewal');
  await expect(rows).toHaveCount(0);
  await expect(page).toHaveURL(/status=CANCELLED.*kind=PACKAGE_RENEW|kind=PACKAGE_RENEW.*status=CANCELLED/);

  await founder.goto(PAYMENTS);
  await expect(founder.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this screen');
  await expect(founder.getByText('Only those who run Karbar itself can open it.')).toBeVisible();
  await expect(founder.getByText('can give it to you')).toHaveCount(0);
});

test('a payment that came to nothing is tried again with the same number', async ({ as }) => {
  const shop = await shopCalled('Sari', { smsBalance: 3 });
  const page = await as(shop.founder.email);
  for (const [way, count, label] of [
    ['Add SMS Balance', 1_200, 'Number of SMS'], ['Renew Package', 6, 'Duration in months'],
  ] as const) {
    await buy(page, way, count);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await slipOf(page).getByRole('button', { name: 'Try again' }).click();
    const panel = page.getByRole('dialog', { name: way });
    await expect(panel.getByRole('textbox', { name: label })).toHaveValue(String(count));
    await expect(panel.getByRole('textbox', { name: label })).toBeFocused();
    await expect(slipOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(MY_LIMITS);
    await expectAccessible(page);
  }
  // Given up, the panel opens as ever.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const panel = page.getByRole('dialog', { name: 'Renew Package' });
  await expect(panel).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Renew Package' }).click();
  await expect(panel.getByRole('textbox')).toHaveValue('1');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('grid', { name: 'Payments' }).getByText('1,200 SMS').click();
  await slipOf(page).getByRole('button', { name: 'Try again' }).click();
  const again = page.getByRole('dialog', { name: 'Add SMS Balance' });
  await again.getByRole('button', { name: 'Pay with bKash' }).click();
  await payIn(page, '420.00');
  await expect(slipOf(page)).toContainText('Payment received');
  await expect(slipOf(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect((await standing(shop)).smsBalance).toBe(1_203);
});
