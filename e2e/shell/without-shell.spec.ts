import { v7 as uuidv7 } from 'uuid';
import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { formatCount, formatTaka } from '../../schema/rules/format.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { freshPhone } from '../support/trial.ts';
import { makeFounder } from './people.ts';
import { watchOperations } from './wire.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('the landing page leads to the trial and to signing in', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('a[href="/sign-up-for-trial"]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('the landing page says what the tiers cost, and all of it in Bangla', async ({ page }) => {
  await page.goto('/');
  const pro = await db.tierLimit.findUniqueOrThrow({ where: { tier: 'PRO' } });
  const prices = page.getByRole('region', { name: 'Prices' });
  const row = prices.getByRole('row', { name: /^PRO/ });
  await expect(row).toContainText(formatTaka(Number(pro.packagePricePoisha) / 100));
  await expect(row).toContainText(formatCount(pro.ecomOrderLimit));
  await expect(prices.getByRole('row', { name: /^TRIAL/ })).toContainText(/Free for \d+ days, then ৳/);
  // Of ৳0.4 and ৳0.35 the first looks lower at a glance.
  for (const cell of await prices.locator('tbody tr td:last-child').allInnerTexts()) expect(cell).toMatch(/^৳\d+\.\d{2,}$/);
  await page.getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL(/\/bn$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('এক স্ক্রিন থেকেই চালান আপনার পুরো অনলাইন শপ');
  await expect(page.getByRole('region', { name: 'মূল্য' }).getByRole('row', { name: /^PRO/ })).toBeVisible();
  // Nothing of it was left in English, the names of the product and of the tiers apart.
  for (const role of ['heading', 'paragraph', 'link', 'columnheader'] as const) {
    const texts = await page.getByRole('main').getByRole(role).allInnerTexts();
    for (const text of texts) expect(text).toMatch(/[\u0980-\u09ff]/);
  }
  const picture = page.getByRole('img', { name: 'কারবারের অর্ডার তালিকার ছবি' });
  await expect(picture).toContainText('আজকের অর্ডার');
  await expect(picture).not.toContainText(/Orders today|Shipped|Delivered/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run your whole online shop from one screen');
});

test('whoever reads the landing page in Bangla goes on in Bangla, and English can be chosen before signing in', async ({ page }) => {
  await page.goto('/bn');
  await page.getByRole('link', { name: 'ফ্রি ট্রায়াল শুরু করুন' }).click();
  await expect(page).toHaveURL(/\/sign-up-for-trial$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0980-\u09ff]/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start your free trial');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0980-\u09ff]/);

  // The page without a language in its address follows the choice, and leads out of it.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('এক স্ক্রিন থেকেই চালান আপনার পুরো অনলাইন শপ');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Run your whole online shop from one screen');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('the app can be put on the home screen of a phone, with its icons', async ({ page, context }) => {
  await page.goto('/');
  const browser = await context.newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, start_url: start } = JSON.parse(data!) as { icons: { src: string; type: string; sizes: string }[]; start_url: string };
  const apple = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!;
  for (const { src, type, sizes } of [...icons, { src: apple, type: 'image/png', sizes: '180x180' }]) {
    const answer = await page.request.get(new URL(src, url).href);
    expect([src, answer.status(), answer.headers()['content-type']]).toEqual([src, 200, type]);
    const size = await page.evaluate(async (path) => {
      const image = new Image();
      image.src = path;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== 'any') expect([src, size]).toEqual([src, sizes]);
  }
  await page.goto(start);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
});

test('trial sign-up makes account and business on TRIAL, and leads into five steps', async ({ page }) => {
  const email = `trial-${uuidv7()}@example.test`;
  const name = `Mitu’s Shop ${uuidv7().slice(-6)}`;
  const phone = freshPhone();
  const sent = watchOperations(page);
  await page.goto('/sign-up-for-trial');
  await field(page, 'Your name').fill('Mitu Akter');
  await field(page, 'E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password-77');
  await field(page, 'Business name').fill(name);
  await field(page, 'Mobile number').fill(`+88 ${phone}`);
  await page.getByRole('button', { name: 'Start free trial' }).click();

  await expect(page.getByRole('status')).toHaveText(/^This server sends no SMS\. Your code is \d{6}\.$/);
  const code = /\d{6}/.exec(await page.getByRole('status').innerText())![0];
  await expect(field(page, 'Code')).toHaveValue(code);
  await expect(field(page, 'Code')).toBeFocused();
  expect(await db.business.count({ where: { name } })).toBe(0);
  await page.getByRole('button', { name: 'Start free trial' }).click();

  await expect(page).toHaveURL(/\/on-boarding$/);
  expect(sent.slice(0, 2)).toEqual([
    { name: 'useRequestTrialCodeMutation', variables: { input: { phone } } },
    { name: 'useSignUpTrialMutation', variables: { input: { businessName: name, phone, code } } },
  ]);
  const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  for (const [index, label] of ['Business', 'Courier', 'Product', 'First order', 'SMS'].entries()) {
    await expect(steps.nth(index)).toContainText(label);
  }
  await expect(field(page, 'Business name')).toHaveValue(name);
  const business = await db.business.findFirstOrThrow({ where: { name } });
  expect(business).toMatchObject({ subscription: 'TRIAL', onboardingStep: 0 });
  expect(business.packageExpiresAt.getTime()).toBeGreaterThan(Date.now());

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Name your courier')).toBeVisible();
  for (const title of ['Add your first product', 'Take your first order', 'Text your customers']) {
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect(page.getByText(title)).toBeVisible();
  }
  // It goes on where it was left.
  await page.reload();
  await expect(page.getByText('Text your customers')).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('link', { name: 'Open Karbar' }).click();
  await expect(page.getByRole('button', { name: `Business ${name}, switch` })).toBeVisible();
  await expect(page.getByText('TRIAL', { exact: true })).toBeVisible();
});

test('an invalid field shows its error under it, by the browser’s own checks', async ({ page }) => {
  await page.goto('/sign-up-for-trial');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  const name = field(page, 'Your name');
  await expect(name).toBeFocused();
  expect(await name.evaluate((input) => (input as HTMLInputElement).validity.valueMissing)).toBe(true);
  await expect(name).toHaveAccessibleDescription(/\S/);
  await field(page, 'E-mail').fill('no-address');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  const email = field(page, 'E-mail');
  expect(await email.evaluate((input) => (input as HTMLInputElement).validity.typeMismatch)).toBe(true);
  // In the app's own words, whatever language the browser speaks.
  const error = page.getByText('Enter an e-mail address, such as name@example.com').first();
  await expect(error).toBeVisible();
  expect((await error.boundingBox())!.y).toBeGreaterThan((await email.boundingBox())!.y);
  await expect(page).toHaveURL(/\/sign-up-for-trial$/);
});

test('a message that leaving a field would show does not take the button from under the pointer', async ({ page }) => {
  await page.goto('/sign-up-for-trial');
  await field(page, 'Mobile number').pressSequentially('0171');
  // At the edge that the button would leave, had the message above pushed it down.
  await page.getByRole('button', { name: 'Start free trial' }).click({ position: { x: 60, y: 3 } });
  await expect(field(page, 'Your name')).toBeFocused();
  await expect(field(page, 'Mobile number')).toHaveAttribute('aria-invalid', 'true');
});

test('maintenance asks by itself whether the server is back, and then leads on', async ({ page, strays }) => {
  strays.allow(/Failed to load resource/);
  let asked = 0;
  await page.route('**/readyz', (route) => {
    asked += 1;
    return asked <= 2 ? route.fulfill({ status: 503, body: 'down' }) : route.continue();
  });
  await page.clock.install();
  await page.goto('/maintenance?redirect=/sign-up');
  await expect(heading(page)).toHaveText('Karbar is being looked after');
  // The wait begins when the answer before has arrived, so the clock runs until the next question comes.
  for (const time of [2, 3]) {
    await expect.poll(() => page.clock.runFor(1_000).then(() => asked)).toBe(time);
  }
  await expect(page).toHaveURL('/sign-up');
  await expect(heading(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText('Karbar is being looked after');
});

test('maintenance asks again when a question is never answered', async ({ page, strays }) => {
  strays.allow(/Failed to load resource/);
  let asked = 0;
  await page.route('**/readyz', (route) => {
    asked += 1;
    // The first one hangs, as at a server that takes connections and does no work.
    return asked === 1 ? undefined : route.continue();
  });
  await page.goto('/maintenance?redirect=/sign-up');
  await expect(heading(page)).toHaveText('Karbar is being looked after');
  await expect(page).toHaveURL('/sign-up', { timeout: 30_000 });
});

for (const foreign of ['/.//example.com/x', '/x/..//example.com', '/\\example.com', 'https://example.com/']) {
  test(`maintenance never leads to ${foreign}`, async ({ page, strays }) => {
    strays.allow(/Failed to load resource/);
    await page.goto(`/maintenance?redirect=${encodeURIComponent(foreign)}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    // Home, which asks who is not signed in to sign in.
    await expect(page).toHaveURL('/sign-in');
  });
}

test('a founder adds a business, and is led to pay its package', async ({ as }) => {
  const { email } = await makeFounder({ name: 'Amber' });
  const page = await as(email);
  await page.goto('/setting/create-new-business');
  await field(page, 'Business name').fill('Amber Two');
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page).toHaveURL(/\/reports\/my-limits$/);
  await expect(page.getByRole('button', { name: 'Renew Package' })).toBeVisible();
  await page.goto('/ecom/ecom-search');
  await expect(heading(page)).toHaveText('Package Expired');
  await expect(page.getByText('Amber Two', { exact: true })).toBeVisible();
});

test('a founder starts another trial with another number, and works in it at once', async ({ as }) => {
  const { email } = await makeFounder({ name: 'Basil' });
  const page = await as(email);
  await page.goto('/setting/create-new-business');
  await page.getByRole('button', { name: 'Start with a free trial instead' }).click();
  await field(page, 'Business name').fill('Basil Two');
  await field(page, 'Mobile number').fill(freshPhone());
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page.getByText('This server sends no SMS.')).toBeVisible();
  await page.getByRole('button', { name: 'Create business' }).click();
  await expect(page).toHaveURL(/\/on-boarding$/);
  await page.goto('/ecom/ecom-search');
  await expect(page.getByRole('button', { name: 'Business Basil Two, switch' })).toBeVisible();
});

test('where trials are closed the page says so, and asks for nothing', async ({ page }) => {
  await page.route('**/api/session/config', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), trial: false } });
  });
  await page.goto('/sign-up-for-trial');
  await expect(page.getByText('Free trials are closed at the moment')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
});

test('who is no founder is told who may add a business', async ({ as }) => {
  const page = await as('staff');
  await page.goto('/setting/create-new-business');
  await expect(page.getByText('Only a founder may add a business')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create business' })).toHaveCount(0);
});
