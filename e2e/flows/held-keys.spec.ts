import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** As a keyboard repeats a key that is held. */
async function hold(page: Page, key: string): Promise<void> {
  for (let time = 0; time < 6; time += 1) {
    await page.keyboard.down(key);
    await page.waitForFunction(() => new Promise((resolve) => { requestAnimationFrame(resolve); }));
  }
  await page.keyboard.up(key);
}

test('a key that is held does its work once, and each Escape closes one thing', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  for (const name of ['Clay pot', 'Jute mat', 'Reed fan']) await withProduct(shop, { name, stock: 5 });
  await db.supplier.create({ data: { businessId: shop.id, name: 'Weaver' } });
  const page = await as(founder.email);

  await test.step('Enter on a button that asks: the question stays, and nothing is lost', async () => {
    await page.goto('/purchase/suppliers');
    await page.getByRole('link', { name: 'Weaver' }).click();
    const drawer = page.getByRole('dialog', { name: 'Weaver' });
    await drawer.getByLabel('Note').fill('Pays on Sundays');
    // So that it is there at once the next time.
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toHaveCount(0);
    await drawer.getByRole('button', { name: 'Go back' }).focus();
    await hold(page, 'Enter');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(drawer.getByLabel('Note')).toHaveValue('Pays on Sundays');
    await drawer.getByLabel('Note').fill('');
    // Enter goes on to write lines.
    await hold(page, 'Enter');
    await expect(drawer.getByLabel('Note')).toHaveValue('\n'.repeat(6));
  });

  await test.step('a letter: steps go on, the rest does not', async () => {
    await page.goto('/product/product-list');
    await expect(page.getByRole('row')).toHaveCount(4);
    await page.keyboard.press('j');
    await hold(page, 'x');
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await expect(bar).toContainText('1');
    await hold(page, 'j');
    await expect(page.getByRole('row').last()).toBeFocused();
  });

  await test.step('Escape twice, one after the other: the dialog, then the selection', async () => {
    const bar = page.getByRole('region', { name: 'Selected rows' });
    await bar.getByRole('button', { name: 'Low stock level' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await hold(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });
});

test('codes that are typed one right after the other all arrive', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  for (const sku of ['POTXAB', 'MATXAB']) await withProduct(shop, { name: `Thing ${sku}`, sku, stock: 50, price: 100 });
  const page = await as(founder.email);
  await page.goto('/ecom/ecom-new-order');
  const picker = page.getByRole('combobox', { name: 'Add a product', exact: true });
  await picker.fill('POTXAB');
  await expect(page.getByRole('option', { name: /POTXAB/ })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // As fast as they come: none waits until the one before has been drawn.
  const keys = Array.from({ length: 5 }, () => ['Enter', ...'MATXAB', 'Enter', ...'POTXAB']).flat();
  await Promise.all(keys.flatMap((key) => {
    const event = { key, code: key === 'Enter' ? key : `Key${key}`, windowsVirtualKeyCode: key === 'Enter' ? 13 : key.charCodeAt(0) };
    return [cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key === 'Enter' ? '\r' : key, ...event }), cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event })];
  }));
  await page.keyboard.press('Enter');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByLabel('Quantity of Thing POTXAB')).toHaveValue('6');
  await expect(page.getByLabel('Quantity of Thing MATXAB')).toHaveValue('5');
  await expect(picker).toHaveValue('');
  await expect(picker).toBeFocused();
});

test('a drawer that is closed twice at once leaves its list open', async ({ as }) => {
  const founder = await makeFounder();
  await db.supplier.create({ data: { businessId: founder.shops[0]!.id, name: 'Weaver' } });
  const page = await as(founder.email);
  await page.goto('/product/product-list');
  await page.goto('/purchase/suppliers');
  const drawer = page.getByRole('dialog', { name: 'Weaver' });
  for (let time = 0; time < 3; time += 1) {
    await page.getByRole('link', { name: 'Weaver' }).click();
    await drawer.getByRole('button', { name: 'Close' }).evaluate((close: HTMLElement) => {
      close.click();
      close.click();
    });
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/\/purchase\/suppliers/);
    await expect(page.getByRole('link', { name: 'Weaver' })).toBeVisible();
  }
});
