import { describe, expect, it } from 'vitest';
import { chosenByEnter, soldFor } from '../productLookup.ts';
import type { PickedProduct } from '../productLookup.ts';

const row = (sku: string, barcode: string | null = null): PickedProduct => ({
  id: sku, title: sku, sku, barcode, pictureUrl: null, price: 1, salePrice: null, weightGrams: null, stock: { onHand: 1, available: 1 },
});
const rows = [row('NK-10', '880'), row('NK-1')];

it('a piece is sold for its sale price while it has one', () => {
  expect([soldFor({ price: 900, salePrice: 750 }), soldFor({ price: 900, salePrice: null })]).toEqual([750, 900]);
});

describe('Enter in the picker', () => {
  it('takes the code, whatever stands first', () => {
    expect(chosenByEnter('nk-1', rows, true)?.sku).toBe('NK-1');
    expect(chosenByEnter('880', rows, false)?.sku).toBe('NK-10');
  });

  it('takes the first row that the person saw, and guesses among no others', () => {
    expect(chosenByEnter('nk', rows, true)?.sku).toBe('NK-10');
    expect(chosenByEnter('nk', rows, false)).toBeUndefined();
    expect(chosenByEnter('nk', rows.slice(0, 1), false)?.sku).toBe('NK-10');
    expect(chosenByEnter('nk', [], true)).toBeUndefined();
  });
});
