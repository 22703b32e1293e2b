import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { makeFounder, makeMember } from './people.ts';

const START = '/ecom/ecom-search';
const switcher = (page: Page) => page.getByRole('button', { name: /^Business .*, switch$/ });
const dropdown = (page: Page) => page.getByRole('menu', { name: 'Businesses' });

async function open(page: Page) {
  await page.goto(START);
  await switcher(page).click();
  await expect(dropdown(page)).toBeVisible();
  return dropdown(page).getByRole('menuitem');
}

test('the trigger shows the first letter in upper case, and the name when there is room', async ({ as }) => {
  const { email } = await makeFounder({ name: 'orchid corner' });
  const page = await as(email);
  await page.goto(START);
  await expect(switcher(page)).toHaveText('Oorchid corner');
  await expect(switcher(page).getByText('O', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(switcher(page)).toHaveText('O');
  await switcher(page).click();
  await expect(dropdown(page)).toBeVisible();
});

test('a founder gets the other businesses, expired ones marked, and Add business', async ({ as }) => {
  const { email } = await makeFounder(
    { name: 'Amber' }, { name: 'Brick lane' }, { name: 'Cobalt', expiresInDays: -2 },
  );
  const page = await as(email);
  const entries = await open(page);
  await expect(dropdown(page).getByText('Businesses', { exact: true })).toBeVisible();
  await expect(entries).toHaveText(['BBrick lane', 'CCobaltPackage Expired', 'Add business']);
  await entries.last().click();
  await expect(page).toHaveURL(/\/setting\/create-new-business$/);
});

test('a founder with no other business may still add one', async ({ as }) => {
  const page = await as((await makeFounder({ name: 'Amber' })).email);
  await expect(await open(page)).toHaveText(['Add business']);
});

test('somebody else reads No other business unless there is more than one other', async ({ as }) => {
  const cases: [businesses: string[], entries: string[]][] = [
    [['Amber'], ['No other business']],
    [['Amber', 'Brick'], ['BBrick', 'No other business']],
    [['Amber', 'Brick', 'Cobalt'], ['BBrick', 'CCobalt']],
  ];
  for (const [businesses, entries] of cases) {
    const { email } = await makeMember({ flags: ['search'] }, ...businesses.map((name) => ({ name })));
    const page = await as(email);
    await expect(await open(page)).toHaveText(entries);
    const none = dropdown(page).getByRole('menuitem', { name: 'No other business' });
    if (await none.count()) await expect(none).toHaveAttribute('aria-disabled', 'true');
  }
});

test('opened by keyboard before the businesses are there, it is used from the keyboard when they come', async ({ as }) => {
  const page = await as((await makeFounder({ name: 'Amber' }, { name: 'Brick lane' })).email);
  const opened = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Brick lane')) await opened.promise;
    return route.fulfill({ response });
  });
  await page.goto(START);
  await switcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(dropdown(page)).toBeVisible();
  opened.resolve();
  const first = dropdown(page).getByRole('menuitem', { name: 'Brick lane' });
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dropdown(page).getByRole('menuitem', { name: 'Add business' })).toBeFocused();
});
