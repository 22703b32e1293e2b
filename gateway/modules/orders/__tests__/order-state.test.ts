import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Session } from '../../../session/session.ts';
import { findTransition, MOVES, nextStatuses, PLACES, TAKEN_BACK, TRANSITIONS } from '../order-state.ts';
import { placeTotals, moveAll } from '../order-stock.ts';
import type { OrderStatus } from '../../../db/generated/client/enums.ts';

const everybody = Session.system('00000000-0000-7000-8000-000000000001');

describe('the order state table', () => {
  it.each([...Object.entries(MOVES), ...Object.entries(TAKEN_BACK).map(([name, perUnit]) => [name, { perUnit }] as const)])('%s takes each unit from one place to another', (_name, { perUnit }) => {
    const physical = Object.entries(perUnit).filter(([place]) => place !== 'reserved');
    expect(physical.reduce((sum, [, change]) => sum + change, 0)).toBe(0);
  });

  it('moves all units of a line that stand where the step says, wherever they are', () => {
    fc.assert(fc.property(fc.nat(9), fc.nat(9), fc.constantFrom(...Object.values(MOVES)), (here, there, move) => {
      const at = (locationId: string, units: number) =>
        ({ orderLineId: 'l', orderId: 'o', variantId: 'v', locationId, reserved: units, withCourier: units, returning: units });
      const line = {
        id: 'l', variantId: 'v', quantity: here + there, unitCostPoisha: 1n, deliveredQuantity: here + there,
        lastLocationId: 'a', allocations: [at('a', here), at('b', there)],
      };
      const totals = placeTotals(moveAll([line], move, 'a'));
      const units = move.units === 'free' ? 0 : here + there;
      expect(totals).toEqual(Object.fromEntries(PLACES.map((place) =>
        [place, units === 0 ? 0 : units * ((move.perUnit as Partial<Record<typeof place, number>>)[place] ?? 0)])));
    }));
  });

  it('lets a held order go back to where it was held, and nowhere else', () => {
    const held = (heldFrom: OrderStatus) => nextStatuses({ status: 'HOLD', heldFrom }, everybody);
    expect(held('PENDING')).toEqual(['PENDING', 'CANCELLED']);
    expect(held('CONFIRMED')).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(held('PACKED')).toEqual(['PACKED', 'CANCELLED']);
    expect(findTransition({ status: 'HOLD', heldFrom: 'PENDING' }, 'CONFIRMED')).toBeUndefined();
  });

  it('knows every status, and leads to none that nobody can leave', () => {
    const last = Object.entries(TRANSITIONS).filter(([, steps]) => steps.length === 0).map(([status]) => status);
    expect(last).toEqual([]);
  });
});
