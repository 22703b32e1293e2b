import { formatCount, formatTaka } from './format.ts';
import { smsSegments } from './sms.ts';

/** What an order says of itself in an SMS. */
export interface OrderSmsWords {
  name: string;
  order: string;
  /** Taka. */
  total: number;
  /** Taka. */
  advance: number;
  /** Taka. */
  due: number;
  tracking: string;
  /** Where the parcel is followed; empty where the delivery method names no such page. */
  link: string;
  courier: string;
  /** The name of the business. */
  shop: string;
}

/** Words in braces that stand for what an order says. */
export const ORDER_SMS_WORDS = ['name', 'order', 'total', 'advance', 'due', 'tracking', 'link', 'courier', 'shop'] as const;

const inBraces = /\{([^{}\n]{1,40})\}/g;

/**
 * The text with the order's own words in their places; other braces stay as they are. Amounts read 'TK 1,250' where the
 * message is English: the taka sign would make it as dear as a Bangla one.
 */
export function orderSmsText(text: string, words: OrderSmsWords): string {
  const english = fill(text, words, (taka) => `TK ${formatCount(taka)}`);
  return smsSegments(english).encoding === 'GSM-7' ? english : fill(text, words, formatTaka);
}

function fill(text: string, words: OrderSmsWords, amount: (taka: number) => string): string {
  const { total, advance, due, ...rest } = words;
  const values: Record<string, string> = { ...rest, total: amount(total), advance: amount(advance), due: amount(due) };
  return text.replaceAll(inBraces, (whole, word: string) => (Object.hasOwn(values, word) ? values[word]! : whole));
}

/** What stands in braces and is no word of an order: customers would read it as it is typed. '{nmae}' in '{nmae}, thank you'. */
export function unknownOrderWord(text: string): string | undefined {
  return wordsIn(text).find((word) => !ORDER_SMS_WORDS.includes(word as never));
}

/** Whether the text says something of an order, so that only an order can fill it in. */
export const needsOrder = (text: string): boolean => wordsIn(text).some((word) => ORDER_SMS_WORDS.includes(word as never));

/** Words of an order that stand in the text, each once. */
export const wordsOfText = (text: string): string[] => [...new Set(wordsIn(text))].filter((word) => ORDER_SMS_WORDS.includes(word as never));

const wordsIn = (text: string) => [...text.matchAll(inBraces)].map(([, word]) => word!);
