import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../../schema/rules/message.ts';
import { cellCode, cellCount, cellMoney, cellText, type CellResult } from '../cell-values.ts';
import { guessMapping } from '../columns.ts';

const read = (result: CellResult<unknown>) => ('problem' in result ? `! ${inEnglish(result.problem)}` : result.value);

describe('a cell', () => {
  it.each([
    ['1250', 125_000n], ['১,২৫০.৫০', 125_050n], ['৳ 1,250', 125_000n], ['Tk. 1250/-', 125_000n], ['1.0E+3', 100_000n],
    [1_000, 100_000n], [10.1 + 0.2, 1_030n], ['', null], [null, null], ['0', 0n],
    ['1.005', '! At most two decimals'], ['-5', '! An amount cannot be negative'], ['12 pieces', '! Not a number'],
    ['1e99', '! The amount is too large'], ['/-', '! Not a number'],
    ['#N/A', '! The spreadsheet shows #N/A here: its formula has no value. Type the value instead.'],
    [new Date(), '! Excel has made a date of it. Format the column as text and type it again.'],
  ])('of an amount, %s, is read as %s', (cell, value) => {
    expect(read(cellMoney(cell))).toBe(value);
  });

  it.each([
    ['007', '007'], [8_801_234_567_890, '8801234567890'], [' NK-1 ', 'NK-1'], ['', ''],
    ['8.80123E+12', '! Excel has shortened this number. Format the column as text and type it again.'],
    ['৮.৮E+১২', '! Excel has shortened this number. Format the column as text and type it again.'],
    ['#REF!', '! The spreadsheet shows #REF! here: its formula has no value. Type the value instead.'], ['#1', '#1'],
    [8.8e17, '! Excel has shortened this number. Format the column as text and type it again.'],
  ])('of a code, %s, is read as %s', (cell, value) => {
    expect(read(cellCode(cell, 64))).toBe(value);
  });

  it('of a count is a whole number, of a text one that can be stored', () => {
    expect([cellCount('১২', 100), cellCount('1.5', 100), cellCount(101, 100), cellCount('-1', 100)].map(read))
      .toEqual([12, '! Not a whole number', '! At most 100', '! Not below 0']);
    expect([cellText('a\u0000b', 5), cellText('too long', 5), cellText('\ud800', 5), cellText(true, 5)].map(read))
      .toEqual(['ab', '! At most 5 characters', '! It holds letters that cannot be stored', 'true']);
  });
});

describe('what columns mean', () => {
  const FIELDS = { NAME: { headers: ['Product name', 'নাম'] }, PRICE: { headers: ['Price'] } };

  it('is told by their names, whatever the case and the signs, each meaning once', () => {
    expect([...guessMapping(['product_name', 'PRICE (৳)', 'Other', 'price'], FIELDS, {})]).toEqual([[0, 'NAME'], [1, 'PRICE']]);
    expect([...guessMapping(['নাম', 'Price'], FIELDS, {})]).toEqual([[0, 'NAME'], [1, 'PRICE']]);
  });

  it('is what was said the last time, also that a column is left out', () => {
    expect([...guessMapping(['Artikel', 'Price', 'MRP'], FIELDS, { artikel: 'NAME', price: '', mrp: 'PRICE' })])
      .toEqual([[0, 'NAME'], [2, 'PRICE']]);
    expect([...guessMapping(['Artikel'], FIELDS, { artikel: 'GONE' })]).toEqual([]);
  });
});
