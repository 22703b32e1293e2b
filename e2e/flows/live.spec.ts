import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { Session } from '../../gateway/session/session.ts';
import { intercept, named, watchOperations } from '../shell/wire.ts';
import { expect, test } from '../support/fixtures.ts';
import { openAll, ORDERS, row, rows, scrollTop, shopWith, streamOf, tab } from '../support/lists.ts';

const STREAM = 'changeStreamSubscription';

/**
 * Prepares a page before it is opened; what it gives resolves when the page hears the tab that holds the stream: it
 * has asked it, and hears from then on.
 */
async function listensTo(page: Page): Promise<() => Promise<void>> {
  // Awaited: opening a page overtakes what is still to be prepared.
  await page.addInitScript(() => {
    const { postMessage } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.postMessage = function post(this: BroadcastChannel, message: unknown) {
      if (message === 'ask') document.documentElement.dataset.listens = '';
      postMessage.call(this, message);
    };
  });
  return () => expect(page.locator('html')).toHaveAttribute('data-listens');
}

/** What somebody else does at another screen. */
async function confirm(businessId: string, number: number): Promise<void> {
  const { id: orderId } = await db.order.findFirstOrThrow({ where: { businessId, number }, select: { id: true } });
  await execute(confirmOrder, Session.system(businessId), { orderId });
}

test('an open list shows what others do, and leaves selection and scroll as they are', async ({ as }) => {
  const { email, shop, product } = await shopWith(56);
  const page = await as(email);
  const stream = streamOf(page);
  await openAll(page);
  await stream;
  await row(page, '#4').getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('1 selected');
  const place = async () => (await row(page, '#4').boundingBox())!.y;
  const [before, left] = [await place(), await scrollTop(page)];
  expect(left).toBeGreaterThan(500);

  // A row behind the first page, then one on it.
  await confirm(shop.id, 2);
  await expect(row(page, '#2')).toContainText('Confirmed');
  await confirm(shop.id, 55);
  await expect(row(page, '#55')).toContainText('Confirmed');
  await expect(tab(page, 'Confirmed')).toHaveText(/2$/);
  expect([await place(), await scrollTop(page)]).toEqual([before, left]);

  await withOrder(shop, { lines: [{ product }] });
  await expect(rows(page)).toHaveCount(57);
  await expect(bar).toContainText('1 selected');
  await expect(row(page, '#4').getByRole('checkbox')).toBeChecked();
  // What somebody looks at stays under their eyes: the new row came above it.
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test('what somebody else takes out of a tab is selected no more', async ({ as }) => {
  const { email, shop } = await shopWith(4);
  const page = await as(email);
  const stream = streamOf(page);
  await page.goto(`${ORDERS}?status=PENDING`);
  await stream;
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('4 selected');
  await confirm(shop.id, 2);
  await expect(rows(page)).toHaveCount(3);
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  await expect(page.getByRole('dialog', { name: 'Put 3 orders on hold' })).toBeVisible();
});

test('without the stream the rows behind the first page are read again too', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const { email, shop } = await shopWith(56);
  const page = await as(email);
  await intercept(page, STREAM, 'abort');
  await openAll(page);
  await confirm(shop.id, 2);
  await expect(row(page, '#2')).toContainText('Confirmed', { timeout: 20_000 });
});

test('of several tabs one holds the stream; without it lists ask by themselves', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const { email, shop } = await shopWith(4);
  const first = await as(email);
  const opened = streamOf(first);
  await first.goto(ORDERS);
  await opened;
  const second = await first.context().newPage();
  const sent = watchOperations(second);
  const isListening = await listensTo(second);
  await second.goto(ORDERS);
  await expect(rows(second)).toHaveCount(4);
  await isListening();
  await confirm(shop.id, 1);
  for (const page of [first, second]) await expect(row(page, '#1')).toContainText('Confirmed');
  expect(named(sent, STREAM)).toEqual([]);

  const takenOver = streamOf(second);
  await first.close();
  await takenOver;
  await confirm(shop.id, 2);
  await expect(row(second, '#2')).toContainText('Confirmed');

  const third = await second.context().newPage();
  await intercept(third, STREAM, 'abort');
  await third.goto(ORDERS);
  await expect(rows(third)).toHaveCount(4);
  await second.close();
  await expect(row(third, '#3')).toContainText('Pending');
  await confirm(shop.id, 3);
  await expect(row(third, '#3')).toContainText('Confirmed', { timeout: 20_000 });
});

test('the tab that takes the stream over reads again what it shows: between two streams nobody is told', async ({ as }) => {
  const { email } = await shopWith(2);
  const first = await as(email);
  const opened = streamOf(first);
  await first.goto(ORDERS);
  await opened;
  const second = await first.context().newPage();
  const isListening = await listensTo(second);
  const sent = watchOperations(second);
  await second.goto(ORDERS);
  await expect(rows(second)).toHaveCount(2);
  await isListening();
  const before = named(sent, 'OrderListPageQuery').length;
  const takenOver = streamOf(second);
  await first.close();
  await takenOver;
  await expect.poll(() => named(sent, 'OrderListPageQuery').length).toBe(before + 1);
});

test('an open order page shows what somebody else does to the order', async ({ as }) => {
  const { email, shop } = await shopWith(2);
  const page = await as(email);
  const stream = streamOf(page);
  const { id } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, number: 1 }, select: { id: true } });
  await page.goto(`/ecom/order/${encodeId('Order', id)}`);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await stream;
  await confirm(shop.id, 1);
  // Its next step, and its history.
  await expect(page.getByRole('button', { name: 'Ship' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expect(page.getByText('Confirmed').first()).toBeVisible();
});
