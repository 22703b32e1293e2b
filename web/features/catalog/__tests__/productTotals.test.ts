import { expect, it } from 'vitest';
import { isLow, skuSummary, takaRange } from '../productTotals.ts';

const stock = (available: number) => ({ onHand: available, available, reserved: 0, withCourier: 0 });

it('writes one amount once, and the range of several', () => {
  expect(takaRange([990, 990])).toBe('৳990');
  expect(takaRange([1250, 990])).toBe('৳990 – ৳1,250');
  expect(takaRange([])).toBe('');
});

it('names the first SKUs and counts the others', () => {
  expect(skuSummary(['A'])).toBe('A');
  expect(skuSummary(['A', 'B', 'C', 'D'])).toBe('A, B +2');
});

it('is low at its level or below, and never without one', () => {
  expect(isLow({ lowStockLevel: 5, stock: stock(5) })).toBe(true);
  expect(isLow({ lowStockLevel: 5, stock: stock(6) })).toBe(false);
  expect(isLow({ lowStockLevel: 0, stock: stock(0) })).toBe(true);
  expect(isLow({ lowStockLevel: null, stock: stock(0) })).toBe(false);
});
