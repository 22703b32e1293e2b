import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createStatement } from '../../gateway/modules/couriers/settlement/create-statement.ts';
import { decideStatementLine } from '../../gateway/modules/couriers/settlement/decide-line.ts';
import { postStatement } from '../../gateway/modules/couriers/settlement/post-statement.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { streamOf } from '../support/lists.ts';

test('a line of a statement that names no parcel is given its order by number', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId, number } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500 }) }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: 'PT-1' });
  await execute(deliverOrder, session, { orderId });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines: [{ consignment: 'UNREADABLE', collected: 560 }] });
  const page = await as(founder.email);
  const dialog = page.getByRole('dialog');
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  await page.getByRole('button', { name: 'Name the order' }).click();
  await dialog.getByRole('textbox', { name: 'Order number' }).fill('4711');
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(dialog.getByText('Pathao has no parcel of such an order').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Order number' }).fill(String(number));
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'UNREADABLE' })).toContainText('Matched');
});

test('a long statement is read to its end', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
  const lines = Array.from({ length: 350 }, (_, index) => ({ consignment: `NOBODY-${index + 1}`, collected: 1 }));
  const { id } = await execute(createStatement, await sessionFor(founder), { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  await page.getByRole('tab', { name: 'All' }).click();
  const all = page.getByRole('table', { name: 'All' });
  await expect(all.getByText('NOBODY-100', { exact: true })).toBeVisible();
  await expect(all.getByText('NOBODY-101', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(all.getByText('NOBODY-300', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(all.getByText('NOBODY-350', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect(all.getByRole('row')).toHaveCount(351);
});

test('what has to be looked at is decided to its end, however long the statement is', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId, number } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500 }) }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: 'PT-2' });
  await execute(deliverOrder, session, { orderId });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const lines = Array.from({ length: 720 }, (_, index) => ({ consignment: `NOBODY-${index + 1}`, collected: index === 709 ? 560 : 1 }));
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  const open = page.getByRole('table', { name: 'To decide' });
  await expect(open.getByText('NOBODY-500', { exact: true })).toBeVisible();
  for (const last of [700, 720]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(open.getByText(`NOBODY-${last}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await open.getByRole('button', { name: /^NOBODY-710,/ }).click();
  await open.getByRole('button', { name: 'Name the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Order number' }).fill(String(number));
  await dialog.getByRole('button', { name: 'Choose' }).click();
  await expect(dialog).toHaveCount(0);
  // It leaves the list, and the others stay.
  await expect(open.getByRole('button', { name: /^NOBODY-/ })).toHaveCount(719);
  await expect(open.getByText('NOBODY-710', { exact: true })).toHaveCount(0);
  await expect(open.getByText('NOBODY-720', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Matched' })).toHaveText(/1$/);
});

test('what is to be decided is counted down by each decision, and up again by taking one back', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
  const lines = Array.from({ length: 3 }, (_, index) => ({ consignment: `NOBODY-${index + 1}`, collected: 560 }));
  const { id } = await execute(createStatement, await sessionFor(founder), { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  const tab = page.getByRole('tab', { name: 'To decide' });
  const open = page.getByRole('table', { name: 'To decide' });
  await expect(tab).toHaveText('To decide3');
  await page.getByRole('group', { name: 'What becomes of it' }).getByRole('button').first().click();
  await expect(page.getByText('1 of 3 decided.', { exact: false }).first()).toBeVisible();
  await expect(tab).toHaveText('To decide2');
  // It stays among them, with what was decided.
  await expect(open.getByText('NOBODY-1', { exact: true })).toBeVisible();
  await page.reload();
  await expect(tab).toHaveText('To decide2');
  await open.getByRole('button', { name: /^NOBODY-1,?/ }).click();
  await page.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(tab).toHaveText('To decide3');
});

test('the list of its lines follows what somebody else decides, behind its first page too', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId, number } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500 }) }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: 'PT-4' });
  await execute(deliverOrder, session, { orderId });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const lines = Array.from({ length: 60 }, (_, index) => ({ consignment: `NOBODY-${index + 1}`, collected: 560 }));
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  const stream = streamOf(page);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}/lines`);
  const row = page.getByRole('row').filter({ has: page.getByText('NOBODY-60', { exact: true }) });
  await expect(async () => {
    await page.getByRole('row').last().scrollIntoViewIfNeeded();
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await stream;
  const { id: lineId } = await db.statementLine.findFirstOrThrow({ where: { businessId: shop.id, statementId: id, consignment: 'NOBODY-60' } });
  await execute(decideStatementLine, session, { lineId, orderNumber: String(number) });
  await expect(row).toContainText('Matched');
  await expect(page.getByRole('link', { name: /^Matched/ })).toHaveText(/1$/);
});

test('what a courier has deducted stands in the figures of a statement, and is decided on a phone', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 5, price: 500 }) }], deliveryFee: 60 });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: 'PT-3' });
  await execute(deliverOrder, session, { orderId });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const lines = [{ consignment: 'PT-3', collected: 560, deliveryCharge: 60, codFee: 5, adjustment: -45 }];
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  // Its cash and charges fit, and what it deducted besides is told before anything is booked.
  const open = page.getByRole('table', { name: 'To decide' });
  await expect(open).toContainText('−৳45');
  await expect(page.getByText('What the courier added or deducted goes to dispute, and is decided once this is posted.').first()).toBeVisible();
  await expect(page.getByText('what was added to or deducted from 1 line goes to dispute')).toBeVisible();
  await open.getByRole('button', { name: 'PT-3' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post voucher' }).click();
  const asked = page.getByRole('alertdialog', { name: /Post statement/ });
  await expect(asked).toContainText('Every order is settled. What the courier added or deducted besides goes to the account of disputes.');
  await asked.getByRole('button', { name: 'Post voucher' }).click();
  await expect(page.getByText('is posted').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: 'To look at' })).toContainText('1');
  // A phone takes no files.
  await expect(page.getByText('Claim sheet')).toBeAttached();
  const figure = (term: string) => page.locator('dl > div').filter({ has: page.locator('dt', { hasText: term }) }).locator('dd');
  await expect(figure('Paid to you')).toHaveText('৳450');
  await expect(figure('Kept by the courier')).toHaveText('৳110');
  await expect(figure('Collected')).toHaveText('৳560');
  // As its line says it.
  await expect(figure('Difference')).toHaveText('−৳45');
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('table', { name: 'All' })).toContainText('less ৳60 + ৳5, adjusted by −৳45');

  // Its button ends where the amount above it ends.
  const row = page.getByRole('table', { name: 'Differences in dispute' }).getByRole('row').last();
  const rightOf = async (text: string) => row.getByText(text, { exact: true }).evaluate((one) => one.getBoundingClientRect().right);
  const button = row.getByRole('button', { name: 'Decide' });
  expect(Math.abs((await rightOf('৳45')) - (await button.evaluate((one) => one.getBoundingClientRect().right)))).toBeLessThanOrEqual(1);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Decide about ৳45' });
  const choice = dialog.getByLabel('How it ended');
  await expect(choice).toHaveJSProperty('selectedIndex', 0);
  expect(await choice.evaluate((one) => one.scrollHeight - one.clientHeight), 'a long choice is read whole').toBeLessThanOrEqual(0);
  await expectAccessible(page);
});

test('a line opens beside the books, with what may explain its difference', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 5, price: 500 });
  async function delivered(trackingCode: string) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }], deliveryFee: 60, district: 'Bogura' });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode });
    await execute(deliverOrder, session, { orderId });
  }
  await delivered('PT-8');
  await delivered('PT-9');
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  await db.courier.updateMany({ where: { businessId: shop.id }, data: { outsidePoisha: 120_00, codBasisPoints: 100 } });
  const enter = (lines: object[]) => execute(createStatement, session, { courierId, account: 'BANK', lines });
  const { id: first } = await enter([{ consignment: 'PT-9', collected: 560, deliveryCharge: 120, codFee: 5.6 }]);
  await execute(postStatement, session, { statementId: first, version: 1 });
  const { id } = await enter([
    { consignment: 'PT-8', collected: 500, deliveryCharge: 130, codFee: 5 }, { consignment: 'PT-9', collected: 560, deliveryCharge: 120, codFee: 5.6 },
  ]);
  const page = await as(founder.email);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  const short = page.getByRole('button', { name: 'PT-8, side by side with your books' });
  await expect(short).toHaveAttribute('aria-expanded', 'true');
  const sides = page.getByRole('table', { name: 'Side by side' });
  await expect(sides.getByRole('row', { name: 'Cash' })).toHaveText(/৳560.*৳500.*−৳60/);
  await expect(sides.getByRole('row', { name: 'Delivery charge' })).toHaveText(/৳120.*৳130.*−৳10/);
  await expect(sides.getByRole('row', { name: 'To you' })).toHaveText(/৳434.40.*৳365.*−৳69.40/);
  await expectAccessible(page);
  // One at a time.
  await page.getByRole('button', { name: 'PT-9, side by side with your books' }).click();
  await expect(sides).toHaveCount(1);
  await expect(short).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: 'Statement 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pathao statement 1' })).toBeVisible();
});
