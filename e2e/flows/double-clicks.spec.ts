import type { Locator, Page } from '@playwright/test';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** Puts a button of the page's own where something is, under all dialogs, and counts what it is pressed. */
async function placeUnder(page: Page, above: Locator): Promise<() => Promise<number>> {
  const box = (await above.boundingBox())!;
  await page.evaluate(({ x, y, width, height }) => {
    const button = document.createElement('button');
    Object.assign(button.style, { position: 'fixed', zIndex: '50', left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    button.dataset.presses = '0';
    button.addEventListener('click', () => { button.dataset.presses = String(Number(button.dataset.presses) + 1); });
    document.getElementById('root')!.append(button);
  }, box);
  return async () => Number(await page.locator('[data-presses]').getAttribute('data-presses'));
}

test('the second click of a double click presses nothing under a dialog that the first has closed', async ({ as }) => {
  const founder = await makeFounder();
  await withProduct(founder.shops[0]!, { name: 'Clay pot', stock: 5 });
  const page = await as(founder.email);
  await page.goto('/product/product-list');
  await page.getByRole('checkbox', { name: 'Select Clay pot' }).check();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  const goBack = dialog.getByRole('button', { name: 'Go back' });
  await expect(goBack).toBeVisible();
  const presses = await placeUnder(page, goBack);
  const { x, y, width, height } = (await goBack.boundingBox())!;
  const click = () => page.mouse.click(x + width / 2, y + height / 2);
  // At once, however slow the page is: between two calls of `click` more than the time of a double click may pass.
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 3 });
  await expect(dialog).toHaveCount(0);
  expect(await presses()).toBe(0);
  // A while later it is pressed for itself.
  await expect.poll(async () => {
    await click();
    return presses();
  }, { intervals: [600] }).toBe(1);
});
