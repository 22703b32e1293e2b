import { describe, expect, it } from 'vitest';
import { pickLines } from '../pickLines.ts';

const line = (sku: string, quantity: number) => ({ sku, name: `Product ${sku}`, quantity });

describe('the pick list', () => {
  it('has each SKU once, with what each order takes of it, in the order of the SKUs', () => {
    const orders = [
      { reference: '#2', lines: [line('B', 1), line('A', 2), line('B', 1)] },
      { reference: '#1', lines: [line('A', 3)] },
    ];
    expect(pickLines(orders)).toEqual([
      { sku: 'A', name: 'Product A', quantity: 5, orders: [{ reference: '#2', quantity: 2 }, { reference: '#1', quantity: 3 }] },
      { sku: 'B', name: 'Product B', quantity: 2, orders: [{ reference: '#2', quantity: 2 }] },
    ]);
  });
});
