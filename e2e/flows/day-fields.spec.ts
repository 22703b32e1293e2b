import type { Locator } from '@playwright/test';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** What a browser makes of a day that is typed: with each digit of the year it has another year. */
async function typeDay(field: Locator, day: string): Promise<void> {
  for (const digits of [1, 2, 3, 4]) await field.fill(day.slice(0, digits).padStart(4, '0') + day.slice(4));
}

test('days are typed to their end before a page looks them up', async ({ as }) => {
  test.setTimeout(120_000);
  const page = await as((await makeFounder()).email);
  const errors = page.getByRole('button', { name: 'Try again' });
  const today = dhakaDay(new Date());
  const [first, last] = [addDays(today, -40), addDays(today, -20)];
  const [from, until] = [page.getByLabel('From', { exact: true }), page.getByLabel('Until', { exact: true })];

  for (const [path, parameter] of [['/reports/order-report', 'days'], ['/accounts/books', 'days'], ['/ecom/ecom-dashboard?range=2026-01-01..2026-01-02', 'range']] as const) {
    await test.step(`a range of ${path}`, async () => {
      await page.goto(path);
      await typeDay(until, last);
      await typeDay(from, first);
      await expect(page).toHaveURL(new RegExp(`${parameter}=${first}\\.\\.${last}`));
      await expect(errors).toHaveCount(0);
      await expect(from).toHaveValue(first);
      await expect(until).toHaveValue(last);
    });
  }

  await test.step('a first day after the last stays where it is typed, and why nothing follows is said', async () => {
    await page.goto(`/reports/order-report?days=${first}..${last}`);
    await typeDay(from, addDays(last, 5));
    await expect(page.getByText('The last day is before the first')).toBeVisible();
    await expect(until).toHaveValue(last);
    await expectAccessible(page);
    await typeDay(until, addDays(last, 9));
    await expect(page).toHaveURL(new RegExp(`days=${addDays(last, 5)}\\.\\.${addDays(last, 9)}`));
    await expect(page.getByText('The last day is before the first')).toHaveCount(0);
  });

  await test.step('days that are too many are not looked up, and forgotten when the fields are left', async () => {
    await typeDay(from, '2012-02-03');
    await expect(page.getByText(/^At most \d+ days$/)).toBeVisible();
    await expect(errors).toHaveCount(0);
    await page.getByLabel('Days', { exact: true }).focus();
    await expect(from).toHaveValue(addDays(last, 5));
  });

  await test.step('the day of the inventory', async () => {
    await page.goto('/reports/product-inventory');
    const day = page.getByLabel('At the end of');
    await typeDay(day, last);
    await expect(page).toHaveURL(new RegExp(`on=${last}`));
    await expect(day).toHaveValue(last);
  });
});
