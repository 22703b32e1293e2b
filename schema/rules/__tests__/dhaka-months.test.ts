import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDhakaMonths } from '../dhaka-months.ts';

const OFFSET_MS = 6 * 3_600_000;
const dhaka = (date: Date) => new Date(date.getTime() + OFFSET_MS);

it.each([
  ['2026-11-20T10:00:00+06:00', 1, '2026-12-20T10:00:00+06:00'],
  ['2026-01-31T23:59:59+06:00', 1, '2026-02-28T23:59:59+06:00'],
  ['2028-01-31T00:00:00+06:00', 1, '2028-02-29T00:00:00+06:00'],
  ['2026-12-31T08:00:00+06:00', 2, '2027-02-28T08:00:00+06:00'],
  // 1 March in Dhaka is still February in UTC.
  ['2026-03-01T03:00:00+06:00', 1, '2026-04-01T03:00:00+06:00'],
  ['2026-02-28T12:00:00+06:00', 12, '2027-02-28T12:00:00+06:00'],
])('%s and %i months are %s', (from, months, until) => {
  expect(addDhakaMonths(new Date(from), months)).toEqual(new Date(until));
});

it('keeps the time of day, moves by calendar months and never backwards', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2050-01-01'), noInvalidDate: true });
  fc.assert(fc.property(moment, fc.integer({ min: 1, max: 120 }), (from, months) => {
    const [before, after] = [dhaka(from), dhaka(addDhakaMonths(from, months))];
    const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
    expect(monthOf(after) - monthOf(before)).toBe(months);
    expect(after.toISOString().slice(11)).toBe(before.toISOString().slice(11));
    expect(after.getUTCDate()).toBeLessThanOrEqual(before.getUTCDate());
  }));
});
