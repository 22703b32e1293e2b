import { describe, expect, it } from 'vitest';
import {
  createInput, emptyProduct, emptyVariant, isRepeated, isTouched, withoutCost,
} from '../newProduct.ts';
import type { VariantDraft } from '../newProduct.ts';

const row = (part: Partial<VariantDraft>): VariantDraft => ({ ...emptyVariant(), ...part });

describe('a product that is being typed', () => {
  it('begins with one empty variant and nothing to lose', () => {
    const draft = emptyProduct();
    expect(draft.variants).toHaveLength(1);
    expect(isTouched(draft)).toBe(false);
    expect(isTouched({ ...draft, name: 'Saree' })).toBe(true);
    expect(isTouched({ ...draft, variants: [row({ price: 0 })] })).toBe(true);
  });

  it('gives a further variant the price, cost and level of the one before it, and a key of its own', () => {
    const before = row({
      sku: 'A', name: 'Red', price: 990, openingStock: 4, openingCost: 520, lowStockLevel: 3,
    });
    expect(emptyVariant(before)).toEqual({
      key: before.key + 1, name: '', sku: '', price: 990, openingStock: null, openingCost: 520,
      lowStockLevel: 3,
    });
  });

  it('knows stock that comes in for nothing', () => {
    const rows = [
      row({ sku: 'FREE', openingStock: 1, openingCost: 0 }),
      row({ sku: 'UNKNOWN', openingStock: 2 }),
      row({ sku: 'PAID', openingStock: 2, openingCost: 10 }),
      row({ sku: 'NONE', openingStock: 0 }),
    ];
    expect(withoutCost({ ...emptyProduct(), variants: rows }).map(({ sku }) => sku)).toEqual([
      'FREE', 'UNKNOWN',
    ]);
  });

  it('sees the same SKU in a row above, spaces aside', () => {
    const rows = [row({ key: 1, sku: 'A' }), row({ key: 2 }), row({ key: 3, sku: '' })];
    expect(isRepeated(' A ', 2, rows)).toBe(true);
    expect(isRepeated('A', 1, rows)).toBe(false);
    expect(isRepeated('B', 2, rows)).toBe(false);
    expect(isRepeated('', 3, rows)).toBe(false);
  });

  it('is sent trimmed, with what was left empty as nothing', () => {
    const draft = {
      name: ' Saree ', description: '', variants: [row({ sku: ' S-1 ', price: 990, openingCost: 5 })],
    };
    expect(createInput(draft)).toEqual({
      name: 'Saree',
      description: '',
      variants: [
        { name: '', sku: 'S-1', price: 990, openingStock: 0, openingCost: 0, lowStockLevel: undefined },
      ],
    });
  });
});
