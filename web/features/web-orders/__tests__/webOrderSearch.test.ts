import { describe, expect, it } from 'vitest';
import { readWebOrderSearch, shownStatuses, tabOf, webOrderVariables } from '../webOrderSearch.ts';

describe('the address of the web order list', () => {
  it('asks for the first hundred in processing unless told otherwise', () => {
    expect(tabOf({})).toBe('PROCESSING');
    expect(webOrderVariables({})).toEqual({ first: 100, filter: { status: ['PROCESSING'] } });
  });

  it('is the same with the usual status spelt out', () => {
    expect(readWebOrderSearch({ status: 'PROCESSING' })).toEqual(readWebOrderSearch({}));
  });

  it('asks for any status in the tab of all', () => {
    const search = readWebOrderSearch({ status: 'ALL', search: '01711204466' });
    expect(webOrderVariables(search)).toEqual({ first: 100, filter: { status: [], search: '01711204466' } });
  });

  it('leaves out what it does not know', () => {
    expect(readWebOrderSearch({ status: 'SHIPPED', search: [] })).toEqual({
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

