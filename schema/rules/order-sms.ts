import { formatTaka } from './format.ts';

/** What an order says of itself in an SMS. */
export interface OrderSmsWords {
  name: string;
  order: string;
  /** Taka. */
  due: number;
  tracking: string;
  courier: string;
}

/** Words in braces that stand for what an order says. */
export const ORDER_SMS_WORDS = ['name', 'order', 'due', 'tracking', 'courier'] as const;

/** The text with the order's own words in their places; other braces stay as they are. */
export function orderSmsText(text: string, words: OrderSmsWords): string {
  const values: Record<string, string> = { ...words, due: formatTaka(words.due) };
  return text.replaceAll(/\{([a-z]{2,10})\}/g, (whole, word: string) => (Object.hasOwn(values, word) ? values[word]! : whole));
}
