import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import type { Shop } from '../../prisma/seed/factories/business.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const VIEW = '/reports/businesses';

/** So many orders of this price are delivered, and one waits to be confirmed. */
async function sell(shop: Shop, price: number, count: number): Promise<void> {
  const product = await withProduct(shop, { stock: 20, price });
  await withOrder(shop, { lines: [{ product, price }] });
  for (let n = 0; n < count; n += 1) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price }] });
    for (const [command, more] of [[confirmOrder, {}], [shipOrder, { courierName: 'Pathao' }], [deliverOrder, {}]] as const) {
      await execute(command, Session.system(shop.id), { orderId, ...more });
    }
  }
}

test('a founder sees their businesses beside each other, with a total, and goes into one of them', async ({ as, strays }) => {
  // What the page had asked for may still come when another business is selected.
  strays.allow(/412 \(Precondition Failed\)/);
  const { email, shops: [amber, brick] } = await makeFounder({ name: 'Amber' }, { name: 'Brick lane' }, { name: 'Cobalt', expiresInDays: -2 }, { name: 'Dune' });
  await db.business.updateMany({ where: { createdById: amber!.founder.id, name: 'Dune' }, data: { suspendedAt: new Date(), suspendedReason: 'Fraud' } });
  await sell(amber!, 500, 1);
  await sell(brick!, 800, 2);

  const page = await as(email);
  await page.goto('/ecom/ecom-dashboard');
  await page.getByRole('link', { name: 'All my businesses' }).click();
  await expect(page).toHaveURL(VIEW);
  await expect(page.getByRole('heading', { level: 1, name: 'All my businesses' })).toBeVisible();

  const figures = page.getByRole('table', { name: 'Figures' });
  const cells = (table: typeof figures, name: string) => table.getByRole('row').filter({ hasText: name }).getByRole('cell');
  await expect(figures.getByRole('row')).toHaveCount(6);
  await expect(cells(figures, 'Amber').nth(1)).toContainText('2');
  await expect(cells(figures, 'Amber').nth(4)).toContainText('৳560');
  await expect(cells(figures, 'Brick lane').nth(4)).toContainText('৳1,720');
  await expect(cells(figures, 'All businesses').nth(1)).toContainText('5');
  await expect(cells(figures, 'All businesses').nth(2)).toContainText('100%');
  await expect(cells(figures, 'All businesses').nth(4)).toContainText('৳2,280');
  await expect(cells(figures, 'Cobalt').first()).toContainText('Package Expired');
  await expect(cells(figures, 'Dune').first()).toContainText('Suspended');
  await expect(figures.getByRole('button', { name: 'Dune' })).toHaveCount(0);
  await expect(cells(figures, 'Dune').nth(4)).toHaveText('–');
  await expect(cells(page.getByRole('table', { name: 'Money and stock now' }), 'All businesses').nth(1)).toHaveText('৳2,280');
  await expect(cells(page.getByRole('table', { name: 'Work to do' }), 'All businesses').nth(2)).toHaveText('2');
  await expectAccessible(page);

  await page.getByLabel('Days').selectOption('last-30-days');
  await expect(page).toHaveURL(`${VIEW}?range=last-30-days`);
  await expect(cells(figures, 'All businesses').nth(4)).toContainText('৳2,280');

  // By keyboard alone, and back by the link of the business that is selected then.
  await figures.getByRole('button', { name: 'Brick lane' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Business Brick lane, switch' })).toBeVisible();
  await expect(page).toHaveURL('/ecom/ecom-dashboard');
  await expect(page.getByRole('link', { name: /^Revenue\s*৳1,720/ })).toBeVisible();
  await page.goto(VIEW);
  await expect(figures.getByRole('button', { name: 'Amber' })).toBeVisible();
  await figures.getByRole('link', { name: 'Brick lane' }).click();
  await expect(page).toHaveURL('/ecom/ecom-dashboard');
});

test('it fits a phone, in Bangla too', async ({ as }) => {
  const { email } = await makeFounder({ name: 'Amber' }, { name: 'Brick lane', expiresInDays: -2 });
  const page = await as(email);
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(VIEW);
  await expect(page.getByRole('heading', { level: 1, name: 'আমার সব ব্যবসা' })).toBeVisible();
  await expectPageFits(page);
  await expectAccessible(page);
});

test('who has not founded two is not led there, and who has founded none is refused', async ({ as, strays }) => {
  const one = await as((await makeFounder({ name: 'Amber' })).email);
  await one.goto('/ecom/ecom-dashboard');
  await expect(one.getByRole('heading', { name: 'Top products' })).toBeVisible();
  await expect(one.getByRole('link', { name: 'All my businesses' })).toHaveCount(0);
  await one.goto(VIEW);
  await expect(one.getByRole('table', { name: 'Figures' }).getByRole('row')).toHaveCount(2);

  strays.allow(/403/);
  const { shops: [shop] } = await makeFounder({ name: 'Brick lane' }, { name: 'Cobalt' });
  const member = await withMember(shop!, { role: 'ADMIN' });
  await withAccount(member);
  const admin = await as(member.email);
  await admin.goto(VIEW);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('You do not have access to this screen');
});

test('a failure says so, and it can be tried again', async ({ as, strays }) => {
  strays.allow(/net::ERR_FAILED/);
  const { email } = await makeFounder({ name: 'Amber' }, { name: 'Brick lane' });
  const page = await as(email);
  await page.goto('/ecom/ecom-dashboard');
  const link = page.getByRole('link', { name: 'All my businesses' });
  await expect(link).toBeVisible();
  await page.route('**/graphql', (route) => route.abort());
  await link.click();
  await expect(page.getByText('This screen could not be loaded')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Figures' })).toBeVisible();
});
