import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { receiveReturn, returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { named, operationOf, watchOperations } from '../shell/wire.ts';
import { expect, test } from '../support/fixtures.ts';
import { streamOf } from '../support/lists.ts';

test('a step whose answer was lost stays in its dialog, and is taken once when it is sent again', async ({ as, strays }) => {
  strays.allow(/net::ERR_FAILED/);
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const order = await withOrder(shop, { lines: [{ product: await withProduct(shop) }] });
  const page = await as(founder.email);
  const lost = new Set<string>();
  await page.route('**/graphql', async (route) => {
    const name = operationOf(route.request())?.name;
    if (!name || !/useRecordAdvance|useEditOrder/.test(name) || lost.has(name)) return route.fallback();
    lost.add(name);
    // The gateway carries it out, and its answer never comes.
    await route.fetch();
    return route.abort();
  });
  await page.goto(`/ecom/order/${encodeId('Order', order.id)}`);
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Record an advance' }).click();
  const dialog = page.getByRole('dialog', { name: `Advance for order #${order.number}` });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await amount.fill('160');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByText('The server could not be reached.')).toBeVisible();
  await expect(amount).toHaveValue('160');
  // What it did is seen behind the dialog.
  await expect(page.getByText('Advance of ৳160 received: bKash')).toBeAttached();
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog).toHaveCount(0);
  const saved = () => db.order.findFirstOrThrow({ where: { businessId: shop.id }, select: { advancePoisha: true, note: true } });
  expect(await saved()).toMatchObject({ advancePoisha: 16_000n });

  await page.goto(`/ecom/super-edit?find=${order.number}`);
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Ring twice');
  await page.keyboard.press('Control+s');
  const question = page.getByRole('alertdialog', { name: `Change order #${order.number}?` });
  const reason = question.getByRole('textbox', { name: 'Reason' });
  await reason.fill('She called');
  await page.mouse.click(5, 5);
  await question.getByRole('button', { name: 'Save changes' }).click();
  await expect(question.getByText('The server could not be reached.')).toBeVisible();
  await expect(reason).toHaveValue('She called');
  await question.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('status').getByText(`Order #${order.number} is changed`)).toBeVisible();
  expect(await saved()).toMatchObject({ note: 'Ring twice' });
  await expect(page.getByText('Somebody else has changed the order meanwhile')).toHaveCount(0);
});

test('what a step lacks is said at its field before anything is sent', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 9 }), quantity: 2 }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  const page = await as(founder.email);
  const sent = watchOperations(page);
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  // The key is not about the note, which nobody has begun.
  await expect(page.getByLabel('To remember')).toBeVisible();
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Delivered in part' }).click();
  const taken = page.getByRole('dialog').getByRole('textbox', { name: 'Taken' });
  await expect(taken).toBeFocused();
  await expect(page.getByText('Fill this in')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(taken).toBeFocused();
  await expect(taken).toHaveAccessibleDescription(/A part is more than nothing and less than all/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/delivered in part$/).first()).toBeVisible();
  expect(named(sent, 'useDeliverPartOfOrderMutation')).toHaveLength(1);
});

test('what somebody else does while a return is received does not move what was typed to another line', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const lines = await Promise.all(['Panjabi', 'Saree'].map(async (name) => ({ product: await withProduct(shop, { name, stock: 9 }) })));
  const { id: orderId } = await withOrder(shop, { lines });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(returnOrder, session, { orderId, reason: 'Not at home' });
  const page = await as(founder.email);
  const stream = streamOf(page);
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  await stream;
  await page.getByRole('button', { name: 'Receive' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Good' }).first().fill('0');
  await dialog.getByRole('textbox', { name: 'Damaged' }).first().fill('1');
  await dialog.getByLabel('Why it came back').fill('Not at home, rang twice');
  const [first] = await db.orderLine.findMany({ where: { businessId: shop.id, name: 'Panjabi' } });
  const read = page.waitForResponse((response) => operationOf(response.request())?.name === 'OrderPageQuery');
  await execute(receiveReturn, session, { orderId, lines: [{ lineId: first!.id, good: 1, damaged: 0, missing: 0 }] });
  await read;
  await expect(page.getByText('Received back: 1 good')).toBeAttached();
  await expect(dialog.getByText('Panjabi')).toBeVisible();
  await dialog.getByRole('button', { name: 'Receive' }).click();
  await dialog.getByRole('button', { name: 'Reload' }).click();
  // What is still on its way, counted anew.
  await expect(dialog.getByText('Panjabi')).toHaveCount(0);
  await expect(dialog.getByText('Saree')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Good' })).toHaveValue('1');
  await expect(dialog.getByRole('textbox', { name: 'Damaged' })).toHaveValue('0');
  await expect(dialog.getByLabel('Why it came back')).toHaveValue('Not at home, rang twice');
  expect(await db.order.findFirstOrThrow({
    where: { businessId: shop.id }, select: { returningUnits: true, lines: { orderBy: { position: 'asc' }, select: { damagedQuantity: true } } },
  })).toEqual({ returningUnits: 1, lines: [{ damagedQuantity: 0 }, { damagedQuantity: 0 }] });
});

test('too much or nothing is said at its field, and what was typed in the dialog stays', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { name: 'Panjabi', stock: 9 });
  const shipped = async () => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
    return orderId;
  };
  const coming = await shipped();
  await execute(returnOrder, session, { orderId: coming, reason: 'Not at home' });
  const page = await as(founder.email);
  const dialog = page.getByRole('dialog');
  await page.goto(`/ecom/order/${encodeId('Order', coming)}`);
  await page.getByRole('button', { name: 'Receive' }).click();
  const good = dialog.getByRole('textbox', { name: 'Good' });
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('1');
  await page.keyboard.press('Control+s');
  await expect(good).toHaveAccessibleDescription(/Only 2 of these are on the way back/);
  await good.fill('0');
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('0');
  await page.keyboard.press('Control+s');
  await expect(good).toHaveAccessibleDescription(/Say what came back/);
  await good.fill('1');
  await dialog.getByRole('textbox', { name: 'Damaged' }).fill('1');
  await page.keyboard.press('Control+s');
  await expect(dialog).toHaveCount(0);
  expect(await db.order.findFirstOrThrow({ where: { businessId: shop.id, id: coming } })).toMatchObject({ status: 'RETURNED' });

  const sold = await shipped();
  await execute(deliverOrder, session, { orderId: sold });
  await page.goto(`/ecom/order/${encodeId('Order', sold)}`);
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Customer gives it back' }).click();
  const back = dialog.getByRole('textbox', { name: 'Back' });
  await dialog.getByLabel('Reason').fill('Too small');
  await back.fill('0');
  await page.keyboard.press('Control+s');
  await expect(back).toHaveAccessibleDescription(/Say what comes back/);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too small');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();

  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Exchange' }).click();
  await dialog.getByLabel('Reason').fill('Too small');
  await dialog.getByRole('combobox', { name: 'Add a product' }).fill(product.sku);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${product.sku} · 6 available`)).toBeVisible();
  const advance = dialog.getByRole('textbox', { name: 'Advance' });
  await advance.fill('99999');
  await page.keyboard.press('Control+s');
  await expect(advance).toHaveAccessibleDescription(/The advance cannot exceed the total/);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too small');
  await expect(dialog.getByText(`${product.sku} · 6 available`)).toBeVisible();
});
