import { DAY_MS } from '../../schema/rules/durations.ts';
import { dhakaDay } from '../../schema/rules/format.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

const NEW_EXPENSE = '/expense/new-expense';
const today = () => dhakaDay(new Date());

test('a computer whose date is ahead neither closes the business nor proposes a day to come', async ({ as }) => {
  const { email } = await makeFounder({ name: 'Ahead', expiresInDays: 0.9 });
  const page = await as(email);
  await page.clock.setSystemTime(Date.now() + 2 * DAY_MS);
  await page.goto(NEW_EXPENSE);
  await expect(page.getByText('Your package will expire in 1 day.')).toBeVisible();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today());
});

test('on a computer whose date is behind, an expense is booked on the day that it is', async ({ as }) => {
  const { email } = await makeFounder({ name: 'Behind' });
  const page = await as(email);
  await page.clock.setSystemTime(Date.now() - 3 * DAY_MS);
  await page.goto(NEW_EXPENSE);
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(today());
  await page.getByLabel('Amount').fill('৭৫০');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await page.goto(`/expense/expense-list?days=${today()}..${today()}`);
  await expect(page.getByRole('grid').getByText('৳750').first()).toBeVisible();
});
