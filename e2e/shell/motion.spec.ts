import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Seconds that each animation took that has ended on the page. */
const ended = (page: Page) => page.evaluate(() => (window as unknown as { ended: number[] }).ended);

const MOTIONS = {
  'slide and fade': { reducedMotion: 'no-preference', moves: true },
  'stand at once where motion is not wanted': { reducedMotion: 'reduce', moves: false },
} as const;

for (const [how, { reducedMotion, moves }] of Object.entries(MOTIONS)) {
  test.describe(() => {
    test.use({ contextOptions: { reducedMotion } });

    test(`a drawer and the question over it ${how}, and close`, async ({ as }) => {
      const page = await as('founder');
      await page.goto('/setting/integrate-website');
      await page.getByRole('button', { name: 'Connect a shop' }).first().waitFor();
      await page.evaluate(() => {
        const seen: number[] = [];
        Object.assign(window, { ended: seen });
        addEventListener('animationend', ({ elapsedTime }) => seen.push(elapsedTime), true);
      });
      await page.getByRole('button', { name: 'Connect a shop' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
      await drawer.getByLabel('Name').fill('Weaver');
      // What lies over the page, and the drawer.
      await expect.poll(async () => (await ended(page)).length).toBeGreaterThanOrEqual(2);
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(question).toBeVisible();
      await expect.poll(async () => (await ended(page)).length).toBeGreaterThanOrEqual(4);
      expect([...new Set((await ended(page)).map((seconds) => seconds > 0))]).toEqual([moves]);
      await question.getByRole('button', { name: 'Leave' }).click();
      await expect(question).toBeHidden();
      await expect(drawer).toBeHidden();
    });
  });
}
