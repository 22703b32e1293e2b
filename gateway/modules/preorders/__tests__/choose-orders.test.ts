import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseOrders, type WaitingOrder } from '../choose-orders.ts';

const line = fc.record({ variantId: fc.constantFrom('a', 'b', 'c'), quantity: fc.integer({ min: 1, max: 5 }) });
const queue: fc.Arbitrary<WaitingOrder[]> = fc.array(fc.array(line, { minLength: 1, maxLength: 3 }), { maxLength: 12 })
  .map((orders) => orders.map((lines, index) => ({ id: String(index), lines })));
const free = fc.record({ a: fc.integer({ min: 0, max: 20 }), b: fc.integer({ min: 0, max: 20 }), c: fc.integer({ min: -3, max: 20 }) });

const wanted = (orders: readonly WaitingOrder[], variant: string) =>
  orders.flatMap(({ lines }) => lines).filter(({ variantId }) => variantId === variant).reduce((sum, { quantity }) => sum + quantity, 0);

it('gives out no more than is there, and to nobody what somebody before them waits for', () => {
  fc.assert(fc.property(queue, free, (orders, stock) => {
    const chosen = new Set(chooseOrders(orders, new Map(Object.entries(stock))));
    for (const [at, order] of orders.entries()) {
      const upToHere = orders.slice(0, at + 1);
      // Served exactly when all who came before could have had everything they asked for of the same goods.
      const fits = order.lines.every(({ variantId }) => wanted(upToHere, variantId) <= stock[variantId as keyof typeof stock]);
      expect(chosen.has(order.id)).toBe(fits);
    }
  }));
});
