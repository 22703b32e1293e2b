import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { shippingNoteOf } from '../../gateway/modules/orders/shipping-note.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withBundle, withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expectPageFits } from '../support/fits.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('a note template fills in what each order says, and the courier reads it so', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Note shop' });
  const product = await withProduct(shop!, { name: 'Muslin saree', stock: 3, price: 500 });
  const page = await as(email);

  await test.step('is written with the words of an order, seen as a courier reads it, and refused where a word is misspelt', async () => {
    await page.goto('/setting/shipping-note-list');
    await expect(page.getByText('No templates yet')).toBeVisible();
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await dialog.getByLabel('Name').fill('Collect');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await text.fill('Collect {deu}');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Nothing is filled in for {deu}')).toBeVisible();
    await text.fill('Collect ');
    await dialog.getByRole('group', { name: 'What an order fills in' }).getByRole('button', { name: '{due}' }).click();
    await expect(text).toHaveValue('Collect {due}');
    await text.pressSequentially(' for {order}: {items}');
    const preview = dialog.getByRole('group', { name: 'Preview' });
    await expect(preview).toContainText('Collect TK 1,250 for NG-12345: Jamdani saree, Maroon +1');
    await expect(preview).toContainText('55 letters; couriers read the first 250');
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectPageFits(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Collect/ })).toContainText('Collect {due} for {order}: {items}');
  });

  await test.step('is chosen in a new order, and says what is due of it when it is saved', async () => {
    await page.goto('/ecom/ecom-new-order');
    await page.getByLabel('Phone', { exact: true }).fill('01711204466');
    await page.getByLabel('Name', { exact: true }).fill('Farhana Akter');
    await page.getByLabel('Address').fill('House 12, Road 3, Dhanmondi, Dhaka');
    await page.keyboard.press('F2');
    await page.keyboard.type(product.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem', { name: 'Muslin saree' })).toBeVisible();
    await page.getByRole('button', { name: 'Choose a template' }).click();
    await page.getByRole('menuitem', { name: /^Collect/ }).click();
    await expect(page.getByLabel('Shipping note')).toHaveValue('Collect {due} for {order}: {items}');
    await page.getByLabel('Advance').fill('100');
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('link', { name: 'Open order' }).click();
    await expect(page.getByText('Collect TK 400 for 1: Muslin saree')).toBeVisible();
  });

  await test.step('and stays as it was typed where the order is edited', async () => {
    await page.goto('/ecom/super-edit?find=1');
    await expect(page.getByLabel('Shipping note')).toHaveValue('Collect {due} for {order}: {items}');
  });
});

const NOTE = '{order} of {name}: {items}, {date}. Collect {due} of {total}, {advance} is paid. {courier} for {shop}. {nmae}';

/** How the courier reads the newest order of a business. */
async function readNote(businessId: string): Promise<{ code: string; note: string }> {
  const business = await db.business.findUniqueOrThrow({ where: { id: businessId }, select: { name: true, orderPrefix: true } });
  const order = await db.order.findFirstOrThrow({ where: { businessId }, orderBy: { number: 'desc' } });
  return { code: `${business.orderPrefix}${order.number}`, note: shippingNoteOf(order, business) };
}

test('a new order shows how its note will read while it is typed, and the saved one reads just so', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder({ name: 'Seen shop' });
  await db.business.update({ where: { id: shop!.id }, data: { orderPrefix: 'NG-' }, select: { id: true } });
  const [cup, saucer, other] = [await withProduct(shop!, { name: 'Cup' }), await withProduct(shop!, { name: 'Saucer' }), await withProduct(shop!, { name: 'Tray', price: 300 })];
  const set = await withBundle(shop!, { name: 'Tea set', price: 900, parts: [[cup, 2], [saucer, 2]] });
  const page = await as(email);
  await page.goto('/ecom/ecom-new-order');
  const preview = page.getByRole('group', { name: 'Preview' });
  await page.getByLabel('Shipping note').fill('Call first {nmae}');
  await expect(preview).toBeHidden();
  await page.getByLabel('Shipping note').fill(NOTE);
  await expect(preview).toContainText('NG-(the number, once it is saved) of (the name): (the goods), ');
  await expect(preview).toContainText('Collect TK 0 of TK 0, TK 0 is paid. (the courier) for Seen shop. {nmae}');

  await page.getByLabel('Phone', { exact: true }).fill('01711204466');
  await page.getByLabel('Name', { exact: true }).fill('Farhana Akter');
  await page.getByLabel('Address').fill('House 12, Road 3, Dhanmondi, Dhaka');
  for (const { sku } of [set, other]) {
    await page.keyboard.press('F2');
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Add a product' })).toHaveValue('');
  }
  await page.getByLabel('Delivery fee').fill('60');
  await page.getByLabel('Advance').fill('100');
  // A bundle goes out as its parts.
  await expect(preview).toContainText('of Farhana Akter: Cup (Tea set) x2 +2, ');
  await expect(preview).toContainText('Collect TK 1,160 of TK 1,260, TK 100 is paid.');
  await page.getByLabel('Name', { exact: true }).fill('ফারহানা আক্তার');
  await expect(preview).toContainText('Collect ৳1,160 of ৳1,260, ৳100 is paid.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectPageFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const shown = await preview.locator('p').innerText();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('link', { name: 'Open order' })).toBeVisible();
  const { code, note } = await readNote(shop!.id);
  // Nobody is chosen to carry it.
  expect(shown.replace('NG-(the number, once it is saved)', code).replace('(the courier)', '')).toBe(note);
  await expect(preview).toBeHidden();
});

test('an exchange shows how the note of its new order will read', async ({ as }) => {
  const founder = await makeFounder({ name: 'Swap shop' });
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const [product, other] = [await withProduct(shop, { price: 500 }), await withProduct(shop, { name: 'Blue saree', price: 700 })];
  const { id: orderId } = await withOrder(shop, { lines: [{ product, quantity: 2 }] });
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Pathao' });
  await execute(deliverOrder, session, { orderId });
  const page = await as(founder.email);
  await page.goto(`/ecom/order/${encodeId('Order', orderId)}`);
  await page.getByRole('button', { name: 'More steps' }).click();
  await page.getByRole('menuitem', { name: 'Exchange' }).click();
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('group', { name: 'Preview' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too small');
  await dialog.getByLabel('Shipping note').fill('{order}, {name}: give {items}, collect {due} of {total}, {advance} is paid.');
  await dialog.getByRole('combobox', { name: 'Add a product' }).fill(other.sku);
  await dialog.getByRole('combobox', { name: 'Add a product' }).press('Enter');
  await expect(preview).toContainText('(the number, once it is saved), Farhana Akter: give Blue saree, collect TK 260 of TK 760, TK 500 is paid.');
  await expectAccessible(page);
  const shown = await preview.locator('p').innerText();
  await dialog.getByRole('button', { name: 'Exchange' }).click();
  await expect(dialog).toBeHidden();
  const { code, note } = await readNote(shop.id);
  expect(shown.replace('(the number, once it is saved)', code)).toBe(note);
});
