import type { Locator, Page } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withSupplier } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { operationOf } from '../shell/wire.ts';
import { expect, test } from '../support/fixtures.ts';

/** Holds back the answers to searches for these texts; returns what lets them go, or leaves them without one. */
async function holdBack(page: Page, ...texts: string[]): Promise<(isThere?: boolean) => Promise<void>> {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<boolean>();
  let isHeld = true;
  await page.route('**/graphql', async (route) => {
    const text = operationOf(route.request())?.variables['search'] as string;
    if (!isHeld || !texts.includes(text)) return route.fallback();
    if (text === texts.at(-1)) asked.resolve();
    return (await released.promise) ? route.fallback() : route.abort();
  });
  return async (isThere = true) => {
    await asked.promise;
    isHeld = false;
    released.resolve(isThere);
  };
}

/** Text and the key after it within one moment, as a scanner types, or as a busy browser hands on what was typed. */
const typeAtOnce = (field: Locator, text: string, key: 'Enter' | 'Tab') => field.evaluate((input: HTMLInputElement, [typed, last]) => {
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, typed);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new KeyboardEvent('keydown', { key: last, bubbles: true, cancelable: true }));
  if (last === 'Tab') input.blur();
}, [text, key] as const);

/** The picker of a new decrease with the focus, once what it loads has taken the place of the plain field. */
async function openDecrease(page: Page): Promise<Locator> {
  await page.goto('/adjust-stock/new-adjust-stock');
  const picker = page.getByRole('combobox', { name: 'Add a product', exact: true });
  await picker.focus();
  await expect(page.getByRole('button', { name: 'Show suggestions Add a product' })).toBeVisible();
  return picker;
}

const expanded = (picker: Locator) => expect(picker).toHaveAttribute('aria-expanded', 'true');
const closed = (picker: Locator) => expect(picker).toHaveAttribute('aria-expanded', 'false');

test('Enter before the products are there takes the one of that code once they are, and no list stays open', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withProduct(shop!, { name: 'Jute bag', sku: 'JUTE-1', stock: 9 });
  const page = await as(email);
  const line = page.getByRole('button', { name: 'Remove Jute bag' });

  for (const isAtOnce of [true, false]) {
    const answer = await holdBack(page, '', 'JUTE-1');
    const picker = await openDecrease(page);
    if (isAtOnce) await typeAtOnce(picker, 'JUTE-1', 'Enter');
    else {
      await picker.fill('JUTE-1');
      await expanded(picker);
      await page.keyboard.press('Enter');
    }
    await expect(picker).toHaveValue('');
    await expect(picker).toHaveAttribute('placeholder', 'Searching…');
    await expect(picker).toBeFocused();
    await closed(picker);
    await answer();
    await expect(line).toBeVisible();
    await closed(picker);
    await expect(picker).toBeFocused();
  }

  // A field that is left has no list either, though its answer comes later.
  const answer = await holdBack(page, '', 'JUTE-1');
  const picker = await openDecrease(page);
  await typeAtOnce(picker, 'JUTE-1', 'Tab');
  await closed(picker);
  await answer();
  await closed(picker);
  await expect(picker).toHaveValue('JUTE-1');
});

test('what is saved before the product that Enter asked for is there waits for it', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  for (const sku of ['JUTE-1', 'SILK-1']) await withProduct(shop!, { name: `Bag ${sku}`, sku, stock: 9 });
  const page = await as(email);
  const picker = await openDecrease(page);
  await picker.fill('JUTE-1');
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Bag JUTE-1' })).toBeVisible();
  const answer = await holdBack(page, 'SILK-1');
  await picker.fill('SILK-1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await answer();
  await expect(page.getByText(/is booked/)).toBeVisible();
  expect(await db.stockAdjustmentLine.count({ where: { businessId: shop!.id } })).toBe(2);
});

test('a product whose answer does not come stays typed, and nothing is saved without it', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const { email, shops: [shop] } = await makeFounder();
  for (const sku of ['JUTE-1', 'SILK-1']) await withProduct(shop!, { name: `Bag ${sku}`, sku, stock: 9 });
  const page = await as(email);
  const picker = await openDecrease(page);
  await picker.fill('JUTE-1');
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Bag JUTE-1' })).toBeVisible();
  const answer = await holdBack(page, 'SILK-1');
  await picker.fill('SILK-1');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await answer(false);
  await expect(page.getByText('SILK-1: The server could not be reached. Check your internet connection.')).toBeVisible();
  await expect(picker).toHaveValue('SILK-1');
  expect(await db.stockAdjustment.count({ where: { businessId: shop!.id } })).toBe(0);
  await picker.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Bag SILK-1' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/is booked/)).toBeVisible();
});

test('Enter among suppliers that are still to come waits for them, and the field never shows another than is chosen', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const { email, shops: [shop] } = await makeFounder();
  for (const name of ['Chawkbazar Traders', 'Islampur Cloth House', 'Zinzira Tin Works']) await withSupplier(shop!, name);
  const page = await as(email);
  await page.goto('/purchase/new-purchase');
  const picker = page.getByRole('combobox', { name: 'Supplier' });
  const list = page.getByRole('listbox');

  const late = await holdBack(page, 'Chawk');
  await picker.fill('Chawk');
  await expanded(picker);
  await page.keyboard.press('Enter');
  await expanded(picker);
  await late();
  await expect(list.getByRole('option')).toHaveText(['Chawkbazar Traders']);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue('Chawkbazar Traders');
  await closed(picker);

  const never = await holdBack(page, 'Islam');
  await picker.fill('Islam');
  await expanded(picker);
  await never(false);
  await expect(page.getByText('The server could not be reached. Check your internet connection.')).toBeVisible();
  await page.keyboard.press('Tab');
  await closed(picker);
  await expect(picker).toHaveValue('Chawkbazar Traders');
  await picker.fill('Islam');
  // Enter chooses nothing of what was found before, which all three are. What is chosen already stands behind what is found.
  await expect(list.getByRole('option')).toHaveText(['Islampur Cloth House', 'Chawkbazar Traders']);
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue('Islampur Cloth House');
});

test('Enter takes nothing of an earlier search: neither in the moment of a scan, nor where the search failed', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const { email, shops: [shop] } = await makeFounder();
  for (const name of ['Chawkbazar Traders', 'Islampur Cloth House', 'Zinzira Tin Works']) await withSupplier(shop!, name);
  const page = await as(email);
  await page.goto('/purchase/new-purchase');
  const picker = page.getByRole('combobox', { name: 'Supplier' });
  const list = page.getByRole('listbox');
  await picker.fill('a');
  await expect(list.getByRole('option')).toHaveText(['Chawkbazar Traders', 'Islampur Cloth House', 'Zinzira Tin Works']);

  const late = await holdBack(page, 'Zinzira');
  await typeAtOnce(picker, 'Zinzira', 'Enter');
  await expect(picker).toHaveValue('Zinzira');
  await late(false);
  await expect(list.getByText('The server could not be reached. Check your internet connection.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(picker).toHaveValue('Zinzira');
  await expanded(picker);
});

test('the late answer to one step of an order closes no dialog that was opened meanwhile', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  await withOrder(shop!, { lines: [{ product: await withProduct(shop!, { stock: 5 }) }] });
  const page = await as(email);
  await page.goto('/ecom/main-order-list');
  await page.getByRole('grid').getByRole('link', { name: /^#/ }).first().click();
  const released = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request())?.name === 'useConfirmOrderMutation') await released.promise;
    return route.fallback();
  });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Ordered twice');
  released.resolve();
  await expect(page.getByRole('status').filter({ hasText: 'Order #1 confirmed, stock reserved' })).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toHaveValue('Ordered twice');
});

test('what is typed in a new template or source stays when the answer to the archiving of another one comes late', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const named = { businessId: shop!.id, name: 'Old one' };
  await db.messageTemplate.create({ data: { ...named, text: 'Dear {name}' } });
  await db.shippingNote.create({ data: { ...named, text: 'Call first' } });
  await db.orderSource.create({ data: { ...named, colour: '#0f766e' } });
  const page = await as(email);
  for (const [address, mutation] of [
    ['/setting/send-message-template-list', 'useSaveMessageTemplateUpdateMutation'],
    ['/setting/shipping-note-list', 'useSaveShippingNoteUpdateMutation'],
    ['/setting/new-order-source', 'useSaveOrderSourceUpdateMutation'],
  ] as const) {
    const released = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (operationOf(route.request())?.name === mutation) await released.promise;
      await route.fallback();
    });
    await page.goto(address);
    await page.getByRole('button', { name: 'What to do with Old one' }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    await page.getByRole('button', { name: /^Add (template|source)/ }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('New one');
    released.resolve();
    await expect(page.getByText('Archived', { exact: true })).toBeVisible();
    await expect(name).toHaveValue('New one');
  }
});
