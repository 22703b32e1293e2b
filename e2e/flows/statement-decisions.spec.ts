import type { Route } from '@playwright/test';
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
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pngOf } from '../support/pictures.ts';

test('a draft is decided in its opened lines by keys, and its voucher shows what posting books', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9, price: 500 });
  for (const code of ['PT-1', 'PT-2', 'PT-3']) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: code });
    await execute(deliverOrder, session, { orderId });
  }
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const lines = [{ consignment: 'PT-1', collected: 400 }, { consignment: 'PT-2', collected: 600 }, { consignment: 'PT-3', collected: 560 }];
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  const voucher = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Voucher as decided now' }) });
  await expect(voucher).toContainText('0 of 2 decided. What is left goes to dispute');
  await expect(voucher).toContainText('1 order becomes Settled · 2 Disputed');
  await expect(voucher).toContainText('Balanced, ৳1,680 on both sides');
  await expectAccessible(page);

  // The first line stands open; writing off asks why first, and the focus goes on to the next line.
  const what = page.getByRole('group', { name: 'What becomes of it' });
  await expect(what.getByRole('button')).toHaveText([/^Dispute ৳160/, /^Accept ৳400, the rest comes/, /^Write off ৳160/]);
  await page.keyboard.press('w');
  await expect(what.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('The customer paid 400');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^PT-2,/ })).toBeFocused();
  await expect(voucher).toContainText('1 of 2 decided');
  await expect(voucher).toContainText('Other expense');
  await page.keyboard.press('d');
  await expect(voucher).toContainText('2 of 2 decided');
  await expect(voucher).toContainText('1 Disputed · 1 written off or kept');

  // Undone, and decided otherwise.
  await what.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(voucher).toContainText('1 of 2 decided');
  await expect(page.getByRole('button', { name: /^PT-2,/ })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('button', { name: /^PT-1,/ })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Accept ৳400, the rest comes');
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(voucher).toContainText('1 Disputed · 1 paid in part');
  await expectAccessible(page);

  // The answer to the change says that it is posted, before the page has been read again.
  const reads: Route[] = [];
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'CourierStatementPageQuery') reads.push(route);
    else await route.fallback();
  });
  await page.getByRole('button', { name: 'Post voucher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post voucher' }).click();
  await expect(page.getByText('Posted', { exact: true }).first()).toBeVisible();
  await expect(voucher).toHaveCount(0);
  expect(reads.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a charge beyond the terms is disputed with evidence, and a draft that others have overtaken is compared again', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9, price: 500 });
  const orders = [];
  for (const code of ['PT-21', 'PT-22']) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }], deliveryFee: 60, district: 'Bogura' });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: code });
    orders.push(orderId);
  }
  await execute(deliverOrder, session, { orderId: orders[0]! });
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  await db.courier.updateMany({ where: { businessId: shop.id }, data: { outsidePoisha: 120_00 } });
  const lines = ['PT-21', 'PT-22'].map((consignment) => ({ consignment, collected: 560, deliveryCharge: 150 }));
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const page = await as(founder.email);
  await page.goto(`/delivery-method/update-payment/${encodeId('CourierStatement', id)}`);
  await expect(page.getByRole('row').filter({ hasText: 'PT-21' }).first()).toContainText('−৳30in charges');
  const what = page.getByRole('group', { name: 'What becomes of it' });
  await expect(what.getByRole('button')).toHaveText([/^Dispute ৳30/, /^Accept the charges, ৳150/]);
  await page.getByLabel('Add photos or PDFs').and(page.locator('input')).setInputFiles({ name: 'chat.png', mimeType: 'image/png', buffer: pngOf(64, 64) });
  await expect(page.getByRole('link', { name: /chat\.png/ }).or(page.getByRole('img', { name: /chat\.png/ })).first()).toBeVisible();
  await expect(page.getByText('1 file', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('d');
  await expect(page.getByRole('row').filter({ hasText: 'PT-21' }).first()).toContainText('Stays in dispute');

  await execute(deliverOrder, session, { orderId: orders[1]! });
  await page.reload();
  await expect(page.getByText('1 line has changed since this statement was compared')).toBeVisible();
  await expect(page.getByText('Means something else by now').first()).toBeVisible();
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByText('1 line has changed since this statement was compared')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'PT-22' }).first()).toContainText('Charge');
  await page.getByRole('button', { name: 'Post voucher' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post voucher' }).click();
  await expect(page.getByText('Posted', { exact: true }).first()).toBeVisible();
  await page.goto('/notification/not-settled-orders?age=DISPUTED');
  await page.getByRole('button', { name: /^Actions for/ }).first().click();
  await page.getByRole('menuitem', { name: 'Accept the charge' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('Two kilograms');
  await page.getByRole('dialog').getByRole('button', { name: 'Accept the charge' }).click();
  await expect(page.getByText(/^The charge for .* is accepted$/)).toBeVisible();
});

test('the order list says of an order how far its courier has paid, and what it holds only where that is all of it', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9, price: 500 });
  for (const code of ['PT-1', 'PT-2', 'PT-3', 'PT-4', 'PT-5']) {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }], deliveryFee: 60 });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao', trackingCode: code });
    await execute(deliverOrder, session, { orderId });
  }
  const { id: courierId } = await db.courier.findFirstOrThrow({ where: { businessId: shop.id, name: 'Pathao' } });
  const paid = { 'PT-1': 560, 'PT-2': 500, 'PT-3': 500, 'PT-4': 500 };
  const { id } = await execute(createStatement, session, {
    courierId, account: 'BANK', lines: Object.entries(paid).map(([consignment, collected]) => ({ consignment, collected })),
  });
  const lineOf = (consignment: string) => db.statementLine.findFirstOrThrow({ where: { businessId: shop.id, statementId: id, consignment } });
  await execute(decideStatementLine, session, { lineId: (await lineOf('PT-2')).id, restComes: true });
  await execute(decideStatementLine, session, { lineId: (await lineOf('PT-3')).id, decision: 'WRITE_OFF', note: 'Never mind' });
  const { version } = await db.courierStatement.findFirstOrThrow({ where: { businessId: shop.id, id } });
  await execute(postStatement, session, { statementId: id, version });

  const page = await as(founder.email);
  await page.goto('/ecom/main-order-list?sort=OLDEST');
  const rows = page.getByRole('grid').getByRole('row').filter({ hasText: 'Pathao' });
  await expect(rows).toHaveText([/COD settled/, /COD partly settled/, /COD written off/, /COD disputed/, /৳560at the courier/]);
  await expect(page.getByText('at the courier')).toHaveCount(1);
});
