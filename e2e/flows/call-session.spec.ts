import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { seedUser } from '../../prisma/seed/factories/user.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const DESK = '/website/website-order-list';

const rowsOf = (page: Page) => page.getByRole('grid', { name: 'Web orders' }).locator('tbody [data-row-id]');
const rowOf = (page: Page, number: string) => rowsOf(page).filter({ hasText: new RegExp(`#${number}(?!\\d)`) });
const panelOf = (page: Page) => page.getByRole('region', { name: 'Call' });
const numberAt = async (page: Page, index: number) => /#(\d+)/.exec((await rowsOf(page).nth(index).textContent())!)![1]!;
const expectOpen = (page: Page, number: string, timeout?: number) =>
  expect(panelOf(page).getByText(`#${number}`, { exact: true })).toBeVisible({ timeout });

/** Opens an order beside its list. An order that was called moves, and a row that moves under the pressed button is not clicked. */
async function open(page: Page, number: string): Promise<void> {
  await expect(async () => {
    await rowOf(page, number).click({ timeout: 5_000 });
    await expectOpen(page, number, 5_000);
  }).toPass({ timeout: 60_000 });
}

/** What does not come is named here, and not found out when the time of the test is over. */
async function click(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await button.click();
}

test('two people call through fifty orders by keys: nobody is called twice', async ({ as }) => {
  test.setTimeout(300_000);
  const founder = await makeFounder({ name: 'Busy shop' });
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { name: 'Muslin saree', stock: 100, price: 500 });
  const ids = await withWebOrders(shop, 50, product);
  const note = { businessId: shop.id, webOrderId: ids[0]!, userName: 'Nadia Islam' };
  // A reason that was given before, and words about one customer.
  const reasons = ['Too dear', 'Too dear', 'His father died'];
  await db.webOrderCall.createMany({ data: reasons.map((reason) => ({ ...note, outcome: 'CANCELLED' as const, note: reason })) });
  // The last two come from one phone, the third last has a line that stands for no product.
  const phone = '01755123456';
  await db.webOrder.updateMany({ where: { businessId: shop.id, id: { in: ids.slice(48) } }, data: { phone } });
  await db.webOrderLine.updateMany({ where: { businessId: shop.id, webOrderId: ids[47] }, data: { variantId: null } });
  const nadia = await seedUser({ name: 'Nadia Islam' });
  await withMember(shop, { flags: ['newOrder', 'webOrderList'], user: nadia });
  await db.user.update({ where: { id: nadia.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(nadia);
  const [mine, hers] = [await as(founder.email), await as(nadia.email)];
  await mine.goto(DESK);
  await hers.goto(DESK);
  const [first, second, third, fourth, fifth] = await Promise.all([3, 4, 5, 6, 7].map((index) => numberAt(mine, index)));

  await test.step('the next order is one that nobody else is calling', async () => {
    await open(hers, second!);
    await hers.keyboard.press('c');
    await expect(panelOf(hers).getByText(/Yours for \d+ min/)).toBeVisible();
    await expect(rowOf(mine, second!)).toContainText('Nadia Islam is calling');
    await open(mine, first!);
    await mine.keyboard.press('2');
    await expect(mine.getByText(`Call about #${first} logged`)).toBeVisible();
    await expectOpen(mine, third!);
  });

  await test.step('a reason is typed and sent by Enter, and the next key is the next outcome', async () => {
    await mine.keyboard.press('4');
    await expect(panelOf(mine).getByLabel(/^Note/)).toBeFocused();
    await mine.keyboard.type('Too dear');
    await mine.keyboard.press('Enter');
    await expect(mine.getByText(`Call about #${third} logged`)).toBeVisible();
    await expectOpen(mine, fourth!);
    // What was said before takes one click.
    await mine.keyboard.press('4');
    await click(panelOf(mine).getByRole('list', { name: 'Reasons given before' }).getByRole('button', { name: 'Too dear' }));
    await expect(mine.getByText(`Call about #${fourth} logged`)).toBeVisible();
    await expectOpen(mine, fifth!);
    await mine.keyboard.press('1');
    await expect(mine.getByText(new RegExp(`^Web order #${fifth} is order \\S+ now$`))).toBeVisible();
    expect(await db.webOrder.findMany({ where: { businessId: shop.id, number: { in: [third!, fourth!] } }, select: { status: true, cancelReason: true } }))
      .toEqual([third, fourth].map(() => ({ status: 'CANCELLED', cancelReason: 'Too dear' })));
  });

  await test.step('a founder takes over, and whoever was calling sees it at once', async () => {
    await open(mine, second!);
    await click(panelOf(mine).getByRole('button', { name: 'Take over' }));
    await expect(panelOf(mine).getByText(/Yours for \d+ min/)).toBeVisible();
    await expect(panelOf(hers).getByText('is calling this customer')).toBeVisible();
    await expect(panelOf(hers).getByRole('button', { name: 'No answer' })).toHaveCount(0);
    await mine.keyboard.press('3');
    await expect(mine.getByText(`Call about #${second} logged`)).toBeVisible();
    const { status, callAt } = await db.webOrder.findFirstOrThrow({ where: { businessId: shop.id, number: second } });
    expect(status).toBe('ON_HOLD');
    expect(callAt.getTime()).toBeGreaterThan(Date.now() + 2.9 * 3_600_000);
  });

  await test.step('orders that repeat each other take one call', async () => {
    await mine.goto(`${DESK}?search=${phone}`);
    const kept = await numberAt(mine, 0);
    await open(mine, kept);
    await expect(rowOf(mine, kept).getByRole('link')).toHaveAttribute('aria-current');
    await mine.keyboard.press('c');
    await expect(panelOf(mine).getByText('of the same phone has the same goods')).toBeVisible();
    // Who opens the order in full decides by the same doubts.
    await click(panelOf(mine).getByRole('link', { name: `Open #${kept} in full` }));
    await expect(mine.getByRole('heading', { level: 1, name: `Web order #${kept}` })).toBeVisible();
    await expect(mine.getByText('of the same phone has the same goods')).toBeVisible();
    await mine.goBack();
    await click(panelOf(mine).getByRole('button', { name: 'They repeat this one' }));
    await expect(mine.getByText(`Merged into #${kept}`)).toBeVisible();
    await expect(rowsOf(mine)).toHaveCount(1);
  });

  await test.step('many are approved after a look at each', async () => {
    await mine.goto(DESK);
    await mine.getByRole('checkbox', { name: /^Select all/ }).first().check();
    await mine.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = mine.getByRole('dialog', { name: 'Approve web orders' });
    await expect(dialog.getByRole('row').filter({ hasText: '#48' })).not.toContainText('Ready');
    await dialog.getByRole('button', { name: /^Approve ready \(\d+\)$/ }).click();
    await expect(mine).toHaveURL(/\/bulk-jobs\//);
    await expect.poll(() => db.webOrder.count({ where: { businessId: shop.id, status: 'PROCESSING' } }), { timeout: 120_000 }).toBe(1);
    await expect(db.order.count({ where: { businessId: shop.id } })).resolves.toBe(await db.webOrder.count({ where: { businessId: shop.id, status: 'APPROVED' } }));
  });
});

test('who approves many at once sees whose risk is high, and which of them come from one phone', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const ids = await withWebOrders(shop, 3, await withProduct(shop, { stock: 100, price: 500 }));
  await db.webOrder.updateMany({ where: { businessId: shop.id, id: { in: ids.slice(1) } }, data: { phone: '01755123456' } });
  await db.webOrder.updateMany({ where: { businessId: shop.id, id: ids[0] }, data: { riskScore: 90 } });
  const page = await as(founder.email);
  await page.goto(DESK);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^Select all/ }).first().check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve web orders' });
  const lines = dialog.getByRole('row').filter({ hasText: '#' });
  await expect(lines.filter({ hasText: 'High' })).toHaveCount(1);
  await expect(lines.filter({ hasText: 'Low' })).toHaveCount(2);
  await expect(lines.filter({ hasText: '2 of these orders' })).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectFits(dialog);
});

test('who closes the look at many approvals while they are started is not led away when the answer comes', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withWebOrders(shop, 1, await withProduct(shop, { stock: 100, price: 500 }));
  const page = await as(founder.email);
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'useApproveWebOrdersInBulkMutation') await released.promise;
    await route.fallback();
  });
  await page.goto(DESK);
  await page.getByRole('checkbox', { name: /^Select all/ }).first().check();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve web orders' });
  await dialog.getByRole('button', { name: 'Approve ready (1)' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  released.resolve();
  // Live: the approved order leaves those that wait.
  await expect(rowsOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/website-order-list/);
});
