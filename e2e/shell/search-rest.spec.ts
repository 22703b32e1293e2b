import { expect, test } from '../support/fixtures.ts';

const LIST = '/ecom/main-order-list';

test('a row that is opened while a search still waits for more keys stays open', async ({ as }) => {
  const page = await as('founder');
  await page.clock.install();
  await page.goto(LIST);
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Phone, order no., name, tracking' }).fill('jamdani');
  await row.click();
  await expect(page).toHaveURL(/\/ecom\/order\//);
  const opened = page.url();
  await page.clock.runFor(1_000);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Orders/);
  expect(page.url()).toBe(opened);
});
