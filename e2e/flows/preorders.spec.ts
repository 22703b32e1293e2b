import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { takeOrder } from '../../gateway/modules/orders/take-order.ts';
import { Session } from '../../gateway/session/session.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('customers who wait for goods are seen by product, and served in turn when these come', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const page = await as(founder.email);
  await page.goto('/ecom/preorder-list');
  await expect(page.getByText('Nobody waits for goods')).toBeVisible();
  await expectAccessible(page);

  const saree = await withProduct(shop, { name: 'Eid saree', stock: 1, allowsPreorder: true });
  for (const quantity of [2, 3]) {
    await execute(takeOrder, Session.system(shop.id), {
      customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook', advance: 300,
      lines: [{ variantId: saree.variantId, quantity, unitPrice: 500 }],
    });
  }
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Eid saree' });
  await expect(row).toContainText(saree.sku);
  await expect(row).toContainText('Not known');
  await expectAccessible(page);

  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Eid saree' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Expected on');
  await page.getByRole('dialog').getByLabel('Expected on').fill('2027-03-01');
  await page.keyboard.press('Control+s');
  await expect(row).toContainText('2027');
  await choose('Give out what is there');
  await expect(page.getByText('Not enough has come for the order that is first in line')).toBeVisible();
  await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: saree, quantity: 1, unitCost: 300 }] });
  // By itself: nobody has to look.
  await expect.poll(() => db.order.count({ where: { businessId: shop.id, status: 'CONFIRMED' } }), { timeout: 20_000 }).toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText('Eid saree')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/status=PREORDER/);
  const orders = page.getByRole('grid', { name: 'Orders' }).locator('tbody [data-row-id]');
  await expect(orders).toHaveCount(1);

  // Orders of a product whose SKU begins alike are not those that wait for this one.
  const alike = await withProduct(shop, { name: 'Eid saree, red', sku: `${saree.sku}-RED`, stock: 0, allowsPreorder: true });
  await execute(takeOrder, Session.system(shop.id), {
    customerName: 'Rehana', phone: '01711204467', address: 'House 1, Road 2, Uttara', source: 'Facebook',
    lines: [{ variantId: alike.variantId, quantity: 1, unitPrice: 500 }],
  });
  await page.reload();
  await expect(orders).toHaveCount(1);
  await page.getByRole('button', { name: `SKU: ${saree.sku}` }).click();
  await page.getByRole('textbox', { name: 'SKU', exact: true }).fill(saree.sku);
  await page.keyboard.press('Enter');
  await expect(orders, 'typed, it is what a SKU begins with').toHaveCount(2);
});

test('an order that waits is confirmed or cancelled from the queue, with its advance paid back', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const saree = await withProduct(shop, { name: 'Eid saree', stock: 1, allowsPreorder: true });
  for (const customerName of ['Farhana', 'Rehana', 'Nasrin']) {
    await execute(takeOrder, Session.system(shop.id), {
      customerName, phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook', advance: 300,
      lines: [{ variantId: saree.variantId, quantity: 2, unitPrice: 500 }],
    });
  }
  const orders = async () => {
    const found = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' } });
    return found.map(({ status, refundDuePoisha }) => [status, Number(refundDuePoisha)]);
  };
  const page = await as(founder.email);
  await page.goto('/ecom/preorder-list');
  await page.getByRole('button', { name: 'Actions for Eid saree' }).click();
  await page.getByRole('menuitem', { name: 'Confirm or cancel orders' }).click();
  const drawer = page.getByRole('dialog', { name: 'Waiting for Eid saree' });
  await expect(drawer.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Confirm order #1' }).click();
  await expect(page.getByText(/Not enough stock/)).toBeVisible();
  await db.business.update({ where: { id: shop.id }, data: { allowsBackorder: true }, select: { id: true } });
  await drawer.getByRole('button', { name: 'Confirm order #1' }).click();
  await expect(drawer.getByRole('row')).toHaveCount(3);

  await drawer.getByRole('button', { name: 'Cancel order #2' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order #2?' });
  await dialog.getByLabel('Reason').fill('Found it elsewhere');
  await dialog.getByLabel('Paid from').selectOption('bKash');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(drawer.getByRole('row')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Cancel order #3' }).click();
  await page.getByRole('dialog', { name: 'Cancel order #3?' }).getByLabel('Reason').fill('No answer');
  await page.getByLabel('Advance of ৳300').selectOption('Pay it back later');
  await page.getByRole('dialog', { name: 'Cancel order #3?' }).getByRole('button', { name: 'Cancel order' }).click();
  await expect(drawer.getByText('Nobody waits for it any more')).toBeVisible();
  expect(await orders()).toEqual([['CONFIRMED', 0], ['CANCELLED', 0], ['CANCELLED', 30_000]]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Nobody waits for goods')).toBeVisible();
});

test('of more orders than are read, one that was taken up again stands before none that has waited longer', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const saree = await withProduct(shop!, { name: 'Eid saree', stock: 0, allowsPreorder: true });
  const businessId = shop!.id;
  const numbers: number[] = [];
  for (let taken = 0; taken < 52; taken += 1) {
    const { id } = await execute(takeOrder, Session.system(businessId), {
      customerName: 'Farhana Akter', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook',
      lines: [{ variantId: saree.variantId, quantity: 1, unitPrice: 500 }],
    });
    const { number } = await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
    numbers.push(number);
  }
  await db.order.updateMany({ where: { businessId, number: numbers[0] }, data: { requeuedAt: new Date() } });
  const page = await as(email);
  await page.goto('/ecom/preorder-list');
  await page.getByRole('row').filter({ hasText: 'Eid saree' }).getByRole('button', { name: 'Actions for Eid saree' }).click();
  await page.getByRole('menuitem', { name: 'Confirm or cancel orders' }).click();
  const waiting = page.getByRole('table', { name: 'Orders that wait' });
  await expect(waiting.getByRole('link')).toHaveText(numbers.slice(1, 50).map((number) => `#${number}`));
  await expect(page.getByText('These are the 49 that have waited longest.')).toBeVisible();
});

test('an order that somebody else has changed while it waits is confirmed by the next try', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const saree = await withProduct(shop!, { name: 'Eid saree', stock: 0, allowsPreorder: true });
  await execute(takeOrder, Session.system(shop!.id), {
    customerName: 'Farhana', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook',
    lines: [{ variantId: saree.variantId, quantity: 2, unitPrice: 500 }],
  });
  await db.business.update({ where: { id: shop!.id }, data: { allowsBackorder: true }, select: { id: true } });
  const page = await as(email);
  await page.goto('/ecom/preorder-list');
  await page.getByRole('button', { name: 'Actions for Eid saree' }).click();
  await page.getByRole('menuitem', { name: 'Confirm or cancel orders' }).click();
  const drawer = page.getByRole('dialog', { name: 'Waiting for Eid saree' });
  const confirm = drawer.getByRole('button', { name: 'Confirm order #1' });
  await expect(confirm).toBeVisible();
  await db.order.updateMany({ where: { businessId: shop!.id }, data: { version: { increment: 1 } } });
  const readAgain = page.waitForResponse((response) => operationOf(response.request())?.name === 'WaitingOrdersQuery');
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('please reload');
  await (await readAgain).finished();
  await confirm.click();
  await expect(drawer.getByText('Nobody waits for it any more')).toBeVisible();
  expect(await db.order.count({ where: { businessId: shop!.id, status: 'CONFIRMED' } })).toBe(1);
});
