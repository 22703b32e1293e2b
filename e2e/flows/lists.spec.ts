import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrders } from '../../gateway/modules/orders/confirm-many.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { approveWebOrder } from '../../gateway/modules/web-orders/web-order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { grid, NEXT, openAll, ORDERS, row, rows, scrollTop, search, shopWith, streamOf, tab } from '../support/lists.ts';

test('a next page that fails is asked for once, says so, and comes by the button or after a growing wait', async ({ as, strays }) => {
  strays.allow(/Failed to load resource/);
  const page = await as('founder');
  let failures = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name !== NEXT) return route.fallback();
    failures += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(50);
  // However slow the machine is: no time passes but what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 1_000_000 }));
  const failed = page.getByRole('alert').filter({ hasText: 'The next rows could not be loaded.' });
  await expect(failed).toBeVisible();
  expect(failures).toBe(1);
  // By itself after five seconds, then after ten: a minute of outage is four attempts.
  await page.clock.runFor(4_000);
  expect(failures).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => failures).toBe(2);
  await expect(failed).toBeVisible();
  await page.clock.runFor(4_000);
  expect(failures).toBe(2);
  await page.unroute('**/graphql');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(50);
  await expect(failed).toBeHidden();
});

test('chosen orders are confirmed by one job, the oldest first, which goes on without the tab and can be undone', async ({ as }) => {
  const { email, shop, product } = await shopWith(3, 1);
  const statuses = async () =>
    (await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } })).map(({ status }) => status);
  const page = await as(email);
  await page.goto(`${ORDERS}?status=PENDING`);
  for (const reference of ['#2', '#1']) await row(page, reference).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog', { name: 'Confirm 2 orders' }).getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/bulk-jobs\//);
  const job = page.url();
  await page.goto('about:blank');
  await expect.poll(statuses).toEqual(['CONFIRMED', 'PENDING', 'PENDING']);
  await page.goto(job);
  await expect(page.getByRole('progressbar', { name: '1 done, 0 skipped, 1 failed' })).toBeVisible();
  const failed = page.getByRole('table', { name: 'Failed' });
  await expect(failed).toContainText(`2Not enough stock of ${product.sku}: 1 needed, 0 available`);
  // It stands where 'Stop' was until the job ended, and cannot be taken back: it asks.
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Undo 1 row?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await statuses()).toEqual(['CONFIRMED', 'PENDING', 'PENDING']);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await question.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(statuses).toEqual(['PENDING', 'PENDING', 'PENDING']);
  await expect(page.getByRole('heading', { name: 'Undo: Confirm 2 orders' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await expect(page.locator('main').locator(':focus')).toHaveCount(1);
});

test('a tab whose shown orders are all confirmed shows the next page of it', async ({ as }) => {
  test.setTimeout(180_000);
  const { email, shop } = await shopWith(53);
  const page = await as(email);
  const stream = streamOf(page);
  await page.goto(`${ORDERS}?status=PENDING`);
  await expect(rows(page)).toHaveCount(50);
  await stream;
  const shown = await db.order.findMany({ where: { businessId: shop.id, number: { gt: 3 } }, select: { id: true } });
  await execute(confirmOrders, Session.system(shop.id), { orders: shown.map(({ id }) => id) });
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('No orders here')).toBeHidden();
});

test('Back brings a list as it was: rows, scroll, cursor, tab and filters, at once', async ({ as }) => {
  // A shop of its own: an order that comes meanwhile would move the rows.
  const { email } = await shopWith(60);
  const page = await as(email);
  await page.goto(`${ORDERS}?status=PENDING&sort=OLDEST&search=Farhana`);
  await expect(rows(page)).toHaveCount(50);
  await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 1_000_000 }));
  await expect(rows(page)).toHaveCount(60);
  await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 1_000_000 }));
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  const last = rows(page).last();
  const id = await last.getAttribute('data-row-id');
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/ecom\/order\//);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Orders/);
  // No answer comes any more: what is shown is what was kept.
  await page.route('**/graphql', () => undefined);
  // Counts its rows in each frame that shows the list: neither an empty grid nor the shape of rows comes before them.
  await page.evaluate(() => {
    const seen: number[] = [];
    const look = () => {
      const table = document.querySelector('[role=grid]');
      if (location.pathname.endsWith('/main-order-list')) seen.push(table ? table.querySelectorAll('tbody [data-row-id]').length : 0);
      requestAnimationFrame(look);
    };
    Object.assign(window, { rowsSeen: seen });
    requestAnimationFrame(look);
  });
  await page.goBack();
  await expect(rows(page)).toHaveCount(60);
  expect(await scrollTop(page)).toBe(left);
  await expect(page).toHaveURL(/status=PENDING&sort=OLDEST&search=Farhana/);
  await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'true');
  await expect(search(page)).toHaveValue('Farhana');
  const seen = await page.evaluate(() => (window as unknown as { rowsSeen: number[] }).rowsSeen);
  expect(new Set(seen)).toEqual(new Set([60]));
  await page.keyboard.press('k');
  await expect(grid(page).locator('tr:focus')).toHaveCount(1);
  expect(await grid(page).locator('tr:focus + tr').getAttribute('data-row-id')).toBe(id);
});

test('a list that is come back to is refreshed behind, and keeps its pages', async ({ as }) => {
  const { email, shop, product } = await shopWith(55);
  const page = await as(email);
  await openAll(page);
  await row(page, '#55').getByRole('link').click();
  await expect(page).toHaveURL(/\/ecom\/order\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/#55/);
  await withOrder(shop, { lines: [{ product }], customerName: 'Late Arrival' });
  await page.goBack();
  await expect(row(page, 'Late Arrival')).toHaveCount(1);
  await expect(rows(page)).toHaveCount(56);
});

test('the arrow on a record leads to the list as it was left; J and K walk through its records', async ({ as }) => {
  const page = await as('founder');
  await page.goto(`${ORDERS}?status=PENDING&sort=OLDEST`);
  await expect(rows(page).first()).toBeVisible();
  const references = await rows(page).locator('a[data-row-link] [data-cell-line]').allTextContents();
  await row(page, references[1]!).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(references[1]!);
  await page.keyboard.press('j');
  await expect(heading).toHaveText(references[2]!);
  await page.getByRole('button', { name: 'Previous record of the list' }).click();
  await expect(heading).toHaveText(references[1]!);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(references[0]!);
  await expect(page.getByRole('button', { name: 'Previous record of the list' })).toBeDisabled();
  await page.reload();
  await expect(heading).toHaveText(references[0]!);
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL(/status=PENDING&sort=OLDEST/);
  await expect(tab(page, 'Pending')).toHaveAttribute('aria-current', 'true');
});

test('a row calls, copies, texts and prints, and shows the timeline of its order', async ({ as }) => {
  const { email, shop } = await shopWith(1);
  const { id: orderId, phone } = await db.order.findFirstOrThrow({ where: { businessId: shop.id } });
  await execute(confirmOrder, Session.system(shop.id), { orderId });
  await execute(shipOrder, Session.system(shop.id), { orderId, courierName: 'Pathao', trackingCode: 'DT44XY9' });
  const page = await as(email);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.jobs = '1';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.goto(ORDERS);
  const choose = async (action: string | RegExp) => {
    await row(page, '#1').getByRole('button', { name: 'Actions for order #1' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await choose('Timeline');
  const drawer = page.getByRole('dialog', { name: 'Order #1' });
  await expect(drawer.getByRole('list', { name: 'Timeline' }).getByRole('listitem').first()).toContainText('Handed to Pathao, DT44XY9');
  await drawer.getByLabel('To remember').fill('Call before noon');
  await drawer.getByRole('button', { name: 'Add note' }).click();
  await expect(drawer.getByRole('list', { name: 'Timeline' })).toContainText('Call before noon');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);

  await choose('Copy the tracking code');
  await expect.poll(copied).toBe('DT44XY9');
  await choose('Copy the number');
  await expect.poll(copied).toBe(phone);
  await choose('Send SMS');
  await expect(page.getByRole('dialog', { name: /SMS/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Print the sticker');
  await expect(page.locator('html')).toHaveAttribute('data-jobs', '1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The browser hands the number to the phone of the device: the page stays.
  const client = await page.context().newCDPSession(page);
  await client.send('Page.enable');
  const called = new Promise<string>((resolve) => {
    client.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
  });
  await choose(/^Call /);
  expect(await called).toBe(`tel:${phone}`);
  await expect(row(page, '#1')).toBeVisible();
});

test('the orders of one web shop are listed, under its name, in a saved view too', async ({ as }) => {
  const { email, shop, product } = await shopWith(1);
  for (const name of ['Dhaka shop', 'Boutique']) {
    const [webOrderId] = await withWebOrders(shop, 1, product);
    const { siteId } = await db.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: webOrderId! } } });
    await db.webSite.updateMany({ where: { businessId: shop.id, id: siteId! }, data: { name } });
    await execute(approveWebOrder, Session.system(shop.id), { webOrderId: webOrderId! });
  }
  const page = await as(email);
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Site' }).click();
  await page.getByRole('combobox', { name: 'Site' }).selectOption('Boutique');
  await expect(page.getByRole('button', { name: 'Site: Boutique' })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, '#3')).toBeVisible();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Saved views' });
  await panel.getByRole('button', { name: 'Save this view' }).click();
  await panel.getByLabel('Name of the view').fill('Of the boutique');
  await panel.getByRole('button', { name: 'Save the view' }).click();
  await expect(panel.getByRole('link', { name: 'Of the boutique' })).toBeVisible();
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('link', { name: 'Of the boutique' }).click();
  await expect(page.getByRole('button', { name: 'Site: Boutique' })).toBeVisible();
  await expect(row(page, '#3')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});
