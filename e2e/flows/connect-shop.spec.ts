import { randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { WooCommerceDouble } from '../doubles/woocommerce.ts';
import { CHROMIUM_FLAGS, systemChromium } from '../../scripts/chromium.ts';
import { makeVerified, signIn } from '../support/accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startOtherGateway, type OtherGateway } from '../support/other-gateway.ts';
import { startTlsFront, type TlsFront } from '../support/tls-front.ts';
import { startTrial } from '../support/trial.ts';

let front: TlsFront;
let other: OtherGateway;
let shop: WooCommerceDouble;

// WooCommerce hands keys out to https addresses only.
test.beforeAll(async () => {
  front = await startTlsFront();
  // The browser opens connections ahead, and the front passes each on: one that waits is not to be ended while it is taken.
  other = await startOtherGateway({ PUBLIC_URL: front.url, TRUST_PROXY: 'on', HEADERS_TIMEOUT_MS: '60000' });
  front.target = Number(new URL(other.url).port);
});
test.afterAll(async () => {
  await other.stop();
  front.close();
});
test.beforeEach(async () => {
  shop = await new WooCommerceDouble().listen();
});
test.afterEach(() => shop.close());

/** Signed in at the https address. */
async function enter(context: BrowserContext, email: string): Promise<Page> {
  const { idToken } = await signIn(email);
  const headers = { 'x-forwarded-for': `10.${randomBytes(3).join('.')}` };
  const answer = await context.request.post(`${front.url}/api/session`, { data: { idToken }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return context.newPage();
}

test.use({
  ignoreHTTPSErrors: true,
  // The browser itself begins each request that meets the certificate of the front again, and now and then gives up.
  launchOptions: { executablePath: systemChromium(), args: [...CHROMIUM_FLAGS, '--ignore-certificate-errors'] },
});

test('a shop is connected by its own page, and again after its keys were revoked', async ({ api, context }) => {
  const { email, idToken } = await makeVerified('seller@connect.test');
  await startTrial(api, idToken, 'Connector');
  const page = await enter(context, email);
  const form = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  const host = new URL(shop.url).host;

  await test.step('the address is enough, on a phone too', async () => {
    await page.goto(`${front.url}/website/additional-sites`);
    await page.getByRole('link', { name: 'Connect a shop' }).click();
    await expect(form.getByLabel('Address of the shop')).toBeFocused();
    await expect(form.getByLabel('Consumer key')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(form.getByText('Fill this in')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await form.getByLabel('Address of the shop').fill('ftp://no');
    await page.keyboard.press('Control+s');
    await expect(form.getByText('The address of the shop is not a web address')).toBeVisible();
  });

  await test.step('a no in the shop connects nothing', async () => {
    shop.keyHandOut.isSignedIn = false;
    await form.getByLabel('Address of the shop').fill(`${shop.url}/wp-admin/`);
    await form.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByText('you need to be logged in')).toBeVisible();
    await page.getByLabel('Username').fill('owner');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Karbar would like to connect to your store' })).toBeVisible();
    await page.getByRole('link', { name: 'Deny' }).click();
    await expect(page.getByText(`${host} has handed out no keys`)).toBeVisible();
    await expect(page.getByText('No shop is connected yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(`${front.url}/setting/integrate-website`);
  });

  await test.step('a yes connects it', async () => {
    await page.getByRole('button', { name: 'Connect a shop' }).click();
    await form.getByLabel('Address of the shop').fill(shop.url);
    await form.getByLabel('Name').fill('Weaver online');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Approve' }).click();
    await expect(page.getByText('Weaver online is connected')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Weaver online' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Weaver online is connected')).toBeVisible();
  });

  await test.step('its orders come, and its webhooks are set up, as with pasted keys', async () => {
    await page.getByRole('button', { name: 'Set up the webhooks' }).click();
    await expect(page.getByText('The shop sends its orders at once now')).toBeVisible();
    expect(shop.webhooks.list()).toHaveLength(4);
    await page.goto(`${front.url}/website/website-order-list`);
    await expect(page.getByText('Weaver online').first()).toBeVisible({ timeout: 30_000 });
  });

  await test.step('keys that were revoked are replaced the same way', async () => {
    shop.auth.keys.length = 0;
    await page.goto(`${front.url}/setting/integrate-website`);
    await page.getByRole('button', { name: 'Test connection' }).click();
    // A shop that answers and refuses the key is not one that cannot be reached.
    const refused = page.getByRole('alert').filter({ hasText: 'The shop could not be read' });
    await expect(refused).toContainText('The shop refused the consumer key and secret');
    await expect(page.getByText('Not reachable')).toHaveCount(0);
    await page.getByRole('button', { name: 'Get new keys' }).click();
    await page.getByRole('link', { name: 'Approve' }).click();
    await expect(page.getByText('Weaver online is connected')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('WooCommerce 11.0.1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Weaver online' })).toHaveCount(1);
  });

  await test.step('somebody else’s return, and a late one, say so', async () => {
    await page.goto(`${front.url}/setting/integrate-website?success=1&user_id=${'0'.repeat(64)}`);
    await expect(page.getByText('This connection was not begun here')).toBeVisible();
  });
});

test('keys are pasted where the shop shows no such page, with what was typed kept', async ({ api, context }) => {
  const { email, idToken } = await makeVerified('paster@connect.test');
  await startTrial(api, idToken, 'Paster');
  const page = await enter(context, email);
  const form = page.getByRole('dialog', { name: 'Connect a WooCommerce shop' });
  await page.goto(`${front.url}/setting/integrate-website?open=new`);
  await form.getByLabel('Address of the shop').fill(shop.url);
  await form.getByRole('button', { name: 'Paste keys instead' }).click();
  await expect(form.getByLabel('Address of the shop')).toHaveValue(shop.url);
  await form.getByLabel('Name').fill('Pasted');
  await form.getByLabel('Consumer key').fill('ck_fixture_rw');
  await form.getByLabel('Consumer secret').fill('cs_fixture_rw');
  await form.getByRole('button', { name: 'Make one' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Pasted' })).toBeVisible();
});
