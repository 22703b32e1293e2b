import { describe, expect, it } from 'vitest';
import { createdBetween, dayRange, dayRangeText } from '../dayRange.ts';

// 20 November 2026, 2 am in Dhaka, still the 19th in UTC.
const now = Date.parse('2026-11-19T20:00:00Z');

describe('dayRange', () => {
  it.each([
    ['today', '2026-11-20', '2026-11-20'],
    ['yesterday', '2026-11-19', '2026-11-19'],
    ['last-7-days', '2026-11-14', '2026-11-20'],
    ['last-30-days', '2026-10-22', '2026-11-20'],
    ['2026-11-01..2026-11-03', '2026-11-01', '2026-11-03'],
    ['2026-11-03..2026-11-01', '2026-11-01', '2026-11-03'],
    ['2026-11-01..', '2026-11-01', ''],
    ['..2026-11-03', '', '2026-11-03'],
  ])('reads %s as Dhaka days', (text, from, to) => {
    expect(dayRange(text, now)).toEqual({ from, to });
  });

  it.each(['', '..', 'tomorrow', '2026-11-01', '2026-02-30..2026-03-01', 'a..b', '2026-11-01..2026-11-02..x'])(
    'knows nothing of %j',
    (text) => {
      expect(dayRange(text, now)).toBeNull();
    },
  );

  it('becomes a half-open range of instants', () => {
    expect(createdBetween({ from: '2026-11-01', to: '2026-11-01' })).toEqual({
      createdFrom: '2026-10-31T18:00:00.000Z',
      createdBefore: '2026-11-01T18:00:00.000Z',
    });
    expect(createdBetween({ from: '', to: '2026-11-01' })).toEqual({
      createdBefore: '2026-11-01T18:00:00.000Z',
    });
    expect(createdBetween(null)).toEqual({});
  });

  it('is written as it is read', () => {
    expect(dayRangeText({ from: '2026-11-01', to: '' })).toBe('2026-11-01..');
    expect(dayRangeText({ from: '', to: '' })).toBe('');
  });
});
