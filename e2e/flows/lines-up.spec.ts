import type { Locator } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { createShippingNote } from '../../gateway/modules/order-options/shipping-notes.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
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
