import { db } from '../../gateway/db/client.ts';
import { withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('everything outside that the business works with stands on one page, and leads to where it is set', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/setting/business-setting');
  await page.getByRole('link', { name: 'Integrations', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Web shops' }).getByRole('row').filter({ hasText: 'nakshighor.test' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'SMS' })).toContainText(/[\d,]+ left/);
  await expectAccessible(page);
  await page.getByRole('table', { name: 'Delivery methods' }).getByRole('link', { name: 'Steadfast' }).click();
  await expect(page).toHaveURL(/\/delivery-method\/dm-list\/.+/);
  await page.goBack();
  await page.getByRole('table', { name: 'Web shops' }).getByRole('link', { name: 'nakshighor.test' }).click();
  await expect(page).toHaveURL(/\/setting\/integrate-website$/);
});

test('a shop that does not answer, and an empty SMS balance, are said there', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Integrations', smsBalance: 0 });
  await withSite(shop!, { url: 'http://127.0.0.1:9' });
  await db.webSite.updateMany({ where: { businessId: shop!.id }, data: { name: 'Silent shop', consecutiveErrors: 3, lastError: 'The shop did not answer', lastErrorReason: 'NO_ANSWER' } });
  const page = await as(email);
  await page.goto('/setting/integrations');
  await expect(page.getByRole('table', { name: 'Web shops' }).getByRole('row').filter({ hasText: 'Silent shop' })).toContainText('Not reachable');
  await expect(page.getByRole('table', { name: 'SMS' })).toContainText('0 left');
  await expect(page.getByText('No delivery method is in use.')).toBeVisible();
  await expectAccessible(page);
});
