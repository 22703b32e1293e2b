import type { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { districtName } from './bd-districts.ts';
import { unescapeEntities } from './entities.ts';
import { withCountry } from './foreign-country.ts';
import { lineDetails } from './line-details.ts';
import { mobileNumbers } from './mobile-numbers.ts';
import { orderAttribution, type OrderAttribution } from './order-attribution.ts';
import { cleanText, isPlainObject, readWooId } from './order-fields.ts';
import { readOrderMeta, type ExtraField } from './order-meta.ts';
import { orderSchema, type RawOrder } from './order-schema.ts';

export interface WooOrderItem {
  wooLineId: number;
  /** 0 when the product was deleted in the shop; `variationId` is 0 for simple products. */
  productId: number;
  variationId: number;
  /** Not unique: variations without a SKU show the SKU of their parent. */
  sku: string | null;
  name: string;
  /** Chosen or typed options that the name does not contain: 'Size: XL, Text: Rahim'. May be empty. */
  details: string;
  quantity: number;
  /** Of the whole line, after discounts, before tax. */
  totalPoisha: Poisha;
}

/** A person in an order; each text is '' where the shop has none. */
export interface WooPerson {
  name: string;
  phoneRaw: string;
  /** The first mobile number in the field. */
  phone: string | null;
  /** The second mobile number in the field. */
  otherPhone: string | null;
}

/** A WooCommerce order at one moment. Texts are trimmed, bounded and '' when the shop has none. */
export interface WooOrderSnapshot extends OrderAttribution {
  wooOrderId: number;
  /** The order that it is a part of; absent for all others. */
  parentWooId?: number;
  /** The number that people see; plugins make it differ from the id. */
  number: string;
  /** As the shop writes it: including custom statuses, `trash` and `checkout-draft`. */
  status: string;
  currency: string;
  /** Not reduced by refunds: lines + shipping + fees + tax. */
  totalPoisha: Poisha;
  /** Subtracted from the lines already. */
  discountPoisha: Poisha;
  shippingPoisha: Poisha;
  /** May be negative: some plugins give discounts as fees. */
  feePoisha: Poisha;
  fees: { name: string; totalPoisha: Poisha }[];
  couponCodes: string[];
  /** 'Inside Dhaka', 'Local pickup'. */
  shippingMethod: string;
  /** Local pickup: nothing is delivered, by none of its methods. */
  isPickup: boolean;
  taxPoisha: Poisha;
  refundedPoisha: Poisha;
  /** The shop's ids of its refunds. */
  refundIds: number[];
  dateCreated: Date;
  /** Whole seconds. */
  dateModified: Date;
  /** The buyer, who ordered and paid. */
  buyer: WooPerson;
  /** Who gets the parcel: the buyer, unless the shipping address has another name or number. */
  recipient: WooPerson;
  email: string;
  /** The shipping address where there is one, otherwise the billing address. */
  address: string;
  city: string;
  /** The name of the district for the codes of Bangladesh. */
  state: string;
  postcode: string;
  /** The name of the country where it is not Bangladesh. */
  country?: string;
  customerNote: string;
  ipAddress: string;
  userAgent: string;
  /** The gateway's id: 'cod', 'bkash'. */
  paymentMethod: string;
  paymentMethodTitle: string;
  /** When the shop recorded the payment; null before. */
  datePaid: Date | null;
  /** As the shop knows it, else as the plugin of the payment method has noted it. */
  transactionId: string;
  /** Absent where there are none. */
  extraFields?: ExtraField[];
  /** Written by our plugin: the checkout that the order came from, and the browser. */
  checkoutKey?: string;
  device?: string;
  items: WooOrderItem[];
}

export interface UnreadableWooOrder {
  ok: false;
  wooOrderId: number | null;
  /** Names fields, never their values. */
  reason: string;
  /** The body that the shop sent; left out where the caller has it. */
  raw?: unknown;
}

export type WooOrderResult = { ok: true; order: WooOrderSnapshot; raw?: unknown } | UnreadableWooOrder;

/** An upper limit for the fees and coupons that are kept. */
const MAX_NAMED = 50;
/** The pickup methods of WooCommerce and of its block checkout; plugins add their instance: 'local_pickup:3'. */
const PICKUP_METHODS = new Set(['local_pickup', 'pickup_location']);

/** Parses one order of the REST API or of a webhook. Never throws; unknown fields are ignored. */
export function parseWooOrder(value: unknown): WooOrderResult {
  const id = isPlainObject(value) ? readWooId(value.id) || null : null;
  const parsed = orderSchema.safeParse(value);
  if (!parsed.success) return { ok: false, wooOrderId: id, reason: explain(parsed.error) };
  const { date_created_gmt: created, date_modified_gmt: modified } = parsed.data;
  const dateCreated = created ?? modified;
  const dateModified = modified ?? created;
  if (!dateCreated || !dateModified) {
    return { ok: false, wooOrderId: id, reason: `date_modified_gmt: ${msg('not a date')}` };
  }
  return { ok: true, order: toSnapshot(parsed.data, dateCreated, dateModified) };
}

function toSnapshot(raw: RawOrder, dateCreated: Date, dateModified: Date): WooOrderSnapshot {
  const { billing, shipping } = raw;
  const destination = shipping.address_1 ? shipping : billing;
  const buyer = toPerson(nameOf(billing) || nameOf(shipping) || billing.company, billing.phone || shipping.phone);
  // A recipient without an own number is called on the buyer's.
  const recipient = shipping.address_1
    ? toPerson(nameOf(shipping) || shipping.company || buyer.name, shipping.phone || billing.phone)
    : buyer;
  return {
    wooOrderId: raw.id,
    ...(raw.parent_id > 0 && { parentWooId: raw.parent_id }),
    number: raw.number || String(raw.id),
    status: raw.status,
    currency: raw.currency.toUpperCase(),
    totalPoisha: raw.total,
    discountPoisha: raw.discount_total,
    shippingPoisha: raw.shipping_total,
    feePoisha: sum(raw.fee_lines),
    fees: raw.fee_lines.slice(0, MAX_NAMED).map(({ name, total }) => ({ name, totalPoisha: total })),
    couponCodes: raw.coupon_lines.slice(0, MAX_NAMED).map(({ code }) => code).filter(Boolean),
    shippingMethod: cleanText(raw.shipping_lines.map((method) => unescapeEntities(method.method_title)).filter(Boolean).join(', '), 200),
    isPickup: raw.shipping_lines.length > 0 && raw.shipping_lines.every(({ method_id: id }) => PICKUP_METHODS.has(id.split(':')[0]!)),
    taxPoisha: raw.total_tax,
    refundedPoisha: -sum(raw.refunds),
    refundIds: raw.refunds.map(({ id }) => id).filter((id) => id > 0).sort((a, b) => a - b),
    dateCreated,
    dateModified,
    buyer,
    recipient,
    email: billing.email,
    address: [destination.address_1, destination.address_2].filter(Boolean).join(', '),
    city: destination.city,
    state: districtName(destination.state),
    postcode: destination.postcode,
    ...withCountry(destination.country),
    customerNote: raw.customer_note,
    ipAddress: raw.customer_ip_address,
    userAgent: raw.customer_user_agent,
    ...orderAttribution(raw.meta_data),
    paymentMethod: raw.payment_method,
    paymentMethodTitle: unescapeEntities(raw.payment_method_title),
    datePaid: raw.date_paid_gmt,
    ...readOrderMeta(raw.meta_data, raw.transaction_id),
    items: raw.line_items.map(toItem),
  };
}

/**
 * A quantity that is no whole number is one piece here, with what the shop says in its details, and without the shop's
 * product: a person has to say what is sent, instead of one that is rounded.
 */
function toItem(item: RawOrder['line_items'][number]): WooOrderItem {
  const details = lineDetails(item.name, item.meta_data);
  const base = { wooLineId: item.id, name: item.name, totalPoisha: item.total };
  if (!Number.isInteger(item.quantity)) {
    return { ...base, productId: 0, variationId: 0, sku: null, quantity: 1, details: [details, `Quantity: ${item.quantity}`].filter(Boolean).join(', ') };
  }
  return { ...base, productId: item.product_id, variationId: item.variation_id, sku: item.sku || null, details, quantity: item.quantity };
}

function toPerson(name: string, phoneRaw: string): WooPerson {
  const [phone = null, otherPhone = null] = mobileNumbers(phoneRaw);
  return { name, phoneRaw, phone, otherPhone };
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

function sum(parts: { total: Poisha }[]): Poisha {
  return parts.reduce((total, part) => total + part.total, 0n);
}

function explain(error: z.ZodError): string {
  const first = error.issues.slice(0, 3);
  const issues = first.map((issue) => `${issue.path.join('.') || 'order'}: ${issue.message}`);
  return cleanText(issues.join('; '), 300);
}
