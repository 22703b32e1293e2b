import type { Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { cancelOrder, confirmOrder } from '../../gateway/modules/orders/order-commands.ts';
import { recordAdvance } from '../../gateway/modules/orders/record-advance.ts';
import { takeOrder } from '../../gateway/modules/orders/take-order.ts';
import { Session } from '../../gateway/session/session.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const CHANGED = 'Order was changed by someone else, please reload';

async function prepare() {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const order = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9 }) }] });
  const saved = () => db.order.findFirstOrThrow({
    where: { businessId: shop.id, id: order.id }, select: { status: true, holdReason: true, cancelReason: true },
  });
  return { email: founder.email, session: await sessionFor(founder), order, saved };
}

/** Opens the dialog that puts the order on hold, and types why. */
async function beginHold(page: Page, orderId: string) {
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await reason.fill('Away until Friday');
  return { dialog, reason, send: dialog.getByRole('button', { name: 'Put on hold' }), reload: dialog.getByRole('button', { name: 'Reload' }) };
}

test('an order that somebody else has changed is read again in the dialog of a step, which keeps what was typed', async ({ as }) => {
  const { email, session, order, saved } = await prepare();
  const page = await as(email);
  const { dialog, reason, send, reload } = await beginHold(page, order.id);
  await execute(confirmOrder, session, { orderId: order.id });
  await send.click();
  await expect(dialog.getByRole('alert').getByText(CHANGED)).toBeVisible();
  await expect(reason).toHaveValue('Away until Friday');
  // Sent again as it was, it is refused again.
  await send.click();
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  await expect(dialog.getByText(CHANGED)).toBeVisible();
  expect(await saved()).toMatchObject({ status: 'CONFIRMED' });
  await reload.click();
  await expect(dialog.getByText(CHANGED)).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await expect(reason).toHaveValue('Away until Friday');
  await send.click();
  await expect(dialog).toHaveCount(0);
  expect(await saved()).toMatchObject({ status: 'HOLD', holdReason: 'Away until Friday' });
});

test('a step that is no longer possible once the order is read again says so, and leads back', async ({ as }) => {
  const { email, session, order, saved } = await prepare();
  const page = await as(email);
  const { dialog, reason, send, reload } = await beginHold(page, order.id);
  await execute(cancelOrder, session, { orderId: order.id, reason: 'No answer' });
  await send.click();
  await reload.click();
  await expect(dialog.getByRole('alert').getByText(`This can no longer be done with order #${order.number}`)).toBeVisible();
  await expect(dialog.getByRole('alert').getByText('Somebody else has changed it. Its status now: Cancelled.')).toBeVisible();
  await expect(reason).toHaveValue('Away until Friday');
  await expect(send).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  // It can never be sent, so nothing is lost.
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  expect(await saved()).toMatchObject({ status: 'CANCELLED', cancelReason: 'No answer' });
});

test('an order that is cancelled from its page keeps the typed reason when somebody else has confirmed it', async ({ as }) => {
  const { email, session, order, saved } = await prepare();
  const page = await as(email);
  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Bought elsewhere');
  await execute(confirmOrder, session, { orderId: order.id });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByText(CHANGED)).toHaveCount(0);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Bought elsewhere');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await saved()).toMatchObject({ status: 'CANCELLED', cancelReason: 'Bought elsewhere' });
});

test('an order that is cancelled among those that wait for goods is read again too', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const saree = await withProduct(shop, { name: 'Eid saree', stock: 1, allowsPreorder: true });
  const { id: orderId } = await execute(takeOrder, Session.system(shop.id), {
    customerName: 'Farhana', phone: '01711204466', address: 'House 14, Road 3, Dhanmondi', source: 'Facebook', advance: 300,
    lines: [{ variantId: saree.variantId, quantity: 2, unitPrice: 500 }],
  });
  const page = await as(founder.email);
  await page.goto('/ecom/preorder-list');
  await page.getByRole('button', { name: 'Actions for Eid saree' }).click();
  await page.getByRole('menuitem', { name: 'Confirm or cancel orders' }).click();
  await page.getByRole('button', { name: 'Cancel order #1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel order #1?' });
  await dialog.getByLabel('Reason').fill('Found it elsewhere');
  await execute(recordAdvance, await sessionFor(founder), { orderId, amount: 200 });
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByLabel('Advance of ৳500')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Found it elsewhere');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id, id: orderId } }))
    .toMatchObject({ status: 'CANCELLED', cancelReason: 'Found it elsewhere', refundDuePoisha: 0n });
});
