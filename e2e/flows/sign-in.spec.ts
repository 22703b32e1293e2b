import type { Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';
import { SEED_PASSWORD, withAccount } from '../../prisma/seed/factories/session.ts';
import { seedUser } from '../../prisma/seed/factories/user.ts';
import { makeVerified, signIn as tokenOf } from '../support/accounts.ts';
import { builtFile } from '../support/built-file.ts';
import type { Client, Token } from '../support/client.ts';
import { makeFounder } from '../shell/people.ts';
import { named, watchOperations } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The addresses that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Whether an address is the file with the SDK, or one that the SDK calls. */
function firebaseAddress(): (url: string) => boolean {
  const sdk = builtFile('features/identity/firebaseAuth.ts');
  return (url) => url.endsWith(sdk) || /firebase|identitytoolkit|securetoken/i.test(url);
}

async function invite(api: Client, founder: Token, email: string): Promise<string> {
  const answer = await api.graphql<{ inviteMember: { data: { id: string } } }>(founder, `
    mutation ($input: InviteMemberInput!) {
      inviteMember(input: $input) { ... on InviteMemberSuccess { data: member { id } } ... on Error { message } }
    }`, { input: { email, name: 'Packer', role: 'MEMBER', flags: ['search', 'order', 'orderList'] } });
  return answer.data!.inviteMember.data.id;
}

async function disable(api: Client, founder: Token, memberId: string): Promise<void> {
  const answer = await api.graphql(founder, `
    mutation ($input: SetMemberDisabledInput!) {
      setMemberDisabled(input: $input) { __typename }
    }`, { input: { memberId, disabled: true } });
  expect(answer.data).toEqual({ setMemberDisabled: { __typename: 'SetMemberDisabledSuccess' } });
}

test('nobody can tell a wrong password from an unknown address', async ({ page, strays, context }) => {
  strays.allow(/accounts:signInWithPassword/);
  const said: string[] = [];
  for (const [email, password] of [
    ['founder@karbar.test', 'not-the-password'],
    ['never-heard-of@karbar.test', DEMO_PASSWORD],
  ] as const) {
    await page.goto('/sign-in');
    await fillIn(page, email, password);
    const message = page.getByText('E-mail or password is not right.');
    await expect(message).toBeVisible();
    said.push(await page.getByRole('main').innerText());
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await expect(page).toHaveURL('/sign-in');
  }
  expect(said[0]).toBe(said[1]);
  await expectAccessible(page);
  expect(await context.cookies()).toEqual([]);
});

test('signing in leads back to the page that was asked for', async ({ page, strays, context }) => {
  strays.allow(/401/);
  const wanted = '/ecom/main-order-list?status=SHIPPED';
  await page.goto(wanted);
  await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(wanted)}`);
  await fillIn(page, 'rival@karbar.test', DEMO_PASSWORD);
  await expect(page).toHaveURL(wanted);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ name: '__session', httpOnly: true, sameSite: 'Lax', path: '/' });
});

const FOREIGN = [
  'https://example.com/', '//example.com', '/\\example.com', 'javascript:alert(1)', '/.//example.com/x',
  '/x/..//example.com', '/%2e//example.com', '/%2Fexample.com',
];
for (const foreign of FOREIGN) {
  test(`signing in never leads to ${foreign}`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(foreign)}`);
    await fillIn(page, 'rival@karbar.test', DEMO_PASSWORD);
    await expect(page).toHaveURL('/ecom/ecom-dashboard');
  });
}

const ARRIVALS: [who: string, path: string, heading: string | RegExp][] = [
  ['founder', '/ecom/ecom-dashboard', 'Dashboard'],
  ['staff', '/ecom/ecom-search', 'Search'],
  ['expired', '/home', 'Package Expired'],
  ['nobody', '/home', 'No Active Business Found'],
];
for (const [who, path, heading] of ARRIVALS) {
  test(`signing in takes ${who} to ${path}, and nothing is asked for that the gateway refuses`, async ({ page }) => {
    const refused: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/graphql')) return;
      const text = await response.text().catch(() => '');
      if (text.includes('FORBIDDEN')) refused.push(text);
    });
    await page.goto('/sign-in');
    const sent = watchOperations(page);
    await fillIn(page, `${who}@karbar.test`, DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    expect(named(sent, 'DashboardPageQuery')).toHaveLength(who === 'founder' ? 1 : 0);
  });
}

test('signing out ends the session, for whoever kept the cookie as well', async ({ as, baseURL, strays }) => {
  strays.allow(/401/);
  const founder = await makeFounder();
  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list');
  await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeVisible();
  const [kept] = await page.context().cookies();
  const replay = () => fetch(`${baseURL}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${kept!.name}=${kept!.value}` },
    body: JSON.stringify({ query: '{ viewer { email } }' }),
  });
  expect((await replay()).status).toBe(200);

  await page.getByRole('button', { name: `Account of ${founder.name}` }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/sign-in');
  expect(await page.context().cookies()).toEqual([]);
  const answer = await replay();
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain(founder.email);

  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in/);
});

/** Accepts the one invitation of this person. */
async function acceptInvitation(api: Client, token: string): Promise<void> {
  interface Invited {
    viewer: { invitations: { businessId: string }[] };
  }
  const { data } = await api.graphql<Invited>(token, '{ viewer { invitations { businessId } } }');
  const { businessId } = data!.viewer.invitations[0]!;
  const accept = 'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { __typename } }';
  const answer = await api.graphql(token, accept, { input: { businessId } });
  expect(answer.data).toEqual({ acceptInvitation: { __typename: 'AcceptInvitationSuccess' } });
}

test('whoever is disabled is out of the business with the next request, and stays signed in', async ({ as, api, strays }) => {
  // The open page may ask for its list once more before it is loaded again.
  strays.allow(/412/);
  const { idToken: founder } = await tokenOf('rival@karbar.test');
  const { email, idToken: packer } = await makeVerified('packer@karbar.test');
  const memberId = await invite(api, founder, email);
  await acceptInvitation(api, packer);
  const page = await as(email);
  await page.goto('/ecom/main-order-list');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();

  await disable(api, founder, memberId);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Active Business Found' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
});

test('a barred account is told so, in the words of the server', async ({ page, strays, context }) => {
  strays.allow(/401/);
  const user = await seedUser();
  await withAccount(user);
  await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() }, select: { id: true } });
  await page.goto('/sign-in');
  await fillIn(page, user.email, SEED_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(
    'This account cannot sign in. Please ask the founder of your business.',
  );
  expect(await context.cookies()).toEqual([]);
});

test('Firebase is asked for on the sign-in pages only', async ({ browser, strays, as }) => {
  const isFirebase = firebaseAddress();
  const page = await browser.newPage();
  strays.watch(page.context());
  const atHome = requestsOf(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(atHome.filter(isFirebase)).toEqual([]);

  const signingIn = requestsOf(page);
  await page.goto('/sign-in');
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await expect.poll(() => signingIn.filter(isFirebase).length).toBeGreaterThan(0);

  const member = await as('staff');
  const inside = requestsOf(member);
  for (const path of ['/ecom/main-order-list', '/website/website-order-list']) {
    await member.goto(path);
    await expect(member.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  }
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.filter(isFirebase)).toEqual([]);
  await page.close();
});
