import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addDays,
  dhakaDay,
  dhakaDayEnd,
  dhakaDayStart,
  formatAge,
  formatCount,
  formatDateTime,
  formatDay,
  formatExpiryDate,
  formatRelative,
  formatShortDateTime,
  formatTaka,
} from '../format.ts';

const AFTERNOON = '2026-11-20T10:12:34Z';
const NOW = Date.parse(AFTERNOON);
const HOUR = 3_600_000;

afterEach(() => vi.restoreAllMocks());

describe('general date', () => {
  it('is en-IN, numeric, 12-hour, without seconds, in Dhaka', () => {
    expect(formatDateTime(AFTERNOON)).toBe('20/11/2026, 4:12 pm');
  });

  it('takes a string, a number and a Date alike', () => {
    expect(formatDateTime(NOW)).toBe(formatDateTime(AFTERNOON));
    expect(formatDateTime(new Date(NOW))).toBe(formatDateTime(AFTERNOON));
  });

  it('takes 0 for a date, not for empty', () => {
    expect(formatDateTime(0)).toBe('1/1/1970, 6:00 am');
  });

  it('shows the next day once Dhaka has it', () => {
    expect(formatDateTime('2026-11-20T18:00:00Z')).toBe('21/11/2026, 12:00 am');
  });

  it.each(['', null, undefined])('gives an empty string for %j, without an error', (empty) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(formatDateTime(empty)).toBe('');
    expect(log).not.toHaveBeenCalled();
  });

  it.each(['yesterday', Number.NaN, new Date('x')])('logs an error and gives an empty string for %s', (invalid) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(formatDateTime(invalid)).toBe('');
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('other dates', () => {
  it('writes an expiry date with two digits of day and month', () => {
    expect(formatExpiryDate('2027-02-07T20:00:00Z')).toBe('08/02/2027');
  });

  it('writes a short month with hour and minute in en-US', () => {
    expect(formatShortDateTime(AFTERNOON)).toBe('Nov 20, 4:12 PM');
    expect(formatDay(AFTERNOON)).toBe('Nov 20, 2026');
  });
});

describe('relative time', () => {
  it.each([
    [0, 'now'],
    [59_000, 'now'],
    [5 * 60_000, '5m'],
    [3 * HOUR, '3h'],
    [47 * HOUR, '1d'],
    [15 * 24 * HOUR, '15d'],
    [-HOUR, 'now'],
  ])('an age of %i ms is %s', (age, text) => {
    expect(formatAge(NOW - age, NOW)).toBe(text);
  });

  it.each([
    [10_000, 'just now'],
    [60_000, '1 minute ago'],
    [3 * HOUR, '3 hours ago'],
    [24 * HOUR, 'yesterday'],
    [-48 * HOUR, 'in 2 days'],
  ])('%i ms ago is %s', (age, text) => {
    expect(formatRelative(NOW - age, NOW)).toBe(text);
  });

  it('counts days by the calendar of Dhaka, not by 24 hours', () => {
    // 11 pm in Dhaka on the 20th.
    const lateEvening = Date.parse('2026-11-20T17:00:00Z');
    expect(formatRelative('2026-11-18T18:30:00Z', lateEvening)).toBe('yesterday');
    expect(formatRelative('2026-11-18T17:30:00Z', lateEvening)).toBe('2 days ago');
    // 1 am on the 21st: what was 47 hours ago was two days before.
    expect(formatRelative('2026-11-18T20:00:00Z', Date.parse('2026-11-20T19:00:00Z'))).toBe('2 days ago');
  });

  it('is empty for nothing', () => {
    expect(formatAge(null, NOW)).toBe('');
    expect(formatRelative('', NOW)).toBe('');
  });
});

describe('amounts and counts', () => {
  it.each([
    [8450, '৳8,450'],
    [0, '৳0'],
    [-30, '−৳30'],
    [-0.5, '−৳1'],
    [-0.4, '৳0'],
    [1_234_567, '৳1,234,567'],
    [99.5, '৳100'],
  ])('%d taka is %s', (amount, text) => {
    expect(formatTaka(amount)).toBe(text);
  });

  it('is empty without an amount', () => {
    expect(formatTaka(null)).toBe('');
  });

  it('groups counts as amounts are grouped', () => {
    expect(formatCount(1_234_567)).toBe('1,234,567');
  });
});

describe('Dhaka days', () => {
  it('begin at 18:00 UTC', () => {
    expect(dhakaDay('2026-11-20T17:59:59.999Z')).toBe('2026-11-20');
    expect(dhakaDay('2026-11-20T18:00:00Z')).toBe('2026-11-21');
    expect(dhakaDayStart('2026-11-21').toISOString()).toBe('2026-11-20T18:00:00.000Z');
    expect(dhakaDayEnd('2026-11-21').toISOString()).toBe('2026-11-21T18:00:00.000Z');
  });

  it('are counted across months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('refuses what is no day', () => {
    expect(() => dhakaDayStart('soon')).toThrow(RangeError);
  });
});
