import type { TFunction } from 'i18next';
import type { PrintedOrder } from './printedOrder.ts';

/** Sample for the preview of a business that has no order yet. */
export const sampleOrder = (t: TFunction): PrintedOrder => ({
  id: 'sample', number: 1024, reference: '#1024', createdAt: new Date().toISOString(),
  shippingAddress: { name: t('Name of the customer'), phone: '01700000000', street: t('House, road and area'), district: 'Dhaka' },
  thana: 'Dhanmondi', altPhone: '', shippingNote: '', plannedCourier: null, shipment: null,
  lines: [{ id: 'line', name: t('Name of the product'), sku: 'SKU-1', quantity: 2, unitPrice: 500, discount: 0, total: 1000 }],
  itemsTotal: 1000, discount: 0, deliveryFee: 60, total: 1060, advance: 0, collected: 0, due: 1060, status: 'PENDING', invoiceFormat: null,
});
