import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSingleSms, smsSegments } from '../sms.ts';

const a = (times: number) => 'a'.repeat(times);
const ka = (times: number) => 'ক'.repeat(times);

describe('smsSegments', () => {
  const cases: [string, string, ...(string | number)[]][] = [
    // label, text, encoding, units, segments, perSegment, remaining
    ['empty', '', 'GSM-7', 0, 0, 160, 160],
    ['one letter', 'a', 'GSM-7', 1, 1, 160, 159],
    ['full single', a(160), 'GSM-7', 160, 1, 160, 0],
    ['one over', a(161), 'GSM-7', 161, 2, 153, 145],
    ['two full parts', a(306), 'GSM-7', 306, 2, 153, 0],
    ['three parts', a(307), 'GSM-7', 307, 3, 153, 152],
    ['GSM accents and Greek', '@£Çé\nΩß¿à', 'GSM-7', 9, 1, 160, 151],
    ['every extension character', '^{}\\[~]|€', 'GSM-7', 18, 1, 160, 142],
    ['extension fills a single', a(158) + '€', 'GSM-7', 160, 1, 160, 0],
    ['extension tips over', a(159) + '€', 'GSM-7', 161, 2, 153, 145],
    ['extension would straddle', a(152) + '€' + a(10), 'GSM-7', 164, 2, 153, 141],
    ['gap makes a third part', a(152) + '€' + a(152), 'GSM-7', 306, 3, 153, 152],
    ['c with cedilla, lower case', 'ç', 'UCS-2', 1, 1, 70, 69],
    ['taka sign', 'Total ৳500', 'UCS-2', 10, 1, 70, 60],
    ['curly quote', `${a(100)}’`, 'UCS-2', 101, 2, 67, 33],
    ['full Bangla single', ka(70), 'UCS-2', 70, 1, 70, 0],
    ['Bangla one over', ka(71), 'UCS-2', 71, 2, 67, 63],
    ['two full Bangla parts', ka(134), 'UCS-2', 134, 2, 67, 0],
    ['Bangla signs are units', 'আপনার', 'UCS-2', 5, 1, 70, 65],
    ['emoji is two units', '😀', 'UCS-2', 2, 1, 70, 68],
    ['full emoji single', '😀'.repeat(35), 'UCS-2', 70, 1, 70, 0],
    ['pair would straddle', ka(66) + '😀' + ka(10), 'UCS-2', 78, 2, 67, 55],
    ['gap makes a third Bangla part', ka(66) + '😀' + ka(66), 'UCS-2', 134, 3, 67, 66],
    ['lone surrogate', '\ud83d', 'UCS-2', 1, 1, 70, 69],
  ];

  it.each(cases)('%s', (_label, text, encoding, units, segments, perSegment, remaining) => {
    expect(smsSegments(text)).toEqual({ encoding, units, segments, perSegment, remaining });
  });

  const texts = fc.oneof(
    fc.string({ maxLength: 700 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('a', '€', '[', ' '), maxLength: 700 }),
    fc.string({ unit: fc.constantFrom('ক', '্', '😀', 'a'), maxLength: 300 }),
  );

  it('charges what the units need, with at most one unit lost where two messages meet', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { units, segments, perSegment, remaining } = smsSegments(text);
        expect(segments).toBeGreaterThanOrEqual(Math.ceil(units / perSegment));
        if (segments > 1) expect(segments).toBeLessThanOrEqual(Math.ceil(units / (perSegment - 1)));
        expect(remaining).toBeGreaterThanOrEqual(0);
        if (segments > 0) expect(segments * perSegment - remaining).toBeGreaterThanOrEqual(units);
      }),
    );
  });

  it('never gets cheaper when text is added', () => {
    fc.assert(
      fc.property(texts, texts, (text, more) => {
        expect(smsSegments(text + more).segments).toBeGreaterThanOrEqual(smsSegments(text).segments);
      }),
    );
  });

  it('counts UTF-16 units as soon as one character is Bangla', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(smsSegments(`${text}ক`)).toMatchObject({ encoding: 'UCS-2', units: text.length + 1 });
      }),
    );
  });
});

describe('checkSingleSms', () => {
  const number = '01711204466';
  const empty = 'Please fill in all fields';
  const unauthorised = 'You are not authorized to send messages';
  const digits = 'Please enter a valid mobile number with 11 digits';

  it.each([
    ['nothing filled', '', '', true, empty],
    ['no number', '', 'Hello', true, empty],
    ['no message', number, '', true, empty],
    ['spaces only', '   ', 'Hello', true, empty],
    ['blank message', number, ' \n ', true, empty],
    ['empty comes before unauthorised', '', '', false, empty],
    ['unauthorised', number, 'Hello', false, unauthorised],
    ['unauthorised comes before the number', '123', 'Hello', false, unauthorised],
    ['ten digits', '0171120446', 'Hello', true, digits],
    ['twelve digits', '017112044660', 'Hello', true, digits],
    ['country code', '+8801711204466', 'Hello', true, digits],
    ['letters', '0171120446a', 'Hello', true, digits],
    ['hyphen', '01711-204466', 'Hello', true, digits],
    ['good', number, 'Hello', true, null],
    ['good among spaces', ` ${number} `, 'Hello', true, null],
    ['Bangla digits', '০১৭১১২০৪৪৬৬', 'আপনার অর্ডার', true, null],
    ['eleven digits that are no mobile number', '02222222222', 'Hello', true, null],
  ])('%s', (_label, mobileNumber, message, authorised, expected) => {
    expect(checkSingleSms({ mobileNumber, message, authorised })).toBe(expected);
  });
});
