import { describe, expect, it } from 'vitest';
import { withRange } from '../useGridSelection.ts';

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const range = (ids: string[], from: string, to: string, isSelected: boolean) => [
  ...withRange(new Set(ids), PAGE, [from, to], isSelected),
];

describe('a range of rows', () => {
  it('takes both ends, in either direction', () => {
    expect(range([], 'b', 'd', true)).toEqual(['b', 'c', 'd']);
    expect(range([], 'd', 'b', true)).toEqual(['b', 'c', 'd']);
  });

  it('keeps what is selected elsewhere, rows of other pages too', () => {
    expect(range(['a', 'z'], 'd', 'e', true)).toEqual(['a', 'z', 'd', 'e']);
    expect(range(['a', 'b', 'c', 'z'], 'b', 'c', false)).toEqual(['a', 'z']);
  });

  it('leaves the set it was given alone', () => {
    const ids = new Set(['a']);
    withRange(ids, PAGE, ['b', 'b'], true);
    expect([...ids]).toEqual(['a']);
  });

  it('is one row when its other end has gone away', () => {
    expect(range([], 'gone', 'c', true)).toEqual(['c']);
    expect(range(['a'], 'gone', 'gone too', true)).toEqual(['a']);
  });
});
