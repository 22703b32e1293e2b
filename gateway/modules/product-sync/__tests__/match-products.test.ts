import { describe, expect, it } from 'vitest';
import { CONFLICTS, matchProducts, type ShopItem } from '../match-products.ts';

const item = (id: string, fields: Partial<ShopItem> = {}): ShopItem =>
  ({ id, sku: '', barcode: '', variantId: null, matchedBy: null, ...fields });
const here = (id: string, sku: string, barcode: string | null = null) => ({ id, sku, barcode });

const judged = (items: ShopItem[], variants: ReturnType<typeof here>[]) =>
  Object.fromEntries(matchProducts(items, variants).map(({ id, match, matchedBy, variantId, conflict }) =>
    [id, match === 'CONFLICT' ? conflict : match === 'UNMATCHED' ? 'UNMATCHED' : `${matchedBy} ${variantId}`]));

describe('what a product of a shop is here', () => {
  it('goes by SKU, whatever its case and the blanks around it, then by barcode', () => {
    expect(judged(
      [item('a', { sku: 'mug-01 ' }), item('b', { barcode: '8901' }), item('c', { sku: 'NEW', barcode: '8902' }), item('d')],
      [here('v1', 'MUG-01'), here('v2', 'X', '8901'), here('v3', 'Y', '8902')],
    )).toEqual({ a: 'SKU v1', b: 'BARCODE v2', c: 'BARCODE v3', d: 'UNMATCHED' });
  });

  it('goes by a SKU in Bangla as well where another keyboard has written it', () => {
    expect(judged([item('a', { sku: '\u09b6\u09be\u09dc\u09bf' })], [here('v1', '\u09b6\u09be\u09a1\u09bc\u09bf')])).toEqual({ a: 'SKU v1' });
  });

  it('guesses nothing: a SKU that two share there, codes that name two here, two that would be the same', () => {
    expect(judged(
      [item('a', { sku: 'KRT' }), item('b', { sku: 'krt' }), item('c', { sku: 'MUG', barcode: '8901' }),
        item('d', { sku: 'CUP' }), item('e', { barcode: '8902' }), item('f', { barcode: '8903' }), item('g', { barcode: '8903' })],
      [here('v1', 'KRT'), here('v2', 'MUG'), here('v3', 'X', '8901'), here('v4', 'CUP', '8902'), here('v5', 'Z', '8903')],
    )).toEqual({
      a: CONFLICTS.SKU_TWICE_THERE, b: CONFLICTS.SKU_TWICE_THERE, c: CONFLICTS.CODES_DIFFER, d: CONFLICTS.TAKEN, e: CONFLICTS.TAKEN,
      f: CONFLICTS.BARCODE_TWICE_THERE, g: CONFLICTS.BARCODE_TWICE_THERE,
    });
  });

  it('goes by the letter case of a code where codes here differ in nothing else, and guesses nothing otherwise', () => {
    expect(judged(
      [item('a', { sku: 'krt' }), item('b', { sku: 'Mug' }), item('c', { barcode: 'x-1' }), item('d', { barcode: 'Y-1' }),
        item('e', { sku: 'CUP', barcode: 'Z-1' })],
      [here('v1', 'KRT'), here('v2', 'krt'), here('v3', 'MUG'), here('v4', 'mug'), here('v5', 'A', 'X-1'), here('v6', 'B', 'x-1'),
        here('v7', 'C', 'y-1'), here('v8', 'D', 'Y-1 '), here('v9', 'E', 'z-1'), here('v10', 'CUP', 'Z-1')],
    )).toEqual({
      a: 'SKU v2', b: CONFLICTS.SKU_TWICE_HERE, c: 'BARCODE v6', d: CONFLICTS.BARCODE_TWICE_HERE, e: 'SKU v10',
    });
  });

  it('keeps what a person said, also that it is none here, and takes it from nobody', () => {
    expect(judged(
      [item('a', { sku: 'MUG', matchedBy: 'HAND', variantId: null }), item('b', { sku: 'CUP', matchedBy: 'HAND', variantId: 'v1' }),
        item('c', { sku: 'POT' }), item('d', { matchedBy: 'IMPORT', variantId: 'v2' })],
      [here('v0', 'MUG'), here('v1', 'POT'), here('v2', 'OTHER')],
    )).toEqual({ a: 'UNMATCHED', b: 'HAND v1', c: CONFLICTS.TAKEN, d: 'IMPORT v2' });
  });
});
