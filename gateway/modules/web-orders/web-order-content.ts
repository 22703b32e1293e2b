import { createHash } from 'node:crypto';
import { searchText, itemSummary } from '../orders/order-text.ts';
import type { WooOrderItem, WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/** What a shop's order looks like in our columns. Pure. */

/** What a person here may edit; from then on it is ours. */
export interface Recipient {
  customerName: string;
  phone: string;
  address: string;
  district: string;
}

export function recipientOf(order: WooOrderSnapshot): Recipient {
  const { address, city, state, postcode } = order;
  const place = [address, city === state ? '' : city, postcode].filter(Boolean).join(', ');
  return {
    customerName: order.customerName,
    phone: order.phone ?? order.phoneRaw,
    address: place,
    district: state,
  };
}

export function searchTextOf({ customerName, phone }: Recipient, number: string): string {
  return searchText(customerName, phone, number);
}

/** The columns that always follow the shop. */
export function mirroredColumns(order: WooOrderSnapshot) {
  const counted = order.items.filter(({ quantity }) => quantity > 0);
  return {
    number: order.number,
    storeStatus: order.status,
    email: order.email,
    customerNote: order.customerNote,
    paymentMethod: order.paymentMethod,
    ipAddress: order.ipAddress,
    currency: order.currency,
    totalPoisha: order.totalPoisha,
    discountPoisha: order.discountPoisha,
    shippingPoisha: order.shippingPoisha,
    itemSummary: itemSummary(counted.map((item) => ({ ...item, name: shownName(item) }))),
    itemCount: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    dateCreated: order.dateCreated,
    dateModified: order.dateModified,
    contentHash: hashOf(order),
  };
}

/** The shop keeps a nameless line where a product was added that it does not have. */
export const shownName = ({ name, sku }: { name: string; sku: string | null }) =>
  name || sku || 'Unnamed item';

export function lineColumns(item: WooOrderItem, position: number) {
  return {
    position,
    wooLineId: item.wooLineId,
    wooProductId: item.productId,
    wooVariationId: item.variationId,
    sku: item.sku ?? '',
    name: item.name,
    quantity: item.quantity,
    totalPoisha: item.totalPoisha,
  };
}

function hashOf(order: WooOrderSnapshot): string {
  const text = JSON.stringify(order, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
