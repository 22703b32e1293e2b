import { db } from '../../gateway/db/client.ts';
import { seedBusiness } from '../../prisma/seed/factories/business.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { seedUser } from '../../prisma/seed/factories/user.ts';
import { HOUR_MS } from '../../schema/rules/durations.ts';
import { formatExpiryDate } from '../../schema/rules/format.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { startOtherGateway } from '../support/other-gateway.ts';
import { button, heading, link, sidebar, START } from './gate-page.ts';
import { makeFounder } from './people.ts';
import { intercept, operationOf } from './wire.ts';

const NO_BUSINESS = 'No Active Business Found';

test.describe('No Active Business Found', () => {
  test('says who is signed in, offers to create a business and to sign out', async ({ as }) => {
    // Signs out: in the emulator all sign-ins of an account within one second are one session.
    const user = await seedUser();
    const { email } = user;
    await withAccount(user);
    const page = await as(email);
    await page.goto(START);
    await expect(heading(page)).toHaveText(NO_BUSINESS);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText("You don't have any businesses yet.")).toBeVisible();
    await expect(button(page, 'Switch Business')).toHaveCount(0);
    await expect(sidebar(page)).toHaveCount(0);
    await expectAccessible(page);
    await link(page, 'Create New Business').click();
    await expect(page.getByLabel('Business name')).toBeVisible();
    await page.goto(START);
    await button(page, 'Sign Out').click();
    await expect(page).toHaveURL(/\/sign-in/);
  });

  test('offers the businesses to switch to, with their expiry', async ({ as }) => {
    const name = `A first shop ${Date.now()}`;
    const expired = `A past shop ${Date.now()}`;
    const { packageExpiresAt } = await db.business.findUniqueOrThrow({
      where: { id: (await seedBusiness({ name })).id }, select: { packageExpiresAt: true },
    });
    await seedBusiness({ name: expired, expiresInDays: -3 });
    const user = await seedUser({ isSuperAdmin: true });
    await withAccount(user);
    const page = await as(user.email);
    await page.goto(START);
    await expect(heading(page)).toHaveText(NO_BUSINESS);
    await expect(page.getByText(user.email)).toBeVisible();
    await expect(page.getByText("You don't have any businesses yet.")).toHaveCount(0);
    await expect(link(page, 'Add New Business')).toBeVisible();
    await button(page, 'Switch Business').click();
    const entry = (text: string) => page.getByRole('menuitem').filter({ hasText: text });
    await expect(entry(expired)).toContainText('Package Expired');
    await expect(entry(name)).toContainText(`Expires: ${formatExpiryDate(packageExpiresAt)}`);
    await entry(name).click();
    await expect(button(page, `Business ${name}, switch`)).toBeVisible();
  });

  test('does not say that there are none while the list is coming, or could not be had', async ({ as, strays }) => {
    strays.allow(/Failed to load resource/);
    await seedBusiness({ name: `A shop ${Date.now()}` });
    const user = await seedUser({ isSuperAdmin: true });
    await withAccount(user);
    const page = await as(user.email);
    await page.clock.install();
    await intercept(page, 'viewerBusinessesQuery', 503);
    await page.goto(START);
    await expect(page.getByText('Loading your businesses…')).toBeVisible();
    const none = page.getByText("You don't have any businesses yet.");
    await expect(none).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(4_000);
      await expect(page.getByText('Your businesses could not be loaded')).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(none).toHaveCount(0);
    await page.unrouteAll();
    await button(page, 'Try again').click();
    await expect(button(page, 'Switch Business')).toBeVisible();
  });

  test('is what no business data at all comes to', async ({ as }) => {
    const page = await as('founder');
    await page.route('**/graphql', async (route) => {
      if (operationOf(route.request())?.name !== 'viewerQuery') return route.fallback();
      const answer = await (await route.fetch()).json();
      return route.fulfill({ json: { data: { viewer: { ...answer.data.viewer, business: null } } } });
    });
    await page.goto(START);
    await expect(heading(page)).toHaveText(NO_BUSINESS);
  });
});

test('while loading: the message and Sign Out', async ({ as }) => {
  const { email } = await makeFounder();
  const page = await as(email);
  await intercept(page, 'viewerQuery', 'never');
  await page.goto(START);
  await expect(page.getByRole('status')).toContainText('Loading your business information...');
  await expect(sidebar(page)).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Sign Out').click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('My Limits shows Loading while business info loads', async ({ as }) => {
  const page = await as('founder');
  const answered = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'MyLimitsPageQuery') await answered.promise;
    return route.fallback();
  });
  await page.goto('/reports/my-limits');
  await expect(heading(page)).toHaveText('My Limits');
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
  await expect(loading).toBeVisible();
  const products = page.getByRole('progressbar', { name: /^Products/ });
  await expect(products).toHaveCount(0);
  answered.resolve();
  await expect(products).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test.describe('Connection Error', () => {
  const WORDS =
    "We're having trouble connecting to the server. This might be due to a network issue or our server " +
    'might be temporarily down.';

  test('explains, shows the error, and Retry loads the page again', async ({ as, strays }) => {
    strays.allow(/Failed to load resource/);
    const page = await as('founder');
    await intercept(page, 'viewerQuery', 'abort');
    await page.goto(START);
    await expect(heading(page)).toHaveText('Connection Error');
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByText('The server could not be reached.')).toBeVisible();
    await expect(button(page, 'Sign Out')).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
    await button(page, 'Retry').click();
    await expect(sidebar(page)).toBeVisible();
    expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(false);
  });

  test('shows the text of a server error too', async ({ as, strays }) => {
    strays.allow(/Failed to load resource/);
    const page = await as('founder');
    await intercept(page, 'viewerQuery', 502);
    await page.goto(START);
    await expect(heading(page)).toHaveText('Connection Error');
    await expect(page.getByText(WORDS)).toBeVisible();
    await expect(page.getByText('The server answered with an error (502).')).toBeVisible();
  });

  test('is what any other failure of the business comes to', async ({ as }) => {
    const page = await as('founder');
    await page.route('**/graphql', async (route) => {
      if (operationOf(route.request())?.name !== 'viewerQuery') return route.fallback();
      const answer = await (await route.fetch()).json();
      const error = {
        message: 'Something went wrong on our side', path: ['viewer', 'business'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', referenceId: 'ref-77' },
      };
      const data = { viewer: { ...answer.data.viewer, business: null } };
      return route.fulfill({ json: { data, errors: [error] } });
    });
    await page.goto(START);
    await expect(heading(page)).toHaveText('Connection Error');
    await expect(page.getByText('Something went wrong on our side')).toBeVisible();
    await expect(page.getByText('Reference ref-77')).toBeVisible();
  });
});

test('a business without id, whose package runs, is shown nothing at all', async ({ as }) => {
  const page = await as('founder');
  const loading = page.getByText('Loading your business information...');
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== 'viewerQuery') return route.fallback();
    const { data: { viewer } } = await (await route.fetch()).json();
    // Not before the page has shown that it waits: it was empty before that, too.
    await loading.waitFor();
    return route.fulfill({ json: { data: { viewer: { ...viewer, business: { ...viewer.business, id: null } } } } });
  });
  const answered = page.waitForResponse((answer) => operationOf(answer.request())?.name === 'viewerQuery');
  await page.goto(START);
  await answered;
  await expect(page.locator('#root')).toHaveText('');
  await expect(sidebar(page)).toHaveCount(0);
  await expect(button(page, 'Sign Out')).toHaveCount(0);
});

test.describe('the app', () => {
  const soon = (days: string) => `Your package will expire in ${days}. Please renew to avoid interruptions.`;

  test('stands without a banner while the package runs', async ({ as }) => {
    const page = await as('founder');
    await page.goto(START);
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByText(/^Package Expir/)).toHaveCount(0);
  });

  test('warns from 7 days on, with the days in the right number', async ({ as }) => {
    const { email, shops: [shop] } = await makeFounder();
    const page = await as(email);
    const cases: [hours: number, words: string | null][] = [
      [5 * 24 - 1, '5 days'], [1, '1 day'], [7 * 24 - 1, '7 days'], [7 * 24 + 1, null],
    ];
    for (const [hours, words] of cases) {
      const packageExpiresAt = new Date(Date.now() + hours * HOUR_MS);
      await db.business.update({ where: { id: shop!.id }, data: { packageExpiresAt }, select: { id: true } });
      await page.goto('/reports/my-limits');
      // The card counts them as the banner does.
      await expect(page.getByText(`Expires in ${words ?? '8 days'}`)).toBeVisible();
      const banner = page.getByRole('alert').filter({ hasText: 'Package Expiring Soon' });
      await expect(banner).toHaveCount(words ? 1 : 0);
      if (words) await expect(banner.getByText(soon(words))).toBeVisible();
    }
  });

  test('warns the demo’s founder whose package ends in 5 days', async ({ as }) => {
    const page = await as('soon');
    await page.goto(START);
    await expect(page.getByText(soon('5 days'))).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'Renew Package' }).click();
    await expect(page).toHaveURL(/\/reports\/my-limits$/);
  });

  test('is always open to the configured special account, with a banner instead', async ({ as }) => {
    const { id: userId, email, shops: [shop] } = await makeFounder({ expiresInDays: -3 });
    const other = await startOtherGateway({ SPECIAL_ACCOUNT_EMAIL: email.toUpperCase() });
    try {
      const page = await as(email);
      await page.goto(START);
      await expect(heading(page)).toHaveText('Package Expired');
      await page.goto(other.url + START);
      await expect(sidebar(page)).toBeVisible();
      const banner = page.getByRole('alert').filter({ hasText: 'Package Expired' });
      const words = 'Your package has expired. Please renew to use without interruptions.';
      await expect(banner.getByText(words)).toBeVisible();
      const renew = banner.getByRole('link', { name: 'Renew Package' });
      await expect(renew).toHaveAttribute('href', '/reports/my-limits');
      const [red = 0, green = 0, blue = 0] = await banner.evaluate((element) =>
        [...getComputedStyle(element).backgroundColor.matchAll(/\d+/g)].map(Number));
      // Amber, of the banner that warns, has far more green than blue.
      expect(red, 'the banner is red').toBeGreaterThan(Math.max(green, blue));
      expect(Math.abs(green - blue), 'the banner is not amber').toBeLessThan((red - Math.min(green, blue)) / 3);
      await expectAccessible(page);

      const { id: businessId } = shop!;
      await db.$transaction([
        db.membership.deleteMany({ where: { businessId, userId } }),
        db.business.updateMany({ where: { id: businessId }, data: { userUsage: { decrement: 1 } } }),
      ]);
      await page.goto(START);
      await expect(heading(page)).toHaveText(NO_BUSINESS);
      await page.goto(other.url + START);
      await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
      await expect(page.getByText(NO_BUSINESS)).toHaveCount(0);
    } finally {
      await other.stop();
    }
  });
});
