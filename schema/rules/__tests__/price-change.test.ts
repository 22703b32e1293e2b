import { expect, test } from 'vitest';
import { changedPrice } from '../price-change.ts';

test.each([
  [6_500, { mode: 'PERCENT', value: 8, roundTo: 10 }, 7_020],
  [1_050, { mode: 'PERCENT', value: 8, roundTo: 10 }, 1_130],
  [999.99, { mode: 'PERCENT', value: -10, roundTo: 1 }, 900],
  [105, { mode: 'AMOUNT', value: 0, roundTo: 10 }, 110],
  [104.99, { mode: 'AMOUNT', value: 0, roundTo: 10 }, 100],
  [100, { mode: 'AMOUNT', value: -250, roundTo: 1 }, 0],
  [1.005, { mode: 'PERCENT', value: 33.33, roundTo: 1 }, 1],
] as const)('%d changed by %o is %d', (price, change, after) => {
  expect(changedPrice(price, change)).toBe(after);
});
