import type { Locator } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { decreaseStock } from '../../gateway/modules/inventory/adjust-stock.ts';
import { createLocation } from '../../gateway/modules/inventory/locations.ts';
import { sendTransfer } from '../../gateway/modules/inventory/transfer-stock.ts';
import { createShippingNote } from '../../gateway/modules/order-options/shipping-notes.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder, makeMember } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

const boxesOf = async (all: Locator) => {
  await expect(all.first()).toBeVisible();
  return all.evaluateAll((each) => each.map((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), width: Math.round(width) };
  }));
};
const lefts = (boxes: { left: number }[]) => boxes.map(({ left }) => left);

test('nine tiles of work stand in the columns of the row above them', async ({ as }) => {
  const page = await as((await makeFounder()).email);
  await page.goto('/ecom/ecom-dashboard');
  const all = page.getByText('Web orders to call').locator('xpath=ancestor::a/../*');
  const tiles = await boxesOf(all);
  expect(tiles).toHaveLength(9);
  const first = tiles.filter(({ top }) => top === tiles[0]!.top);
  const second = tiles.slice(first.length);
  expect(second.length).toBeGreaterThan(0);
  expect(lefts(second)).toEqual(lefts(first).slice(0, second.length));

  await page.setViewportSize({ width: 390, height: 844 });
  expect(new Set(lefts(await boxesOf(all))).size, 'columns on a phone').toBe(3);
});

test('a shipping note has the width of a phone', async ({ as }) => {
  const person = await makeFounder();
  const text = 'The customer may open the parcel and look before paying.';
  await execute(createShippingNote, await sessionFor(person), { name: 'Let them look', text });
  const page = await as(person.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/setting/shipping-note-list');
  const [cell] = await boxesOf(page.getByRole('cell', { name: text }));
  expect(cell!.width).toBeGreaterThan(280);
});

test('how many pieces a row is about is read whole, however long the names before it are', async ({ as }) => {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const product = await withProduct(shop, { name: 'Nakshi kantha cushion of the old weavers in Jamalpur', stock: 2_000 });
  const other = await withProduct(shop, { name: 'Jute bag', stock: 10 });
  const lines = [{ variantId: product.variantId, quantity: 1_234 }, { variantId: other.variantId, quantity: 1 }];
  const { id: to } = await execute(createLocation, session, { name: 'Mirpur' });
  const from = await db.location.findFirstOrThrow({ where: { businessId: shop.id, isDefault: true }, select: { id: true } });
  await execute(sendTransfer, session, { fromLocationId: from.id, toLocationId: to, lines });
  await execute(decreaseStock, session, { lines: [{ variantId: product.variantId, quantity: 123 }, lines[1]!] });
  const page = await as(founder.email);
  for (const [address, amount] of [['/transfer-stock', '×1,234 +1'], ['/adjust-stock/adjust-stock-list', '×123 +1']] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      const pieces = page.getByText(amount, { exact: true });
      await expect(pieces).toBeVisible();
      const isWhole = await pieces.evaluate((one) => {
        const { right } = one.getBoundingClientRect();
        const around = one.closest('td, [data-card-meta]')!.getBoundingClientRect();
        return right <= around.right;
      });
      expect(isWhole, `${address}, ${width} pixels wide`).toBe(true);
    }
  }
});

test('the name of a location has the same room on both sides, where nothing can be changed too', async ({ as }) => {
  const member = await makeMember({ flags: ['purchase'] });
  await db.location.create({ data: { businessId: member.shops[0]!.id, name: 'Mirpur stall' }, select: { id: true } });
  const page = await as(member.email);
  await page.goto('/transfer-stock');
  const place = page.getByRole('list', { name: 'Locations' }).getByRole('listitem').filter({ hasText: 'Mirpur stall' });
  const [around, name] = [(await boxesOf(place))[0]!, (await boxesOf(place.getByText('Mirpur stall')))[0]!];
  const [before, behind] = [name.left - around.left, around.left + around.width - name.left - name.width];
  expect(Math.abs(before - behind), `${before} before it, ${behind} behind it`).toBeLessThanOrEqual(1);
});
