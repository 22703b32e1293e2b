import { expect, it } from 'vitest';
import { isLow, isSoldBelowCost, knownCost, marginRange, productDaysLeft, skuSummary, takaRange } from '../productTotals.ts';

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

it('lasts as long as all its pieces do at the pace of all', () => {
  const variant = (available: number, sold: number) => ({ sold, stock: { available } });
  expect(productDaysLeft([variant(10, 4), variant(5, 1)])).toBe(90);
  expect(productDaysLeft([variant(-3, 2)])).toBe(0);
  expect(productDaysLeft([variant(10, 0)])).toBeNull();
});

it('earns what customers pay less what it costs, and says nothing where no cost is known or seen', () => {
  expect(marginRange([{ price: 100, salePrice: null, averageCost: 66 }])).toBe('34%');
  expect(marginRange([{ price: 100, salePrice: 80, averageCost: 100 }, { price: 100, salePrice: null, averageCost: 50 }])).toBe('−25 – 50%');
  expect(marginRange([{ price: 100, salePrice: null, averageCost: null }, { price: 0, salePrice: null, averageCost: 5 }])).toBe('');
});

it('has no cost before the first piece came, and costs nothing when it came for nothing', () => {
  const cost = (averageCost: number | null, onHand: number, withCourier = 0) => knownCost({ averageCost, stock: { onHand, withCourier } });
  expect([cost(0, 0), cost(null, 5)]).toEqual([null, null]);
  expect([cost(0, 3), cost(0, 0, 1), cost(40, 0)]).toEqual([0, 0, 40]);
});

it('is sold below its cost by its sale price where it has one, and never while no cost is known', () => {
  const isBelow = (price: number, salePrice: number | null, averageCost: number | null) => isSoldBelowCost({ price, salePrice, averageCost });
  expect([isBelow(90, null, 100), isBelow(120, 90, 100)]).toEqual([true, true]);
  expect([isBelow(100, null, 100), isBelow(90, null, null), isBelow(90, null, 0)]).toEqual([false, false, false]);
});
