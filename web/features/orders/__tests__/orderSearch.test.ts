import { describe, expect, it } from 'vitest';
import { createdBetween, dayRange, dayRangeText } from '../createdRange.ts';
import { isFiltered, orderVariables, readOrderSearch, shownStatuses } from '../orderSearch.ts';

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

describe('the address of the order list', () => {
  it('leaves out what it does not know', () => {
    expect(readOrderSearch({ status: 'NONSENSE', search: '', created: 'soon', sort: 'NEWEST' })).toEqual({
      status: undefined, search: undefined, created: undefined, sort: undefined,
    });
  });

  it('keeps a phone number a text', () => {
    expect(readOrderSearch({ search: '01711204466' }).search).toBe('01711204466');
  });

  it('asks for every order unless told otherwise', () => {
    expect(orderVariables({})).toEqual({ first: 50, filter: {}, sort: 'NEWEST' });
    expect(orderVariables({ status: 'SHIPPED', search: ' rahim ', sort: 'OLDEST' })).toEqual({
      first: 50, filter: { status: ['SHIPPED'], search: 'rahim' }, sort: 'OLDEST',
    });
  });

  it('counts a search or a date as a filter, a tab not', () => {
    expect(isFiltered({ status: 'PENDING' })).toBe(false);
    expect(isFiltered({ created: 'today' })).toBe(true);
  });

  it('shows a tab for usual, present and open statuses, in the order of an order\'s life', () => {
    expect(shownStatuses(new Map([['HOLD', 2]]), 'LOST')).toEqual([
      'PENDING', 'HOLD', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'LOST', 'CANCELLED',
    ]);
  });
});
