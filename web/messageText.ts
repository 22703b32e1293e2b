import type { TFunction } from 'i18next';
import type { Message, MessageValue } from '../schema/rules/message.ts';

const valueText = (value: MessageValue, t: TFunction): string | number =>
  typeof value === 'object' ? messageText(value, t) : value;

/**
 * A sentence that `msg('...')` has marked, in the language of the page. The only place where a key is not a literal
 * before `t`: the type says that the extractor has found it.
 */
export function messageText(message: Message, t: TFunction): string {
  if (typeof message === 'string') return t(message);
  const values = Object.entries(message.values).map(([name, value]) => [name, valueText(value, t)]);
  return t(message.key, Object.fromEntries(values) as Record<string, string | number>);
}
