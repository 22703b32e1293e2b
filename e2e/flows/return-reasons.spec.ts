import { z } from 'zod';
import { defineCommand } from '../../gateway/commands/command.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { cancelOrder, confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { noteCourierReason } from '../../gateway/modules/orders/return-reason.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** As a courier's report does. */
const tellReason = defineCommand({
  name: 'test.tellReason', permission: 'orderUpdate', input: z.object({ orderId: z.uuid(), reason: z.string() }),
  run: (context, { orderId, reason }) => noteCourierReason(context, orderId, reason),
});

test('the reason of a return is chosen, corrected on the bench, and leads from the report to its orders', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9 });
  const order = await withOrder(shop, { lines: [{ product }] });
  await execute(confirmOrder, session, { orderId: order.id });
  await execute(shipOrder, session, { orderId: order.id, courierName: 'Pathao', trackingCode: 'PTH-1' });
  const dear = await withOrder(shop, { lines: [{ product }] });
  await execute(cancelOrder, session, { orderId: dear.id, reason: 'Price too high' });
  const page = await as(founder.email);
  const kept = async () => (await db.order.findFirstOrThrow({ where: { businessId: shop.id, id: order.id } })).returnReason;

  await test.step('a usual reason is chosen with one click', async () => {
    await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
    await page.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: 'Comes back' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Customer refused' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Customer refused');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'On its way back' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Why it comes back')).toBeVisible();
    expect(await kept()).toBe('Customer refused');
  });

  await test.step('the bench knows it, and corrects it; what is not touched is received as before', async () => {
    await page.goto('/ecom/returns-bench');
    await page.getByRole('textbox', { name: 'Scan or type a number' }).fill('PTH-1');
    await page.keyboard.press('Enter');
    const why = page.getByRole('textbox', { name: 'Why it came back' });
    await expect(why).toHaveValue('Customer refused');
    await page.getByRole('button', { name: 'Wrong product' }).click();
    await expect(why).toHaveValue('Wrong product');
    // The next scan goes where scans go.
    await expect(page.getByRole('textbox', { name: 'Scan or type a number' })).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Receive', exact: false }).first().click();
    await expect(page.getByText('Received back')).toBeVisible();
    expect(await kept()).toBe('Wrong product');
  });

  await test.step('the page of the order corrects it once more', async () => {
    await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
    await page.getByRole('button', { name: 'Correct', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Torn at the seam');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Torn at the seam').first()).toBeVisible();
    await expect(page.getByText('Reason of the return: Torn at the seam; before: Wrong product')).toBeAttached();
  });

  await test.step('the report counts it and leads to its order', async () => {
    const rows = page.getByRole('grid', { name: 'All orders' }).locator('tbody [data-row-id]');
    await page.goto('/reports/order-report?by=reason');
    await expect(page.getByRole('table', { name: 'Why cancelled' }).getByRole('row').filter({ hasText: 'Price too high' })).toContainText('৳560');
    await expectAccessible(page);
    await page.getByRole('table', { name: 'Why goods came back' }).getByRole('link', { name: 'Orders, Torn at the seam: 1' }).click();
    await expect(page).toHaveURL(/returnReason=Torn/);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`#${order.number}`);
    await page.getByRole('button', { name: /Return reason/ }).first().click();
    await page.getByRole('textbox', { name: 'Return reason' }).fill('Customer refused');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(0);
    await page.goto('/ecom/all-order?cancelReason=Price+too+high');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`#${dear.number}`);
  });
});

test('a reason that somebody else has said meanwhile is read again, and corrected after all', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9 }) }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(returnOrder, session, { orderId, reason: 'Customer refused' });
  const page = await as(founder.email);
  const dialog = page.getByRole('dialog');
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  await page.getByRole('button', { name: 'Correct' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Torn');
  await db.order.update({
    where: { businessId_id: { businessId: shop.id, id: orderId } }, data: { returnReason: 'Wrong product', version: { increment: 1 } }, select: { id: true },
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  await expect(dialog.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Torn');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Reason of the return: Torn; before: Wrong product')).toBeAttached();
});

test('what a courier has said of a refused parcel stands in the dialog of its return, and the usual reasons in that of an exchange', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9 });
  const shipped = async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    return orderId;
  };
  const refused = await shipped();
  await execute(tellReason, session, { orderId: refused, reason: 'Address not found' });
  const page = await as(founder.email);
  const dialog = page.getByRole('dialog');
  const open = async (orderId: string, step: string) => {
    await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
    await page.getByRole('button', { name: 'More steps' }).click();
    await page.getByRole('menuitem', { name: step }).click();
  };
  await open(refused, 'Comes back');
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Address not found');
  await dialog.getByRole('button', { name: 'On its way back' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('On its way back: Address not found')).toBeAttached();

  const delivered = await shipped();
  await execute(deliverOrder, session, { orderId: delivered });
  await open(delivered, 'Exchange');
  await dialog.getByRole('button', { name: 'Wrong product' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Wrong product');
});

test('in Super Edit too a usual reason is read in the language of the reader, and kept in one wording', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId, number } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9 }) }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(returnOrder, session, { orderId, reason: 'Damaged' });
  const page = await as(founder.email);
  await page.addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto(`/ecom/super-edit?find=${number}`);
  const reason = page.getByRole('textbox', { name: 'ফেরতের কারণ' });
  await expect(reason).toHaveValue('নষ্ট');
  await page.getByRole('button', { name: 'ভুল পণ্য' }).click();
  await expect(reason).toHaveValue('ভুল পণ্য');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'কারণ' }).fill('She called');
  await dialog.getByRole('button', { name: 'পরিবর্তন সেভ করুন' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await db.order.findFirstOrThrow({ where: { id: orderId } })).returnReason).toBe('Wrong product');
  // In its timeline too.
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  await expect(page.getByText('ফেরার পথে: নষ্ট')).toBeAttached();
});

test('the reason that was chosen when a return was scanned is kept with it, also while it waits for the network', async ({ as, strays }) => {
  strays.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { stock: 9 });
  const returning = async () => {
    const { id: orderId, number } = await withOrder(shop, { lines: [{ product }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    await execute(returnOrder, session, { orderId, reason: 'Changed mind' });
    return `#${number}`;
  };
  const [first, second, third] = [await returning(), await returning(), await returning()];
  const page = await as(founder.email);
  const scan = async (text: string) => {
    await expect(page.getByRole('textbox', { name: 'Scan or type a number' })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await page.goto('/ecom/scan-to-update');
  await page.getByRole('radio', { name: 'Return receive' }).click();
  const why = page.getByRole('textbox', { name: 'Why it came back' });
  await page.getByRole('button', { name: 'Damaged' }).click();
  await expect(why).toHaveValue('Damaged');
  await expectAccessible(page);
  await page.context().setOffline(true);
  await scan(first);
  await expect(page.getByText('1 scan waits to be sent')).toBeVisible();
  // One that is typed too leads back to the scanner.
  await why.fill('Torn at the seam');
  await page.keyboard.press('Enter');
  await scan(second);
  await why.fill('');
  await page.keyboard.press('Enter');
  await scan(third);
  await page.context().setOffline(false);
  await expect(page.getByText('to be sent')).toHaveCount(0);
  const scanned = page.getByRole('table', { name: 'Scanned' });
  await expect(scanned.getByRole('row').filter({ hasText: first })).toContainText('Received back · Damaged');
  const kept = await db.order.findMany({ where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { status: true, returnReason: true } });
  expect(kept).toEqual(['Damaged', 'Torn at the seam', 'Changed mind'].map((returnReason) => ({ status: 'RETURNED', returnReason })));
  await page.reload();
  await page.getByRole('radio', { name: 'Return receive' }).click();
  await expect(why).toHaveValue('');
});
