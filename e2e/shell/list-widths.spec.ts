import { builtPaths } from '../support/routes.ts';
import { expect, test } from '../support/fixtures.ts';

/** The addresses of lists, but not what opens on them. */
const LISTS = builtPaths().filter((path) => /-list$|-report$|low-stock$|transfer-stock$|stock-count$|sms-log$|suppliers$|all-order$|product-inventory$|additional-sites$|super-admin\/notifications$/.test(path));

test('in Bangla too, each list fits a window of 1440 pixels, and its headers say all of their words', async ({ as }) => {
  test.setTimeout(240_000);
  // Who runs the platform sees all of them.
  const page = await as('super');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  const wrong: string[] = [];
  for (const path of LISTS) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const grids = page.getByRole('grid');
    for (const grid of await grids.all()) {
      const beyond = await grid.evaluate(({ parentElement: scroller }) => scroller!.scrollWidth - scroller!.clientWidth);
      if (beyond > 0) wrong.push(`${path} scrolls ${beyond} pixels sideways`);
      const cut = await grid.getByRole('columnheader').evaluateAll((heads) => heads.filter(({ textContent }) => textContent !== '').filter((head) => {
        const words = document.createRange();
        words.selectNodeContents(head.querySelector('button')?.firstChild ?? head.firstChild ?? head);
        const { left, right, bottom } = words.getBoundingClientRect();
        const box = head.getBoundingClientRect();
        return right > box.right + 1 || left < box.left - 1 || bottom > box.bottom + 1;
      }).map(({ textContent }) => textContent));
      if (cut.length > 0) wrong.push(`${path} cuts ${cut.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
