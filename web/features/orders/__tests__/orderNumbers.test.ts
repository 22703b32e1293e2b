import { describe, expect, it } from 'vitest';
import { orderNumbers } from '../bulk/orderNumbers.ts';

describe('numbers of orders in a text', () => {
  it.each([
    ['#1024, NG-1025\nS24/7  NG-1025', [1024, 1025, 7]],
    ['১২৩ ৪৫', [123, 45]],
    ['no number here', []],
    [' ', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (text, numbers) => expect(orderNumbers(text)).toEqual(numbers));
});
