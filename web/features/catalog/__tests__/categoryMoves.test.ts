import { expect, test } from 'vitest';
import { categoryMoves, dropMove } from '../categoryMoves.ts';
import { categoryRows } from '../categoryTree.ts';

const rows = categoryRows([
  { id: 'a', name: 'A', parent: null },
  { id: 'b', name: 'B', parent: null },
  { id: 'b1', name: 'B1', parent: { id: 'b' } },
  { id: 'b2', name: 'B2', parent: { id: 'b' } },
  { id: 'c', name: 'C', parent: null },
]);

test('the tree is read from the top, each category before those below it', () => {
  expect(rows.map(({ path, level }) => [path, level])).toEqual([['A', 0], ['B', 0], ['B / B1', 1], ['B / B2', 1], ['C', 0]]);
});

test('arrow keys move a category among its siblings, in and out', () => {
  expect(categoryMoves(rows, 'a')).toEqual({ ArrowDown: { parent: undefined, before: 'c' } });
  expect(categoryMoves(rows, 'b')).toEqual({
    ArrowUp: { parent: undefined, before: 'a' }, ArrowRight: { parent: 'a' }, ArrowDown: { parent: undefined, before: undefined },
  });
  expect(categoryMoves(rows, 'b2')).toEqual({
    ArrowUp: { parent: 'b', before: 'b1' }, ArrowRight: { parent: 'b1' }, ArrowLeft: { parent: undefined, before: 'c' },
  });
  expect(categoryMoves(rows, 'unknown')).toEqual({});
});

test('a category is dropped before, into or after another, never into its own branch', () => {
  expect(dropMove(rows, 'c', { id: 'b1', place: 'before' })).toEqual({ parent: 'b', before: 'b1' });
  expect(dropMove(rows, 'c', { id: 'b1', place: 'into' })).toEqual({ parent: 'b1' });
  expect(dropMove(rows, 'c', { id: 'b2', place: 'after' })).toEqual({ parent: 'b', before: undefined });
  // The dragged row itself does not count among its siblings.
  expect(dropMove(rows, 'b', { id: 'a', place: 'after' })).toEqual({ parent: undefined, before: 'c' });
  for (const id of ['b', 'b1', 'unknown']) expect(dropMove(rows, 'b', { id, place: 'into' })).toBeUndefined();
});
