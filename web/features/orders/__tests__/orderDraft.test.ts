import { expect, it } from 'vitest';
import type { PickedProduct } from '../../catalog/productLookup.ts';
import { withLeadProduct } from '../../web-orders/manual/leadDraft.ts';
import { withProduct } from '../new-order/orderDraft.ts';

const saree: PickedProduct = {
  id: 'v1', title: 'Saree', sku: 'SAREE', barcode: null, pictureUrl: null, price: 900, salePrice: 750, stock: { onHand: 3, available: 3 },
};

it('a product that is added keeps its picture', () => {
  expect(withProduct([], { ...saree, pictureUrl: '/files/saree.png' })).toMatchObject([{ pictureUrl: '/files/saree.png' }]);
});

it('a product that is added to an order or a lead costs its sale price', () => {
  expect(withProduct([], saree)).toMatchObject([{ unitPrice: 750, quantity: 1 }]);
  expect(withLeadProduct([], saree)).toMatchObject([{ unitPrice: 750, quantity: 1 }]);
});
