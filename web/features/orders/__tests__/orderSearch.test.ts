import { describe, expect, it } from 'vitest';
import { orderSearch, shownStatuses } from '../orderSearch.ts';
import { splitSummary } from '../../../list/splitSummary.ts';

describe('the address of the order list', () => {
  it('leaves out what it does not know', () => {
    expect(orderSearch.read({ status: 'NONSENSE', search: '', created: 'soon', sort: 'NEWEST' })).toEqual({
      status: undefined, search: undefined, created: undefined, sort: undefined,
    });
  });

  it('keeps a phone number a text', () => {
    expect(orderSearch.read({ search: '01711204466' }).search).toBe('01711204466');
  });

  it('asks for every order unless told otherwise', () => {
    expect(orderSearch.variables({})).toEqual({ first: 50, filter: {}, sort: 'NEWEST' });
    expect(orderSearch.variables({ status: 'SHIPPED', search: ' rahim ', sort: 'OLDEST' })).toEqual({
      first: 50, filter: { status: ['SHIPPED'], search: 'rahim' }, sort: 'OLDEST',
    });
  });

  it('shows several statuses at once, unless a tab chooses one', () => {
    const search = orderSearch.read({ statuses: 'PACKED,NONSENSE,CONFIRMED' });
    expect(search.statuses).toBe('CONFIRMED,PACKED');
    expect(orderSearch.variables(search).filter).toEqual({ status: ['CONFIRMED', 'PACKED'] });
    expect(orderSearch.variables({ ...search, status: 'SHIPPED' }).filter).toEqual({ status: ['SHIPPED'] });
    expect(orderSearch.isFiltered(search)).toBe(true);
    expect(orderSearch.read({ statuses: 'NONSENSE' }).statuses).toBeUndefined();
  });

  it('counts a search or a date as a filter, a tab not', () => {
    expect(orderSearch.isFiltered({ status: 'PENDING' })).toBe(false);
    expect(orderSearch.isFiltered({ created: 'today' })).toBe(true);
    expect(orderSearch.isFiltered({ sort: 'OLDEST' })).toBe(false);
    expect(orderSearch.cleared({ status: 'PENDING', search: 'rahim', sort: 'OLDEST' })).toEqual({ status: 'PENDING', sort: 'OLDEST' });
  });

  it('shows a tab for usual, present and open statuses, in the order of an order\'s life', () => {
    expect(shownStatuses(new Map([['HOLD', 2]]), 'LOST')).toEqual([
      'PENDING', 'HOLD', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'LOST', 'CANCELLED',
    ]);
  });
});

describe('the summary of items', () => {
  it.each([
    ['Jamdani saree, Maroon ×2 +1', 'Jamdani saree, Maroon', '×2 +1'],
    ['Jamdani saree +3', 'Jamdani saree', '+3'],
    ['Kantha cushion ×4', 'Kantha cushion', '×4'],
    ['Panjabi, White, 42', 'Panjabi, White, 42', undefined],
    ['', '', undefined],
  ])('%j keeps its amount apart', (summary, names, amount) => {
    expect(splitSummary(summary)).toEqual({ names, amount });
  });
});
