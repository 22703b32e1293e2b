import { ALIASES } from '../permissions/spec-menu.ts';
import { builtPaths } from '../support/routes.ts';
import { expect, test } from '../support/fixtures.ts';
import { move, open } from './visit.ts';

const IS_LIST = /-list$|-report$|low-stock$|transfer-stock$|stock-count$|sms-log$|suppliers$|all-order$|product-inventory$|additional-sites$|super-admin\/notifications$|update-payment$|\/lines$/;
/** A second address of a page that another address of the list opens. */
const SECOND = '/reports/web-order-report';

/** The addresses of lists, but not what opens on them, and the tab that shows one column more than the others. */
const LISTS = [
  ...builtPaths().filter((path) => IS_LIST.test(path) && !(path in ALIASES) && path !== SECOND), '/website/website-order-list?status=ALL',
];

test('in Bangla too, each list fits a window of 1440 pixels, and no header, amount or badge is cut off', async ({ as }) => {
  test.setTimeout(240_000);
  // Who runs the platform sees all of them.
  const page = await as('super');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await open(page, '/no/such/screen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  const wrong: string[] = [];
  for (const path of LISTS) {
    await move(page, path);
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
      // Names may end in dots; of a number or a status a part says something else.
      const cells = await grid.locator('tbody td').evaluateAll((all) => all.filter((cell) => {
        const amounts = cell.matches('[data-align=end]') ? [...cell.querySelectorAll('[data-cell-line]')] : [];
        const badges = [...cell.querySelectorAll('*')].filter((part) => !part.closest('[data-cell-line], [data-cell-second]'));
        const edge = cell.getBoundingClientRect().right + 1;
        return amounts.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) || badges.some((badge) => badge.getBoundingClientRect().right > edge);
      }).map(({ textContent }) => textContent));
      for (const words of [cut, [...new Set(cells)]]) if (words.length > 0) wrong.push(`${path} cuts ${words.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
