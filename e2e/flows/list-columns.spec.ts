import { db } from '../../gateway/db/client.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { builtFile } from '../support/built-file.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { grid, ORDERS, rows, search } from '../support/lists.ts';

test('columns are sorted, moved, widened by keys and made dense, and stay so', async ({ as }) => {
  const page = await as('founder');
  await page.goto(ORDERS);
  const heads = grid(page).getByRole('columnheader');
  const head = (name: string) => heads.filter({ hasText: name });
  await expect(head('Order')).toHaveAttribute('aria-sort', 'descending');
  await head('Order').getByRole('button', { name: 'Order' }).click();
  await expect(page).toHaveURL(/sort=OLDEST/);
  await expect(head('Order')).toHaveAttribute('aria-sort', 'ascending');

  // Said before each of its cells, and without the edge that widens it.
  await expect(grid(page).getByRole('columnheader', { name: 'Customer', exact: true })).toBeVisible();
  const edge = page.getByRole('separator', { name: 'Width of Customer' });
  const before = (await head('Customer').boundingBox())!.width;
  await edge.focus();
  await page.keyboard.press('Enter');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await head('Customer').boundingBox())!.width).toBeGreaterThan(before + 20);

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Move Customer to the left' }).click();
  await page.getByRole('switch', { name: 'Dense rows' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(heads.nth(1)).toHaveText('Customer');
  await expect(heads.nth(2)).toHaveText('Order');
  await expect.poll(async () => (await rows(page).first().boundingBox())!.height).toBeLessThan(40);
});

test('the header of a list is one tab stop: arrow keys lead through it, and Enter takes the edge of a column', async ({ as }) => {
  const page = await as('founder');
  await page.goto(ORDERS);
  const selectAll = page.getByRole('checkbox', { name: 'Select all rows shown' });
  const edge = page.getByRole('separator', { name: 'Width of Order' });
  await expect(edge).toBeAttached();
  const first = rows(page).first();
  await selectAll.focus();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(selectAll).toBeFocused();

  await page.keyboard.press('ArrowRight');
  const sort = grid(page).getByRole('button', { name: 'Order', exact: true });
  await expect(sort).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toBeFocused();
  const width = async () => Number(await edge.getAttribute('aria-valuenow'));
  const before = await width();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(before + 16);
  await page.keyboard.press('Escape');
  await expect(edge).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(sort).toBeFocused();
  expect(await width()).toBe(before + 16);

  // It is where the header was left, also after the rows.
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(ORDERS);
  await page.keyboard.press('Shift+Tab');
  await expect(sort).toBeFocused();
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
  await expect.poll(async () => (await head.boundingBox())!.width).toBeGreaterThan(before + 40);
  const written = () => page.evaluate(() => (window as unknown as { written: number }).written);
  expect(await written()).toBe(0);
  await page.mouse.up();
  await expect.poll(written).toBe(1);
});

test('on a phone the order list is cards with one row of tools, and nothing of keys', async ({ as }) => {
  // Two passes of axe over sixty cards.
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
  // The way to a new order floats where a thumb is, and makes room for what is done with selected ones.
  const create = page.getByRole('link', { name: 'New order' });
  await page.evaluate(() => window.scrollTo({ top: 2_000 }));
  await expect(create).toBeInViewport();
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox').first().check();
  await expect(create).toBeHidden();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(create).toBeInViewport();
  await page.getByRole('button', { name: 'Order of the list' }).click();
  await page.getByRole('menuitemradio', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/sort=OLDEST/);
  // What a row offers on a wide screen is in reach of a thumb as well.
  await page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: /^Actions for order/ }).first().click();
  await page.getByRole('menuitem', { name: 'Timeline' }).click();
  const drawer = page.getByRole('dialog', { name: /^Order / });
  await expect(drawer.getByRole('list', { name: 'Timeline' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expectAccessible(page);
});

test('on a phone the shape of rows stands where the cards will, as long as their code is on its way', async ({ as }) => {
  const page = await as('founder');
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await page.route(`**/${builtFile('ui/datagrid/CardList.tsx')}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(ORDERS);
  await expect(search(page)).toBeVisible();
  const shape = page.locator('main [aria-busy=true]');
  await expect.poll(async () => (await shape.boundingBox())?.height).toBeGreaterThan(200);
  held.resolve();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first()).toBeVisible();
  await expect(shape).toHaveCount(0);
});

test('a list is saved as it is arranged, for oneself or for everybody, and changed and deleted again', async ({ as }) => {
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

test('a view that somebody else has changed meanwhile is read again, and saved with what was typed', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list');
  const panel = page.getByRole('dialog', { name: 'Saved views' });
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await panel.getByRole('button', { name: 'Save this view' }).click();
  await panel.getByLabel('Name of the view').fill('Mine');
  await panel.getByRole('button', { name: 'Save the view' }).click();
  await panel.getByRole('button', { name: 'Change the view Mine' }).click();
  await db.savedView.updateMany({ where: { businessId: shop.id }, data: { isShared: true, version: { increment: 1 } } });
  await panel.getByLabel('Name of the view').fill('Ours');
  await panel.getByRole('button', { name: 'Save the view' }).click();
  await expect(panel.getByText('Saved view was changed by someone else, please reload')).toBeVisible();
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(panel.getByRole('switch', { name: 'For everybody of the business' })).toBeChecked();
  await expect(panel.getByLabel('Name of the view')).toHaveValue('Ours');
  await panel.getByRole('button', { name: 'Save the view' }).click();
  await expect(panel.getByRole('link', { name: 'Ours' })).toBeVisible();
  await expect(panel.getByText('Shared')).toBeVisible();
});

test('an admin who changes the shared view of somebody else is not asked to take it back, which its maker alone may', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const nadia = await withMember(shop, { role: 'ADMIN', name: 'Nadia' });
  await db.user.update({ where: { id: nadia.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(nadia);
  await db.savedView.create({
    data: { businessId: shop.id, ownerId: founder.id, list: 'orders', name: 'Ours', isShared: true, search: '', columns: [], isDense: false },
  });
  for (const [who, switches, name] of [[founder.email, 2, 'Ours'], [nadia.email, 1, 'Of us all']] as const) {
    const page = await as(who);
    const panel = page.getByRole('dialog', { name: 'Saved views' });
    await page.goto(ORDERS);
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await panel.getByRole('button', { name: 'Change the view Ours' }).click();
    await expect(panel.getByRole('switch')).toHaveCount(switches);
    await panel.getByLabel('Name of the view').fill(name);
    await panel.getByRole('button', { name: 'Save the view' }).click();
    await expect(panel.getByRole('link', { name })).toBeVisible();
    await expect(panel.getByText('Shared')).toBeVisible();
  }
});
