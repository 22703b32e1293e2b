import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { makeFounder } from './people.ts';

test('the digest of today stands at the bell until it is read, for whoever wants it', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const { id: businessId } = shop!;
  await withOrder(shop!, { lines: [{ product: await withProduct(shop!, { stock: 5 }) }] });
  const today = dhakaDay(new Date());
  await db.dailyDigest.createMany({
    data: [
      { businessId, day: new Date(addDays(today, -1)), counts: { TO_CONFIRM: 5, TO_PACK: 2 } },
      { businessId, day: new Date(today), counts: { TO_CONFIRM: 1, TO_PACK: 4, LATE_RETURNS: 0 } },
    ],
  });
  const page = await as(email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ecom/ecom-search');
  // Nothing of it is counted: the number is that of the notices.
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const toggle = panel.getByRole('button', { name: 'What waits today' });
  const lines = panel.getByRole('region', { name: 'What waits today' }).getByRole('listitem');
  const wanted = panel.getByRole('switch', { name: 'Daily digest' });

  await bell.click();
  await expect(wanted).not.toBeChecked();
  await expect(toggle).toHaveCount(0);
  await wanted.press('Space');
  await expect(wanted).toBeChecked();
  await expect(lines).toHaveText([/^To confirm1−4/, /^To pack4\+2/]);
  await expectAccessible(page);
  await expectFits(panel);

  await panel.getByRole('button', { name: 'I have read it' }).press('Enter');
  await expect(toggle).toBeFocused();
  await expect(lines).toHaveCount(0);
  await page.reload();
  await bell.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.press('Enter');
  await lines.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/ecom\/main-order-list\?.*PENDING/);
  await expect(panel).toHaveCount(0);

  await bell.click();
  await wanted.press('Space');
  await expect(toggle).toHaveCount(0);
});
