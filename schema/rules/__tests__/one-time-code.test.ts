import { expect, it } from 'vitest';
import { normaliseCode } from '../one-time-code.ts';

it.each([
  ['123456', '123456'],
  ['০১২৩৪৫', '012345'],
  [' 123 456 ', '123456'],
  ['123-456', '123456'],
  ['\u200E123\u2011456\u200B', '123456'],
  ['12345', null],
  ['1234567', null],
  ['12345a', null],
  ['-12345', null],
  ['', null],
])('%j is the code %j', (text, code) => {
  expect(normaliseCode(text)).toBe(code);
});
