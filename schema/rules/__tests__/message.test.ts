import { expect, it } from 'vitest';
import { inEnglish, msg } from '../message.ts';

it('is the sentence itself where it holds no values', () => {
  expect(msg('Order not found')).toBe('Order not found');
  expect(inEnglish(msg('Order not found'))).toBe('Order not found');
});

it('puts in its values, in their formats', () => {
  const text = msg('{{count, number}} of {{sku}} at {{price, taka}} until {{at, day}}', {
    count: 1_200, sku: 'A-{{count}}', price: 8_450.4, at: '2026-11-20T20:00:00Z',
  });
  expect(inEnglish(text)).toBe('1,200 of A-{{count}} at ৳8,450 until Nov 21, 2026');
});

it('takes the singular for one', () => {
  const lines = (count: number) => inEnglish(msg('{{count}} lines', { count, defaultValue_one: '{{count}} line' }));
  expect([lines(1), lines(2), lines(0)]).toEqual(['1 line', '2 lines', '0 lines']);
});

it('says a message within a message', () => {
  expect(inEnglish(msg('{{what}} not found', { what: msg('Order') }))).toBe('Order not found');
});

it('refuses a format that nobody knows', () => {
  expect(() => inEnglish(msg('{{at, dya}}', { at: '' }))).toThrow('dya');
});
