import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

// Its own form of a day begins with the month.
test.use({ locale: 'en-US' });

test('a day is written as everywhere, and in the form of the browser only while somebody types', async ({ as }) => {
  const founder = await makeFounder();
  const page = await as(founder.email);
  await page.goto('/expense/new-expense');
  const day = page.getByLabel('Day', { exact: true });
  const written = () => day.evaluate((input) => getComputedStyle(input, '::before').content);
  await expect.poll(written).toMatch(/^"[A-Z][a-z]{2} \d{1,2}, \d{4}"$/);
  await day.click();
  await page.keyboard.type('12052026');
  expect(await written()).toBe('none');
  // The button that opens the calendar.
  await page.keyboard.press('Tab');
  expect(await written()).toBe('none');
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue('2026-12-05');
  expect(await written()).toBe('"Dec 5, 2026"');
  // What is there of a day that lacks a part stays in sight.
  await day.click();
  await page.keyboard.press('Backspace');
  await page.getByLabel('Note').focus();
  await expect(day).toHaveValue('');
  expect(await written()).toBe('none');
});
