import { describe, expect, it } from 'vitest';
import { inOrder, moved } from '../columnLayout.ts';

const columns = ['order', 'customer', 'items', 'total'].map((id) => ({ id, header: id, cell: () => id }));
const order = (...ids: string[]) => inOrder(columns, ids).map(({ id }) => id).join();

describe('the order of columns', () => {
  it('is the designed one until somebody changes it', () => {
    expect(order()).toBe('order,customer,items,total');
  });

  it('is that of the person', () => {
    expect(order('order', 'total', 'customer', 'items')).toBe('order,total,customer,items');
  });

  it('keeps a column that came later where it was designed, and forgets one that went', () => {
    expect(order('total', 'gone', 'customer', 'order')).toBe('total,customer,items,order');
  });

  it('moves a column by one place, and not beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  });
});
