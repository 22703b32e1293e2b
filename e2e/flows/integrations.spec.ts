import { enqueue } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { withSite } from '../../gateway/modules/web-orders/__tests__/support.ts';
import { pollJob } from '../../gateway/modules/web-orders/site-jobs.ts';
import { WooCommerceDouble } from '../doubles/woocommerce.ts';
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

test('how often the orders of a shop could not be fetched, and why, is said in words until they are', async ({ as }) => {
  const { shops: [shop], email } = await makeFounder({ name: 'Closed for today' });
  const double = await new WooCommerceDouble().listen();
  const site = await withSite(shop!, { url: double.url });
  const siteKey = { businessId_id: { businessId: shop!.id, id: site.id } };
  // Looked at when this test says so.
  await db.webSite.update({ where: siteKey, data: { nextPollAt: new Date(Date.now() + 3_600_000) } });
  const page = await as(email);
  async function poll() {
    const { lastPolledAt: before } = await db.webSite.findUniqueOrThrow({ where: siteKey });
    await enqueue(db, ...pollJob(shop!.id, site.id));
    await expect.poll(async () => (await db.webSite.findUniqueOrThrow({ where: siteKey })).lastPolledAt).not.toEqual(before);
    await page.goto('/setting/integrate-website');
    await expect(page.getByRole('heading', { name: 'Nakshi Ghor Online' })).toBeVisible();
  }
  const failing = page.getByRole('alert').filter({ hasText: 'New orders could not be fetched' });
  double.down = 'maintenance';
  await poll();
  await expect(failing).toHaveText(/^New orders could not be fetched the last time.*closed for maintenance/);
  await poll();
  await expect(failing).toHaveText(/^New orders could not be fetched the last 2 times.*closed for maintenance/);
  double.down = null;
  await poll();
  await expect(failing).toHaveCount(0);
  await double.close();
});
