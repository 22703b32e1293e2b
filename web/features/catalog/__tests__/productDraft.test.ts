import { describe, expect, it } from 'vitest';
import {
  createInput, emptyProduct, emptyVariant, isRepeated, skusWithoutCost,
} from '../productDraft.ts';
import type { VariantDraft } from '../productDraft.ts';

const row = (part: Partial<VariantDraft>): VariantDraft => ({ ...emptyVariant(), ...part });

describe('a product that is being typed', () => {
  it('gives a further variant the price, cost and level of the one before it', () => {
    const before = row({
      sku: 'A', name: 'Red', price: 990, openingStock: 4, openingCost: 520, lowStockLevel: 3,
    });
    expect(emptyVariant(before)).toEqual({
      name: '', sku: '', barcode: '', price: 990, salePrice: null, weightGrams: null, openingStock: null,
      openingCost: 520, lowStockLevel: 3,
    });
  });

  it('knows stock that comes in for nothing', () => {
    const rows = [
      row({ sku: 'FREE', openingStock: 1, openingCost: 0 }),
      row({ sku: 'UNKNOWN', openingStock: 2 }),
      row({ sku: 'PAID', openingStock: 2, openingCost: 10 }),
      row({ sku: 'NONE', openingStock: 0 }),
    ];
    expect(skusWithoutCost({ ...emptyProduct, variants: rows })).toEqual([
      'FREE', 'UNKNOWN',
    ]);
  });

  it('sees the same SKU in a row above, spaces and case aside', () => {
    const skus = ['A', '', ' a', ''];
    expect(isRepeated(' A ', 2, skus)).toBe(true);
    expect(isRepeated('A', 0, skus)).toBe(false);
    expect(isRepeated('B', 1, skus)).toBe(false);
    expect(isRepeated('', 3, skus)).toBe(false);
  });

  it('is sent trimmed, with what was left empty as nothing', () => {
    const draft = {
      ...emptyProduct, name: ' Saree ', options: [{ name: 'Colour', values: '' }], variants: [row({ sku: ' S-1 ', price: 990, openingCost: 5 })],
    };
    expect(createInput(draft)).toEqual({
      name: 'Saree',
      description: '',
      category: undefined,
      brand: undefined,
      allowsPreorder: false,
      options: [],
      variants: [
        {
          name: '', sku: 'S-1', barcode: undefined, price: 990, salePrice: undefined, weightGrams: undefined,
          lowStockLevel: undefined, openingStock: 0, openingCost: 0,
        },
      ],
      allowsZeroCost: false,
    });
    // The form asks before it sends stock that cost nothing.
    expect(createInput({ ...emptyProduct, variants: [row({ sku: 'S-1', openingStock: 2 })] })).toMatchObject({ allowsZeroCost: true });
  });
});
