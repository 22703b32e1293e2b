import { describe, expect, it } from 'vitest';
import { comparedAmounts } from '../comparedAmounts.ts';

const LINE = { result: 'SHORT', expected: 560, collected: 500, deliveryCharge: 60, codFee: 5, returnCharge: 0, net: 435 } as const;
const BOOKS = { deliveryCharge: 120, codFee: 5.6, returnCharge: 0, net: 434.4 };

describe('the amounts of a line beside those of the books', () => {
  it('go from the cash to what comes to the business, charges below zero, without what is nothing on both sides', () => {
    expect(comparedAmounts(LINE, BOOKS, true)).toEqual([
      { id: 'cash', books: 560, courier: 500 }, { id: 'delivery', books: -120, courier: -60 },
      { id: 'codFee', books: -5.6, courier: -5 }, { id: 'net', books: 434.4, courier: 435 },
    ]);
  });

  it('say what the courier added or took beside its charges, to the poisha', () => {
    expect(comparedAmounts({ ...LINE, net: 424.9 }, BOOKS, true)).toContainEqual({ id: 'adjustment', books: null, courier: -10.1 });
  });

  it('are only the cash for whoever may not see charges', () => {
    expect(comparedAmounts(LINE, BOOKS, false)).toEqual([{ id: 'cash', books: 560, courier: 500 }]);
  });

  it('have no side of the courier for a parcel that is missing on its statement', () => {
    const rows = comparedAmounts({ ...LINE, result: 'EXPECTED_MISSING', collected: 0, deliveryCharge: 0, codFee: 0, net: 0 }, BOOKS, true);
    expect(rows.map(({ courier }) => courier)).toEqual([null, null, null, null]);
  });
});
