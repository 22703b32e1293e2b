import { expect, it } from 'vitest';
import { numbersAsText, readNumbers } from '../typed-numbers.ts';

it.each([
  ['one in a line', '01711204466\n\n01811204466', [{ number: '01711204466' }, { number: '01811204466' }]],
  ['several in a line', '01711204466, 01811204466;01911204466', [{ number: '01711204466' }, { number: '01811204466' }, { number: '01911204466' }]],
  ['spaces between numbers', '01711204466 01811204466', [{ number: '01711204466' }, { number: '01811204466' }]],
  ['spaces inside of a number', '+880 1711 204466', [{ number: '+880 1711 204466' }]],
  ['a file with a header and names', 'Phone,Name\r\n01711204466,"Rahim"\r\n০১৮১১২০৪৪৬৬,করিম', [{ number: '01711204466', name: 'Rahim' }, { number: '০১৮১১২০৪৪৬৬', name: 'করিম' }]],
  ['the name first', 'Rahim;01711204466', [{ number: '01711204466', name: 'Rahim' }]],
  ['what is no number, for the gateway to say so', '12345', [{ number: '12345' }]],
])('reads %s', (_name, text, expected) => {
  expect(readNumbers(text)).toEqual(expected);
  expect(readNumbers(numbersAsText(readNumbers(text)))).toEqual(expected);
});
