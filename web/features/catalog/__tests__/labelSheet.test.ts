import { expect, test } from 'vitest';
import { barText } from '../labelSheet.ts';

test('a label shows what a scanner can read: the barcode, else the SKU, else nothing', () => {
  expect(barText({ barcode: '8801234567890', sku: 'A' })).toBe('8801234567890');
  expect(barText({ barcode: null, sku: 'PNJ-RED' })).toBe('PNJ-RED');
  expect(barText({ barcode: '৮৮০', sku: 'PNJ-RED' })).toBe('PNJ-RED');
  expect(barText({ sku: 'লাল' })).toBeNull();
});
