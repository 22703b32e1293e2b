import type { Page } from '@playwright/test';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { named, operationOf, watchOperations } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const ORDERS = '/ecom/main-order-list';
const NEXT = 'OrderListPageNextQuery';

const grid = (page: Page) => page.getByRole('grid', { name: 'Orders' });
const rows = (page: Page) => grid(page).locator('tbody [data-row-id]');
/** By a name, or by a reference: '#5' is not '#55'. */
const row = (page: Page, text: string) =>
  rows(page).filter({ hasText: text.startsWith('#') ? new RegExp(`${text}(?!\\d)`) : text });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Phone, order no., name, tracking' });
const scrollTop = (page: Page) => grid(page).evaluate((table) => table.parentElement!.scrollTop);
const tab = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) });

/** A shop with this many pending orders, #1 the oldest. */
async function shopWith(orders: number, stock = 500) {
  const person = await makeFounder({ name: 'List shop' });
  const [shop] = person.shops;
  const product = await withProduct(shop!, { stock });
  for (let n = 1; n <= orders; n += 1) await withOrder(shop!, { lines: [{ product }] });
  return { ...person, shop: shop!, product };
}

/** The list with every page of it loaded. */
async function openAll(page: Page, count: number): Promise<void> {
  await page.goto(ORDERS);
  await expect(rows(page).first()).toBeVisible();
  await grid(page).evaluate((table) => table.parentElement!.scrollTo({ top: 1_000_000 }));
  await expect(rows(page)).toHaveCount(count);
}

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
  await expect(rows(page)).toHaveCount(60);
  await expect(failed).toBeHidden();
});

test('several orders are confirmed oldest first, however the list is sorted', async ({ as }) => {
  const { email } = await shopWith(4);
  const page = await as(email);
  for (const address of [ORDERS, `${ORDERS}?sort=OLDEST`]) {
    await page.goto(`${address}${address.includes('?') ? '&' : '?'}status=PENDING`);
    const pair = address.includes('OLDEST') ? ['#3', '#4'] : ['#1', '#2'];
    for (const reference of pair) await row(page, reference).getByRole('checkbox').check();
    const sent = watchOperations(page);
    const ids = await Promise.all(pair.map((reference) => row(page, reference).getAttribute('data-row-id')));
    await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('2 orders confirmed')).toBeVisible();
    const confirmed = named(sent, 'useConfirmOrderRowMutation').map(({ variables }) => variables.input as { orderId: string });
    expect(confirmed.map(({ orderId }) => orderId)).toEqual(ids);
  }
});

test('a tab whose shown orders are all confirmed shows the next page of it', async ({ as }) => {
  test.setTimeout(180_000);
  const { email } = await shopWith(53);
  const page = await as(email);
  await page.goto(`${ORDERS}?status=PENDING`);
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('checkbox', { name: 'Select all rows shown' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('50 orders confirmed')).toBeVisible({ timeout: 60_000 });
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('No orders here')).toBeHidden();
});

test('Back brings a list as it was: rows, scroll, cursor, tab and filters, at once', async ({ as }) => {
  const page = await as('founder');
  await openAll(page, 60);
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
  await page.goBack();
  await expect(rows(page)).toHaveCount(60);
  expect(await scrollTop(page)).toBe(left);
  await page.keyboard.press('k');
  await expect(grid(page).locator('tr:focus')).toHaveCount(1);
  expect(await grid(page).locator('tr:focus + tr').getAttribute('data-row-id')).toBe(id);
});

test('a list that is come back to is refreshed behind, and keeps its pages', async ({ as }) => {
  const { email, shop, product } = await shopWith(55);
  const page = await as(email);
  await openAll(page, 55);
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

test('the cursor stays on its order when others come above it', async ({ as }) => {
  const { email, shop, product } = await shopWith(3);
  const page = await as(email);
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(row(page, '#2')).toBeFocused();
  await withOrder(shop, { lines: [{ product }] });
  // The same tab again: its rows are read anew.
  await tab(page, 'All').click();
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('k');
  await expect(row(page, '#3')).toBeFocused();
});

test('letters work by their place on the keyboard, are listed by ?, and can be switched off', async ({ as }) => {
  const page = await as('founder');
  await page.goto(ORDERS);
  await expect(rows(page).first()).toBeVisible();
  // A Bangla layout types a letter of its own where J is.
  await page.locator('body').dispatchEvent('keydown', { code: 'KeyJ', key: 'জ', bubbles: true, cancelable: true });
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Next row');
  // Nothing is printed and nothing is new here: neither key is promised.
  await expect(help).not.toContainText('Print');
  await expect(help).not.toContainText('New record');
  await help.getByRole('switch', { name: 'Keys of a single letter' }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(2)).not.toBeFocused();
  await page.goto('/product/product-list');
  await expect(page.getByRole('grid', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/product-list$/);
});

test('N opens what the primary button names', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/product/product-list');
  await expect(page.getByRole('link', { name: 'New product', exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/product\/new-product$/);
});

test('a tab that is clicked while somebody types wins, and what was typed is searched in it', async ({ as }) => {
  const page = await as('founder');
  await page.clock.install();
  await page.goto(ORDERS);
  await expect(rows(page).first()).toBeVisible();
  await search(page).pressSequentially('jam');
  await tab(page, 'Shipped').click();
  await page.clock.runFor(1_000);
  await expect(tab(page, 'Shipped')).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/status=SHIPPED/);
  await expect(page).toHaveURL(/search=jam/);
});

test('a pointer that only passes over tabs and rows fetches nothing; one that rests fetches that one', async ({ as }) => {
  const page = await as('founder');
  await page.clock.install();
  await page.goto(ORDERS);
  await expect(rows(page).first()).toBeVisible();
  const sent = watchOperations(page);
  // However slow the machine is: no time passes but what the test lets pass.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const name of ['Pending', 'Confirmed', 'Shipped']) await tab(page, name).hover();
  await page.clock.runFor(1_000);
  await expect.poll(() => named(sent, 'OrderListPageQuery').map(({ variables }) => variables.filter)).toEqual([{ status: ['SHIPPED'] }]);
  await rows(page).nth(1).hover();
  await rows(page).nth(2).hover();
  await page.clock.runFor(1_000);
  const id = await rows(page).nth(2).getAttribute('data-row-id');
  await expect.poll(() => named(sent, 'OrderPageQuery').map(({ variables }) => variables.id)).toEqual([id]);
});

test('a row is a link: its menu is that of a link wherever it is pressed, a middle click opens a tab', async ({ as }) => {
  const page = await as('founder');
  await page.goto(ORDERS);
  const first = rows(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/ecom\/order\//);
  await page.evaluate(() =>
    document.addEventListener('contextmenu', (event) => {
      document.title = (event.target as Element).closest('a')?.getAttribute('href') ?? 'no link';
      event.preventDefault();
    }),
  );
  await first.getByRole('gridcell').nth(4).click({ button: 'right' });
  await expect(page).toHaveTitle(/\/ecom\/order\//);
  const opened = page.context().waitForEvent('page');
  await first.getByRole('gridcell').nth(4).click({ button: 'middle' });
  await expect((await opened).getByRole('heading', { level: 1 })).not.toHaveText(/^Orders/);
});

test('columns are sorted, moved, widened by keys and made dense, and stay so', async ({ as }) => {
  const page = await as('founder');
  await page.goto(ORDERS);
  const heads = grid(page).getByRole('columnheader');
  const head = (name: string) => heads.filter({ hasText: name });
  await expect(head('Order')).toHaveAttribute('aria-sort', 'descending');
  await head('Order').getByRole('button', { name: 'Order' }).click();
  await expect(page).toHaveURL(/sort=OLDEST/);
  await expect(head('Order')).toHaveAttribute('aria-sort', 'ascending');

  const edge = page.getByRole('separator', { name: 'Width of Customer' });
  const before = (await head('Customer').boundingBox())!.width;
  await edge.focus();
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  const wide = (await head('Customer').boundingBox())!.width;
  expect(wide).toBeGreaterThan(before + 20);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Move Customer to the left' }).click();
  await page.getByRole('switch', { name: 'Dense rows' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heads.nth(1)).toHaveText('Customer');
  await expect(heads.nth(2)).toHaveText('Order');
  expect((await rows(page).first().boundingBox())!.height).toBeLessThan(40);
});

test('a column that is dragged writes to storage once, at the end', async ({ as }) => {
  const page = await as('founder');
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    const counter = window as unknown as { written: number };
    counter.written = 0;
    Storage.prototype.setItem = function set(this: Storage, key: string, value: string) {
      if (key.startsWith('grid:')) counter.written += 1;
      setItem.call(this, key, value);
    };
  });
  await page.goto(ORDERS);
  const box = (await page.getByRole('separator', { name: 'Width of Customer' }).boundingBox())!;
  const head = grid(page).getByRole('columnheader', { name: 'Customer' });
  const before = (await head.boundingBox())!.width;
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + 84, box.y + 4, { steps: 20 });
  expect((await head.boundingBox())!.width).toBeGreaterThan(before + 40);
  const written = () => page.evaluate(() => (window as unknown as { written: number }).written);
  expect(await written()).toBe(0);
  await page.mouse.up();
  await expect.poll(written).toBe(1);
});

test('the arrow keys move through the grid', async ({ as }) => {
  const page = await as('founder');
  await page.goto(ORDERS);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(2).getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page).nth(2).getByRole('link')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();
});

test('on a phone the order list is cards with one row of tools, and nothing of keys', async ({ as }) => {
  // Two passes of axe over sixty cards.
  test.setTimeout(120_000);
  const page = await as('founder');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ORDERS);
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
  const boxes = await Promise.all(
    [search(page), page.getByRole('button', { name: 'Filter' }), page.getByRole('button', { name: 'Order of the list' }), page.getByRole('button', { name: 'Select' })].map((tool) => tool.boundingBox()),
  );
  const middles = boxes.map((box) => Math.round(box!.y + box!.height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
  await expect(page.locator('kbd').filter({ hasText: '/', visible: true })).toHaveCount(0);
  await expect(page.getByText('৳100 advance').first()).toBeVisible();
  await page.getByRole('button', { name: 'Order of the list' }).click();
  await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/sort=OLDEST/);
  await expectAccessible(page);
});

test('a list is saved as it is arranged, for oneself or for everybody, and changed and deleted again', async ({ as }) => {
  test.setTimeout(120_000);
  const page = await as('founder');
  const admin = await as('admin');
  await page.goto('/ecom/main-order-list?status=DELIVERED&sort=OLDEST');
  const orders = page.getByRole('grid', { name: 'Orders' });
  await expect(orders).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Saved views' });
  const open = (viewer = page) => viewer.getByRole('button', { name: 'Views', exact: true }).click();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByText('Courier', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(orders.getByRole('columnheader', { name: 'Courier' })).toHaveCount(0);
  await open();
  await panel.getByRole('button', { name: 'Save this view' }).click();
  await panel.getByRole('button', { name: 'Save the view' }).click();
  await expect(panel.getByText('Fill this in')).toBeVisible();
  await panel.getByLabel('Name of the view').fill('Oldest delivered');
  await panel.getByText('For everybody of the business').click();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Save the view' }).click();
  await expect(panel.getByRole('link', { name: 'Oldest delivered' })).toBeVisible();

  await test.step('it is there for somebody else, with its columns', async () => {
    await admin.goto('/ecom/main-order-list');
    await open(admin);
    await admin.getByRole('link', { name: 'Oldest delivered' }).click();
    await expect(admin).toHaveURL('/ecom/main-order-list?status=DELIVERED&sort=OLDEST');
    await expect(admin.getByRole('columnheader', { name: 'Courier' })).toHaveCount(0);
    await expect(admin.getByRole('columnheader', { name: 'COD due' })).toBeVisible();
  });

  await test.step('taken back, it is its maker’s alone; deleted, it is gone', async () => {
    await panel.getByRole('button', { name: 'Change the view Oldest delivered' }).click();
    await panel.getByText('For everybody of the business').click();
    await panel.getByRole('button', { name: 'Save the view' }).click();
    await expect(panel.getByRole('link', { name: 'Oldest delivered' })).toBeVisible();
    await expect(panel.getByText('Shared')).toHaveCount(0);
    await open(admin);
    await expect(admin.getByText('No views yet.')).toBeVisible();
    await panel.getByRole('button', { name: 'Delete the view Oldest delivered' }).click();
    await expect(panel.getByText('No views yet.')).toBeVisible();
  });
});
