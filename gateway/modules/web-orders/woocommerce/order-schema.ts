import { z } from 'zod';
import {
  anything, gmtDate, ipAddress, isPlainObject, line, money, optionalId, phoneText, quantity, requiredId, requiredMoney,
  requiredText, signedMoney, text,
} from './order-fields.ts';

/** PHP writes a list with missing indexes as an object, and an empty object as a list. */
export const asList = (value: unknown): unknown => (isPlainObject(value) ? Object.values(value) : value);
const asRecord = (value: unknown): Record<string, unknown> => (isPlainObject(value) ? value : {});
const list = <T extends z.ZodType>(item: T) => anything.transform(asList).pipe(z.array(item));
const optionalList = <T extends z.ZodType>(item: T) =>
  anything.transform((value) => asList(value) ?? []).pipe(z.array(item));

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
  line_items: list(z.object({
    id: requiredId, product_id: optionalId, variation_id: optionalId, sku: line(100), name: line(500),
    quantity, total: money, meta_data: anything.transform(asList),
  })),
  fee_lines: optionalList(z.object({ name: line(200), total: signedMoney })),
  coupon_lines: optionalList(z.object({ code: line(100) })),
  shipping_lines: optionalList(z.object({ method_id: line(100), method_title: line(200) })),
  refunds: optionalList(z.object({ id: optionalId, total: signedMoney })),
  meta_data: anything.transform(asList),
});

export type RawOrder = z.output<typeof orderSchema>;
