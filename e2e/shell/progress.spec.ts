import type { Page } from '@playwright/test';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { operationOf } from './wire.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const track = (page: Page) => page.locator('[data-route-progress]');
const bar = (page: Page) => track(page).locator('[role=progressbar]');

const scale = async (page: Page) =>
  Number(/scaleX\(([\d.]+)\)/.exec((await bar(page).getAttribute('style')) ?? '')?.[1]);

test('the bar starts at 0.08, grows every 800 ms up to 0.994, and hides at the end', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/ecom-search');
  const tab = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'OrderList' });
  await expect(tab).toBeVisible();
  await expect(track(page)).toHaveAttribute('data-route-progress', 'finished');
  await expect(track(page)).toHaveCSS('opacity', '0');

  // The screen's own code is held back, so that the way there takes as long as this test wants.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/${builtFile('features/orders/OrderListPage.tsx')}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  // Rows that come later than the minutes below are given up: a request has 30 seconds.
  const answered = page.waitForResponse((answer) => operationOf(answer.request())?.name === 'OrderListPageQuery');
  await tab.click();
  await expect(track(page)).toHaveAttribute('data-route-progress', 'moving');
  await answered;
  await expect(track(page)).toHaveCSS('opacity', '1');
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  expect(await scale(page)).toBe(0.08);
  await page.clock.runFor(799);
  expect(await scale(page)).toBe(0.08);
  await page.clock.runFor(1);
  await expect.poll(() => scale(page)).toBeGreaterThan(0.08);
  const second = await scale(page);
  await page.clock.runFor(800);
  await expect.poll(() => scale(page)).toBeGreaterThan(second);
  await page.clock.runFor(800 * 400);
  await expect.poll(() => scale(page)).toBe(0.994);

  release();
  await expect(track(page)).toHaveAttribute('data-route-progress', 'finished');
  expect(await scale(page)).toBe(1);
  await expect(track(page)).toHaveCSS('opacity', '0');
  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Orders');
});

test('rows that take six minutes are given up in words, and come when they are asked for again', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const page = await as('founder');
  await page.clock.install();
  await page.goto('/ecom/ecom-search');
  const tab = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'OrderList' });
  await expect(tab).toBeVisible();

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'OrderListPageQuery') await held;
    await route.fallback();
  });
  await tab.click();
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
  await page.clock.fastForward(6 * 60_000);
  await expect(page.getByText('The server took too long to answer.')).toBeVisible();
  release();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Orders');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
