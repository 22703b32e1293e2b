import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('the app is read in Bangla when that is chosen, and in English again', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'অর্ডার' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  // Statuses, amounts and counts too.
  const grid = page.getByRole('grid');
  await expect(grid.getByText(/^(পেন্ডিং|কনফার্মড|শিপড|ডেলিভারড)$/).first()).toBeVisible();
  await expect(grid.getByText(/৳[০-৯]/).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /নোটিফিকেশন$/ })).toHaveText(/^[০-৯]+$/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'অর্ডার' })).toBeVisible();

  // Accounts that every business has, though their names are stored; not those that people named.
  await page.goto('/accounts');
  for (const name of ['নগদ টাকা', 'সাপ্লায়ারের পাওনা', 'ভাড়া']) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

  // So is what was booked, account names within it too.
  await page.getByRole('link', { name: 'ব্যাংক', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ব্যাংক' })).toBeVisible();
  await expect(page.getByText(/^ট্রান্সফার \d+: .* থেকে ব্যাংক$/).first()).toBeVisible();

  // And what has come in at which cost, and what the SMS balance went on.
  await page.goto('/product/product-list?search=KANTHA-DBL');
  await page.getByRole('row').filter({ hasText: 'KANTHA-DBL' }).getByRole('link').first().click();
  await expect(page.getByRole('table', { name: 'কেনা দামের ইতিহাস' })).toContainText('শুরুর স্টক');
  await page.goto('/reports/statement');
  await expect(page.getByText(/^\d{5}-\d{6} নম্বরে SMS$/).first()).toBeVisible();

  // Steps that the browser numbers.
  await page.goto('/website/plugin-setting');
  await expect(page.getByRole('main').locator('ol').first()).toHaveCSS('list-style-type', 'bengali');

  // And what a gateway said to an SMS, in the log and in the job that sent it.
  await page.goto('/sms/sms-log?status=REFUNDED');
  await expect(page.getByRole('grid').getByText('নম্বরটি ঠিক নয়')).toBeVisible();
  await page.goto('/bulk-jobs');
  await page.getByRole('link', { name: /নম্বরে SMS$/ }).click();
  await expect(page.getByText('পাঠানো হয়নি, ব্যালেন্স ফেরত গেছে: নম্বরটি ঠিক নয়')).toBeVisible();
  await page.goto('/accounts');

  await page.getByRole('button', { name: /-এর অ্যাকাউন্ট$/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cash', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
