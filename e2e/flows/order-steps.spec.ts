import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { exchangeOrder } from '../../gateway/modules/orders/exchange-order.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('an order page takes every step of an order: held, packed, sent, taken in part, received, paid back', async ({ as }) => {
  test.setTimeout(150_000);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 20, price: 500, cost: 300 });
  const order = await withOrder(shop, { lines: [{ product, quantity: 3 }], advance: 200 });
  await db.order.update({
    where: { businessId_id: { businessId: shop.id, id: order.id } }, data: { plannedCourier: 'RedX' }, select: { id: true },
  });
  const page = await as(founder.email);
  const status = page.getByRole('heading', { level: 1 }).locator('..');
  const said = (text: string) => expect(page.getByRole('status').getByText(text)).toBeVisible();
  const dialog = page.getByRole('dialog');
  async function more(step: string) {
    await page.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: step }).click();
  }

  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);

  await page.getByRole('textbox', { name: 'To remember' }).fill('Likes red');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('Note: Likes red')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'To remember' })).toHaveValue('');
  await said('The note is added');

  // Its code is there the second time: the dialog opens while the menu is still closing.
  for (const times of [1, 2]) {
    await more('Put on hold');
    await expect(dialog, `opened ${times} times`).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), 'the focus is somewhere').not.toBe('BODY');
  }
  await more('Put on hold');
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Away until Friday');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await said('is on hold until');
  await expect(status).toContainText('Hold');
  await page.getByRole('button', { name: 'Take off hold' }).click();
  await expect(status).toContainText('Pending');

  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ship' })).toBeVisible();
  await more('Mark packed');
  await expect(status).toContainText('Packed');
  await page.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Courier' })).toHaveValue('RedX');
  // A connected courier takes only what it has booked or numbered, and the dialog says so in place.
  await db.courier.create({ data: { businessId: shop.id, name: 'Steadfast', kind: 'API', provider: 'STEADFAST' }, select: { id: true } });
  await dialog.getByRole('combobox', { name: 'Courier' }).fill('steadfast');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(dialog.getByText('Steadfast is connected and has no such parcel yet: book it, or enter the number that it gave')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Tracking code' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('combobox', { name: 'Courier' }).fill('Pathao');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(status).toContainText('Shipped');
  await more('Not handed over after all');
  await said(`Order #${order.number} is here again`);
  await expect(status).toContainText('Packed');
  await page.getByRole('button', { name: 'Ship' }).click();
  await dialog.getByRole('combobox', { name: 'Courier' }).fill('Pathao');
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(status).toContainText('Shipped');

  // 2 of 3 pieces: 1,000 and 60 for the way, 200 paid already.
  await page.setViewportSize({ width: 390, height: 844 });
  // A menu that is opened while the page takes its new shape is closed by it.
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await more('Delivered in part');
  await dialog.getByRole('textbox', { name: 'Taken' }).fill('2');
  await expect(dialog.getByText('Left empty: ৳860, as these pieces come to.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(status).toContainText('Partial');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The wrong piece: taken back, and entered once more.
  await more('On its way after all');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Took two');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take the delivery back' }).click();
  await said(`Order #${order.number} is with the courier again`);
  await expect(status).toContainText('Shipped');
  await more('Delivered in part');
  await dialog.getByRole('textbox', { name: 'Taken' }).fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(status).toContainText('Partial');

  await page.getByRole('button', { name: 'Receive' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Good' })).toHaveValue('1');
  await dialog.getByRole('textbox', { name: 'Good' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('1');
  await dialog.getByRole('button', { name: 'Receive' }).click();
  await said(`Goods of order #${order.number} received`);
  // Another parcel: taken back, and received when it is here.
  await more('Not received back after all');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another parcel');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take the receipt back' }).click();
  await said(`Goods of order #${order.number} are on their way back again`);
  await page.getByRole('button', { name: 'Receive' }).click();
  await dialog.getByRole('textbox', { name: 'Good' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('1');
  await dialog.getByRole('button', { name: 'Receive' }).click();
  // The toast of the first receipt may still be there.
  const kept = () => db.order.findFirstOrThrow({ where: { businessId: shop.id, number: order.number }, include: { lines: true } });
  await expect.poll(kept).toMatchObject({ status: 'PARTIAL', collectedPoisha: 86_000n, returningUnits: 0, lines: [{ deliveredQuantity: 2, damagedQuantity: 1 }] });

  const lost = await withOrder(shop, { lines: [{ product }], advance: 100 });
  await execute(confirmOrder, session, { orderId: lost.id });
  await execute(shipOrder, session, { orderId: lost.id, courierName: 'Pathao' });
  await page.goto(`/ecom/order/${encodeId('Order', lost.id)}`);
  await more('Lost by the courier');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No scan since a month');
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(status).toContainText('Lost');
  await more('Not lost after all');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It lay in their hub');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take the loss back' }).click();
  await expect(status).toContainText('Return pending');
  await more('Lost by the courier');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost again');
  // Nothing is asked of the courier, and nothing else is said.
  await dialog.getByRole('textbox', { name: 'Claim against the courier' }).fill('0');
  await dialog.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(status).toContainText('Lost');
  await expect(page.getByText(`Order #${lost.number} is lost`, { exact: true })).toBeVisible();
  await more('Pay back');
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await said('৳100 paid back');
});

test('an advance that comes an hour later is recorded on the order page, and taken back', async ({ as }) => {
  const founder = await makeFounder();
  const order = await withOrder(founder.shops[0]!, { lines: [{ product: await withProduct(founder.shops[0]!) }] });
  const page = await as(founder.email);
  const dialog = page.getByRole('dialog');
  async function more(step: string) {
    await page.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: step }).click();
  }
  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
  await more('Record an advance');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('900');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('More than is to be collected')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('160');
  await expect(dialog.getByText('Then the courier collects ৳400.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Transaction id' }).fill('BK7X1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Advance of ৳160 received: bKash, BK7X1')).toBeVisible();
  await expect(page.getByText('COD to collect৳400')).toBeVisible();

  await more('Take an advance back');
  await expect(dialog.getByRole('combobox', { name: 'Advance' })).toContainText('৳160 · bKash');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Was of another order');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Advance of ৳160 taken back: Was of another order')).toBeVisible();
  await expect(page.getByText('COD to collect৳560')).toBeVisible();
});

test('delivered goods are exchanged for others: the new order is paid in part by what comes back', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 20, price: 500, cost: 300 });
  const other = await withProduct(shop, { stock: 20, price: 700, cost: 400 });
  const { id: orderId, number } = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(deliverOrder, session, { orderId });
  const page = await as(founder.email);
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);

  await page.getByRole('button', { name: 'Why this number: Total' }).click();
  await expect(page.getByRole('dialog', { name: 'Why this number: Total' })).toContainText('2 × ৳500');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  // A menu that is opened while the page takes its new shape is closed by it.
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Exchange' }).click();
  const dialog = page.getByRole('dialog');
  const picker = dialog.getByRole('combobox', { name: 'Add a product' });
  await dialog.getByLabel('Reason').fill('Too small');
  await page.keyboard.press('Control+s');
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(/Choose what comes back and what goes out/);
  await picker.fill(other.sku);
  await picker.press('Enter');
  await expect(dialog.getByText(`${other.sku} · 20 available`)).toBeVisible();
  // 700 and 60 for the way, less the 500 that were paid for the one that comes back.
  await expect(dialog.getByText('COD to collect৳260')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Wants the other one');
  await dialog.getByRole('button', { name: 'Exchange' }).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`#${number + 1}`);
  await expect(page.getByRole('link', { name: `In exchange for #${number}` })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Why this number: COD to collect' }).click();
  await expect(page.getByRole('dialog')).toContainText('Paid by goods given back−৳500');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `In exchange for #${number}` }).click();
  await expect(heading.locator('..')).toContainText('Exchanged');

  // The customer keeps it after all; then changes their mind once more.
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Call off the exchange' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Keeps it');
  await dialog.getByRole('button', { name: 'Call it off' }).click();
  await expect(page.getByRole('status').getByText(`Order #${number} is not exchanged`)).toBeVisible();
  await expect(heading.locator('..')).toContainText('Delivered');
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id, number: number + 1 } })).toMatchObject({ status: 'CANCELLED', refundDuePoisha: 0n });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId } });
  await execute(exchangeOrder, session, {
    orderId, reason: 'Wants it', back: [{ lineId, quantity: 1 }], lines: [{ variantId: other.variantId, quantity: 1, unitPrice: 700 }],
  });
  await page.reload();
  await expect(heading.locator('..')).toContainText('Exchanged');
  await page.getByRole('button', { name: 'Receive' }).click();
  await dialog.getByRole('button', { name: 'Receive' }).click();
  await expect(page.getByRole('status').getByText(`Goods of order #${number} received`)).toBeVisible();
  expect(await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } })).toMatchObject({ onHand: 19, returning: 0 });
});
