import { describe, expect, it } from 'vitest';
import {
  parseSearch,
  searchChoice,
  searchChoices,
  searchList,
  searchNumber,
  searchText,
  stringifySearch,
} from '../search.ts';

describe('the search of an address', () => {
  it('is plain text both ways', () => {
    const search = { status: ['PENDING', 'HOLD'], search: '01711204466', page: 2 };
    const text = stringifySearch(search);
    expect(text).toBe('?status=PENDING&status=HOLD&search=01711204466&page=2');
    expect(parseSearch(text)).toEqual({ status: ['PENDING', 'HOLD'], search: '01711204466', page: '2' });
  });

  it('leaves out what is empty', () => {
    expect(stringifySearch({ a: undefined, b: null, c: '', d: [] })).toBe('');
  });

  it('keeps Bangla, spaces and signs', () => {
    const search = { search: 'নকশি কাঁথা & 50% "x"' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it('reads values of the right kind and forgives the rest', () => {
    expect(searchText(['a', 'b'])).toBe('b');
    expect(searchText(undefined)).toBe('');
    expect(searchList('a')).toEqual(['a']);
    expect(searchList(undefined)).toEqual([]);
    expect(searchNumber('3', 1)).toBe(3);
    expect(searchNumber('-3', 1)).toBe(1);
    expect(searchNumber('3.5', 1)).toBe(1);
    expect(searchNumber('', 1)).toBe(1);
    expect(searchChoice('B', ['A', 'B'])).toBe('B');
    expect(searchChoice('X', ['A', 'B'])).toBeUndefined();
    expect(searchChoices(['B', 'X', 'B'], ['A', 'B'])).toEqual(['B']);
  });
});
