import { expect, it } from 'vitest';
import { isPhoneAbroad, normalisePhone, phoneOfSheet } from '../phone.ts';

it.each([
  ['01711204466', '01711204466'],
  ['+880 1711-204466', '01711204466'],
  ['৮৮০১৭১১২০৪৪৬৬', '01711204466'],
  // As a telephone copies it from its contacts, and WhatsApp from a chat: marks of direction, other dashes and spaces.
  ['\u202A+880\u00A01711\u2011204466\u202C', '01711204466'],
  ['\u200E০১৭১১\u2013২০৪৪৬৬\u200B', '01711204466'],
  ['0171120446', null],
  ['01211204466', null],
])('%j is the number %j', (text, phone) => {
  expect(normalisePhone(text)).toBe(phone);
  expect(phoneOfSheet(text)).toBe(phone);
});

it('knows a number abroad by its first digits, whatever stands between them', () => {
  expect(isPhoneAbroad('\u202A+44 7911\u2011123456\u202C')).toBe(true);
  expect(isPhoneAbroad('+880 1711-204466')).toBe(false);
});
