import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { decodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { editOrder } from '../../gateway/modules/orders/edit-order.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { makeFounder, makeMember } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expectFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';

test('an order is found and changed: what will differ is shown first, with what moves in the stock', async ({ as, baseURL }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 9 });
  const order = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
  await execute(confirmOrder, await sessionFor(founder), { orderId: order.id });
  const page = await as(founder.email);

  const uploaded = await page.request.post('/api/files/product-image?name=a.png', {
    data: pngOf(40, 40), headers: { 'content-type': 'image/png', origin: new URL(baseURL!).origin },
  });
  const { id: fileId } = await uploaded.json() as { id: string };
  await db.productImage.create({ data: { businessId: shop.id, productId: product.productId, fileId: decodeId(fileId)!.id, position: 0 } });

  await page.goto('/ecom/super-edit');
  await page.getByRole('textbox', { name: 'Order number or tracking code' }).fill('77777');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No order has this number or code')).toBeVisible();
  await page.getByRole('textbox', { name: 'Order number or tracking code' }).fill(`#${order.number}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('House 5, Road 2, Uttara');
  await page.getByRole('textbox', { name: 'Phone', exact: true }).fill('01811-111111');
  await page.getByLabel('District').selectOption('Gazipur');
  await page.getByLabel('Thana').selectOption('Kaliakair');
  // Empty alt text: the name stands beside the picture.
  await expect(page.locator('li:has(input[name="lines.0.quantity"]) img')).toBeVisible();
  await page.getByRole('textbox', { name: /^Quantity of/ }).fill('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog', { name: `Change order #${order.number}?` });
  const table = dialog.getByRole('table', { name: 'What changes' });
  await expect(table).toContainText('House 5, Road 2, Uttara');
  await expect(dialog.getByRole('table', { name: 'What moves in the stock' })).toContainText('+1');
  await expect(table).toContainText('৳1,060');
  await expect(table).toContainText('৳1,560');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(address).toHaveValue('House 5, Road 2, Uttara');
  await page.keyboard.press('Control+s');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She called');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').getByText(`Order #${order.number} is changed`)).toBeVisible();
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({
    totalPoisha: 156_000n, itemCount: 3, phone: '01811111111', district: 'Gazipur', thana: 'Kaliakair',
  });
  expect((await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } })).reserved).toBe(3);

  // On to the courier, looked after by its founder, ordered the day before: stock and books are shown, then done.
  const yesterday = addDays(dhakaDay(new Date()), -1);
  await page.getByLabel('Status').selectOption({ label: 'Shipped' });
  await page.getByLabel('Employee').selectOption({ label: founder.name });
  await page.getByLabel('Ordered on').fill(yesterday);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Say who carries it')).toBeVisible();
  await page.getByRole('combobox', { name: 'Courier', exact: true }).fill('Pathao');
  await page.getByRole('textbox', { name: 'Tracking code', exact: true }).fill('PT-77');
  await page.keyboard.press('Control+s');
  await expect(dialog.getByRole('table', { name: 'What moves in the stock' })).toContainText('−3');
  await expect(dialog.getByRole('table', { name: 'What is booked' })).toContainText('Goods with couriers');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The rider took it');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The goods have left: what was ordered is fixed')).toBeVisible();
  const shipped = await db.order.findFirstOrThrow({ where: { businessId: shop.id } });
  expect(shipped).toMatchObject({ status: 'SHIPPED', courierName: 'Pathao', trackingCode: 'PT-77', assigneeName: founder.name });
  expect(dhakaDay(shipped.createdAt)).toBe(yesterday);

  // A part is delivered: what the customer took of each line, and what the courier collected for it.
  await page.getByLabel('Status').selectOption('PARTIAL');
  await page.getByRole('textbox', { name: 'Taken' }).fill('1');
  await page.getByRole('textbox', { name: 'Collected by the courier' }).fill('560');
  await page.keyboard.press('Tab');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(table).toContainText('Taken: 1');
  await expect(dialog.getByRole('table', { name: 'What moves in the stock' })).toContainText('−1');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two were too small');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({ status: 'PARTIAL', collectedPoisha: 56_000n, returningUnits: 2 });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/order-update/super-edit?find=${order.number}`);
  await expect(address).toHaveValue('House 5, Road 2, Uttara');
  await expectAccessible(page);
  // What it will be is read on a phone too, not only what it was.
  await address.fill('House 6, Road 3, Uttara Sector 10, Dhaka');
  await page.keyboard.press('Control+s');
  await expect(table).toContainText('House 6, Road 3');
  await expectFits(dialog.getByRole('region', { name: 'What changes' }));
});

test('two people edit an order: the later one sees both versions, and nothing is lost unseen', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const order = await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const page = await as(founder.email);
  // What they save is not heard of before it is met.
  const { promise: met, resolve: meet } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const name = operationOf(route.request())?.name;
    if (name === 'usePreviewOrderEditMutation') meet();
    if (name === 'readEditedOrderQuery') await met;
    return route.fallback();
  });
  await page.goto(`/ecom/super-edit?find=${order.number}`);
  const [address, note] = [page.getByRole('textbox', { name: 'Address' }), page.getByRole('textbox', { name: 'Internal note' })];
  await address.fill('House 5, Road 2, Uttara');
  await execute(editOrder, await sessionFor(founder), {
    orderId: order.id, reason: 'She wrote', address: 'House 9, Road 1, Mirpur', note: 'Call at noon', deliveryFee: 70,
  });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Somebody else has changed the order meanwhile')).toBeVisible();
  const versions = page.getByRole('table', { name: 'Both versions' });
  const version = (what: string) => versions.getByRole('row').filter({ hasText: what });
  await expect(version('Address')).toContainText('House 9, Road 1, Mirpur');
  await expect(version('Address')).toContainText('House 5, Road 2, Uttara');
  await expect(version('Internal note')).toContainText('You have not changed it');
  await expect(version('Delivery')).toContainText('৳70');
  await expect(note).toHaveValue('Call at noon');
  await expect(address).toHaveValue('House 5, Road 2, Uttara');
  await expectAccessible(page);
  await version('Address').getByRole('button', { name: 'Take theirs' }).click();
  await expect(address).toHaveValue('House 9, Road 1, Mirpur');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Farhana Khan');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog', { name: `Change order #${order.number}?` });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She called');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(versions).toHaveCount(0);
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({
    customerName: 'Farhana Khan', address: 'House 9, Road 1, Mirpur', note: 'Call at noon', deliveryFeePoisha: 7_000n,
  });
});

test('what somebody else saves while an order is edited is seen at once: theirs is taken or mine is kept, line by line', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 50 });
  const order = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
  const theirs = async (change: object) => execute(editOrder, await sessionFor(founder), { orderId: order.id, reason: 'She wrote', ...change });
  const page = await as(founder.email);
  const stream = page.waitForResponse((response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false);
  await page.goto(`/ecom/super-edit?find=${order.number}`);
  await stream;
  const [address, note, name] = ['Address', 'Internal note', 'Name'].map((one) => page.getByRole('textbox', { name: one, exact: true }));
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  await address!.fill('House 5, Road 2, Uttara');
  await note!.fill('Ring twice');
  await quantity.fill('3');
  await page.keyboard.press('Tab');
  const [line] = await db.orderLine.findMany({ where: { businessId: shop.id } });
  await theirs({
    address: 'House 9, Road 1, Mirpur', note: 'Call at noon', customerName: 'Farhana Khan',
    lines: [{ lineId: line!.id, variantId: product.variantId, quantity: 5, unitPrice: 500 }],
  });
  await expect(page.getByRole('alert').filter({ hasText: `Somebody else has just changed order #${order.number}.` })).toBeVisible();
  const versions = page.getByRole('table', { name: 'Both versions' });
  const version = (what: string) => versions.getByRole('row').filter({ hasText: what });
  const ours = { address: 'House 5, Road 2, Uttara', note: 'Ring twice' };
  await expect(address!).toHaveValue(ours.address);
  await expect(note!).toHaveValue(ours.note);
  await expect(name!).toHaveValue('Farhana Khan');
  await expect(quantity).toHaveValue('3');
  await version('Address').getByRole('button', { name: 'Take theirs' }).click();
  await expect(address!).toHaveValue('House 9, Road 1, Mirpur');
  await version('5 ×').getByRole('button', { name: 'Take theirs' }).click();
  await expect(quantity).toHaveValue('5');
  await version('Internal note').getByRole('button', { name: 'Keep mine' }).click();
  await expect(version('Internal note')).toHaveCount(0);
  await expect(note!).toHaveValue(ours.note);
  await expectAccessible(page);

  // They save again, while mine is about to be.
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog', { name: `Change order #${order.number}?` });
  await expect(dialog.getByRole('table', { name: 'What changes' })).toContainText(ours.note);
  await theirs({ note: 'Call in the evening', altPhone: '01711222333' });
  await expect(dialog).toHaveCount(0);
  await expect(version('Internal note')).toContainText('Call in the evening');
  await version('Internal note').getByRole('button', { name: 'Keep mine' }).click();
  await page.keyboard.press('Control+s');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She called');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(versions).toHaveCount(0);
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({
    customerName: 'Farhana Khan', address: 'House 9, Road 1, Mirpur', note: ours.note, altPhone: '01711222333', itemCount: 5,
  });
});

test('a line that somebody else adds to an order or takes from it has its row at once while the order is edited', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const [shirt, scarf] = [await withProduct(shop, { name: 'Shirt', stock: 50 }), await withProduct(shop, { name: 'Scarf', stock: 50 })];
  const order = await withOrder(shop, { lines: [{ product: shirt! }] });
  const { id: lineId } = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id } });
  const kept = { lineId, variantId: shirt!.variantId, quantity: 1, unitPrice: 500 };
  const theirs = async (lines: object[]) => execute(editOrder, await sessionFor(founder), { orderId: order.id, reason: 'She wrote', lines });
  const page = await as(founder.email);
  const stream = page.waitForResponse((response) => response.headers()['content-type']?.startsWith('text/event-stream') ?? false);
  await page.goto(`/ecom/super-edit?find=${order.number}`);
  await stream;
  const note = page.getByRole('textbox', { name: 'Internal note' });
  await note.fill('Ring twice');
  const quantityOf = (name: string) => page.getByRole('textbox', { name: new RegExp(`^Quantity of ${name}`) });
  await theirs([kept, { variantId: scarf!.variantId, quantity: 3, unitPrice: 200 }]);
  await expect(quantityOf('Scarf')).toHaveValue('3');
  await expect(quantityOf('Shirt')).toHaveValue('1');
  await theirs([kept]);
  await expect(quantityOf('Scarf')).toHaveCount(0);
  await expect(note).toHaveValue('Ring twice');
});

test('whoever confirms orders edits one from the entry of their own menu', async ({ as }) => {
  const member = await makeMember({ flags: ['confirmOrder'] });
  const shop = member.shops[0]!;
  const order = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9 }) }] });
  const page = await as(member.email);
  await page.goto(`/order-update/super-edit?find=${order.number}`);
  await page.getByRole('textbox', { name: 'Address' }).fill('House 6, Road 3, Uttara Sector 10, Dhaka');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The customer moved');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id } })).toMatchObject({ address: 'House 6, Road 3, Uttara Sector 10, Dhaka' });
});

test('the field says the order that is looked for on the way back and forth too', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const product = await withProduct(shop, { stock: 9 });
  for (const customerName of ['Farhana', 'Karim']) await withOrder(shop, { customerName, lines: [{ product }] });
  const page = await as(founder.email);
  const find = page.getByRole('textbox', { name: 'Order number or tracking code' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await page.goto('/ecom/super-edit?find=1');
  await expect(name).toHaveValue('Farhana');
  await find.fill('2');
  await find.press('Enter');
  await expect(name).toHaveValue('Karim');
  await page.goBack();
  await expect(name).toHaveValue('Farhana');
  await expect(find).toHaveValue('1');
  await page.goForward();
  await expect(name).toHaveValue('Karim');
  await expect(find).toHaveValue('2');
});
