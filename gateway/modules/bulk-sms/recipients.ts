import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { orderText, ORDER_SMS_WORDS, unknownWord, wordsOfText, type OrderSmsWords } from '../../../schema/rules/order-words.ts';
import { phoneOfSheet } from '../../../schema/rules/phone.ts';
import { smsSegments } from '../../../schema/rules/sms.ts';
import { MAX_NUMBERS_TEXT, readNumbers } from '../../../schema/rules/typed-numbers.ts';
import { requiredText, text as anyText } from '../../commands/fields.ts';
import type { db, Tx } from '../../db/client.ts';
import { mistakeIn, ValidationError } from '../../errors.ts';
import { whereOf } from '../../list-query/list-query.ts';
import type { Session } from '../../session/session.ts';
import { customerListQuery } from '../customers/customer-list-query.ts';
import { chosenCustomers, selection } from '../customers/customer-selection.ts';
import { optedOut } from '../customers/opted-out.ts';
import { orderWords } from '../order-messages/order-words.ts';

/** Numbers of one job: what a gateway takes in some quarters of an hour. */
export const MAX_NUMBERS = 10_000;
const MAX_SHOWN = 20;
const MAX_MESSAGE = 1_000;

export const bulkSmsInput = z.object({
  numbers: z.array(z.object({
    number: anyText(40).describe('As it was typed: also with +880, spaces or Bangla digits.'),
    name: anyText(100).optional().describe('Who that is; as the customer is called when left out.'),
  })).max(MAX_NUMBERS).default([]).describe('Each by itself; of more than some thousands the cost is too high, and `list` takes them.'),
  list: anyText(MAX_NUMBERS_TEXT).default('').describe('Many of them as one text: one in a line, its name behind a comma. Beside `numbers`.'),
  customers: customerListQuery.filter.optional().describe('And all customers that a list with this filter shows; left out for none.'),
  chosen: selection.customers.describe('And these customers.'),
  text: requiredText(700).describe('The message; {name}, {order}, {due}, {tracking} and the other words stand for what the last order of each number says.'),
});

export type BulkSmsInput = z.output<typeof bulkSmsInput>;

export interface Recipient {
  /** As 01XXXXXXXXX. */
  phone: string;
  message: string;
  segments: number;
}

export interface BulkSmsPlan {
  recipients: Recipient[];
  /** What is no mobile number, as it was typed; the first ones. */
  invalid: string[];
  invalidCount: number;
  /** Numbers that were there already. */
  duplicateCount: number;
  optedOutCount: number;
  /** Numbers of which a word of the text is not known: no name, no order, no tracking code. */
  unfilledCount: number;
  segments: number;
}

type Client = Tx | typeof db;

/**
 * Who gets which message: each number once, without those who want no SMS, and without those for whom a word of the text
 * would stay empty. Throws ValidationError for too many numbers and for a text with unknown words, NotFoundError for a customer
 * that does not exist.
 */
export async function planBulkSms(client: Client, session: Session, { numbers, list, customers, chosen, text }: BulkSmsInput): Promise<BulkSmsPlan> {
  const unknown = unknownWord(text, ORDER_SMS_WORDS);
  if (unknown) throw mistakeIn('text', msg('{{word}} stands for nothing', { word: `{${unknown}}` }));
  const typed = [...numbers, ...readNumbers(list)].map(({ number, name = '' }) => ({ typed: number, phone: phoneOfSheet(number), name }));
  const invalid = typed.filter(({ phone }) => !phone).map((one) => one.typed);
  const listed = customers ? await customersOf(client, session, customers) : [];
  const picked = chosen ? await chosenCustomers(client, session.businessId, chosen) : [];
  const valid = [...typed.flatMap(({ phone, name }) => (phone ? [{ phone, name }] : [])), ...picked, ...listed];
  const names = new Map<string, string>();
  for (const { phone, name } of valid) names.set(phone, names.get(phone) || name);
  if (names.size > MAX_NUMBERS) throw new ValidationError(msg('At most {{limit}} numbers at once', { limit: MAX_NUMBERS }));
  const out = await optedOut(client, session.businessId, [...names.keys()]);
  const phones = [...names.keys()].filter((phone) => !out.has(phone));
  const words = await wordsFor(client, session.businessId, phones, text);
  const recipients = phones.flatMap((phone): Recipient[] => {
    const message = filled(text, words.get(phone), names.get(phone));
    return message === null ? [] : [{ phone, message, segments: smsSegments(message).segments }];
  });
  return {
    recipients, invalid: invalid.slice(0, MAX_SHOWN), invalidCount: invalid.length,
    duplicateCount: valid.length - names.size, optedOutCount: out.size, unfilledCount: phones.length - recipients.length,
    segments: recipients.reduce((sum, { segments }) => sum + segments, 0),
  };
}

async function customersOf(client: Client, session: Session, filter: NonNullable<BulkSmsInput['customers']>) {
  session.assertCan(customerListQuery.permission);
  const where = await whereOf(customerListQuery, session, filter, client as Tx);
  return client.customer.findMany({
    where, select: { phone: true, name: true }, orderBy: [{ lastOrderAt: 'desc' }, { id: 'desc' }], take: MAX_NUMBERS + 1,
  });
}

/** Words that only an order knows. */
const OF_ORDERS = new Set<string>(ORDER_SMS_WORDS.filter((word) => word !== 'name' && word !== 'shop'));

/** What the last order of each number says that was not cancelled, and who the customer is. Two statements, or four with orders. */
async function wordsFor(client: Client, businessId: string, phones: string[], text: string): Promise<Map<string, OrderSmsWords & { isOrder: boolean }>> {
  const wanted = wordsOfText(text);
  if (wanted.length === 0) return new Map();
  const needsOrders = wanted.some((word) => OF_ORDERS.has(word));
  const { name: shop } = await client.business.findUniqueOrThrow({ where: { id: businessId }, select: { name: true } });
  const known = await client.$queryRaw<{ phone: string; name: string; orderId: string | null }[]>`
    SELECT p AS "phone", coalesce(c."name", '') AS "name", o."id" AS "orderId"
    FROM unnest(${phones}::text[]) p
    LEFT JOIN "Customer" n ON n."businessId" = ${businessId}::uuid AND n."phone" = p
    LEFT JOIN "Customer" c ON c."businessId" = n."businessId" AND c."id" = coalesce(n."mergedIntoId", n."id")
    LEFT JOIN LATERAL (
      SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "phone" = p AND "status" <> 'CANCELLED'
      ORDER BY "createdAt" DESC LIMIT 1
    ) o ON ${needsOrders}`;
  const orders = await orderWords(client, businessId, known.flatMap(({ orderId }) => orderId ?? []));
  const none = { name: '', order: '', items: '', date: '', total: 0, advance: 0, due: 0, tracking: '', link: '', courier: '', shop };
  return new Map(known.map(({ phone, name, orderId }) => {
    const order = orderId === null ? undefined : orders.get(orderId);
    return [phone, { ...none, name, ...order, isOrder: order !== undefined }];
  }));
}

/** The message for one number; null where a word of the text is not known. */
function filled(text: string, words: (OrderSmsWords & { isOrder: boolean }) | undefined, typedName = ''): string | null {
  if (!words) return text;
  const values = { ...words, name: typedName || words.name };
  const isKnown = wordsOfText(text).every((word) => {
    if (OF_ORDERS.has(word) && !words.isOrder) return false;
    return values[word as keyof OrderSmsWords] !== '';
  });
  const message = orderText(text, values);
  return isKnown && message.length <= MAX_MESSAGE ? message : null;
}
