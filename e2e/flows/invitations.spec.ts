import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { inviteMember } from '../../gateway/modules/identity/invite-member.ts';
import { seedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { SEED_PASSWORD, sessionFor, withAccount } from '../../prisma/seed/factories/session.ts';
import { seedUser, type SeedUser } from '../../prisma/seed/factories/user.ts';
import { signUp } from '../support/accounts.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const PHONE = { width: 390, height: 844 };

async function invited(name: string, role = 'ADMIN'): Promise<{ shop: Shop; person: SeedUser; link: string }> {
  const shop = await seedBusiness({ name });
  const person = await seedUser({ name: 'Rima Sultana' });
  await withAccount(person);
  await execute(inviteMember, await sessionFor(shop.founder), { email: person.email, role, flags: [] });
  return { shop, person, link: `/invitations?business=${encodeURIComponent(encodeId('Business', shop.id))}` };
}

const card = (page: Page, { name }: Shop) => page.getByRole('article', { name });

const members = ({ id: businessId }: Shop) =>
  db.membership.findMany({ where: { businessId }, select: { status: true }, orderBy: { createdAt: 'asc' } });

test('the link of the e-mail leads through signing in to the invitation, and accepting leads into the business', async ({ page }) => {
  const { shop, person, link } = await invited('Juniper');
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(card(page, shop)).toContainText(`${shop.founder.name} invited you on`);
  await expect(page).toHaveURL(link);
  await expectAccessible(page);
  await card(page, shop).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Business Juniper, switch' })).toBeVisible();
  expect(await members(shop)).toEqual([{ status: 'ACTIVE' }, { status: 'ACTIVE' }]);
});

test('who is signed in with another address is told so, and can change over', async ({ as }) => {
  const { shop, link } = await invited('Kestrel');
  const page = await as('nobody');
  await page.setViewportSize(PHONE);
  await page.goto(link);
  await expect(page.getByText('This invitation is not for nobody@karbar.test')).toBeVisible();
  await expect(page.getByText(shop.name)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with another address' }).click();
  await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(link)}`);
});

test('an invitation is declined after asking, on a phone too', async ({ as }) => {
  const { shop, person } = await invited('Larch', 'MEMBER');
  const page = await as(person.email);
  await page.setViewportSize(PHONE);
  await page.goto('/ecom/ecom-search');
  await page.getByRole('link', { name: 'See your invitations' }).click();
  await expect(card(page, shop)).toBeVisible();
  await expectAccessible(page);
  await expectPageFits(page);
  await card(page, shop).getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Decline' }).click();
  await expect(card(page, shop)).toHaveCount(0);
  await expect(page.getByText('Nobody waits for your answer.')).toBeVisible();
  expect(await members(shop)).toEqual([{ status: 'ACTIVE' }]);
});

test('who has not proven the address sees no invitation, and what to do', async ({ page, baseURL }) => {
  const email = `mina-${crypto.randomUUID()}@example.test`;
  const { idToken } = await signUp(email);
  const shop = await seedBusiness({ name: 'Myrtle' });
  await page.request.post(`${baseURL}/api/session`, { data: { idToken } });
  await execute(inviteMember, await sessionFor(shop.founder), { email, role: 'MEMBER', flags: [] });
  await page.goto('/invitations');
  await expect(page.getByText('Confirm your e-mail address first')).toBeVisible();
  await expect(card(page, shop)).toHaveCount(0);
  await expectAccessible(page);
});

test('whoever works somewhere finds invitations in their menu, and what was done to their memberships', async ({ as }) => {
  const { shop, person } = await invited('Nettle');
  const own = await seedBusiness({ name: 'Own shop', founder: person });
  const page = await as(person.email);
  await page.goto('/ecom/ecom-search');
  await expect(page.getByRole('button', { name: `Business ${own.name}, switch` })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Invitations' }).click();
  await expect(card(page, shop)).toBeVisible();
  const events = page.getByRole('region', { name: 'What happened to your memberships' });
  await expect(events).toContainText(`Invited ${person.email} as admin`);
  await expect(events).toContainText(`${shop.founder.name} · Nettle`);
});
