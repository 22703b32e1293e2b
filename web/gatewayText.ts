import { i18n, t } from './i18n.ts';
import { messageText } from './messageText.ts';
import type { Message } from '../schema/rules/message.ts';

/** A sentence of the gateway as it crosses the wire: errors, and lines of a timeline. */
export interface GatewayText {
  /** In English. */
  readonly message: string;
  readonly messageKey?: string;
  readonly messageValues?: unknown;
}

function toMessage({ messageKey, messageValues }: Pick<GatewayText, 'messageKey' | 'messageValues'>): Message {
  const values = Object.entries((messageValues ?? {}) as Record<string, string | number | GatewayText>);
  const read = values.map(([name, value]) => [name, typeof value === 'object' ? toMessage(value) : value]);
  // The extractor finds the key in the gateway's code.
  return { key: messageKey, values: Object.fromEntries(read) } as Message;
}

/** In the language of the page; undefined when nothing was said. What the catalogue does not know stays English. */
export function gatewayText(text: Partial<GatewayText>): string | undefined {
  if (i18n.language === 'en' || !text.messageKey) return text.message || undefined;
  return messageText(toMessage(text), t);
}
