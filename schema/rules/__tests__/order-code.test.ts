import { expect, it } from 'vitest';
import { digitsBehindPrefix, orderCode, orderReference } from '../order-code.ts';

it('writes the number behind the prefix, and marks it where there is none', () => {
  expect([orderCode('NG-', 7), orderCode('', 7)]).toEqual(['NG-7', '7']);
  expect([orderReference('NG-', 7), orderReference('', 7)]).toEqual(['NG-7', '#7']);
});

it.each([
  ['NG-1024', 'NG-', '1024'],
  ['ng-1024', 'NG-', '1024'],
  ['NG 1024', 'NG-', '1024'],
  ['#ng1024', 'NG-', '1024'],
  ['NG-১০২৪', 'NG-', '1024'],
  ['নঘ/৭', 'নঘ/', '7'],
  ['261024', '26', '1024'],
  ['-12', '-', '12'],
  ['1024', 'NG-', null],
  ['NG-', 'NG-', null],
  ['NG-10a', 'NG-', null],
  ['1024', '', null],
  ['NG-12345678901', 'NG-', null],
])('reads %j behind %j as %j', (typed, prefix, digits) => {
  expect(digitsBehindPrefix(typed, prefix)).toBe(digits);
});
