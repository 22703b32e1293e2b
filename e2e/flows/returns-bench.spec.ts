import type { Request } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { scan, shopWithOrders } from '../support/scanning.ts';

test('a return is opened on the bench, and received line by line', async ({ as }) => {
  const { founder, shop, session, product, orders: [order], statuses } = await shopWithOrders(1);
  await execute(shipOrder, session, { orderId: order!.id, courierName: 'Pathao', trackingCode: 'DT77' });
  await execute(returnOrder, session, { orderId: order!.id, reason: 'Refused' });
  const page = await as(founder.email);
  await page.goto('/ecom/returns-bench');
  await expect(page.getByRole('table', { name: 'The courier says returned, not in hand' })).toContainText(order!.reference);
  await scan(page, 'NG-999999');
  await expect(page.locator('[data-tone]')).toHaveText('NG-999999No order has this number');
  await scan(page, 'dt77');
  await expect(page.getByText('2 pieces should be inside')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Damaged of/ }).fill('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing is on its way back')).toBeVisible();
  expect(await statuses()).toEqual(['RETURNED']);
  const balance = await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } });
  expect([balance.onHand, balance.damaged, balance.returning]).toEqual([49, 1, 0]);
});

test('a return that its courier has changed while it is unpacked is read again, and keeps what was typed of its pieces', async ({ as }) => {
  const { founder, shop, session, product, orders: [order] } = await shopWithOrders(1);
  await execute(shipOrder, session, { orderId: order!.id, courierName: 'Pathao', trackingCode: 'DT78' });
  await execute(returnOrder, session, { orderId: order!.id, reason: 'Refused' });
  const page = await as(founder.email);
  await page.goto('/ecom/returns-bench');
  await scan(page, 'DT78');
  const damaged = page.getByRole('textbox', { name: /^Damaged of/ });
  await damaged.fill('1');
  await db.order.updateMany({ where: { businessId: shop.id }, data: { version: { increment: 1 } } });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expect(damaged).toHaveValue('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nothing is on its way back')).toBeVisible();
  const balance = await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } });
  expect([balance.onHand, balance.damaged]).toEqual([49, 1]);
});

test('a parcel that is here before its courier says so is received on the bench, once somebody says why it comes back', async ({ as }) => {
  const { founder, shop, session, product, orders: [order], statuses } = await shopWithOrders(1);
  await execute(shipOrder, session, { orderId: order!.id, courierName: 'Pathao', trackingCode: 'DT78' });
  const page = await as(founder.email);
  await page.goto('/ecom/returns-bench');
  await scan(page, 'dt78');
  await expect(page.getByRole('status').filter({ hasText: order!.reference })).toContainText('Its courier has not said that it comes back');
  await expect(page.getByRole('button', { name: 'It comes back' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Why it came back').fill('Changed mind');
  await page.getByRole('button', { name: 'It comes back' }).click();
  await expect(page.getByText('2 pieces should be inside')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The courier says returned, not in hand' })).toContainText(order!.reference);
  await expect(page.getByLabel('Why it came back')).toHaveValue('Changed mind');
  await page.getByRole('textbox', { name: /^Missing of/ }).fill('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Received back' })).toBeVisible();
  expect(await statuses()).toEqual(['RETURNED']);
  const balance = await db.stockBalance.findFirstOrThrow({ where: { businessId: shop.id, variantId: product.variantId } });
  expect([balance.onHand, balance.withCourier, balance.returning]).toEqual([49, 0, 0]);
});

test('a parcel that its courier has changed while its reason is typed is read again, and keeps the reason', async ({ as }) => {
  const { founder, shop, session, orders: [order] } = await shopWithOrders(1);
  await execute(shipOrder, session, { orderId: order!.id, courierName: 'Pathao', trackingCode: 'DT79' });
  const page = await as(founder.email);
  await page.goto('/ecom/returns-bench');
  await scan(page, 'DT79');
  const reason = page.getByLabel('Why it came back');
  await reason.fill('Door was closed twice');
  await db.order.updateMany({ where: { businessId: shop.id }, data: { version: { increment: 1 } } });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expect(reason).toHaveValue('Door was closed twice');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('2 pieces should be inside')).toBeVisible();
  await expect(reason).toHaveValue('Door was closed twice');
});

test('a parcel of which its courier has said meanwhile that it comes back is received on the bench once it is read again', async ({ as }) => {
  const { founder, session, orders: [order], statuses } = await shopWithOrders(1);
  await execute(shipOrder, session, { orderId: order!.id, courierName: 'Pathao', trackingCode: 'DT80' });
  const page = await as(founder.email);
  await page.goto('/ecom/returns-bench');
  await scan(page, 'DT80');
  await page.getByLabel('Why it came back').fill('Changed mind');
  await execute(returnOrder, session, { orderId: order!.id, reason: 'Refused' });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('2 pieces should be inside')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Received back' })).toBeVisible();
  expect(await statuses()).toEqual(['RETURNED']);
});

test('an answer that comes late neither takes the place of what was scanned since, nor closes it', async ({ as }) => {
  const { founder, session, orders: [first, second], statuses } = await shopWithOrders(2);
  for (const { id: orderId } of [first!, second!]) {
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(returnOrder, session, { orderId, reason: 'Refused' });
  }
  const page = await as(founder.email);
  const contentOf = (request: Request) => JSON.stringify(operationOf(request) ?? {});
  let held: { content: string; until: Promise<void> } | undefined;
  await page.route('**/graphql', async (route) => {
    if (held && contentOf(route.request()).includes(held.content)) await held.until;
    return route.fallback();
  });
  /** Holds what is sent with this content until it is released; that resolves when its answer has come. */
  function hold(content: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    held = { content, until: promise };
    const answer = page.waitForResponse((response) => contentOf(response.request()).includes(content));
    return async () => {
      held = undefined;
      resolve();
      await (await answer).finished();
    };
  }
  const panel = page.locator('[role=status][data-tone]');

  await test.step('of two scans on the bench the newer one is in the hand', async () => {
    await page.goto('/ecom/returns-bench');
    const release = hold(first!.reference);
    await scan(page, first!.reference);
    await scan(page, second!.reference);
    await expect(panel).toContainText(second!.reference);
    await release();
    await expect(panel).toContainText(second!.reference);
    await expect(page.getByText('2 pieces should be inside')).toBeVisible();
  });

  await test.step('what was received before closes nothing else', async () => {
    const release = hold('useReceiveAtBenchMutation');
    await page.keyboard.press('Control+Enter');
    await scan(page, first!.reference);
    await expect(panel).toContainText(first!.reference);
    const damaged = page.getByRole('textbox', { name: /^Damaged of/ });
    await damaged.fill('1');
    await release();
    await expect(page.getByText(`${second!.reference}: Received back`)).toBeVisible();
    await expect(damaged).toHaveValue('1');
    expect(await statuses()).toEqual(['RETURN_PENDING', 'RETURNED']);
  });

  await test.step('what was looked up in another mode is not shown', async () => {
    await page.goto('/ecom/scan-to-update');
    await page.getByRole('radio', { name: 'Find' }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const release = hold(first!.reference);
    await scan(page, first!.reference);
    await page.keyboard.press('F7');
    await release();
    await expect(page.getByLabel('Courier', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: first!.reference })).toHaveCount(0);
    await expect(panel).toHaveCount(0);
  });
});
