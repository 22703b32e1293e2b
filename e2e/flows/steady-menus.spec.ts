import type { Page } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** The page scrolls, and has told so. */
const scroll = (page: Page, by: number) =>
  page.evaluate((top) => new Promise<void>((resolve) => {
    addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true, capture: true });
    scrollBy(0, top);
  }), by);

test('what is open stays open when the page scrolls by itself, and is closed by whoever scrolls', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { name: 'Jute bag', stock: 90 });
  for (let count = 0; count < 12; count += 1) await withOrder(shop, { lines: [{ product }] });
  const page = await as(founder.email);
  const menu = page.getByRole('menu');

  await test.step('a menu that is opened as soon as its page is there: the page goes to its top', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/ecom/main-order-list');
    // The code of menus is there by then.
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    for (let time = 0; time < 5; time += 1) {
      await page.evaluate((top) => scrollTo(0, top), 400 + time);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await page.evaluate(() => {
        const watch = new MutationObserver(() => {
          const more = [...document.querySelectorAll('button')].find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === 'More steps');
          if (!more) return;
          watch.disconnect();
          more.click();
        });
        watch.observe(document.body, { childList: true, subtree: true });
        document.body.dataset.scrolls = '';
        addEventListener('scroll', ({ target }) => { if (target === document && scrollY === 0) document.body.dataset.scrolls = 'to the top'; }, true);
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="/ecom/order/"]')];
        links.find((link) => link.getBoundingClientRect().top > 100)!.click();
      });
      await expect(menu).toBeVisible();
      await expect(page.locator('body')).toHaveAttribute('data-scrolls', 'to the top');
      await expect(menu).toBeVisible();
      // Not by Escape: a click by a script gives the button no focus, so a title that comes late may have it.
      await page.goBack();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('link', { name: /^#/ }).first()).toBeVisible();
    }
  });

  await test.step('a menu', async () => {
    await page.getByRole('link', { name: /^#/ }).first().click();
    await page.getByRole('button', { name: 'More steps' }).click();
    await expect(menu).toBeVisible();
    await scroll(page, 60);
    await expect(menu).toBeVisible();
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 200);
    await expect(menu).toBeHidden();
  });

  await test.step('the proposals of a field, with what is typed in it', async () => {
    await page.goto('/ecom/ecom-new-order');
    const picker = page.getByRole('combobox', { name: 'Add a product', exact: true });
    await picker.fill('Jute');
    await expect(page.getByRole('option', { name: /Jute bag/ })).toBeVisible();
    await scroll(page, 30);
    await expect(page.getByRole('option', { name: /Jute bag/ })).toBeVisible();
    await expect(picker).toHaveValue('Jute');
  });
});
