import { z } from 'zod';
import { boundedList, notes } from './bounded-list.ts';
import {
  anything, gmtDate, ipAddress, isPlainObject, line, money, optionalId, phoneText, quantity, requiredId, requiredMoney,
  requiredText, signedMoney, text,
} from './order-fields.ts';

/** Upper limits of what an order has: lines and refunds, and fees, coupons and ways of delivery. */
const MAX_LINES = 1_000;
const MAX_NAMED = 200;

const asRecord = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});

const person = anything.transform(asRecord).pipe(z.object({
  first_name: line(100), last_name: line(100), company: line(200), address_1: line(300), address_2: line(300),
  city: line(100), state: line(100), postcode: line(20), country: line(2), email: line(254), phone: phoneText,
}));

/** The fields of an order of the REST API that are read, each bounded. */
export const orderSchema = z.object({
  id: requiredId,
  parent_id: optionalId,
  number: line(64),
  status: requiredText(40),
  currency: requiredText(10),
  total: requiredMoney,
  discount_total: money,
  shipping_total: money,
  total_tax: signedMoney,
  date_created_gmt: gmtDate,
  date_modified_gmt: gmtDate,
  billing: person,
  shipping: person,
  customer_note: text(2_000),
  customer_ip_address: ipAddress,
  customer_user_agent: line(500),
  payment_method: line(100),
  payment_method_title: line(200),
  date_paid_gmt: gmtDate,
  transaction_id: line(100),
  line_items: boundedList(z.object({
    id: requiredId, product_id: optionalId, variation_id: optionalId, sku: line(100), name: line(500),
    quantity, total: money, meta_data: notes,
  }), MAX_LINES),
  fee_lines: boundedList(z.object({ name: line(200), total: signedMoney }), MAX_NAMED, []),
  coupon_lines: boundedList(z.object({ code: line(100) }), MAX_NAMED, []),
  shipping_lines: boundedList(z.object({ method_id: line(100), method_title: line(200) }), MAX_NAMED, []),
  refunds: boundedList(z.object({ id: optionalId, total: signedMoney }), MAX_LINES, []),
  meta_data: notes,
});

export type RawOrder = z.output<typeof orderSchema>;
