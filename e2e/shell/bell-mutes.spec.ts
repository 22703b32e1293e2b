import { withProduct } from '../../prisma/seed/factories/product.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { makeFounder } from './people.ts';

test('a kind of notice is muted for a week and counted again, by keys alone', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withProduct(shop!, { stock: 0, lowStockLevel: 5 });
  const page = await as(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecom/ecom-search');
  const bell = page.getByRole('button', { name: '1 notification', exact: true });
  const silent = page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const unmute = panel.getByRole('button', { name: 'Unmute: 1 product low on stock' });

  await bell.focus();
  await page.keyboard.press('Enter');
  const mute = panel.getByRole('button', { name: 'Mute: 1 product low on stock' });
  await mute.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'For a day' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await expectFits(panel);
  await page.keyboard.press('Enter');
  await expect(unmute).toBeFocused();
  await expect(panel.getByRole('link', { name: '1 product low on stock' })).toContainText(/Muted until \w+ \d+/);
  // The last one: those that are counted come first.
  await expect(panel.getByRole('listitem').last()).toContainText('low on stock');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(silent).toBeFocused();

  await page.reload();
  await silent.click();
  await unmute.press('Enter');
  await expect(mute).toBeFocused();
  await expect(page.getByText('It is counted again')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('link', { name: '1 product low on stock' })).toContainText(/Muted until \w+ \d+/);
});
