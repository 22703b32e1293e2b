import type { DateInput } from './format.ts';
import { smsSegments } from './sms.ts';

/** What an order says of itself in a shipping note. */
export interface NoteWords {
  name: string;
  order: string;
  /** What is ordered, as lists say it. */
  items: string;
  /** When it was ordered; empty where that is not known. */
  date: DateInput;
  /** Taka. */
  total: number;
  /** Taka. */
  advance: number;
  /** Taka. */
  due: number;
  courier: string;
  /** The name of the business. */
  shop: string;
}

/** What an order says of itself in an SMS. */
export interface OrderSmsWords extends NoteWords {
  tracking: string;
  /** Where the parcel is followed; empty where the delivery method names no such page. */
  link: string;
}

/** Words in braces that a shipping note fills in. The courier reads it before the parcel has a tracking code. */
export const NOTE_WORDS = ['name', 'order', 'items', 'date', 'total', 'advance', 'due', 'courier', 'shop'] as const satisfies (keyof NoteWords)[];

/** Words in braces that an SMS fills in. */
export const ORDER_SMS_WORDS = [...NOTE_WORDS, 'tracking', 'link'] as const satisfies (keyof OrderSmsWords)[];

/** '{name}, {order} and {items}': what can be written, for those who write it. */
export const wordList = (words: readonly string[]): string => words.map((word) => `{${word}}`).join(', ').replace(/, ([^,]*)$/, ' and $1');

// Not those of the screen, which may be in Bangla: the gateway fills in English digits.
const COUNT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'Asia/Dhaka' });

const inBraces = /\{([^{}\n]{1,40})\}/g;

/**
 * The text with the order's own words in their places; other braces stay as they are. Amounts read 'TK 1,250' where the
 * message is English, and pieces 'x2': the taka sign and the '×' of lists would make it as dear as a Bangla one.
 */
export function orderText(text: string, words: NoteWords | OrderSmsWords): string {
  const english = fill(text, words, (taka) => `TK ${COUNT.format(taka)}`);
  return smsSegments(english).encoding === 'GSM-7' ? english : fill(text, words, (taka) => `৳${COUNT.format(taka)}`);
}

function fill(text: string, words: NoteWords | OrderSmsWords, amount: (taka: number) => string): string {
  const { total, advance, due, date, items, ...rest } = words;
  const values: Record<string, string> = {
    ...rest, items: items.replaceAll('×', 'x'), total: amount(total), advance: amount(advance), due: amount(due), date: date === '' ? '' : DAY.format(new Date(date)),
  };
  return text.replaceAll(inBraces, (whole, word: string) => (Object.hasOwn(values, word) ? values[word]! : whole));
}

/** What stands in braces and is none of these words: it would be read as it is typed. '{nmae}' in '{nmae}, thank you'. */
export const unknownWord = (text: string, known: readonly string[]): string | undefined => wordsIn(text).find((word) => !known.includes(word));

/** Whether the text says something of an order, so that only an order can fill it in. */
export const needsOrder = (text: string): boolean => wordsOfText(text).length > 0;

/** Words of an order that stand in the text, each once. */
export const wordsOfText = (text: string): string[] => [...new Set(wordsIn(text))].filter((word) => ORDER_SMS_WORDS.includes(word as never));

const wordsIn = (text: string) => [...text.matchAll(inBraces)].map(([, word]) => word!);
