import { describe, expect, it } from 'vitest';
import { exchangeSums } from '../steps/exchangeSums.ts';

/** Two for 500 each and one for 300, 130 off, 60 for the way. */
const order = { lines: [{ quantity: 2, total: 1000 }, { quantity: 1, total: 300 }], paid: 1230, deliveryFee: 60, discount: 130 };
const wanted = (unitPrice: number, more: object = {}) => ({ lines: [{ quantity: 1, unitPrice }], deliveryFee: 60, advance: null, ...more });

describe('what an exchange comes to', () => {
  it('collects what the new goods cost more', () => {
    expect(exchangeSums(order, [1, 0], wanted(700), null)).toEqual({ worth: 450, total: 760, due: 310, owed: 0 });
    expect(exchangeSums(order, [1, 0], wanted(700, { advance: 300 }), null)).toEqual({ worth: 450, total: 760, due: 10, owed: 0 });
  });

  it('owes what the old ones were worth more', () => {
    expect(exchangeSums(order, [2, 0], wanted(700), null)).toEqual({ worth: 900, total: 760, due: 0, owed: 140 });
  });

  it('counts what was agreed instead', () => {
    expect(exchangeSums(order, [1, 0], wanted(700), 500.5)).toEqual({ worth: 450, total: 760, due: 259.5, owed: 0 });
  });

  it('leaves fractions of a poisha to the shop, as the gateway does', () => {
    const thirds = { lines: [{ quantity: 3, total: 100 }], paid: 100, deliveryFee: 0, discount: 0 };
    expect(exchangeSums(thirds, [1], wanted(0), null).worth).toBe(33.33);
  });
});
