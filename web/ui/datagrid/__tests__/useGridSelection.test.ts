import { describe, expect, it } from 'vitest';
import { withRange } from '../useGridSelection.ts';

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const range = (ids: string[], from: number, to: number, isSelected: boolean) => [
  ...withRange(new Set(ids), PAGE, [from, to], isSelected),
];

describe('a range of rows', () => {
  it('takes both ends, in either direction', () => {
    expect(range([], 1, 3, true)).toEqual(['b', 'c', 'd']);
    expect(range([], 3, 1, true)).toEqual(['b', 'c', 'd']);
  });

  it('keeps what is selected elsewhere, rows of other pages too', () => {
    expect(range(['a', 'z'], 3, 4, true)).toEqual(['a', 'z', 'd', 'e']);
    expect(range(['a', 'b', 'c', 'z'], 1, 2, false)).toEqual(['a', 'z']);
  });

  it('leaves the set it was given alone', () => {
    const ids = new Set(['a']);
    withRange(ids, PAGE, [1, 1], true);
    expect([...ids]).toEqual(['a']);
  });
});
