import { createHash } from 'node:crypto';
import { z } from 'zod';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { searchText } from '../../list-query/record-text.ts';
import { unescapeEntities } from './woocommerce/entities.ts';
import type { ExtraField } from './woocommerce/order-meta.ts';
import type { WooOrderItem, WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

/** The mapping of a shop's order to our columns. Pure. */

/** Columns that people may edit here; after an edit the shop no longer changes them. */
export interface Recipient {
  customerName: string;
  phone: string;
  address: string;
  district: string;
}

export function recipientOf(order: WooOrderSnapshot): Recipient {
  const { address, city, state, postcode, country, recipient } = order;
  const place = [address, city === state ? '' : city, postcode, country].filter(Boolean).join(', ');
  return {
    customerName: recipient.name,
    phone: recipient.phone ?? recipient.phoneRaw,
    address: place,
    district: state,
  };
}

interface Searched extends Pick<Recipient, 'customerName' | 'phone'> {
  buyerName?: string;
  buyerPhone?: string;
  otherPhone?: string;
}

/** An order is found by whoever receives it, by its buyer, and by each of their numbers. */
export function searchTextOf({ customerName, phone, buyerName, buyerPhone, otherPhone }: Searched, number: string): string {
  return searchText(...new Set([customerName, phone, number, buyerName, buyerPhone, otherPhone]));
}

/** Columns that always follow the shop. */
export function mirroredColumns(order: WooOrderSnapshot) {
  const counted = order.items.filter(({ quantity }) => quantity > 0);
  return {
    number: order.number,
    storeStatus: order.status,
    email: order.email,
    customerNote: order.customerNote,
    buyerName: order.buyer.name,
    buyerPhone: order.buyer.phone ?? order.buyer.phoneRaw,
    otherPhone: order.recipient.otherPhone ?? '',
    paymentMethod: order.paymentMethod,
    paymentTitle: order.paymentMethodTitle,
    datePaid: order.datePaid,
    transactionId: order.transactionId,
    extraFields: (order.extraFields ?? []).map(({ label, value }) => ({ label, value })),
    ipAddress: order.ipAddress,
    utmSource: order.utmSource ?? '',
    utmCampaign: order.utmCampaign ?? '',
    currency: order.currency,
    totalPoisha: order.totalPoisha,
    discountPoisha: order.discountPoisha,
    shippingPoisha: order.shippingPoisha,
    refundedPoisha: order.refundedPoisha,
    refundKey: order.refundIds.join(','),
    fees: order.fees.map(({ name, totalPoisha }) => ({ name, poisha: String(totalPoisha) })),
    couponCodes: order.couponCodes,
    shippingMethod: order.shippingMethod,
    isPickup: order.isPickup,
    itemSummary: itemSummary(counted.map((item) => ({ ...item, name: shownName(item) }))),
    itemCount: counted.reduce((sum, { quantity }) => sum + quantity, 0),
    dateCreated: order.dateCreated,
    dateModified: order.dateModified,
    contentHash: hashOf(order),
  };
}

export interface NamedFee {
  name: string;
  /** Negative for a deduction. */
  poisha: bigint;
}

const storedFees = z.array(z.object({ name: z.string(), poisha: z.coerce.bigint() }));

/** Parses the fees that `mirroredColumns` stores. */
export const readFees = (stored: unknown): NamedFee[] => storedFees.parse(stored).map((fee) => ({ ...fee, name: unescapeEntities(fee.name) }));

const storedFields = z.array(z.object({ label: z.string(), value: z.string() }));

/** Parses the fields of the checkout that `mirroredColumns` stores. */
export const readExtraFields = (stored: unknown): ExtraField[] => storedFields.parse(stored);

/**
 * WooCommerce keeps a line without a name when a product was added that does not exist. Names are stored as the shop
 * sends them, because mappings are remembered by them.
 */
export const shownName = ({ name, sku, details }: { name: string; sku: string | null; details: string }) =>
  `${unescapeEntities(name) || sku || 'Unnamed item'}${details && ` (${details})`}`;

export function lineColumns(item: WooOrderItem, position: number) {
  return {
    position,
    wooLineId: item.wooLineId,
    wooProductId: item.productId,
    wooVariationId: item.variationId,
    sku: item.sku ?? '',
    name: item.name,
    details: item.details,
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
