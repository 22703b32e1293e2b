import { describe, expect, it } from 'vitest';
import { emptyVariant } from '../productDraft.ts';
import { skuBase } from '../../../../schema/rules/sku.ts';
import { combinationCount, combinations, variantGrid } from '../variantGrid.ts';

const options = [{ name: 'Colour', values: 'Red, Blue,Red' }, { name: 'Size', values: 'M\nL' }];

describe('the grid of options', () => {
  it('has a row for each combination, once', () => {
    expect(combinations(options)).toEqual([['Red', 'M'], ['Red', 'L'], ['Blue', 'M'], ['Blue', 'L']]);
    expect(combinations([{ name: 'Colour', values: ' , ' }])).toEqual([]);
  });

  it('makes no more rows than a product may have, and counts all', () => {
    const long = { name: 'Size', values: Array.from({ length: 300 }, (_, index) => index).join() };
    const lists = [long, long, long];
    expect(combinations(lists)).toHaveLength(100);
    expect(combinations(lists)[99]).toEqual(['0', '0', '99']);
    expect(combinationCount(lists)).toBe(27_000_000);
  });

  it('proposes SKUs that differ, in Latin letters', () => {
    expect(['Premium Panjabi', 'পাঞ্জাবি Premium', 'পাঞ্জাবি'].map(skuBase)).toEqual(['PREM-PANJ', 'PREM', '']);
    const rows = variantGrid({ name: 'Panjabi', options: [{ name: 'রং', values: 'লাল, সবুজ, Maroon, Mark' }], variants: [] });
    expect(rows.map(({ name, sku }) => [name, sku])).toEqual([
      ['লাল', 'PANJ-1'], ['সবুজ', 'PANJ-2'], ['Maroon', 'PANJ-MAR'], ['Mark', 'PANJ-MAR-2'],
    ]);
  });

  it('keeps what was typed for a combination, and what is saved', () => {
    const typed = { ...emptyVariant(), name: 'red, m', sku: 'MINE', price: 900 };
    const saved = { ...emptyVariant(), variantId: 'v', name: 'Old', sku: 'OLD' };
    const dropped = { ...emptyVariant(), name: 'Never saved', sku: 'X' };
    const rows = variantGrid({ name: 'P', options, variants: [typed, saved, dropped] });
    expect(rows.map(({ sku }) => sku)).toEqual(['MINE', 'P-RED-L', 'P-BLU-M', 'P-BLU-L', 'OLD']);
    expect(rows[1]!.price).toBe(900);
  });
});
