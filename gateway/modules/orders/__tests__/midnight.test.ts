import { afterEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';
import { DELIVERED, shopWithOrder } from './edited-shop.ts';

afterEach(() => { vi.useRealTimers(); });

it('books a step on the day that it is kept with, also where midnight is between its begin and its end', async () => {
  // The gateway reads its clock when it books, by then it is tomorrow; the order has the time at which its transaction began.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  const { shop, order } = await shopWithOrder(DELIVERED);
  const { shippedAt, deliveredAt } = await order();
  const entries = await db.journalEntry.findMany({ where: { businessId: shop.id, kind: { in: ['shipping', 'delivery'] } }, include: { lines: true } });
  const days = entries.map(({ kind, day, lines }) => [kind, ...new Set([day, ...lines.map((line) => line.day)].map((one) => one.toISOString().slice(0, 10)))]);
  expect(Object.fromEntries(days.map(([kind, ...of]) => [kind, of]))).toEqual({ shipping: [dhakaDay(shippedAt!)], delivery: [dhakaDay(deliveredAt!)] });
});
