import { describe, expect, it } from 'vitest';
import { shownStatuses, tabOf, webOrderSearch } from '../webOrderSearch.ts';

describe('the address of the web order list', () => {
  it('asks for the first hundred in processing unless told otherwise', () => {
    expect(tabOf({})).toBe('PROCESSING');
    expect(webOrderSearch.variables({})).toEqual({
      first: 100, after: null, filter: { status: ['PROCESSING'], search: '' },
    });
  });

  it('is the same with the usual status spelt out', () => {
    expect(webOrderSearch.read({ status: 'PROCESSING' })).toEqual(webOrderSearch.read({}));
  });

  it('asks for any status in the tab of all', () => {
    const search = webOrderSearch.read({ status: 'ALL', search: '01711204466' });
    expect(webOrderSearch.variables(search)).toEqual({
      first: 100, after: null, filter: { status: [], search: '01711204466' },
    });
  });

  it('leaves out what it does not know', () => {
    expect(webOrderSearch.read({ status: 'SHIPPED', search: [] })).toEqual({
      status: undefined, search: undefined,
    });
  });

  it('shows rare statuses only where there are such orders', () => {
    expect(shownStatuses(new Map([['FAKE', 1]]), 'BLOCKED')).toEqual([
      'PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE', 'APPROVED', 'CANCELLED', 'FAKE', 'BLOCKED',
    ]);
    expect(shownStatuses(new Map(), 'ALL')).toHaveLength(6);
  });
});

