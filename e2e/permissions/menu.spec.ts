import type { Locator, Page } from '@playwright/test';
import type { PermissionFlag } from '../../schema/rules/permissions.ts';
import { makeMember } from '../shell/people.ts';
import { operationId } from '../shell/wire.ts';
import type { GraphQLAnswer } from '../support/client.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectedMenu, mayOpen, type Person } from './spec-menu.ts';

const FORBIDDEN = 'You do not have access to this screen';
const HIDE = 'hideProductCostReportForAdmin';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The sidebar as it is drawn, in the form of `expectedMenu`: every group is opened in turn. */
async function drawnMenu(page: Page): Promise<Record<string, string[]>> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  const paths = (within: Locator) =>
    within
      .getByRole('link')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ pathname }) => pathname));
  const drawn: Record<string, string[]> = {};
  for (const entry of await menu.locator('> ul > li').all()) {
    const group = entry.getByRole('button');
    if ((await group.count()) === 0) {
      const [to] = await paths(entry);
      drawn[to!] = [to!];
      continue;
    }
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    drawn[(await group.textContent())!] = await paths(entry);
  }
  return drawn;
}

const demo: [who: 'founder' | 'admin' | 'staff' | 'super', person: Person][] = [
  ['super', { role: 'SUPERADMIN', flags: null }],
  ['founder', { role: 'FOUNDER', flags: null }],
  ['admin', { role: 'ADMIN', flags: [HIDE] }],
  ['staff', { role: 'MEMBER', flags: ['search', 'order', 'newOrder', 'orderList', 'webOrderList'] }],
];

for (const [who, person] of demo) {
  test(`the sidebar of ${who} is the specification’s`, async ({ as }) => {
    const page = await as(who);
    await page.goto('/setting/create-new-business');
    expect(await drawnMenu(page)).toEqual(expectedMenu(person));
  });
}

test('an administrator without hideProductCostReportForAdmin sees both cost reports', async ({ as }) => {
  const { email } = await makeMember({ role: 'ADMIN', flags: [] });
  const page = await as(email);
  await page.goto('/reports/my-limits');
  const drawn = await drawnMenu(page);
  expect(drawn).toEqual(expectedMenu({ role: 'ADMIN', flags: [] }));
  const reports = ['/reports/order-financials', '/reports/product-report'];
  expect(drawn.Reports).toEqual(expect.arrayContaining(reports));
});

const single: PermissionFlag[] = ['product', 'report', 'createUser', 'confirmOrder'];

for (const flag of single) {
  test(`with ${flag} alone the sidebar has only what carries that key`, async ({ as }) => {
    const { email } = await makeMember({ flags: [flag] });
    const page = await as(email);
    await page.goto('/setting/create-new-business');
    expect(await drawnMenu(page)).toEqual(expectedMenu({ role: 'MEMBER', flags: [flag] }));
  });
}

test('a user without a permission record sees no menu and may open nothing', async ({ as }) => {
  const { email } = await makeMember({ flags: null });
  const page = await as(email);
  await page.goto('/ecom/main-order-list');
  await expect(heading(page)).toHaveText(FORBIDDEN);
  expect(await drawnMenu(page)).toEqual({});
  await expect(page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Go to / })).toHaveCount(0);
});

test('the tabs of the top bar follow the same keys', async ({ as }) => {
  const { email } = await makeMember({ flags: ['search', 'webOrderList'] });
  const page = await as(email);
  await page.goto('/ecom/ecom-search');
  const tabs = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await expect(tabs).toHaveText(['Search', 'WebOrders']);
});

/** A screen of each kind of key, with what it asks the gateway for. */
const screens: [address: string, operation: string, variables: object][] = [
  ['/ecom/main-order-list', 'OrderListPageQuery', { first: 1, filter: {} }],
  ['/website/website-order-list', 'WebOrderListPageQuery', { first: 1, filter: {} }],
  ['/setting/business-user-list', 'MemberListPageQuery', { first: 1 }],
];

test('a forbidden address gets a proper page, and its data is refused by the gateway', async ({ as }) => {
  const person: Person = { role: 'MEMBER', flags: ['search', 'order'] };
  const { email } = await makeMember({ flags: ['search', 'order'] });
  const page = await as(email);
  for (const [address, operation, variables] of screens) {
    expect(mayOpen(person, address)).toBe(false);
    await page.goto(address);
    await expect(heading(page)).toHaveText(FORBIDDEN);
    await expect(page).toHaveTitle(`${FORBIDDEN} · Karbar`);
    await expect(page.getByRole('link', { name: 'Go to Search' })).toBeVisible();
    const data = { doc_id: operationId(operation), variables };
    const answer = await page.request.post('/graphql', { data });
    const { errors } = (await answer.json()) as Pick<GraphQLAnswer, 'errors'>;
    expect(errors?.map(({ message, extensions }) => [extensions.code, message])).toContainEqual([
      'FORBIDDEN', 'You do not have permission to do this',
    ]);
  }
  await page.getByRole('link', { name: 'Go to Search' }).click();
  await expect(page).toHaveURL(/\/ecom\/ecom-search$/);
});

test('an address that no key opens stays shut whoever types it', async ({ as }) => {
  const cases: [who: 'admin' | 'staff', addresses: string[]][] = [
    ['admin', ['/reports/order-financials', '/reports/product-inventory', '/super-admin/business-list']],
    ['staff', ['/reports/my-limits', '/order-update/super-edit']],
  ];
  for (const [who, addresses] of cases) {
    const page = await as(who);
    for (const address of addresses) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(FORBIDDEN);
    }
  }
});

test('an address that does not exist is told from one that is not yours', async ({ as }) => {
  const page = await as('staff');
  await page.goto('/no/such/screen');
  await expect(heading(page)).toHaveText('Page not found');
});

test('a super-administrator opens the screens of the platform', async ({ as }) => {
  const page = await as('super');
  await page.goto('/super-admin/add-new-business');
  await expect(heading(page)).not.toHaveText(FORBIDDEN);
  await expect(heading(page)).toBeVisible();
});
