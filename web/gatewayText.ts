import { i18n, t } from './i18n.ts';
import { messageText } from './messageText.ts';
import { fromWire, type WireMessage } from '../schema/rules/message.ts';

/** A sentence of the gateway as it crosses the wire: errors, and lines of a timeline. */
export interface GatewayText {
  /** In English. */
  readonly message: string;
  readonly messageKey?: string;
  readonly messageValues?: unknown;
}

/** In the language of the page; undefined when nothing was said. What the catalogue does not know stays English. */
export function gatewayText(text: Partial<GatewayText>): string | undefined {
  if (i18n.language === 'en' || !text.messageKey) return text.message || undefined;
  return messageText(fromWire(text as Partial<WireMessage>), t);
}
