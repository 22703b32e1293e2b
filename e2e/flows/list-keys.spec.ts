import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { named, watchOperations } from '../shell/wire.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { ORDERS, row, rows, search, shopWith, streamOf, tab } from '../support/lists.ts';

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

test('the focus stays in the list when its row leaves it, and when the bar of the selection goes', async ({ as }) => {
  const { email, shop } = await shopWith(3);
  const page = await as(email);
  const stream = streamOf(page);
  await page.goto(`${ORDERS}?status=PENDING`);
  await expect(rows(page)).toHaveCount(3);
  await stream;
  await page.getByRole('button', { name: 'Actions for order #2' }).focus();
  const { id: orderId } = await db.order.findFirstOrThrow({ where: { businessId: shop.id, number: 2 }, select: { id: true } });
  await execute(confirmOrder, Session.system(shop.id), { orderId });
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, '#1')).toBeFocused();

  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Clear' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar).toHaveCount(0);
  await expect(row(page, '#1')).toBeFocused();
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

test('P prints the stickers of the orders that are chosen', async ({ as }) => {
  const { email } = await shopWith(3);
  const page = await as(email);
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('p');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByRole('region', { name: 'Selected rows' })).toContainText('2 selected');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Print stickers');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    window.print = () => void (document.documentElement.dataset.printed = String(document.querySelectorAll('[data-printed]').length));
  });
  await page.keyboard.press('p');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '2');
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
  // The shown list may ask for its own rows meanwhile; those of a tab carry its status.
  const tabsFetched = () => named(sent, 'OrderListPageQuery').flatMap(({ variables }) => (variables.filter as { status?: string[] }).status ?? []);
  await expect.poll(tabsFetched).toEqual(['SHIPPED']);
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

test('keys that are pressed while a dialog is still being loaded are not the page’s, and Escape calls it off', async ({ as }) => {
  const { email } = await shopWith(1);
  const page = await as(email);
  const held = Promise.withResolvers<void>();
  let isAsked = false;
  const dialog = `**/${builtFile('features/delivery/components/BookCourierDialog.tsx')}`;
  await page.route(dialog, async (route) => {
    isAsked = true;
    await held.promise;
    await route.continue();
  });
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Book courier' }).click();
  await expect.poll(() => isAsked).toBe(true);
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/main-order-list/);
  await page.keyboard.press('Escape');
  const arrived = page.waitForResponse(dialog);
  held.resolve();
  await arrived;
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'New order' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an Escape that comes just after the print dialog has closed by itself leaves the selection', async ({ as }) => {
  const { email } = await shopWith(1);
  const page = await as(email);
  // Prints at once, without asking, as the browser of a till does. The key comes from the page, because on a busy machine
  // one from outside takes more than a moment.
  await page.addInitScript(() => {
    const escape = () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
      document.documentElement.dataset.escaped = '';
    };
    const whenClosed = () => requestAnimationFrame(document.querySelector('[data-modal]') ? whenClosed : escape);
    window.print = () => {
      dispatchEvent(new Event('afterprint'));
      whenClosed();
    };
  });
  await page.clock.install();
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Print invoices' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-escaped', '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar).toContainText('1 selected');
  await page.clock.fastForward(1_000);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
});

test('letters that are typed while the palette is still being loaded are looked for, and Enter takes the first', async ({ as }) => {
  const { email } = await shopWith(1);
  const page = await as(email);
  const held = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('shell/CommandPalette.tsx')}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('my limitt');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  held.resolve();
  const palette = page.getByRole('dialog', { name: 'Find anything' });
  await expect(palette.getByRole('textbox')).toHaveValue('my limits');
  await expect(palette.getByRole('menuitem')).toHaveText(/^My Limits/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reports\/my-limits$/);
});

test('the palette and the first order of the list need no code any more once the page has been idle', async ({ as }) => {
  const { email } = await shopWith(1);
  const page = await as(email);
  const fetched: string[] = [];
  const wanted = ['shell/CommandPalette.tsx', 'features/orders/OrderPage.tsx'].map((module) => builtFile(module));
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(ORDERS);
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => wanted.filter((file) => !fetched.includes(file))).toEqual([]);
});

test('the keys go on from the filters: one that is not chosen, is chosen or is taken off leaves the focus on what adds another', async ({ as }) => {
  const page = await as('founder');
  await page.goto('/ecom/main-order-list');
  const add = page.getByRole('button', { name: 'Filter', exact: true });
  const choose = async () => {
    await add.press('Enter');
    await page.getByRole('menuitem', { name: 'SKU', exact: true }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'SKU', exact: true })).toBeFocused();
  };
  await choose();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();

  await choose();
  await page.keyboard.type('JAM');
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter SKU' }).press('Enter');
  await expect(add).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove filter SKU' })).toHaveCount(0);

  // A list that has no other filter.
  await page.goto('/purchase/purchase-list');
  await add.press('Enter');
  await page.getByRole('menuitem', { name: 'Entered', exact: true }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Entered' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Entered' })).toHaveCount(0);
  await expect(add).toBeFocused();
});
