import type { Page, Request, Response } from '@playwright/test';
import { MINUTE_MS } from '../../schema/rules/durations.ts';
import { expect, test } from '../support/fixtures.ts';
import { makeFounder } from './people.ts';
import { intercept, named, operationOf, watchOperations, type Operation } from './wire.ts';

const START = '/ecom/ecom-search';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name });

/** Goes to another screen by a click inside the app. */
async function move(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
}

/** Away from the tab and back, as the browser tells the page. */
async function refocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const type of ['blur', 'focus']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const CHECK = 'viewerQuery';
const AVAILABLE = 'viewerBusinessesQuery';
const count = (sent: readonly Operation[], name: string) => named(sent, name).length;

test('the business check is fresh for 5 minutes, and is never asked again on focus', async ({ as }) => {
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.clock.install();
  await page.goto(START);
  await expect(sidebar(page)).toBeVisible();
  expect([count(sent, CHECK), count(sent, AVAILABLE)]).toEqual([1, 1]);

  await refocus(page);
  await move(page, 'NewOrder');
  await page.clock.fastForward(4 * MINUTE_MS);
  await refocus(page);
  await move(page, 'Search');
  expect([count(sent, CHECK), count(sent, AVAILABLE)]).toEqual([1, 1]);

  await page.clock.fastForward(MINUTE_MS + 1_000);
  await refocus(page);
  expect(count(sent, CHECK)).toBe(1);
  await move(page, 'NewOrder');
  await expect.poll(() => count(sent, CHECK)).toBe(2);
  expect(count(sent, AVAILABLE)).toBe(1);
});

test('after half an hour the business is still there, and asked for by the next move', async ({ as }) => {
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.clock.install();
  await page.goto(START);
  await expect(sidebar(page)).toBeVisible();
  await page.clock.fastForward(31 * MINUTE_MS);
  await refocus(page);
  expect(count(sent, CHECK)).toBe(1);
  await move(page, 'NewOrder');
  await expect(page.getByRole('button', { name: 'Business Nakshi Ghor, switch' })).toBeVisible();
  await expect.poll(() => count(sent, CHECK)).toBe(2);
});

test('a refresh that fails in the background takes nobody’s screen away', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.clock.install();
  await page.goto(START);
  await expect(sidebar(page)).toBeVisible();
  await intercept(page, CHECK, 'abort');
  await page.clock.fastForward(6 * MINUTE_MS);
  await move(page, 'NewOrder');
  await expect.poll(() => count(sent, CHECK)).toBe(2);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByText('Connection Error')).toHaveCount(0);
});

test('the business check is never retried', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.clock.install();
  await intercept(page, CHECK, 503);
  await page.goto(START);
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await page.clock.runFor(2 * MINUTE_MS);
  await refocus(page);
  expect(count(sent, CHECK)).toBe(1);
});

test('the available businesses are tried 3 times more, after 1, 2 and 4 seconds', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.clock.install();
  await intercept(page, AVAILABLE, 503);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
  const nextAnswer = () =>
    page.waitForResponse((answer) => operationOf(answer.request())?.name === AVAILABLE);
  // What the page asks after an answer is answered after the page has read that one, and waits again.
  const isRead = async (answer: Response) => {
    await answer.finished();
    await page.evaluate(async () => (await fetch('/healthz')).text());
  };
  let coming = nextAnswer();
  await page.goto(START);
  await expect.poll(() => count(sent, AVAILABLE)).toBe(1);
  for (const [attempt, delay] of [1_000, 2_000, 4_000].entries()) {
    await isRead(await coming);
    coming = nextAnswer();
    await page.clock.runFor(delay - 1);
    expect(count(sent, AVAILABLE)).toBe(attempt + 1);
    await page.clock.runFor(1);
    await expect.poll(() => count(sent, AVAILABLE)).toBe(attempt + 2);
  }
  await isRead(await coming);
  await page.clock.runFor(5 * MINUTE_MS);
  await refocus(page);
  expect(count(sent, AVAILABLE)).toBe(4);
  expect(count(sent, CHECK)).toBe(1);
  // Without the list the shell works on, and says that it is missing.
  await page.clock.resume();
  await page.getByRole('button', { name: 'Business Nakshi Ghor, switch' }).click();
  const switcher = page.getByRole('menu', { name: 'Businesses' });
  await expect(switcher.getByRole('menuitem')).toHaveText(['Your businesses could not be loaded', 'Try again']);
  await page.unrouteAll();
  await switcher.getByRole('menuitem', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Business Nakshi Ghor, switch' }).click();
  await expect(switcher.getByRole('menuitem', { name: 'Add business' })).toBeVisible();
});

test('an answer 200 with errors is retried as a failure is', async ({ as }) => {
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.clock.install();
  const second = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== AVAILABLE) return route.fallback();
    if (count(sent, AVAILABLE) > 1) await second.promise;
    const errors = [{ message: 'Something went wrong on our side', path: ['viewer', 'otherBusinesses'] }];
    return count(sent, AVAILABLE) === 1 ? route.fulfill({ json: { data: { viewer: null }, errors } }) : route.fallback();
  });
  await page.goto(START);
  await expect.poll(() => count(sent, AVAILABLE)).toBe(1);
  await page.getByRole('button', { name: 'Business Nakshi Ghor, switch' }).click();
  const entries = page.getByRole('menu', { name: 'Businesses' }).getByRole('menuitem');
  await expect(entries).toHaveText(['Loading your businesses…']);
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(count(sent, AVAILABLE)).toBe(2);
  }).toPass();
  second.resolve();
  await expect(entries.filter({ hasText: 'Add business' })).toBeVisible();
});

test('the counts at the bell are asked once with the shell and again when it is opened', async ({ as }) => {
  const page = await as('founder');
  const sent = watchOperations(page);
  await page.goto(START);
  await expect.poll(() => count(sent, 'BellQuery')).toBe(1);
  await refocus(page);
  await move(page, 'NewOrder');
  expect(count(sent, 'BellQuery')).toBe(1);
  await page.getByRole('button', { name: /^\d+ notifications?$/ }).click();
  await expect.poll(() => count(sent, 'BellQuery')).toBe(2);
});

test('a list that a hovered link has loaded shows a change made since', async ({ as }) => {
  const { email } = await makeFounder({ smsBalance: 5 });
  const page = await as(email);
  const sent = watchOperations(page);
  await page.goto(START);
  await sidebar(page).getByRole('button', { name: 'SMS', exact: true }).click();
  const log = sidebar(page).getByRole('link', { name: 'SMS Log' });
  await log.hover();
  await expect.poll(() => count(sent, 'SmsLogPageQuery')).toBe(1);

  await page.getByRole('button', { name: 'Send message' }).click();
  const form = page.getByRole('form', { name: 'Single SMS' });
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('01711204466');
  await form.getByRole('textbox', { name: 'Message' }).fill('Your parcel is on its way');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').getByText('Message sent successfully')).toBeVisible();
  await page.keyboard.press('Escape');

  await log.click();
  await expect(page.getByRole('grid', { name: 'SMS' })).toContainText('Your parcel is on its way');
  expect(count(sent, 'SmsLogPageQuery')).toBe(2);
});

test('a screen opens whose link was passed over long ago, and whose answer was given up since', async ({ as }) => {
  const page = await as('founder');
  await page.goto(START);
  const isRows = (request: Request) => operationOf(request)?.name === 'OrderListPageQuery';
  await page.route('**/graphql', (route) => (isRows(route.request()) ? undefined : route.fallback()));
  const orders = tab(page, 'OrderList');
  const asked = page.waitForRequest(isRows);
  await orders.focus();
  await asked;
  const givenUp = page.waitForEvent('requestfailed', isRows);
  // More screens than are kept waiting for a click.
  for (const group of ['Setting', 'Reports']) {
    await sidebar(page).getByRole('button', { name: group, exact: true }).click();
    for (const link of await sidebar(page).locator('li li a').all()) {
      // Its screen has the query of the entry before.
      if ((await link.textContent()) === 'Select Sticker') continue;
      const next = page.waitForRequest('**/graphql');
      await link.focus();
      await next;
    }
  }
  await givenUp;
  await page.unroute('**/graphql');
  await orders.press('Enter');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
