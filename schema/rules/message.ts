import { formatCount, formatDay, formatTaka } from './format.ts';

/**
 * Sentences for people that are written in one place and shown in another: in a constant, or on the other side of the
 * wire. The English sentence is the key of its translations in `web/locales`, exactly as in `t('...')`.
 */

declare const marked: unique symbol;

/** An English sentence that `npm run texts` has found, because it stands as a literal in `msg('...')`. */
export type MessageKey = string & { readonly [marked]: true };

/** What a placeholder stands for. A message as a value is translated too. */
export type MessageValue = string | number | Message;
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A sentence with placeholders, and what stands in them. */
export interface FilledMessage {
  readonly key: MessageKey;
  readonly values: MessageValues;
}

export type Message = MessageKey | FilledMessage;

/** A literal only: what is put together at run time can be found by no extractor and translated by nobody. */
type Literal<Text extends string> = string extends Text ? never : Text;

/**
 * Marks a sentence for translation: `msg('Order List')`, `msg('{{left}} of {{sku}} left', { left, sku })`. Placeholders
 * may name a format: `{{amount, taka}}`, `{{at, day}}`, `{{count, number}}`. The plural follows `count`, with the
 * singular of English beside it: `msg('{{count}} lines', { count, defaultValue_one: '{{count}} line' })`.
 */
export function msg<const Text extends string>(key: Literal<Text>): MessageKey;
export function msg<const Text extends string>(key: Literal<Text>, values: MessageValues): FilledMessage;
export function msg(key: string, values?: MessageValues): Message {
  return values ? { key: key as MessageKey, values } : (key as MessageKey);
}

/** A message as it crosses the wire, beside its English sentence. */
export interface WireMessage {
  /** The English sentence with placeholders: the key of its translations. */
  messageKey: string;
  /** By placeholder; a value that is an object with `messageKey` is a message itself. Empty without placeholders. */
  messageValues: Record<string, unknown>;
}

/** What a client needs to say the sentence in another language. */
export function wireMessage(message: Message | string): WireMessage {
  if (typeof message === 'string') return { messageKey: message, messageValues: {} };
  const values = Object.entries(message.values).filter(([name]) => !name.startsWith('defaultValue'));
  const wired = values.map(([name, value]) => [name, typeof value === 'object' ? wireMessage(value) : value]);
  return { messageKey: message.key, messageValues: Object.fromEntries(wired) as Record<string, unknown> };
}

/** The message that `wireMessage` put on the wire, or into a table. */
export function fromWire({ messageKey, messageValues }: Partial<WireMessage>): Message {
  const values = Object.entries(messageValues ?? {});
  const read = values.map(([name, value]) => [name, typeof value === 'object' ? fromWire(value as WireMessage) : value]);
  // The extractor finds the key where the message was written.
  return { key: messageKey as MessageKey, values: Object.fromEntries(read) as MessageValues };
}

const FORMATS: Record<string, (value: never) => string> = {
  number: (value: number) => formatCount(value),
  taka: (value: number) => formatTaka(value),
  day: (value: string) => formatDay(value),
};

function valueInEnglish(value: MessageValue | undefined, format: string | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'object') return inEnglish(value);
  const write = format === undefined ? String : FORMATS[format];
  if (!write) throw new Error(`No such format of a message: ${format}`);
  // Each format takes its own kind of value; which one came is known at run time only.
  return write(value as never);
}

/** The sentence as the gateway says and stores it. */
export function inEnglish(message: Message | string): string {
  if (typeof message === 'string') return message;
  const { key, values } = message;
  const singular = values['count'] === 1 ? values['defaultValue_one'] : undefined;
  const text = typeof singular === 'string' ? singular : key;
  return text.replace(/\{\{(\w+)(?:, *(\w+))?\}\}/g, (_placeholder, name: string, format?: string) =>
    valueInEnglish(values[name], format));
}
