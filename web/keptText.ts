import { msg, type MessageKey } from '../schema/rules/message.ts';
import { i18n, t } from './i18n.ts';
import { messageText } from './messageText.ts';

/** Sentences into which others are put before they are kept. */
const FILLED = [
  { pattern: /^(?<problem>.+) \((?<detail>[^()]*)\)$/, key: msg('{{problem}} ({{detail}})') },
  { pattern: /^Order (?<order>\S+) could not be read: (?<reason>.+)$/, key: msg('Order {{order}} could not be read: {{reason}}') },
  { pattern: /^Orders can be read, but not changed: (?<problem>.+)$/, key: msg('Orders can be read, but not changed: {{problem}}') },
  { pattern: /^number (?<place>\d+) of the list: (?<reason>.+)$/, key: msg('number {{place}} of the list: {{reason}}') },
  // What changed the balance of a business.
  { pattern: /^SMS to (?<number>\d+)$/, key: msg('SMS to {{number}}') },
  { pattern: /^SMS to (?<number>\d+) was not sent$/, key: msg('SMS to {{number}} was not sent') },
  { pattern: /^Bought (?<payment>.+)$/, key: msg('Bought {{payment}}') },
  { pattern: /^Refund of (?<described>.+)$/, key: msg('Refund of {{described}}') },
  { pattern: /^(?<count>\d+) SMS for ৳(?<amount>[\d.,]+)$/, key: msg('{{count}} SMS for ৳{{amount}}') },
  // Fields of an order, as the shop names them.
  { pattern: /^(?<first>[a-z_]+(?:\.\w+)*: [^;]+); (?<others>.+)$/, key: msg('{{first}}; {{others}}') },
  { pattern: /^(?<field>[a-z_]+(?:\.\w+)*): (?<mistake>.+)$/, key: msg('{{field}}: {{mistake}}') },
];

/**
 * A sentence that the gateway has kept in English, such as why a shop did not answer, in the language of the page. What
 * the catalogue does not know stays English.
 */
export function keptText(text: string): string {
  if (i18n.language === 'en') return text;
  if (i18n.exists(text as string)) return messageText(text as MessageKey, t);
  for (const { pattern, key } of FILLED) {
    const values = pattern.exec(text)?.groups;
    if (!values) continue;
    // A count chooses the plural.
    const known = Object.entries(values).map(([name, value]) => [name, name === 'count' ? Number(value) : keptText(value)]);
    return messageText({ key, values: Object.fromEntries(known) as Record<string, string | number> }, t);
  }
  return text;
}
