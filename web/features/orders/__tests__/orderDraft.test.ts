import { expect, it } from 'vitest';
import type { PickedProduct } from '../../catalog/productLookup.ts';
import { withLeadProduct } from '../../web-orders/manual/leadDraft.ts';
import { deliveryFeeOf, withProduct } from '../new-order/orderDraft.ts';

const saree: PickedProduct = {
  id: 'v1', title: 'Saree', sku: 'SAREE', barcode: null, pictureUrl: null, price: 900, salePrice: 750, weightGrams: 600, stock: { onHand: 3, available: 3 },
};

it('a product that is added keeps its picture', () => {
  expect(withProduct([], { ...saree, pictureUrl: '/files/saree.png' })).toMatchObject([{ pictureUrl: '/files/saree.png' }]);
});

it('a product that is added to an order or a lead costs its sale price', () => {
  expect(withProduct([], saree)).toMatchObject([{ unitPrice: 750, quantity: 1 }]);
  expect(withLeadProduct([], saree)).toMatchObject([{ unitPrice: 750, quantity: 1 }]);
});

it.each([[1, 60], [2, 75.5], [3, 75.5], [4, 91]])('the delivery of %i pieces of 600 g costs %d taka, where the first kilogram is included', (quantity, fee) => {
  const fees = { zones: { inside: 60, suburb: 100, outside: 120 }, includedKg: 1, extraKg: 15.5 };
  expect(deliveryFeeOf(fees, 'inside', withProduct([], saree, quantity))).toBe(fee);
  // Of goods without a weight nothing is known that could be charged.
  expect(deliveryFeeOf(fees, 'outside', withProduct([], { ...saree, weightGrams: null }, quantity))).toBe(120);
});
