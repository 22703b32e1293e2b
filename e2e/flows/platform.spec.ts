import type { Page } from '@playwright/test';
import { seedBusiness } from '../../prisma/seed/factories/business.ts';
import { sessionFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { seedUser } from '../../prisma/seed/factories/user.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** Somebody who runs the platform, whom no other test signs in or out. */
async function operator(): Promise<string> {
  const person = await seedUser({ name: 'Operator', isSuperAdmin: true });
  await withAccount(person);
  // The gate asks for a business, of whoever comes.
  await sessionFor({ ...person, businessId: (await seedBusiness()).id });
  return person.email;
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a business is opened for somebody, granted days, suspended and let go on', async ({ as }) => {
  const page = await as(await operator());
  const name = `Tangail Taant ${crypto.randomUUID().slice(0, 8)}`;

  await test.step('opened', async () => {
    await page.goto('/super-admin/business-list');
    await page.getByRole('link', { name: 'Add New Business' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: 'Open and invite' }).click();
    await expect(page.getByText('Enter an e-mail address, such as name@example.com')).toBeVisible();
    await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@example.test`);
    await page.getByRole('button', { name: 'Open and invite' }).click();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('table', { name: 'People' })).toContainText('Invited');
    await expectAccessible(page);
  });

  await test.step('granted days', async () => {
    await page.getByRole('button', { name: 'Change package days' }).click();
    const dialog = page.getByRole('dialog', { name: `Package days of ${name}` });
    await dialog.getByLabel('Days to add').fill('10');
    await dialog.getByLabel('Reason').fill('Paid in cash');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('10 days of the package granted: Paid in cash')).toBeVisible();
  });

  await test.step('suspended, found by its status, and let go on', async () => {
    await choose(page, 'Suspend');
    const dialog = page.getByRole('dialog', { name: `Suspend ${name}?` });
    await dialog.getByLabel('Reason').fill('Sells what is forbidden');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Suspended since' })).toContainText('Sells what is forbidden');
    await page.getByRole('link', { name: 'Back to businesses' }).click();
    await page.getByRole('group', { name: 'Businesses by status' }).getByRole('link', { name: 'Suspended' }).click();
    await page.getByRole('searchbox', { name: 'Name, hotline, founder' }).fill(name);
    await page.getByRole('link', { name }).click();
    await choose(page, 'Let it go on');
    const resume = page.getByRole('dialog', { name: `Let ${name} go on?` });
    await resume.getByLabel('Reason').fill('Stopped selling it');
    await resume.getByRole('button', { name: 'Let it go on' }).click();
    await expect(page.getByText('No longer suspended: Stopped selling it')).toBeVisible();
  });

  await test.step('its payments are a list of its own', async () => {
    await page.getByRole('link', { name: 'Payments of this business' }).click();
    await expect(page).toHaveURL(/payments\?business=/);
    await expect(page.getByRole('button', { name: `Business: ${name}` })).toBeVisible();
  });
});

test('whoever runs the platform sees what a member sees; a suspended founder reads why', async ({ as }) => {
  const shop = await seedBusiness();
  const page = await as(await operator());
  await page.goto(`/super-admin/business-list?search=${encodeURIComponent(shop.name)}`);
  await page.getByRole('link', { name: shop.name }).click();
  await page.getByRole('button', { name: `See what Founder of ${shop.name} sees` }).click();
  const dialog = page.getByRole('dialog', { name: `See what Founder of ${shop.name} sees` });
  await dialog.getByLabel('Reason').fill('Cannot find her orders');
  await dialog.getByRole('button', { name: 'Look for an hour' }).click();

  await expect(page.getByText(`You see this business as Founder of ${shop.name} does`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Business ${shop.name}, switch` })).toBeVisible();
  await expect(page.getByRole('navigation').getByText('SuperAdmin')).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Business List' })).toBeVisible();

  await page.goto(`/super-admin/business-list?search=${encodeURIComponent(shop.name)}`);
  await page.getByRole('link', { name: shop.name }).click();
  await expect(page.getByText('Cannot find her orders')).toBeVisible();
  await choose(page, 'Suspend');
  const suspend = page.getByRole('dialog', { name: `Suspend ${shop.name}?` });
  await suspend.getByLabel('Reason').fill('Owes three months');
  await suspend.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended since')).toBeVisible();

  await withAccount(shop.founder);
  const founder = await as(shop.founder.email);
  await founder.goto('/ecom/main-order-list');
  await expect(founder.getByRole('heading', { name: 'No Active Business Found' })).toBeVisible();
  await expect(founder.getByText(`${shop.name} is suspended: Owes three months. Please contact Karbar.`)).toBeVisible();
});

test('what is announced stands above the page until it is put away', async ({ as }) => {
  // Only shops of this test have this tier.
  const shop = await seedBusiness({ tier: 'ENTERPRISE' });
  await withAccount(shop.founder);
  const page = await as(await operator());
  const title = `Maintenance ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/super-admin/notifications');
  await page.getByRole('button', { name: 'Announce something' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Announce something' });
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('For', { exact: true }).selectOption('ENTERPRISE');
  await dialog.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('ENTERPRISE');
  await expectAccessible(page);

  const founder = await as(shop.founder.email);
  await founder.goto('/reports/my-limits');
  const notice = founder.getByRole('status').filter({ hasText: title });
  await expect(notice).toBeVisible();
  // It goes before the gateway has answered, and a page that is left asks nothing more.
  const answered = founder.waitForResponse((response) => 'idempotency-key' in response.request().headers());
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await answered;
  await founder.reload();
  await expect(founder.getByRole('heading', { name: 'My Limits' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
