import { expect, it } from 'vitest';
import { digitsBehindPrefix, orderCode, orderNumberOf, orderReference } from '../order-code.ts';

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

it.each([
  ['NG-1024', 'NG-', 1024],
  ['1024', 'NG-', 1024],
  [' #১০২৪ ', '', 1024],
  ['NG-9999999999', 'NG-', null],
  ['1024a', '', null],
  ['', 'NG-', null],
])('takes %j for the order %j %j', (typed, prefix, number) => {
  expect(orderNumberOf(typed, prefix)).toBe(number);
});
