import { expect, it } from 'vitest';
import { categoryRows, productsIn } from '../categoryTree.ts';

const category = (id: string, productCount: number, parent?: string) => ({ id, name: id, productCount, parent: parent ? { id: parent } : null });

it('a category counts the products below it, and none beside it', () => {
  const rows = categoryRows([
    category('Clothing', 0), category('Sarees', 2, 'Clothing'), category('Jamdani', 3, 'Sarees'), category('Panjabis', 4, 'Clothing'), category('Home', 5),
  ]);
  const counts = rows.map(({ id }) => [id, productsIn(rows, id)]);
  expect(counts).toEqual([['Clothing', 9], ['Sarees', 5], ['Jamdani', 3], ['Panjabis', 4], ['Home', 5]]);
});
