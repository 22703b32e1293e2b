import { describe, expect, it } from 'vitest';
import { formatNumberText, hasAtMostDecimals, parseNumberText } from '../numberText.ts';

describe('a typed number', () => {
  it.each([
    ['12500', 12_500],
    ['12,500', 12_500],
    ['১২,৫০০', 12_500],
    ['৳ ৯৯.৫০', 99.5],
    ['\u200E১২,৫০০\u200F', 12_500],
    ['.5', 0.5],
    ['7.', 7],
    ['-3', -3],
    ['−3', -3],
    ['', null],
    ['  ', null],
  ])('%j is %j', (text, number) => {
    expect(parseNumberText(text)).toBe(number);
  });

  it.each(['abc', '1e9', '1.2.3', '--1', '.', '0x10', '12 taka'])('%j is no number', (text) => {
    expect(parseNumberText(text)).toBeNaN();
  });
});

describe('a shown number', () => {
  it('is grouped, without decimals that say nothing', () => {
    expect(formatNumberText(1_234_567.5, 2)).toBe('1,234,567.5');
    expect(formatNumberText(6500, 2)).toBe('6,500');
    expect(formatNumberText(null, 2)).toBe('');
  });

  it('is read back as what it was', () => {
    expect(parseNumberText(formatNumberText(1_234_567.89, 2))).toBe(1_234_567.89);
  });
});

describe('decimals', () => {
  it.each([
    [1.1, 1, true],
    [0.29, 2, true],
    [0.295, 2, false],
    [3, 0, true],
    [3.5, 0, false],
  ])('%d has at most %d: %s', (number, decimals, expected) => {
    expect(hasAtMostDecimals(number, decimals)).toBe(expected);
  });
});
