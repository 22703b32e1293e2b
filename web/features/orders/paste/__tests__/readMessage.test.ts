import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../readMessage.ts';
import { APART, expectedOf, KNOWN } from './messages.ts';
import type { Expected } from './messages.ts';

const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

/** Field by field: is what was read what a person would type? */
function judge(message: string, expected: Expected): Record<keyof Expected, boolean> {
  const read = readMessage(message);
  return {
    name: plain(read.name) === plain(expected.name),
    phone: read.phone === expected.phone,
    address: plain(read.address).includes(plain(expected.address)),
    district: read.district === expected.district,
    thana: read.thana === expected.thana,
    items: read.items.length === expected.items.length
      && expected.items.every(([words, quantity], at) => plain(read.items[at]!.text) === plain(words) && read.items[at]!.quantity === quantity),
  };
}

function shareOf(rows: typeof KNOWN): number {
  const judged = rows.flatMap((row) => Object.values(judge(row[0], expectedOf(row))));
  return judged.filter(Boolean).length / judged.length;
}

describe('messages of customers', () => {
  it('has at least a hundred, half of them kept apart', () => {
    expect(KNOWN.length + APART.length).toBeGreaterThanOrEqual(100);
    expect(Math.abs(KNOWN.length - APART.length)).toBeLessThanOrEqual(4);
  });

  it('are read as README.md says', () => {
    const known = shareOf(KNOWN);
    const apart = shareOf(APART);
    process.stdout.write(`fields read right: known ${(known * 100).toFixed(1)} %, apart ${(apart * 100).toFixed(1)} %\n`);
    expect(known).toBeGreaterThanOrEqual(0.95);
    expect(apart).toBeGreaterThanOrEqual(0.85);
  });

  it.each(['\u202A+880\u00A01711\u2011204466\u202C', '০১৭১১–২০৪৪৬৬'])('have their number as it was copied: %j', (number) => {
    expect(readMessage(`Rahim Uddin\n${number}\nHouse 12, Road 5, Dhanmondi, Dhaka`)).toMatchObject({ phone: '01711204466', name: 'Rahim Uddin' });
  });

  it('say what was paid', () => {
    expect(readMessage('advance 200 bkash korechi').advance).toBe(200);
    expect(readMessage('অগ্রিম ৫০০ টাকা দিয়েছি').advance).toBe(500);
    expect(readMessage('বিকাশ করেছি ১০০ টাকা').advance).toBe(100);
    expect(readMessage('৩০০ টাকা নগদে পাঠিয়েছি').advance).toBe(300);
    expect(readMessage('bkash e send korlam 250 tk').advance).toBe(250);
    expect(readMessage('Name: Mou').advance).toBeNull();
    expect(readMessage('Bikash Kormokar, 12 Station road').advance).toBeNull();
    expect(readMessage('বিকাশ কর্মকার ১২ নং ওয়ার্ড').advance).toBeNull();
    // Neither the end of a number nor the next line.
    expect(readMessage('bkash korechi, last digit 4567').advance).toBeNull();
    expect(readMessage('advance dibo\n12 pcs mug').advance).toBeNull();
  });

  it('name the goods without greeting and wish around them', () => {
    expect(readMessage('আপু আমি cotton kurti 2 টা নিব\nবিকাশ করেছি ১০০ টাকা').items).toEqual([{ text: 'cotton kurti', quantity: 2 }]);
    expect(readMessage('আমি ২টা কুর্তি নিব\nআমি রহিমা')).toMatchObject({ name: 'রহিমা', items: [{ text: 'কুর্তি', quantity: 2 }] });
  });

  it('never break it, whatever they are, and take no time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => void readMessage(text)));
    const started = performance.now();
    for (const text of ['a '.repeat(20_000), 'ঢাকা, '.repeat(5_000), '01'.repeat(20_000), ':'.repeat(40_000)]) readMessage(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
