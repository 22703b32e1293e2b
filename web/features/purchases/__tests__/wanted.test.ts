import { expect, it } from 'vitest';
import { wantedFrom, wantedText } from '../wanted.ts';

it('what is wanted stands in an address, whatever a SKU is made of', () => {
  const wanted = [['JAM-RED', 12], ['A,B:C*', 1], ['১২', 7]] as [string, number][];
  expect(wantedFrom(wantedText(wanted))).toEqual(wanted);
});

it.each([undefined, 5, ['A', 1], '', 'A', 'A:0', 'A:-1', '%:1', ':3'])('%o wants nothing', (text) => {
  expect(wantedFrom(text)).toEqual([]);
});
