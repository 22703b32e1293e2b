import { expect, test } from '../support/fixtures.ts';

test('the language is chosen in the user menu, and words, numbers and timelines follow it', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'অর্ডার' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  await expect(page.getByText(/^মোট [০-৯,]+টি$/)).toBeVisible();
  await page.getByRole('grid').getByRole('link').first().click();
  const timeline = page.getByRole('list', { name: 'টাইমলাইন' });
  await expect(timeline.getByText(/তৈরি করেছেন|এসেছে|কনফার্মড/).first()).toBeVisible();

  await page.goto('/ecom/main-order-list');
  await page.getByRole('button', { name: /অ্যাকাউন্ট$/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
